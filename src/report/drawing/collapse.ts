import { groupBy } from '../../model/group-by.js';
import { counted } from '../text/counted.js';
import { type Drawing, type DrawnColumn, type DrawnEdge, type DrawnLink, type DrawnPair, NO_LINKS } from './drawing.js';

/** A drawing without the columns that neither change nor are affected; what led through them is an edge of datasets. */
export function withoutContextColumns(drawing: Drawing): Drawing {
  const isKept = ({ state }: DrawnColumn) => state !== 'context';
  const ends = new Set(drawing.links.filter(({ state }) => state !== 'context').flatMap(fieldsOf));
  const kept = new Set(
    drawing.datasets.flatMap(({ columns }) => columns.filter((one) => isKept(one) || ends.has(one.field)).map(({ field }) => field)),
  );
  const gone = countColumns(drawing) - kept.size;
  return withColumns(drawing, kept, gone === 0 ? [] : [`${counted(gone, 'column')} on the way that do not change`]);
}

/** A drawing of datasets alone, whose edges count the column pairs. */
export function withoutColumns(drawing: Drawing): Drawing {
  const columns = countColumns(drawing);
  return withColumns(drawing, new Set(), columns === 0 ? [] : [`${counted(columns, 'column')}: edges count them instead`]);
}

/** A drawing of what changes alone: no dataset that only lies on the way. */
export function withoutContext(drawing: Drawing): Drawing {
  const links = drawing.links.filter(({ state }) => state !== 'context');
  const ends = new Set(links.flatMap(({ upstream, downstream }) => [upstream, downstream]));
  const datasets = drawing.datasets.filter(({ urn, state }) => state !== 'context' || ends.has(urn));
  const gone = drawing.datasets.length - datasets.length;
  return {
    datasets,
    links,
    leftOut: [...drawing.leftOut, ...(gone === 0 ? [] : [`${counted(gone, 'dataset')} whose lineage does not change`])],
  };
}

export function countColumns({ datasets }: Drawing): number {
  return datasets.reduce((sum, { columns }) => sum + columns.length, 0);
}

function fieldsOf(link: DrawnLink): readonly string[] {
  return link.element === 'pair' ? [link.upstreamField, link.downstreamField] : [];
}

function withColumns(drawing: Drawing, kept: ReadonlySet<string>, leftOut: readonly string[]): Drawing {
  const groups = groupBy(drawing.links, ({ downstream, upstream }) => `${downstream}\n${upstream}`);
  const links = [...groups.values()].flatMap((group) => {
    const shown = group.filter((link) => link.element === 'pair' && fieldsOf(link).every((field) => kept.has(field)));
    const hidden = group.filter((link): link is DrawnPair => link.element === 'pair' && !shown.includes(link));
    const edge = group.find((link): link is DrawnEdge => link.element === 'edge');
    return hidden.length === 0 ? group : [edgeFor(edge ?? hiddenEdge(group[0]), hidden), ...shown];
  });
  const datasets = drawing.datasets.map((dataset) => ({ ...dataset, columns: dataset.columns.filter(({ field }) => kept.has(field)) }));
  return { datasets, links, leftOut: [...drawing.leftOut, ...leftOut] };
}

function hiddenEdge({ downstream, upstream }: DrawnLink): DrawnEdge {
  return { element: 'edge', downstream, upstream, state: 'context', note: '', counted: null };
}

/** An edge that is there as before, and whose columns change, changes. */
function edgeFor(edge: DrawnEdge, hidden: readonly DrawnPair[]): DrawnEdge {
  const counts = { ...(edge.counted ?? NO_LINKS) };
  for (const { state } of hidden) counts[state]++;
  const changes = counts.added + counts.removed + counts.changed > 0;
  const state = edge.state !== 'context' ? edge.state : changes ? 'changed' : counts.marked > 0 ? 'marked' : 'context';
  return { ...edge, state, counted: counts };
}

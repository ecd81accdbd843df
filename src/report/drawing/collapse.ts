import { groupBy } from '../../model/group-by.js';
import { countEntities } from '../words/entity-words.js';
import { pluralize } from '../words/pluralize.js';
import {
  type Drawing,
  type DrawnEdge,
  type DrawnLink,
  type DrawnPair,
  isLost,
  NO_LINKS,
} from './drawing.js';

/**
 * Removes the columns that neither change nor are affected. Edges between datasets replace the
 * pairs that led through them.
 */
export function withoutContextColumns(drawing: Drawing): Drawing {
  const changing = drawing.links.filter(({ state }) => state !== 'context').flatMap(pairFields);
  const affected = drawing.datasets.flatMap(({ columns }) =>
    columns.filter(({ state }) => state !== 'context').map(({ field }) => field),
  );
  return keepColumns(drawing, [...changing, ...affected], ' on the way that do not change');
}

/** Removes all columns. The edges count the column pairs. */
export function withoutColumns(drawing: Drawing): Drawing {
  return keepColumns(drawing, [], ': edges count them instead');
}

/** Removes all columns except the columns of removed pairs. The edges count the other pairs. */
export function withLostColumns(drawing: Drawing): Drawing {
  const lost = drawing.links.filter(isLost).flatMap(pairFields);
  return keepColumns(drawing, lost, ': edges count them instead');
}

/** Removes the datasets and links that do not change. */
export function withoutContext(drawing: Drawing): Drawing {
  const links = drawing.links.filter(({ state }) => state !== 'context');
  const ends = new Set(links.flatMap(({ upstream, downstream }) => [upstream, downstream]));
  const datasets = drawing.datasets.filter(
    ({ urn, state }) => state !== 'context' || ends.has(urn),
  );
  const kept = new Set(datasets.map(({ urn }) => urn));
  const gone = drawing.datasets.map(({ urn }) => urn).filter((urn) => !kept.has(urn));
  return {
    datasets,
    links,
    leftOut: [
      ...drawing.leftOut,
      ...(gone.length === 0 ? [] : [`${countEntities(gone)} whose lineage does not change`]),
    ],
  };
}

export function countColumns({ datasets }: Drawing): number {
  return datasets.reduce((sum, { columns }) => sum + columns.length, 0);
}

/** Returns the columns at the ends of a pair. An edge has no columns. */
export function pairFields(link: DrawnLink): readonly string[] {
  return link.element === 'pair' ? [link.upstreamField, link.downstreamField] : [];
}

/** @param why follows the number of removed columns */
function keepColumns(drawing: Drawing, fields: readonly string[], why: string): Drawing {
  const kept = new Set(fields);
  const groups = groupBy(drawing.links, ({ downstream, upstream }) => `${downstream}\n${upstream}`);
  const links = [...groups.values()].flatMap((group) => {
    const isShown = (link: DrawnLink) => pairFields(link).every((field) => kept.has(field));
    const pairs = group.filter((link): link is DrawnPair => link.element === 'pair');
    const shown = pairs.filter(isShown);
    const hidden = pairs.filter((pair) => !isShown(pair));
    const edge = group.find((link): link is DrawnEdge => link.element === 'edge');
    return hidden.length === 0
      ? group
      : [collapsedEdge(edge ?? hiddenEdge(group[0]), hidden), ...shown];
  });
  const datasets = drawing.datasets.map((dataset) => ({
    ...dataset,
    columns: dataset.columns.filter(({ field }) => kept.has(field)),
  }));
  const gone = countColumns(drawing) - countColumns({ ...drawing, datasets });
  const note = gone === 0 ? [] : [`${pluralize(gone, 'column')}${why}`];
  return { datasets, links, leftOut: [...drawing.leftOut, ...note] };
}

function hiddenEdge({ downstream, upstream }: DrawnLink): DrawnEdge {
  return { element: 'edge', downstream, upstream, state: 'context', note: '', hiddenPairs: null };
}

/** Counts the hidden pairs on an edge. An unchanged edge becomes changed if its pairs change. */
function collapsedEdge(edge: DrawnEdge, hidden: readonly DrawnPair[]): DrawnEdge {
  const counts = { ...(edge.hiddenPairs ?? NO_LINKS) };
  for (const { state } of hidden) counts[state]++;
  const changes = counts.added + counts.removed + counts.changed > 0;
  const state =
    edge.state !== 'context'
      ? edge.state
      : changes
        ? 'changed'
        : counts.marked > 0
          ? 'marked'
          : 'context';
  return { ...edge, state, hiddenPairs: counts };
}

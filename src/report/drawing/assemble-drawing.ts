import { compareText } from '../../errors/compare-text.js';
import { describeDataset, longName } from '../../plan/document/address-book.js';
import type { ChangeKind } from '../../plan/document/change.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName, parseColumnUrn } from '../../urn/schema-field-urn.js';
import { type LineageElement, type NamedEnd, pairDownstream } from '../words/dataset-names.js';
import type {
  BoxKey,
  ColumnState,
  Drawing,
  DrawnColumn,
  DrawnDataset,
  DrawnLink,
  LinkState,
} from './drawing.js';

export interface DrawingParts {
  /** If a dataset has several names, the first name counts. */
  readonly names: Iterable<NamedEnd>;
  readonly links: readonly DrawnLink[];
  /** States of the datasets that are not mere context. */
  readonly states: ReadonlyMap<EntityUrn, DrawnDataset['state']>;
  /** Default: none. */
  readonly notes?: ReadonlyMap<EntityUrn, readonly string[]>;
  /**
   * States of columns by urn. Columns at the ends of pairs are drawn even if they are not in here.
   * Default: none.
   */
  readonly columns?: ReadonlyMap<string, ColumnState>;
  /** Default: none. */
  readonly leftOut?: readonly string[];
}

/**
 * Builds a complete and sorted drawing: every end of a link is drawn, and the same parts give the
 * same drawing.
 */
export function assembleDrawing({
  names,
  links,
  states,
  notes = new Map(),
  columns = new Map(),
  leftOut = [],
}: DrawingParts): Drawing {
  const byUrn = firstNames(names);
  const fields = columnsByDataset(links, columns);
  const datasets = [...byUrn].map(([urn, name]) => ({
    urn,
    name,
    caption: describeDataset(urn),
    state: states.get(urn) ?? 'context',
    notes: notes.get(urn) ?? [],
    columns: fields.get(urn) ?? [],
  }));
  return {
    datasets: datasets.sort((a, b) => compareText(a.urn, b.urn)),
    links: [...links].sort(compareLinks),
    leftOut,
  };
}

function firstNames(names: Iterable<NamedEnd>): ReadonlyMap<EntityUrn, string> {
  const first = new Map<EntityUrn, string>();
  for (const { urn, name } of names)
    if (!first.has(urn)) first.set(urn, name === '' ? longName(urn) : name);
  return first;
}

function columnsByDataset(
  links: readonly DrawnLink[],
  states: ReadonlyMap<string, ColumnState>,
): ReadonlyMap<BoxKey, readonly DrawnColumn[]> {
  const byDataset = new Map<BoxKey, DrawnColumn[]>();
  const seen = new Set<string>();
  for (const { dataset, field } of [
    ...links.flatMap(columnEnds),
    ...[...states.keys()].flatMap(parseColumnEnd),
  ]) {
    if (seen.has(field)) continue;
    seen.add(field);
    const columns = byDataset.get(dataset) ?? [];
    columns.push({ field, name: columnName(field), state: states.get(field) ?? 'context' });
    byDataset.set(dataset, columns);
  }
  for (const columns of byDataset.values())
    columns.sort((a, b) => compareText(a.name, b.name) || compareText(a.field, b.field));
  return byDataset;
}

interface ColumnEnd {
  readonly dataset: BoxKey;
  readonly field: string;
}

/**
 * Takes the ends from the link without parsing, so that a saved plan written by hand is drawn too.
 */
function columnEnds(link: DrawnLink): readonly ColumnEnd[] {
  if (link.element === 'edge') return [];
  return [
    { dataset: link.upstream, field: link.upstreamField },
    { dataset: link.downstream, field: link.downstreamField },
  ];
}

function parseColumnEnd(field: string): readonly ColumnEnd[] {
  const parsed = parseColumnUrn(field);
  return parsed.ok ? [{ dataset: parsed.value.parent, field }] : [];
}

/** Compares by downstream, then by upstream. An edge comes before its pairs. */
function compareLinks(a: DrawnLink, b: DrawnLink): number {
  return (
    compareText(sortKey(a), sortKey(b)) ||
    compareText(a.state, b.state) ||
    compareText(a.note, b.note)
  );
}

function sortKey(link: DrawnLink): string {
  const ends = `${link.downstream}\n${link.upstream}\n`;
  return link.element === 'edge' ? ends : `${ends}${link.downstreamField}\n${link.upstreamField}`;
}

export const linkStates: Readonly<Record<ChangeKind, LinkState>> = {
  create: 'added',
  delete: 'removed',
  update: 'changed',
  mark: 'marked',
};

/** The states of columns by the kind of change of their pairs. */
export const changedStates: Readonly<Record<ChangeKind, ColumnState>> = {
  create: 'gains',
  delete: 'loses',
  update: 'altered',
  mark: 'context',
};

/** Draws an edge or a pair. A pair that a job holds joins the columns past the job. */
export function drawnLink(
  one: LineageElement,
  look: Pick<DrawnLink, 'state' | 'note' | 'overwrites'>,
): DrawnLink {
  const { downstream, upstream } = one;
  if (one.element === 'edge')
    return { element: 'edge', downstream, upstream, ...look, hiddenPairs: null };
  const { downstreamField, upstreamField } = one;
  const ends = { downstream: pairDownstream(one), upstream };
  return { element: 'pair', ...ends, downstreamField, upstreamField, ...look };
}

import { itemAt } from '../../model/item-at.js';
import { kindOf } from '../../model/kinds.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type Change, changedEnd, type LineageChange } from '../document/change.js';
import { storedRecords, storedUpstreams } from '../unit/stored-lineage.js';
import { type ColumnNumbers, compareColumns } from './column-numbers.js';
import type { NumberedPair } from './numbered-graph.js';
import { AFTER, BEFORE, THROUGHOUT } from './traverse.js';

/** The lineage of one dataset, by any writer, and the changes of it. */
export interface DatasetLineage {
  /** Undefined for a dataset that was not read. */
  readonly reading: DatasetReading | undefined;
  readonly changes: readonly LineageChange[];
}

/**
 * Lists the column pairs of a dataset before and after its changes, each once, whatever the
 * transforms between its columns. A catalog shows no path along a pair without its edge, so a pair
 * exists only while its edge does.
 */
export function columnPairs(
  { reading, changes }: DatasetLineage,
  columns: ColumnNumbers,
): readonly NumberedPair[] {
  const edges = new Map<string, number>();
  const pairs = new Map<string, NumberedPair>();
  if (reading) {
    for (const upstream of storedUpstreams(reading)) edges.set(upstream, THROUGHOUT);
    for (const pair of storedPairs(reading, columns)) pairs.set(pairKey(pair), pair);
  }
  for (const change of changes) {
    if (change.element === 'edge') {
      const end = changedEnd(change);
      edges.set(end, timesAfter(change, edges.get(end)));
      continue;
    }
    const fields = { upstreams: [change.upstreamField], downstreams: [change.downstreamField] };
    for (const { downstream, upstream } of recordPairs(change.downstream, fields, columns)) {
      const key = pairKey({ downstream, upstream });
      pairs.set(key, { downstream, upstream, times: timesAfter(change, pairs.get(key)?.times) });
    }
  }
  return [...pairs.values()].flatMap(({ downstream, upstream, times: own }) => {
    const times = own & (edges.get(itemAt(columns.datasets, upstream)) ?? 0);
    return times === 0 || downstream === upstream ? [] : [{ downstream, upstream, times }];
  });
}

function timesAfter({ after }: LineageChange, before = 0): number {
  return after ? before | AFTER : before & BEFORE;
}

function pairKey({ downstream, upstream }: Pick<NumberedPair, 'downstream' | 'upstream'>): string {
  return `${downstream} ${upstream}`;
}

/**
 * Lists the pairs that a reading shows. Skips records that do not lead from columns to columns. The
 * order of the records has no meaning, so no answer may depend on it.
 */
function storedPairs(reading: DatasetReading, columns: ColumnNumbers): readonly NumberedPair[] {
  const { urns } = columns;
  return storedRecords(reading)
    .filter(({ upstreamType }) => upstreamType === 'FIELD_SET')
    .flatMap((record) => recordPairs(reading.urn, record, columns))
    .sort(
      (a, b) =>
        compareColumns(urns, a.downstream, b.downstream) ||
        compareColumns(urns, a.upstream, b.upstream),
    );
}

function recordPairs(
  dataset: EntityUrn,
  { upstreams = [], downstreams = [] }: Pick<FineGrainedRecord, 'upstreams' | 'downstreams'>,
  { numberOf, datasets }: ColumnNumbers,
): readonly NumberedPair[] {
  const holdsOthers = kindOf(dataset).columns === 'between';
  const own = downstreams.flatMap((field) => {
    const column = numberOf(field);
    const isOwn = column !== undefined && (holdsOthers || datasets[column] === dataset);
    return isOwn ? [column] : [];
  });
  return upstreams.flatMap((field) => {
    const upstream = numberOf(field);
    if (upstream === undefined) return [];
    return own.map((downstream) => ({ downstream, upstream, times: THROUGHOUT }));
  });
}

/**
 * Finds the changes that can alter ancestors. A change of mark, type, confidence or transform
 * cannot: a pair with another transform joins the same two columns.
 */
export function structuralChanges(changes: readonly Change[]): readonly LineageChange[] {
  return changes.filter(isStructural);
}

function isStructural(change: Change): change is LineageChange {
  return change.element !== 'dataset' && (change.kind === 'create' || change.kind === 'delete');
}

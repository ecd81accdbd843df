import { compareText } from '../../errors/compare-text.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { withMarkText } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EdgeChange, type PairChange, pairId } from '../change.js';
import { columnKeys, columnsOfRecords } from '../lineage/column-keys.js';
import { type PairOccurrence, pairKey, recordPairs } from '../lineage/record-pairs.js';
import type { EntityBefore, LineageBefore, ReceiptEvent } from '../receipt.js';
import type { Undo, UndoneEdge, UndonePair, UndoneUnit } from './undo.js';

/**
 * What a receipt says was set out to be written. Not whether it was: that is told by what the catalog holds, so the
 * receipt of a run that failed or was killed is as good as any other.
 *
 * @param isProven whether digests show that nobody edited the receipt by hand. Default: nothing shows it.
 */
export function undoOf(events: readonly ReceiptEvent[], isProven = false): Undo {
  const applied = appliedUnits(events);
  const lineage = events.flatMap((event) => (event.event === 'before' && event.unit === 'lineage' ? [event] : []));
  const entities = events.flatMap((event) => (event.event === 'before' && event.unit === 'entity' ? [event] : []));
  return {
    units: new Map(lastOf(lineage).map((before) => [before.urn, undoneUnit(before, { isProven, cutOff: !applied.has(before.urn) })])),
    datasets: lastOf(entities).map(({ urn, change }) => ({ urn, was: change.before, became: change.after })),
  };
}

/** Before a write was sent anew, its dataset was read anew. Sorted by urn. */
function lastOf<T extends LineageBefore | EntityBefore>(events: readonly T[]): readonly T[] {
  const last = new Map<DatasetUrn, T>(events.map((event) => [event.urn, event]));
  return [...last.values()].sort((a, b) => compareText(a.urn, b.urn));
}

/** Of several outcomes of one unit the last counts: what was written may have proved to be another thing. */
function appliedUnits(events: readonly ReceiptEvent[]): ReadonlySet<DatasetUrn> {
  const outcomes = new Map(
    events.flatMap((event) => (event.event === 'outcome' && event.unit === 'lineage' ? [[event.urn, event.outcome] as const] : [])),
  );
  return new Set([...outcomes].filter(([, outcome]) => outcome === 'applied').map(([urn]) => urn));
}

interface Recorded {
  readonly isProven: boolean;
  readonly cutOff: boolean;
}

function undoneUnit({ urn, upstreamLineage, changes }: LineageBefore, { isProven, cutOff }: Recorded): UndoneUnit {
  const records = groupBy(upstreamLineage?.upstreams ?? [], ({ dataset }) => dataset);
  const edges = changes.flatMap((change) => (change.element === 'edge' ? [change] : []));
  const pairs = changes.flatMap((change) => (change.element === 'pair' ? [change] : []));
  const taken = takenFrom(urn, upstreamLineage);
  return {
    isProven,
    edges: new Map(edges.map((change) => [change.upstream, undoneEdge(change, groupAt(records, change.upstream), cutOff)])),
    pairs: new Map(pairs.map((change) => [pairId(change), undonePair(change, taken(change))])),
  };
}

function undoneEdge({ upstream, before, after }: EdgeChange, records: UndoneEdge['records'], cutOff: boolean): UndoneEdge {
  return { upstream, was: before, became: after, records: records.map(unmarked), cutOff };
}

/** Our mark is made anew of the elements that come back, and a receipt must not be a way to put another stack's there. */
function unmarked(record: UpstreamRecord): UpstreamRecord {
  return withMarkText(record, undefined);
}

/**
 * The records that an exclusive change took. The schema that the apply went by is not known any more: spellings of one simplified
 * path are taken for one column.
 */
function takenFrom(urn: DatasetUrn, aspect: UpstreamLineage | null): (change: PairChange) => readonly PairOccurrence[] {
  const records = aspect?.fineGrainedLineages ?? [];
  const keys = columnKeys(() => null, columnsOfRecords(records));
  const writable = records.flatMap((record) => recordPairs(urn, record)).filter((one) => one.writable);
  const byKey = groupBy(writable, (one) => pairKey(one, keys));
  const isTaken = ({ reason, kind }: PairChange) => reason === 'exclusive' && kind !== 'mark';
  return (change) => (isTaken(change) ? groupAt(byKey, pairKey(change, keys)) : []);
}

function undonePair({ upstream, downstreamField, upstreamField, before, after }: PairChange, taken: UndonePair['taken']): UndonePair {
  return { downstreamField, upstream, upstreamField, was: before, became: after, taken };
}

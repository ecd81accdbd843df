import { compareText } from '../../errors/compare-text.js';
import { endUrn } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { withMarkText } from '../../model/mark.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { changedEnd, type EdgeChange, type PairChange, pairId } from '../document/change.js';
import type { EntityBefore, LineageBefore, ReceiptEvent } from '../document/receipt.js';
import { columnKeys, recordColumns } from '../unit/column-keys.js';
import type { PairOccurrence } from '../unit/observed-unit.js';
import type { Undo, Undone, UndoneEdge, UndonePair, UndoneUnit } from '../unit/plan-intent.js';
import { pairKey, recordPairs } from '../unit/record-pairs.js';
import { withLosses } from './undo-losses.js';

/**
 * Collects the intended writes of a receipt. The planner compares them with the catalog to find the
 * writes that were made. So the receipt of a failed or killed run serves too.
 *
 * @param isProven true if digests show that the receipt was not edited by hand. Default: false.
 */
export function undoFromReceipt(events: readonly ReceiptEvent[], isProven = false): Undo {
  const applied = appliedUnits(events);
  const before = events.filter((event) => event.event === 'before');
  const lineage = before.filter((event) => event.unit === 'lineage');
  const entities = before.filter((event) => event.unit === 'entity');
  const losses = groupBy(
    events.filter((event) => event.event === 'lost'),
    ({ urn }) => urn,
  );
  return {
    units: new Map(
      lastByUrn(lineage).map((before) => [
        before.urn,
        withLosses(
          undoneUnit(before, isProven, !applied.has(before.urn)),
          before.urn,
          groupAt(losses, before.urn),
        ),
      ]),
    ),
    datasets: lastByUrn(entities).map(({ urn, change }) => ({
      urn,
      was: change.before,
      became: change.after,
    })),
  };
}

/**
 * Keeps the last event of each dataset: a retried write reads its dataset again and records a new
 * event. Sorted by urn.
 */
function lastByUrn<T extends LineageBefore | EntityBefore>(events: readonly T[]): readonly T[] {
  const last = new Map<EntityUrn, T>(events.map((event) => [event.urn, event]));
  return [...last.values()].sort((a, b) => compareText(a.urn, b.urn));
}

/** The last outcome of a unit counts, because a verification may have revised an earlier one. */
function appliedUnits(events: readonly ReceiptEvent[]): ReadonlySet<EntityUrn> {
  const outcomes = new Map(
    events.flatMap((event) =>
      event.event === 'outcome' && event.unit === 'lineage'
        ? [[event.urn, event.outcome] as const]
        : [],
    ),
  );
  return new Set([...outcomes].filter(([, outcome]) => outcome === 'applied').map(([urn]) => urn));
}

function undoneUnit(
  { urn, upstreamLineage, changes }: LineageBefore,
  isProven: boolean,
  cutOff: boolean,
): UndoneUnit {
  const records = groupBy(upstreamLineage?.upstreams ?? [], ({ dataset }) => dataset);
  const edges = changes.filter((change) => change.element === 'edge');
  const pairs = changes.filter((change) => change.element === 'pair');
  const taken = findTaken(urn, upstreamLineage);
  return {
    isProven,
    edges: new Map(
      edges.map((change) => [
        changedEnd(change),
        undoneEdge(change, groupAt(records, changedEnd(change)), cutOff),
      ]),
    ),
    pairs: new Map(pairs.map((change) => [pairId(change, urn), undonePair(change, taken(change))])),
  };
}

function undoneEdge(
  change: EdgeChange,
  records: UndoneEdge['records'],
  cutOff: boolean,
): UndoneEdge {
  const { before, after, kind, reason } = change;
  const retypedAll = kind === 'update' && reason === 'exclusive';
  // Our mark is computed again from the restored elements. A receipt must not be a way to write the
  // mark of another stack.
  const unmarked = records.map((record) => withMarkText(record, undefined));
  const upstream = changedEnd(change);
  return { upstream, was: before, became: after, records: unmarked, cutOff, retypedAll };
}

/**
 * Finds the records that an exclusive change removed. The schema at the time of the apply is no
 * longer known, so spellings of one simplified path count as one column.
 */
function findTaken(
  urn: EntityUrn,
  aspect: UpstreamLineage | null,
): (change: PairChange) => readonly PairOccurrence[] {
  const records = aspect?.fineGrainedLineages ?? [];
  const keys = columnKeys(
    () => null,
    () => recordColumns(records),
  );
  const writable = records
    .flatMap((record) => recordPairs(urn, record))
    .filter((one) => one.writable);
  const byKey = groupBy(writable, (one) => pairKey(one, keys));
  const isTaken = ({ reason, kind }: PairChange) => reason === 'exclusive' && kind !== 'mark';
  return (change) => (isTaken(change) ? groupAt(byKey, pairKey(change, keys)) : []);
}

function undonePair(
  { upstream, downstreamField, upstreamField, before, after }: PairChange,
  taken: UndonePair['taken'],
): UndonePair {
  return { downstreamField, upstream, upstreamField, was: before, became: after, taken };
}

/**
 * Lists the datasets to read before an undo: the changed datasets, and the upstreams that they
 * need. Sorted.
 */
export function datasetsToRead({ units, datasets }: Undo): readonly EntityUrn[] {
  const lineage = [...units].flatMap(([downstream, { edges, pairs }]) => {
    const returning = [...edges.values(), ...pairs.values()].filter(isRestored);
    return [downstream, ...returning.map(({ upstream }) => endUrn(upstream))];
  });
  return [...new Set([...lineage, ...datasets.map(({ urn }) => urn)])].sort(compareText);
}

function isRestored({ was, became }: Undone<unknown>): boolean {
  return was !== null && became === null;
}

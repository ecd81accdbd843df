import { type Finding, finding } from '../../errors/finding.js';
import { type EdgeEnd, endUrn } from '../../model/edge-end.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { withMarkText } from '../../model/mark.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import { asEntityUrn, type EntityUrn } from '../../urn/entity-urn.js';
import type { AddressBook } from '../document/address-book.js';
import { pairId } from '../document/change.js';
import type { LostEvent } from '../document/receipt.js';
import type { PairOccurrence } from '../unit/observed-unit.js';
import type { UndoneEdge, UndonePair, UndoneUnit } from '../unit/plan-intent.js';
import { recordPairs } from '../unit/record-pairs.js';

/**
 * Adds the lineage of others that an apply undid to the elements that its rollback restores. An
 * element that the apply changed itself keeps its own undo.
 */
export function withLosses(
  unit: UndoneUnit,
  downstream: EntityUrn,
  events: readonly LostEvent[],
): UndoneUnit {
  if (events.length === 0) return unit;
  const upstreams = events.flatMap(({ lost }) => lost.upstreams);
  const pairs = events
    .flatMap(({ lost }) => lost.fineGrainedLineages ?? [])
    .flatMap((record) => recordPairs(downstream, record));
  const restorable = pairs.filter(({ writable }) => writable);
  const edges = [...groupBy(upstreams, ({ dataset }) => dataset).values()].flatMap(lostEdge);
  const returned = events.flatMap(({ returned: { upstreams: back, fineGrainedLineages = [] } }) => [
    ...back,
    ...fineGrainedLineages,
  ]);
  const kept = edges.filter(({ upstream }) => unit.edges.has(upstream));
  return {
    ...unit,
    edges: new Map([...edges.map((edge) => [edge.upstream, edge] as const), ...unit.edges]),
    pairs: new Map([
      ...restorable.map((pair) => [pairId(pair, downstream), lostPair(pair)] as const),
      ...unit.pairs,
    ]),
    unrestored: returned.length + pairs.length - restorable.length + kept.length,
  };
}

function lostEdge(records: NonEmpty<UpstreamRecord>): readonly UndoneEdge[] {
  const [{ dataset, type }] = records;
  const upstream = dataset as EdgeEnd;
  if (!asEntityUrn(endUrn(upstream)).ok) return [];
  return [
    {
      upstream,
      was: { type, owned: false, protected: false },
      became: null,
      // A receipt must not be a way to write the mark of another stack.
      records: records.map((record) => withMarkText(record, undefined)),
      cutOff: false,
      retypedAll: false,
    },
  ];
}

function lostPair(pair: PairOccurrence): UndonePair {
  const { downstreamField, upstream, upstreamField, transform, confidence } = pair;
  return {
    downstreamField,
    upstream,
    upstreamField,
    was: { transform, confidence, owned: false },
    became: null,
    taken: [pair],
  };
}

/** Reports the lost lineage of others that no rollback restores. */
export function unrestoredFinding(
  undone: UndoneUnit | undefined,
  downstream: EntityUrn,
  book: AddressBook,
): readonly Finding[] {
  const unrestored = undone?.unrestored ?? 0;
  if (unrestored === 0) return [];
  const what = unrestored === 1 ? '1 record' : `${unrestored} records`;
  return [
    finding('rollback-overtaken', {
      message: `${what} of others on "${book(downstream)}" that updateLineage undid cannot be put back by a plan; the events "lost" of the receipt hold them`,
      about: [book(downstream)],
    }),
  ];
}

import { compareText } from '../../errors/compare-text.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import {
  isEmptyMark,
  MARK_PROPERTY,
  type Mark,
  type Marks,
  mutationActor,
  NO_MARK,
  readMarks,
} from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { EdgeValue } from '../document/change.js';
import { columnKeys, recordColumns } from './column-keys.js';
import type {
  ColumnKeys,
  ObservedEdge,
  ObservedPair,
  ObservedUnit,
  PairOccurrence,
} from './observed-unit.js';
import { type Owner, ownMark } from './owner.js';
import { fingerprintsByUpstream, pairKey, recordPairs } from './record-pairs.js';

/** @param keys the keys of columns. Default: keys that use no schema */
export function observeUnit(
  downstream: EntityUrn,
  aspect: UpstreamLineage | undefined,
  keys?: ColumnKeys,
): ObservedUnit {
  const { upstreams = [], fineGrainedLineages = [] } = aspect ?? {};
  const known =
    keys ??
    columnKeys(
      () => null,
      () => recordColumns(fineGrainedLineages),
    );
  const occurrences = fineGrainedLineages.flatMap((record) => recordPairs(downstream, record));
  return {
    edges: observeEdges(upstreams, fingerprintsByUpstream(occurrences)),
    pairs: observePairs(occurrences, known),
    keys: known,
  };
}

function observePairs(
  occurrences: readonly PairOccurrence[],
  keys: ColumnKeys,
): ReadonlyMap<string, ObservedPair> {
  const groups = groupBy(occurrences, (one) => pairKey(one, keys));
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      { key, upstream: group[0].upstream, occurrences: group },
    ]),
  );
}

/**
 * @param present returns the fingerprints of all pairs between the two datasets, of any writer
 */
function observeEdges(
  records: readonly UpstreamRecord[],
  present: (upstream: string) => readonly string[],
): ReadonlyMap<string, ObservedEdge> {
  return new Map(
    [...groupBy(records, ({ dataset }) => dataset)].map(([dataset, group]) => [
      dataset,
      observeEdge(dataset, group, present),
    ]),
  );
}

function observeEdge(
  dataset: string,
  records: NonEmpty<UpstreamRecord>,
  present: (upstream: string) => readonly string[],
): ObservedEdge {
  const [first, ...others] = records;
  const marks = records.map(({ properties }) =>
    tryReadMarks(properties?.[MARK_PROPERTY], () => present(dataset)),
  );
  return {
    // A record of another writer may name something other than a dataset. No manifest can declare
    // such an edge, so it is only carried along.
    upstream: dataset as EdgeEnd,
    types: [first.type, ...others.map(({ type }) => type)],
    creators: records.map(({ created }) => created?.actor),
    mutationActors: records.map(mutationActor),
    owners: marks.map((one) => [...(one?.keys() ?? [])]),
    markText: first.properties?.[MARK_PROPERTY],
    marks: marks.reduce(joinMarks),
  };
}

function tryReadMarks(
  text: string | undefined,
  present: () => readonly string[],
): Marks | undefined {
  const marks = readMarks(text, text === undefined ? [] : present());
  return marks.ok ? marks.value : undefined;
}

/**
 * Joins the marks of two records of one edge. A writer that duplicates a record duplicates the
 * marks on it.
 */
function joinMarks(one: Marks | undefined, other: Marks | undefined): Marks | undefined {
  if (!one || !other) return undefined;
  const joined = new Map(one);
  for (const [owner, mark] of other)
    joined.set(owner, joinMark(joined.get(owner) ?? NO_MARK, mark));
  return joined;
}

function joinMark(one: Mark, other: Mark): Mark {
  const pairs = [...new Set([...one.pairs, ...other.pairs])].sort(compareText);
  const missing = Math.max(one.missing ?? 0, other.missing ?? 0);
  const note = one.note ?? other.note;
  return {
    edge: one.edge || other.edge,
    pairs,
    protect: one.protect || other.protect,
    ...(note !== undefined && { note }),
    ...(missing > 0 && { missing }),
  };
}

/** Returns the state of an edge, or null if it does not exist. */
export function edgeValue(seen: ObservedEdge | undefined, mark: Mark): EdgeValue | null {
  if (!seen) return null;
  const value = { owned: mark.edge, protected: mark.protect, type: seen.types[0] };
  return mark.note === undefined ? value : { note: mark.note, ...value };
}

/** Lists the edges with our mark, or with an unreadable mark that may be ours. */
export function markedUpstreams(reading: DatasetReading, owner: Owner): readonly EdgeEnd[] {
  if (reading.kind !== 'present') return [];
  if (reading.equal) return reading.equal.edges.map(({ upstream }) => upstream);
  const { edges } = observeUnit(reading.urn, { upstreams: reading.lineage.value?.upstreams ?? [] });
  return [...edges.values()]
    .filter((edge) => edge.marks === undefined || !isEmptyMark(ownMark(edge, owner)))
    .map(({ upstream }) => upstream);
}

import { compareText } from '../../errors/compare-text.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { MARK_PROPERTY, type Mark, type Marks, NO_MARK, readMarks } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type ColumnKeys, columnKeys, columnsOfRecords } from './column-keys.js';
import { fingerprintsByUpstream, type PairOccurrence, pairKey, recordPairs } from './record-pairs.js';

/** One downstream as its aspect shows it, by elements. */
export interface ObservedUnit {
  /** By upstream; what is said on any of several records of one upstream holds for the edge. */
  readonly edges: ReadonlyMap<string, ObservedEdge>;
  /** By key: all spellings of a pair are one. */
  readonly pairs: ReadonlyMap<string, ObservedPair>;
  readonly keys: ColumnKeys;
}

export interface ObservedEdge {
  readonly upstream: DatasetUrn;
  /** Of each record. A catalog can hold an edge twice: `updateLineage` appends duplicates. */
  readonly types: readonly [string, ...string[]];
  readonly creators: readonly (string | undefined)[];
  /** The owners whose marks stand on each record. */
  readonly owners: readonly (readonly string[])[];
  /** The text of the property on the first record, where there is one. */
  readonly markText: string | undefined;
  /** Undefined where somebody wrote into the property what we cannot read. */
  readonly marks: Marks | undefined;
}

/** A column pair that is there, in at least one record. */
export interface ObservedPair {
  /** What makes it the pair that it is: its two columns, however they are spelled. */
  readonly key: string;
  readonly upstream: DatasetUrn;
  /** In the order of the records. */
  readonly occurrences: NonEmpty<PairOccurrence>;
}

/** @param keys says which spellings of a column are one. Default: those that are one where no schema is known. */
export function observeUnit(downstream: DatasetUrn, aspect: UpstreamLineage | undefined, keys?: ColumnKeys): ObservedUnit {
  const { upstreams = [], fineGrainedLineages = [] } = aspect ?? {};
  const known = keys ?? columnKeys(() => null, columnsOfRecords(fineGrainedLineages));
  const occurrences = fineGrainedLineages.flatMap((record) => recordPairs(downstream, record));
  return { edges: observeEdges(upstreams, fingerprintsByUpstream(occurrences)), pairs: observePairs(occurrences, known), keys: known };
}

function observePairs(occurrences: readonly PairOccurrence[], keys: ColumnKeys): ReadonlyMap<string, ObservedPair> {
  const groups = groupBy(occurrences, (one) => pairKey(one, keys));
  return new Map([...groups].map(([key, group]) => [key, { key, upstream: group[0].upstream, occurrences: group }]));
}

/** @param present the fingerprints of the pairs between the two datasets, in whosever records */
function observeEdges(
  records: readonly UpstreamRecord[],
  present: (upstream: string) => readonly string[],
): ReadonlyMap<string, ObservedEdge> {
  return new Map(
    [...groupBy(records, ({ dataset }) => dataset)].map(([dataset, group]) => [dataset, observeEdge(dataset, group, present)]),
  );
}

function observeEdge(dataset: string, records: NonEmpty<UpstreamRecord>, present: (upstream: string) => readonly string[]): ObservedEdge {
  const [first, ...others] = records;
  const marks = records.map(({ properties }) => marksIn(properties?.[MARK_PROPERTY], () => present(dataset)));
  return {
    // Foreign records may name what is no dataset urn; such an edge can be declared by nobody and is only carried along.
    upstream: dataset as DatasetUrn,
    types: [first.type, ...others.map(({ type }) => type)],
    creators: records.map(({ created }) => created?.actor),
    owners: marks.map((one) => [...(one?.keys() ?? [])]),
    markText: first.properties?.[MARK_PROPERTY],
    marks: marks.reduce(joinMarks),
  };
}

function marksIn(text: string | undefined, present: () => readonly string[]): Marks | undefined {
  const marks = readMarks(text, text === undefined ? [] : present());
  return marks.ok ? marks.value : undefined;
}

/** Whoever duplicates a record duplicates what stands on it. */
function joinMarks(one: Marks | undefined, other: Marks | undefined): Marks | undefined {
  if (!one || !other) return undefined;
  const joined = new Map(one);
  for (const [owner, mark] of other) joined.set(owner, joinMark(joined.get(owner) ?? NO_MARK, mark));
  return joined;
}

function joinMark(one: Mark, other: Mark): Mark {
  const pairs = [...new Set([...one.pairs, ...other.pairs])].sort(compareText);
  const missing = Math.max(one.missing ?? 0, other.missing ?? 0);
  return { edge: one.edge || other.edge, pairs, protect: one.protect || other.protect, ...(missing > 0 && { missing }) };
}

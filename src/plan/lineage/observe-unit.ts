import { compareText } from '../../errors/compare-text.js';
import { MARK_PROPERTY, type Mark, type Marks, NO_MARK, pairFingerprint, readMarks } from '../../model/mark.js';
import type { FineGrainedRecord, UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';

/** One downstream as its aspect shows it, by elements. */
export interface ObservedUnit {
  /** By upstream; what is said on any of several records of one upstream holds for the edge. */
  readonly edges: ReadonlyMap<string, ObservedEdge>;
  /** By fingerprint. */
  readonly pairs: ReadonlyMap<string, ObservedPair>;
}

export interface ObservedEdge {
  readonly upstream: DatasetUrn;
  /** Of each record. A catalog can hold an edge twice: `updateLineage` appends duplicates. */
  readonly types: readonly [string, ...string[]];
  readonly creators: readonly (string | undefined)[];
  /** The text of the property on the first record, where there is one. */
  readonly markText: string | undefined;
  /** Undefined where somebody wrote into the property what we cannot read. */
  readonly marks: Marks | undefined;
}

export interface ObservedPair {
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstream: DatasetUrn;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  /** Whether some record holds it that could be ours. */
  readonly expressible: boolean;
  /** Fingerprints of all that its record holds, itself among it; an empty one for what is no pair. */
  readonly companions: readonly string[];
}

export function observeUnit(downstream: DatasetUrn, aspect: UpstreamLineage | undefined): ObservedUnit {
  return { edges: observeEdges(aspect?.upstreams ?? []), pairs: observePairs(downstream, aspect?.fineGrainedLineages ?? []) };
}

function observeEdges(records: readonly UpstreamRecord[]): ReadonlyMap<string, ObservedEdge> {
  const edges = new Map<string, ObservedEdge>();
  for (const { dataset, type, created, properties } of records) {
    const before = edges.get(dataset);
    const text = properties?.[MARK_PROPERTY];
    const marks = readMarks(text);
    edges.set(dataset, {
      // Foreign records may name what is no dataset urn; such an edge can be declared by nobody and is only carried along.
      upstream: dataset as DatasetUrn,
      types: before ? [...before.types, type] : [type],
      creators: before ? [...before.creators, created?.actor] : [created?.actor],
      markText: before ? before.markText : text,
      marks: marks.ok ? (before ? joinMarks(before.marks, marks.value) : marks.value) : undefined,
    });
  }
  return edges;
}

/** Whoever duplicates a record duplicates what stands on it. */
function joinMarks(one: Marks | undefined, other: Marks): Marks | undefined {
  if (!one) return undefined;
  const joined = new Map(one);
  for (const [owner, mark] of other) joined.set(owner, joinMark(joined.get(owner) ?? NO_MARK, mark));
  return joined;
}

function joinMark(one: Mark, other: Mark): Mark {
  const pairs = [...new Set([...one.pairs, ...other.pairs])].sort(compareText);
  return { edge: one.edge || other.edge, pairs, protect: one.protect || other.protect };
}

function observePairs(downstream: DatasetUrn, records: readonly FineGrainedRecord[]): ReadonlyMap<string, ObservedPair> {
  const pairs = new Map<string, ObservedPair>();
  for (const pair of records.flatMap((record) => recordPairs(downstream, record))) {
    const known = pairs.get(pair.fingerprint);
    if (!known || (pair.expressible && !known.expressible)) pairs.set(pair.fingerprint, pair);
  }
  return pairs;
}

/** The pairs that a record stands for. Constants, whole-dataset records and those with a query stand for none. */
export function recordPairs(downstream: DatasetUrn, record: FineGrainedRecord): readonly ObservedPair[] {
  const { upstreamType, upstreams = [], downstreams = [], query } = record;
  if (upstreamType !== 'FIELD_SET' || query !== undefined) return [];
  const found = downstreams.flatMap((field) => upstreams.map((upstreamField) => pairOf(downstream, record, { field, upstreamField })));
  const companions = found.map((pair) => pair?.fingerprint ?? '');
  return found.flatMap((pair) => (pair ? [{ ...pair, companions }] : []));
}

interface Fields {
  readonly field: string;
  readonly upstreamField: string;
}

function pairOf(
  downstream: DatasetUrn,
  record: FineGrainedRecord,
  { field, upstreamField }: Fields,
): Omit<ObservedPair, 'companions'> | undefined {
  const [parsed, upstream] = [parseSchemaFieldUrn(field), parseSchemaFieldUrn(upstreamField)];
  if (!parsed.ok || parsed.value.dataset !== downstream || !upstream.ok) return undefined;
  const transform = transformOf(record);
  return {
    fingerprint: pairFingerprint({ downstreamField: field, upstreamField, transform }),
    downstreamField: field,
    upstream: upstream.value.dataset,
    upstreamField,
    transform,
    confidence: record.confidenceScore ?? 1,
    expressible: record.downstreams?.length === 1,
  };
}

/** `NONE`, empty and absent are one: servers that patch write the literal. */
export function transformOf({ transformOperation }: FineGrainedRecord): string | null {
  return transformOperation === undefined || transformOperation === '' || transformOperation === 'NONE' ? null : transformOperation;
}

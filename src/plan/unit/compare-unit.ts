import type { DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import {
  identityPart,
  MARK_PROPERTY,
  MAX_LISTED_PAIRS,
  pairFingerprint,
  writeMarks,
} from '../../model/mark.js';
import type { DatasetReading, LineageReading, ObservedState } from '../../model/observed-state.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { findReserved } from '../../urn/urn.js';
import type { SpelledColumn } from './observed-unit.js';
import type { Owner } from './owner.js';
import { recordTransform } from './record-pairs.js';
import { declaredRecords, explicitMappings } from './stored-lineage.js';

/**
 * Compares a reading with the declaration of its dataset. The reading of an equal downstream
 * forgets its aspect. Its lineage makes one from the declaration whenever a reader asks for it.
 *
 * Equal means that the planner could not tell the two apart.
 */
export function compareReading(
  reading: DatasetReading,
  unit: DesiredUnit | undefined,
  owner: Owner,
): DatasetReading {
  if (reading.kind !== 'present' || unit === undefined) return reading;
  const { urn, removed, lineage } = reading;
  if (lineage.value === undefined || !isComparable(unit)) return reading;
  const pairs = declaredPairs(unit);
  if (!isNameable(unit, pairs)) return reading;
  const text = comparisonText(declaredAspect(unit, pairs, owner));
  if (text !== comparisonText(lineage.value)) return reading;
  return { kind: 'present', urn, removed, lineage: forget(lineage, unit, owner), equal: unit };
}

function forget(lineage: LineageReading, unit: DesiredUnit, owner: Owner): LineageReading {
  return {
    ...lineage,
    get value() {
      return declaredAspect(unit, declaredPairs(unit), owner);
    },
  };
}

/**
 * Returns everything that the planner reads of an aspect, in an order of its own. Undefined for an
 * aspect with a record of another shape than ours.
 */
function comparisonText({
  upstreams,
  fineGrainedLineages = [],
}: UpstreamLineage): string | undefined {
  if (!fineGrainedLineages.every(isOrdinary)) return undefined;
  const edges = upstreams.map(({ dataset, type, properties }) =>
    JSON.stringify([dataset, type, properties?.[MARK_PROPERTY] ?? null]),
  );
  const pairs = fineGrainedLineages.flatMap((record) => {
    const { upstreams: from = [], downstreams, confidenceScore = 1 } = record;
    const transform = recordTransform(record);
    const confidence = Math.fround(confidenceScore);
    return from.map((upstream) => JSON.stringify([downstreams, upstream, transform, confidence]));
  });
  return [...edges, ...pairs].sort().join('\n');
}

/** Returns true for a record that we may change: one downstream column, and no query. */
function isOrdinary({ upstreamType, downstreams, query }: FineGrainedRecord): boolean {
  return upstreamType === 'FIELD_SET' && downstreams?.length === 1 && query === undefined;
}

/** Makes the aspect that holds exactly the declared elements, all of them ours. */
function declaredAspect(
  unit: DesiredUnit,
  pairs: readonly DeclaredPair[],
  { key }: Owner,
): UpstreamLineage {
  const byUpstream = groupBy(pairs, ({ upstream }) => upstream);
  const upstreams = unit.edges.map(({ upstream, type }) => {
    const named = groupAt(byUpstream, upstream).map(({ fingerprint }) => fingerprint);
    const mark = { edge: true, pairs: named, protect: unit.protect };
    const text = writeMarks(undefined, new Map([[key, mark]]), named) ?? '';
    return { dataset: upstream, type, properties: { [MARK_PROPERTY]: text } };
  });
  return { upstreams, fineGrainedLineages: pairs.map(({ record }) => record) };
}

/**
 * Returns true if listed marks can name the pairs. They cannot for a pair without an edge, for a
 * pair that is declared twice, and for more pairs than a mark lists.
 */
function isNameable(unit: DesiredUnit, pairs: readonly DeclaredPair[]): boolean {
  const edges = new Set(unit.edges.map(({ upstream }) => upstream));
  return [...groupBy(pairs, ({ upstream }) => upstream)].every(
    ([upstream, own]) =>
      edges.has(upstream) &&
      own.length <= MAX_LISTED_PAIRS &&
      new Set(own.map(({ fingerprint }) => identityPart(fingerprint))).size === own.length,
  );
}

interface DeclaredPair {
  readonly upstream: DatasetUrn;
  readonly fingerprint: string;
  readonly record: FineGrainedRecord;
}

function declaredPairs(unit: DesiredUnit): readonly DeclaredPair[] {
  const refs = explicitMappings(unit).flatMap(({ upstreams }) => upstreams);
  return declaredRecords(unit).map((record, i) => {
    const { upstreams: [upstreamField = ''] = [], downstreams: [downstreamField = ''] = [] } =
      record;
    const transform = recordTransform(record);
    const fingerprint = pairFingerprint({ downstreamField, upstreamField, transform });
    return { upstream: itemAt(refs, i).dataset, fingerprint, record };
  });
}

/**
 * Returns true if no schema is needed to tell the declared pairs: none comes from a wildcard, and
 * no two spellings can mean one column.
 */
function isComparable(unit: DesiredUnit): boolean {
  const explicit = explicitMappings(unit);
  if (explicit.length < unit.columns.length || explicit.some(hasHiddenTransform)) return false;
  const columns = explicit.flatMap((mapping) => namedColumns(unit, mapping));
  if (columns.some(({ path }) => findReserved(path) !== undefined || path.includes('%')))
    return false;
  const isPlain = ({ path }: SpelledColumn) => looseName(path) === path;
  if (columns.every(isPlain)) return true;
  const spellings = new Map<string, string>();
  return columns.every(({ dataset, path }) => {
    const name = `${dataset} ${looseName(path)}`;
    const known = spellings.get(name) ?? path;
    spellings.set(name, path);
    return known === path;
  });
}

/** Returns true for a declared transform that a record would not show as one. */
function hasHiddenTransform({ transform }: ExplicitMapping): boolean {
  return transform !== undefined && recordTransform({ transformOperation: transform }) === null;
}

function looseName(path: string): string {
  return simplifyFieldPath(path).toLowerCase();
}

function namedColumns(
  { downstream }: DesiredUnit,
  { downstreamColumn, upstreams }: ExplicitMapping,
): readonly SpelledColumn[] {
  return [
    { dataset: downstream, path: downstreamColumn },
    ...upstreams.map(({ dataset, column }) => ({ dataset, path: column })),
  ];
}

/**
 * Returns true if the planner would report nothing about an equal downstream: its datasets exist,
 * and the live schemas have the mapped columns.
 */
export function isSound(
  unit: DesiredUnit,
  { datasets, schemas }: Pick<ObservedState, 'datasets' | 'schemas'>,
): boolean {
  const isThere = (urn: DatasetUrn) => {
    const reading = datasets.get(urn);
    return reading?.kind === 'present' && !reading.removed;
  };
  const hasColumn = ({ dataset, path }: SpelledColumn) => {
    const schema = schemas.get(dataset) ?? null;
    return schema === null || holdsColumn(schema, path);
  };
  return (
    isThere(unit.downstream) &&
    unit.edges.every(({ upstream }) => isThere(upstream)) &&
    explicitMappings(unit).every((mapping) => namedColumns(unit, mapping).every(hasColumn))
  );
}

/** A list of so many columns is searched faster than its index is built. */
const SHORT_SCHEMA = 50;

function holdsColumn(schema: readonly string[], path: string): boolean {
  if (schema.length <= SHORT_SCHEMA && schema.includes(path)) return true;
  return matchColumn(path, schema).kind !== 'unknown';
}

/** Counts the elements of equal downstreams. All of them are declared, stored and ours. */
export function countEqual(units: readonly DesiredUnit[]): {
  readonly edges: number;
  readonly pairs: number;
} {
  const pairsOf = (unit: DesiredUnit) =>
    explicitMappings(unit).reduce((sum, { upstreams }) => sum + upstreams.length, 0);
  return {
    edges: units.reduce((sum, unit) => sum + unit.edges.length, 0),
    pairs: units.reduce((sum, unit) => sum + pairsOf(unit), 0),
  };
}

import type { DesiredUnit } from '../../model/desired-state.js';
import { endUrn } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import {
  identityPart,
  MARK_PROPERTY,
  MAX_LISTED_PAIRS,
  pairFingerprint,
  withMarkText,
  writeMarks,
} from '../../model/mark.js';
import type { DatasetReading, LineageReading, ObservedState } from '../../model/observed-state.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../model/upstream-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { findMultipleSpellings, unitColumns } from './column-keys.js';
import type { Owner } from './owner.js';
import type { UnitContext } from './planned-unit.js';
import { recordTransform } from './record-pairs.js';
import {
  type DeclaredPair,
  declaredPairs,
  explicitMappings,
  pairRecord,
} from './stored-lineage.js';

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
  // The planner compares other kinds.
  if (reading.kind !== 'present' || unit === undefined || !isDatasetUrn(reading.urn))
    return reading;
  const { urn, removed, lineage } = reading;
  const pairs = lineage.value && comparablePairs(unit);
  if (lineage.value === undefined || pairs === undefined) return reading;
  const declared = comparisonText(declaredAspect(unit, pairs, owner));
  if (declared !== comparisonText(lineage.value)) return reading;
  return { kind: 'present', urn, removed, lineage: forget(lineage, unit, owner), equal: unit };
}

function forget(lineage: LineageReading, unit: DesiredUnit, owner: Owner): LineageReading {
  return {
    ...lineage,
    get value() {
      return declaredAspect(unit, declaredPairs(unit).map(withFingerprint), owner);
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
  const lines: string[] = [];
  for (const { dataset, type, properties } of upstreams)
    lines.push(JSON.stringify([dataset, type, properties?.[MARK_PROPERTY] ?? null]));
  for (const record of fineGrainedLineages) {
    if (!isOrdinary(record)) return undefined;
    const { upstreams: from = [], downstreams, confidenceScore = 1 } = record;
    const transform = recordTransform(record);
    const confidence = Math.fround(confidenceScore);
    for (const upstream of from)
      lines.push(JSON.stringify([downstreams, upstream, transform, confidence]));
  }
  return lines.sort().join('\n');
}

/** Returns true for a record that we may change: one downstream column, and no query. */
function isOrdinary({ upstreamType, downstreams, query }: FineGrainedRecord): boolean {
  return upstreamType === 'FIELD_SET' && downstreams?.length === 1 && query === undefined;
}

interface MarkedPair {
  readonly pair: DeclaredPair;
  readonly fingerprint: string;
}

function withFingerprint(pair: DeclaredPair): MarkedPair {
  return { pair, fingerprint: pairFingerprint(pair) };
}

/** Makes the aspect that holds exactly the declared elements, all of them ours. */
function declaredAspect(
  unit: DesiredUnit,
  pairs: readonly MarkedPair[],
  { key }: Owner,
): UpstreamLineage {
  const byUpstream = groupBy(pairs, ({ pair }) => pair.upstream);
  const upstreams = unit.edges.map(({ upstream, type, note }) => {
    const named = groupAt(byUpstream, upstream).map(({ fingerprint }) => fingerprint);
    const noted = note !== undefined && { note };
    const mark = { edge: true, pairs: named, protect: unit.protect, ...noted };
    const text = writeMarks(undefined, new Map([[key, mark]]), named);
    return withMarkText({ dataset: upstream, type }, text);
  });
  return { upstreams, fineGrainedLineages: pairs.map(({ pair }) => pairRecord(pair)) };
}

/**
 * Returns the declared pairs if no schema is needed to tell them, and if listed marks can name them.
 * A wildcard needs schemas, and so do two spellings that may mean one column. A mark cannot name a
 * pair without an edge, and a pair that is declared twice.
 */
function comparablePairs(unit: DesiredUnit): readonly MarkedPair[] | undefined {
  const { columns, edges } = unit;
  if (columns.some(({ kind }) => kind === 'wildcard')) return undefined;
  const pairs = declaredPairs(unit);
  const isTold = pairs.every(
    ({ path, upstreamPath, transform }) =>
      !NEEDS_ENCODING.test(path) &&
      !NEEDS_ENCODING.test(upstreamPath) &&
      (transform === null || recordTransform({ transformOperation: transform }) === transform),
  );
  if (!isTold || !areDistinct(unit, pairs)) return undefined;
  const marked = pairs.map(withFingerprint);
  const known = new Set<string>(edges.map(({ upstream }) => upstream));
  const isNameable = [...groupBy(marked, ({ pair }) => pair.upstream)].every(
    ([upstream, own]) =>
      known.has(upstream) &&
      own.length <= MAX_LISTED_PAIRS &&
      new Set(own.map(({ fingerprint }) => identityPart(fingerprint))).size === own.length,
  );
  return isNameable ? marked : undefined;
}

/** A path with such a character is spelled in several ways in urns. */
const NEEDS_ENCODING = /[%,()\u241F]/;

/** Returns true if no two columns of a dataset differ only in letter case or in their v2 types. */
function areDistinct(unit: DesiredUnit, pairs: readonly DeclaredPair[]): boolean {
  const isPlain = (path: string) => simplifyFieldPath(path).toLowerCase() === path;
  // Most units have plain names alone, which need no groups.
  return (
    pairs.every(({ path, upstreamPath }) => isPlain(path) && isPlain(upstreamPath)) ||
    findMultipleSpellings(unitColumns(unit)).length === 0
  );
}

/**
 * Returns true if the planner would report nothing about an equal downstream: its datasets exist,
 * and the live schemas have the mapped columns.
 */
export function isSound(
  unit: DesiredUnit,
  { datasets }: Pick<ObservedState, 'datasets'>,
  findSchema: UnitContext['findSchema'],
): boolean {
  const isThere = (urn: EntityUrn) => {
    const reading = datasets.get(urn);
    return reading?.kind === 'present' && !reading.removed;
  };
  const hasColumn = (dataset: EntityUrn, path: string) => {
    const schema = findSchema(dataset);
    return schema === null || holdsColumn(schema, path);
  };
  const { downstream } = unit;
  return (
    isThere(downstream) &&
    unit.edges.every(({ upstream }) => isThere(endUrn(upstream))) &&
    explicitMappings(unit).every(
      ({ downstreamColumn, upstreams }) =>
        hasColumn(downstream, downstreamColumn) &&
        upstreams.every(({ dataset, column }) => hasColumn(dataset, column)),
    )
  );
}

function holdsColumn(schema: readonly string[], path: string): boolean {
  // A short list is searched faster than its index is built.
  const isFound = schema.length <= 50 && schema.includes(path);
  return isFound || matchColumn(path, schema).kind !== 'unknown';
}

/** Counts the elements of equal downstreams. All of them are declared, stored and ours. */
export function countEqual(
  units: readonly DesiredUnit[],
): Readonly<Record<'edges' | 'pairs', number>> {
  const upstreams = units.flatMap(explicitMappings).map((mapping) => mapping.upstreams.length);
  return { edges: sum(units.map(({ edges }) => edges.length)), pairs: sum(upstreams) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

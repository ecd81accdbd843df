import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import type { LeftOut, PortablePair } from '../../../model/portable-lineage.js';
import type { FineGrainedRecord } from '../../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import type { StoredEdges } from './read-edges.js';
import { storedColumn } from './stored-names.js';

/** The column pairs of one downstream. */
export interface StoredPairs {
  /** In the order of the catalog. One pair may stand there several times. */
  readonly pairs: readonly PortablePair[];
  /** Number of pairs, and of records that have none. Without those that follow a filtered edge. */
  readonly records: number;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the column pairs of a downstream. Each upstream column of a record is a pair. */
export function readPairs(
  downstream: DatasetUrn,
  stored: readonly FineGrainedRecord[],
  edges: StoredEdges,
): StoredPairs {
  const pairs: PortablePair[] = [];
  const leftOut: LeftOut[] = [];
  for (const record of stored) {
    const shared = readRecord(downstream, record);
    if (!shared.ok) {
      leftOut.push({ code: shared.problem, record: recordName(downstream, record) });
      continue;
    }
    for (const field of shared.value.upstreams) {
      const pair = readPair(field, shared.value, edges);
      if (pair === 'filtered') continue;
      if (pair.ok) pairs.push(pair.value);
      else leftOut.push({ code: pair.problem, record: `${shared.value.field} <- ${field}` });
    }
  }
  return { pairs, records: pairs.length + leftOut.length, leftOut };
}

/** The members that all pairs of one record share. */
interface SharedParts extends Omit<PortablePair, 'upstream'> {
  /** The urn of the downstream column. */
  readonly field: string;
  readonly upstreams: readonly string[];
}

function readRecord(
  downstream: DatasetUrn,
  record: FineGrainedRecord,
): Result<SharedParts, CodeName> {
  const { upstreamType, upstreams = [], downstreams = [], confidenceScore = 1 } = record;
  const [field, ...others] = downstreams;
  if (upstreamType !== 'FIELD_SET' || upstreams.length === 0 || field === undefined)
    return problem('import-without-columns');
  if (others.length > 0) return problem('catalog-several-downstream-columns');
  const column = storedColumn(field);
  if (!column.ok) return column;
  if (column.value.dataset !== downstream || !isConfidence(confidenceScore))
    return problem('import-other-entity');
  return ok({
    field,
    upstreams,
    downstreamColumn: column.value.column,
    transform: declaredTransform(record.transformOperation ?? ''),
    confidence: shortestFloat(confidenceScore),
  });
}

/**
 * Returns the transform as a manifest can state it. A transform that a manifest would change is not
 * stated: a pair without one accepts any.
 */
function declaredTransform(stored: string): string | undefined {
  const transform = portableTransform(stored);
  return transform.ok && transform.value === stored ? stored : undefined;
}

/** Returns the shortest number with the same float32, which is what catalogs store of 0.9. */
function shortestFloat(value: number): number {
  let shortest = value;
  for (let digits = 9; digits > 0; digits--) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) !== Math.fround(value)) break;
    shortest = shorter;
  }
  return shortest;
}

function readPair(
  field: string,
  { downstreamColumn, transform, confidence }: SharedParts,
  { types, filtered }: StoredEdges,
): Result<PortablePair, CodeName> | 'filtered' {
  const upstream = storedColumn(field);
  if (!upstream.ok) return upstream;
  const { dataset } = upstream.value;
  if (filtered.has(dataset)) return 'filtered';
  if (!types.has(dataset)) return problem('catalog-pair-without-edge');
  return ok({ downstreamColumn, upstream: upstream.value, transform, confidence });
}

/** Names a record that is left out as a whole. */
function recordName(
  downstream: DatasetUrn,
  { upstreams = [], downstreams = [] }: FineGrainedRecord,
): string {
  const [left = downstream, right = 'nothing'] = [downstreams[0], upstreams[0]];
  return `${left} <- ${right}`;
}

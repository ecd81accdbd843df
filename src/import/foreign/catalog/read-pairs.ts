import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import { outputEnd } from '../../../model/edge-end.js';
import { kindOf } from '../../../model/kinds.js';
import type { LeftOut, PortablePair } from '../../../model/portable-lineage.js';
import type { FineGrainedRecord } from '../../../model/upstream-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import type { StoredEdges } from './read-edges.js';
import { storedColumn } from './stored-names.js';

/** The column pairs of one holder. */
export interface StoredPairs {
  /** In the order of the catalog, which may hold a pair several times. */
  readonly pairs: readonly PortablePair[];
  /** Number of pairs, and of records without a pair. Records of a filtered edge do not count. */
  readonly records: number;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the column pairs of a holder. Each upstream column of a record is a pair. */
export function readPairs(
  holder: EntityUrn,
  stored: readonly FineGrainedRecord[],
  edges: StoredEdges,
): StoredPairs {
  const pairs: PortablePair[] = [];
  const leftOut: LeftOut[] = [];
  for (const record of stored) {
    const read = readRecord(holder, record, edges);
    if (!read.ok) {
      const [left = holder, right = 'nothing'] = [record.downstreams?.[0], record.upstreams?.[0]];
      leftOut.push({ code: read.problem, record: `${left} <- ${right}` });
      continue;
    }
    for (const field of read.value.upstreams) {
      const upstream = readUpstream(field, edges);
      if (upstream === 'filtered') continue;
      if (upstream.ok) pairs.push({ ...read.value.shared, upstream: upstream.value });
      else leftOut.push({ code: upstream.problem, record: `${read.value.field} <- ${field}` });
    }
  }
  return { pairs, records: pairs.length + leftOut.length, leftOut };
}

/** A record of one downstream column. */
interface ReadRecord {
  /** The urn of the downstream column. */
  readonly field: string;
  /** The urns of the upstream columns. */
  readonly upstreams: readonly string[];
  readonly shared: Omit<PortablePair, 'upstream'>;
}

function readRecord(
  holder: EntityUrn,
  record: FineGrainedRecord,
  edges: StoredEdges,
): Result<ReadRecord, CodeName> {
  const { upstreamType, upstreams = [], downstreams = [], confidenceScore = 1 } = record;
  const [field, ...others] = downstreams;
  if (upstreamType !== 'FIELD_SET' || upstreams.length === 0 || field === undefined)
    return problem('import-without-columns');
  if (others.length > 0) return problem('catalog-several-downstream-columns');
  const column = storedColumn(field);
  if (!column.ok) return column;
  if (!isConfidence(confidenceScore)) return problem('import-other-entity');
  const output = readOutput(holder, column.value.parent, edges);
  if (!output.ok) return output;
  const stored = record.transformOperation ?? '';
  const portable = portableTransform(stored);
  // Leaves out a transform that a manifest would change: a pair without a transform accepts any.
  const transform = portable.ok && portable.value === stored ? stored : undefined;
  const confidence = shortestFloat(confidenceScore);
  const shared = { downstreamColumn: column.value.column, transform, confidence };
  return ok({ field, upstreams, shared: { ...output.value, ...shared } });
}

/** Finds the output of a job that a downstream column belongs to. The column may be of the holder. */
function readOutput(
  holder: EntityUrn,
  parent: EntityUrn,
  { ends }: StoredEdges,
): Result<Pick<PortablePair, 'of'>, CodeName> {
  if (kindOf(holder).columns !== 'between')
    return parent === holder ? ok({}) : problem('import-other-entity');
  if (!isDatasetUrn(parent)) return problem('import-other-entity');
  return ends.has(outputEnd(parent)) ? ok({ of: parent }) : problem('catalog-pair-without-edge');
}

/** Returns the shortest number with the same float32. Catalogs store 0.9 as that float32. */
function shortestFloat(value: number): number {
  let shortest = value;
  for (let digits = 9; digits > 0; digits--) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) !== Math.fround(value)) break;
    shortest = shorter;
  }
  return shortest;
}

function readUpstream(
  field: string,
  { ends, filtered }: StoredEdges,
): Result<PortablePair['upstream'], CodeName> | 'filtered' {
  const upstream = storedColumn(field);
  if (!upstream.ok) return upstream;
  const { parent: dataset, column } = upstream.value;
  if (!isDatasetUrn(dataset)) return problem('import-other-entity');
  if (filtered.has(dataset)) return 'filtered';
  return ends.has(dataset) ? ok({ dataset, column }) : problem('catalog-pair-without-edge');
}

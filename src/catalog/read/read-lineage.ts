import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import type {
  DatasetReading,
  Existence,
  LineageReading,
  PresentDataset,
} from '../../model/observed-state.js';
import type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import {
  dictionary,
  flag,
  list,
  number,
  object,
  shape,
  text,
  type WireSchema,
  type WireShape,
} from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import {
  aspect,
  readAspects,
  toAspectReading,
  type VersionedAspect,
  versionedAspect,
} from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';

const STAMP: WireSchema<AuditStamp> = object({ time: number, actor: text });

const UPSTREAM: WireSchema<UpstreamRecord> = object(
  { dataset: text, type: text },
  { auditStamp: STAMP, created: STAMP, properties: dictionary(text), query: text },
);

const FINE_GRAINED: WireSchema<FineGrainedRecord> = object(
  { upstreamType: text, downstreamType: text },
  {
    upstreams: list(text),
    downstreams: list(text),
    transformOperation: text,
    confidenceScore: number,
    query: text,
  },
);

const LINEAGE: WireSchema<UpstreamLineage> = object(
  { upstreams: list(UPSTREAM) },
  { fineGrainedLineages: list(FINE_GRAINED) },
);

type LineageAspect = VersionedAspect<UpstreamLineage>;

/** Returns true for an aspect `upstreamLineage` of an answer. */
const isLineageAspect: WireShape<LineageAspect> = shape(versionedAspect(LINEAGE));

/** Datasets per request. The answer stays below one megabyte with 125 aspects of usual size. */
export const BATCH_SIZE = 125;

const ASPECTS = {
  status: shape(aspect(object({}, { removed: flag }))),
  upstreamLineage: isLineageAspect,
};

/** Key, status and lineage. A dataset that the answer leaves out has none of these aspects. */
export const DATASETS: BatchReading<DatasetReading> = {
  phase: 'lineage',
  what: (datasets) => `reading ${datasets}`,
  size: BATCH_SIZE,
  aspects: Object.keys(ASPECTS),
  parse: parseDataset,
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

/** Datasets per request. An answer has one short line for each. */
const EXISTENCE_BATCH_SIZE = 500;

export const EXISTENCE: BatchReading<Existence> = {
  phase: 'existence',
  what: (datasets) => `looking for ${datasets}`,
  size: EXISTENCE_BATCH_SIZE,
  aspects: [],
  parse: (_item, urn) => ok({ kind: 'present', urn }),
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

function parseDataset(item: JsonObject, urn: DatasetUrn): Result<PresentDataset> {
  const aspects = readAspects(item, ASPECTS);
  if (!aspects.ok) return aspects;
  const { status, upstreamLineage } = aspects.value;
  const lineage = toLineageReading(upstreamLineage);
  // Source of the default: `Status.pdl`.
  return ok({ kind: 'present', urn, removed: status?.value.removed ?? false, lineage });
}

/** Reads the given version of each dataset's lineage. Leaves out missing versions. */
export async function readStoredVersions(
  wire: Wire,
  versions: ReadonlyMap<DatasetUrn, number>,
): Promise<ReadonlyMap<DatasetUrn, LineageReading>> {
  const reading: BatchReading<LineageReading | undefined> = {
    what: (datasets) => `reading earlier lineage of ${datasets}`,
    size: BATCH_SIZE,
    aspects: ['upstreamLineage'],
    version: (urn) => versions.get(urn),
    parse: (item, urn) => ok(parseVersion(item, versions.get(urn))),
    absent: () => undefined,
    refused: () => undefined,
  };
  const readings = await readBatches(wire, [...versions.keys()], reading);
  return new Map([...readings].flatMap(([urn, found]) => (found ? [[urn, found] as const] : [])));
}

/**
 * Parses lineage of the requested version. A server that does not know the header answers with the
 * latest version. Any version other than the requested one counts as not available.
 */
function parseVersion(
  { upstreamLineage: aspect }: JsonObject,
  version: number | undefined,
): LineageReading | undefined {
  const isRequested = isLineageAspect(aspect) && aspect.systemMetadata?.version === String(version);
  return isRequested ? toLineageReading(aspect) : undefined;
}

/** Reads the aspect `upstreamLineage`. Its value is undefined if it does not exist. */
function toLineageReading(aspect: LineageAspect | undefined): LineageReading {
  const isUncounted = aspect !== undefined && aspect.systemMetadata?.version === undefined;
  return { ...toAspectReading(aspect), ...(isUncounted && { uncounted: true }) };
}

import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import { entityTypes, kindOf, kinds } from '../../model/kinds.js';
import { COLUMN_ASPECT, toCommonForm } from '../../model/lineage-form.js';
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
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import {
  anyObject,
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

const EDGE = object(
  { destinationUrn: text },
  { created: STAMP, lastModified: STAMP, properties: dictionary(text) },
);

/** The shape of the aspect of the edges, for each type. Other kinds have more members than these. */
const edgeAspects = Object.fromEntries(
  entityTypes.map((type) => {
    const { lists, columns } = kinds[type];
    const edges = lists.map(({ edges: name }) => [name, list(EDGE)] as const);
    const pairs = columns === 'between' && { fineGrainedLineages: list(FINE_GRAINED) };
    return [type, shape(versionedAspect(object({}, { ...Object.fromEntries(edges), ...pairs })))];
  }),
);

const isFieldsAspect = shape(versionedAspect(object({}, { fields: list(anyObject) })));

const isStatus = shape(aspect(object({}, { removed: flag })));

/** Returns the aspects that hold the lineage of an entity. */
export function lineageAspects(urn: EntityUrn): readonly string[] {
  const { aspect: name, columns } = kindOf(urn);
  return columns === 'fields' ? [name, COLUMN_ASPECT] : [name];
}

/** Key, status and lineage. A dataset that the answer leaves out has none of these aspects. */
export const DATASETS: BatchReading<DatasetReading> = {
  phase: 'lineage',
  what: (datasets) => `reading ${datasets}`,
  size: BATCH_SIZE,
  aspects: ['status'],
  also: lineageAspects,
  parse: parseDataset,
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

/** Datasets per request. An answer has one short line for each. */
const EXISTENCE_BATCH_SIZE = 500;

/** Returns the reading of the existence of entities. */
export function existence<U extends Urn>(): BatchReading<Existence<U>, U> {
  return {
    phase: 'existence',
    what: (datasets) => `looking for ${datasets}`,
    size: EXISTENCE_BATCH_SIZE,
    aspects: [],
    parse: (_item, urn) => ok({ kind: 'present', urn }),
    absent: (urn) => ({ kind: 'absent', urn }),
    refused: (urn, why) => ({ kind: 'unknown', urn, why }),
  };
}

function parseDataset(item: JsonObject, urn: EntityUrn): Result<PresentDataset> {
  if (!isDatasetUrn(urn)) return parseOther(item, urn);
  const aspects = readAspects(item, { status: isStatus, upstreamLineage: isLineageAspect });
  if (!aspects.ok) return aspects;
  const { status, upstreamLineage } = aspects.value;
  const lineage = toLineageReading(upstreamLineage);
  // Source of the default: `Status.pdl`.
  return ok({ kind: 'present', urn, removed: status?.value.removed ?? false, lineage });
}

/** Parses a job, a chart or a dashboard, and brings its lineage into the common form. */
function parseOther(item: JsonObject, urn: EntityUrn): Result<PresentDataset> {
  const { aspect: name } = kindOf(urn);
  const isEdges = edgeAspects[urnEntityType(urn)] ?? isFieldsAspect;
  const aspects = readAspects<OtherAspects>(item, {
    status: isStatus,
    [name]: isEdges,
    [COLUMN_ASPECT]: isFieldsAspect,
  });
  if (!aspects.ok) return aspects;
  const { status, [name]: edges, [COLUMN_ASPECT]: fields } = aspects.value;
  const removed = status?.value['removed'] === true;
  const reading = toAspectReading(edges);
  if (reading.value === undefined)
    return ok({ kind: 'present', urn, removed, lineage: { version: reading.version } });
  const value = toCommonForm(urn, { edges: reading.value, columns: fields?.value });
  const columns = toAspectReading(fields);
  return ok({ kind: 'present', urn, removed, lineage: { ...reading, value, columns } });
}

type OtherAspects = { readonly [name: string]: VersionedAspect<JsonObject> };

/** Reads the given version of each dataset's lineage. Leaves out missing versions. */
export async function readStoredVersions(
  wire: Wire,
  versions: ReadonlyMap<EntityUrn, number>,
): Promise<ReadonlyMap<EntityUrn, LineageReading>> {
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

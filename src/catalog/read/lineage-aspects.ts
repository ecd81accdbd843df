import type { JsonObject } from '../../model/json.js';
import { entityTypes, kindOf, kinds } from '../../model/kinds.js';
import { COLUMN_ASPECT, toCommonForm } from '../../model/lineage-form.js';
import type { LineageReading } from '../../model/observed-state.js';
import type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import { type EntityType, type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import {
  anyObject,
  dictionary,
  list,
  number,
  object,
  shape,
  text,
  type WireSchema,
  type WireShape,
} from '../http/shape.js';
import { toAspectReading, type VersionedAspect, versionedAspect } from './aspects.js';

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

const EDGE = object(
  { destinationUrn: text },
  { created: STAMP, lastModified: STAMP, properties: dictionary(text) },
);

type LineageAspect = VersionedAspect<JsonObject>;

/** The shape of the aspect of the edges, by type. */
const edgesShapes = Object.fromEntries(
  entityTypes.map((type) => [type, edgesShape(type)]),
) as Readonly<Record<EntityType, WireShape<LineageAspect>>>;

function edgesShape(type: EntityType): WireShape<LineageAspect> {
  if (type === 'dataset') return shape(versionedAspect(LINEAGE));
  const { lists, columns } = kinds[type];
  const edges = lists.map(({ edges: name }) => [name, list(EDGE)] as const);
  const pairs = columns === 'between' && { fineGrainedLineages: list(FINE_GRAINED) };
  return shape(versionedAspect(object({}, { ...Object.fromEntries(edges), ...pairs })));
}

const isFieldsAspect = shape(versionedAspect(object({}, { fields: list(anyObject) })));

/** Returns the names of the aspects that hold the lineage of an entity. */
export function lineageAspects(urn: EntityUrn): readonly string[] {
  return Object.keys(lineageShapes(urn));
}

/** Aspects by name. */
type Aspects = { readonly [name: string]: LineageAspect };

/** Returns the shapes of the aspects that hold the lineage of an entity. */
export function lineageShapes(urn: EntityUrn): Readonly<Record<string, WireShape<LineageAspect>>> {
  const own = { [kindOf(urn).aspect]: edgesShapes[urnEntityType(urn) as EntityType] };
  return kindOf(urn).columns === 'fields' ? { ...own, [COLUMN_ASPECT]: isFieldsAspect } : own;
}

/** Reads lineage from its aspects. Its value is undefined if the aspect of the edges is absent. */
export function parseLineage(urn: EntityUrn, aspects: Partial<Aspects>): LineageReading {
  return toLineageReading(urn, aspects[kindOf(urn).aspect], aspects[COLUMN_ASPECT]);
}

/**
 * Reads the edges of an item if they are of this version. A server that does not know the header
 * answers with the latest version. The columns of a chart have versions of their own.
 */
export function parseVersion(
  item: JsonObject,
  urn: EntityUrn,
  version: number | undefined,
): LineageReading | undefined {
  const aspect = item[kindOf(urn).aspect];
  const isAspect = edgesShapes[urnEntityType(urn) as EntityType];
  return isAspect(aspect) && aspect.systemMetadata?.version === String(version)
    ? toLineageReading(urn, aspect)
    : undefined;
}

function toLineageReading(
  urn: EntityUrn,
  edges: LineageAspect | undefined,
  columns?: LineageAspect,
): LineageReading {
  const { value, ...reading } = toAspectReading(edges);
  const isUncounted = edges !== undefined && edges.systemMetadata?.version === undefined;
  const uncounted = isUncounted && { uncounted: true as const };
  if (value === undefined) return { ...reading, ...uncounted };
  // The shape of the aspect of a dataset was checked.
  if (isDatasetUrn(urn)) return { ...reading, value: value as UpstreamLineage, ...uncounted };
  return {
    ...reading,
    value: toCommonForm(urn, { edges: value, columns: columns?.value }),
    columns: toAspectReading(columns),
    ...uncounted,
  };
}

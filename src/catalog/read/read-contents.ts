import { ok, type Result } from '../../errors/result.js';
import { contentForm, SCHEMA_ASPECT } from '../../model/content-form.js';
import type { JsonObject } from '../../model/json.js';
import type { AspectReading, ContentReading, SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { anyObject, list, object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import {
  aspect,
  readAspects,
  toAspectReading,
  type VersionedAspect,
  versionedAspect,
} from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';

/** Datasets per request. A schema is about five times as large as lineage. */
export const SCHEMA_BATCH_SIZE = 25;

/**
 * Reads the field paths of datasets from the primary store. A dataset reads as null if the catalog
 * has no columns for it. The result lacks datasets that the answer leaves out.
 *
 * Reduces each answer to field paths at once, because the complete schemas of a large stack would
 * not fit in memory. A refused schema is an error, unlike an absent schema, since a column mapping
 * cannot be resolved without it.
 *
 * @throws HeadwaterError `catalog-forbidden`. It names the first dataset whose schema the catalog
 * refuses to show
 */
export async function readSchemas(
  wire: Wire,
  urns: readonly EntityUrn[],
): Promise<ReadonlyMap<EntityUrn, SchemaReading>> {
  const readings = await readBatches(wire, urns, SCHEMAS);
  return new Map(
    [...readings].flatMap(([urn, found]) => (found === undefined ? [] : [[urn, found] as const])),
  );
}

const ASPECTS = {
  [SCHEMA_ASPECT]: shape(aspect(object({ fields: list(object({ fieldPath: text })) }))),
};

const SCHEMAS: BatchReading<SchemaReading | undefined> = {
  phase: 'schemas',
  what: (datasets) => `reading the columns of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: Object.keys(ASPECTS),
  parse: parseSchema,
  absent: () => undefined,
};

export function parseSchema(item: JsonObject): Result<SchemaReading> {
  const aspects = readAspects(item, ASPECTS);
  if (!aspects.ok) return aspects;
  const { fields = [] } = aspects.value.schemaMetadata?.value ?? {};
  // Connectors store an empty list if they could not read the columns. It does not mean that the
  // dataset has no columns.
  return ok(fields.length === 0 ? null : fields.map(({ fieldPath }) => fieldPath));
}

const isAspect = shape(versionedAspect(anyObject));

const MISSING: AspectReading = toAspectReading(undefined);

/** The complete aspects that describe entities, with versions. */
export const CONTENTS: BatchReading<ContentReading> = {
  phase: 'contents',
  what: (datasets) => `reading the content of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: [],
  also: contentAspects,
  parse: parseContent,
  absent: () => ({ info: MISSING, schemaMetadata: MISSING }),
};

function contentAspects(urn: EntityUrn): readonly string[] {
  const { aspect: info, hasColumns } = contentForm(urn);
  return hasColumns ? [info, SCHEMA_ASPECT] : [info];
}

function parseContent(item: JsonObject, urn: EntityUrn): Result<ContentReading> {
  const shapes = Object.fromEntries(contentAspects(urn).map((name) => [name, isAspect]));
  const aspects = readAspects<Readonly<Record<string, VersionedAspect<JsonObject>>>>(item, shapes);
  if (!aspects.ok) return aspects;
  const { [contentForm(urn).aspect]: info, [SCHEMA_ASPECT]: schemaMetadata } = aspects.value;
  return ok({
    info: toAspectReading(info),
    schemaMetadata: toAspectReading(schemaMetadata),
  });
}

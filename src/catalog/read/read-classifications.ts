import { compareText } from '../../errors/compare-text.js';
import { ok, type Result } from '../../errors/result.js';
import type { Classification } from '../../model/classification.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';
import { aspectValue, findItemFault } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-schemas.js';

const ASPECTS = [
  'globalTags',
  'glossaryTerms',
  'schemaMetadata',
  'editableSchemaMetadata',
] as const;

/**
 * Reads tags and glossary terms of datasets and their columns from the primary store: those of the
 * dataset, those that ingestion wrote into the schema, and those that users added to its columns.
 *
 * A dataset that the catalog refuses to show, or shows in an unknown shape, is `unread` and not
 * untagged.
 */
export function readClassifications(
  wire: Wire,
  urns: readonly DatasetUrn[],
): Promise<ReadonlyMap<DatasetUrn, Classification>> {
  return readBatches(wire, urns, CLASSIFICATIONS);
}

const CLASSIFICATIONS: BatchReading<Classification> = {
  what: (datasets) => `reading the tags of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: ASPECTS,
  parse: parseClassification,
  absent: () => ({ kind: 'read', dataset: [], columns: new Map() }),
  refused: (_, why) => ({ kind: 'unread', why }),
};

function parseClassification(item: JsonObject): Result<Classification> {
  const fault = findItemFault(item, ASPECTS);
  if (fault !== undefined) return fault;
  const values = ASPECTS.map((name) => (item[name] === undefined ? {} : aspectValue(item[name])));
  const [tags, terms, schema, edited] = values;
  const dataset = mergeUrns(readUrns(tags, 'tags', 'tag'), readUrns(terms, 'terms', 'urn'));
  const columns = [
    ...readTaggedColumns(schema, 'fields'),
    ...readTaggedColumns(edited, 'editableSchemaFieldInfo'),
  ];
  if (dataset === undefined || columns.includes(undefined))
    return ok({ kind: 'unread', why: 'its tags are malformed' });
  return ok({ kind: 'read', dataset, columns: groupByPath(columns) });
}

interface TaggedColumn {
  readonly fieldPath: string;
  readonly urns: readonly string[];
}

function readTaggedColumns(
  aspect: JsonObject | undefined,
  key: string,
): readonly (TaggedColumn | undefined)[] {
  const fields = readList(aspect, key);
  return fields === undefined ? [undefined] : fields.map(readTaggedColumn);
}

function readTaggedColumn(field: Json): TaggedColumn | undefined {
  if (!isJsonObject(field) || !isString(field['fieldPath'])) return undefined;
  const { fieldPath, globalTags, glossaryTerms } = field;
  const urns = mergeUrns(
    readUrns(objectOrEmpty(globalTags), 'tags', 'tag'),
    readUrns(objectOrEmpty(glossaryTerms), 'terms', 'urn'),
  );
  return urns && { fieldPath, urns };
}

/**
 * Returns the object, or an empty one if it is absent or null. Returns undefined for any other
 * value.
 */
function objectOrEmpty(value: Json | undefined): JsonObject | undefined {
  if (value === undefined || value === null) return {};
  return isJsonObject(value) ? value : undefined;
}

function readUrns(
  aspect: JsonObject | undefined,
  list: string,
  key: string,
): readonly string[] | undefined {
  const urns = readList(aspect, list)?.map((entry) =>
    isJsonObject(entry) ? entry[key] : undefined,
  );
  return urns?.every(isString) ? urns : undefined;
}

function readList(aspect: JsonObject | undefined, key: string): readonly Json[] | undefined {
  if (aspect === undefined) return undefined;
  const list = aspect[key] ?? [];
  return Array.isArray(list) ? list : undefined;
}

function mergeUrns(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one && other && [...new Set([...one, ...other])].sort(compareText);
}

/**
 * Merges the urns of a column by its simplified path. Users edit columns by the simplified path or
 * by the full path, depending on the path that their version of DataHub shows.
 */
function groupByPath(
  columns: readonly (TaggedColumn | undefined)[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const column of columns) {
    if (column === undefined || column.urns.length === 0) continue;
    const path = simplifyFieldPath(column.fieldPath);
    found.set(path, mergeUrns(found.get(path) ?? [], column.urns) ?? []);
  }
  return found;
}

import { compareText } from '../errors/compare-text.js';
import { ok, type Result } from '../errors/result.js';
import type { Classification } from '../model/classification.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { simplifyFieldPath } from '../urn/field-path.js';
import { aspectValue, faultOf } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-schemas.js';
import { isString } from './shape.js';
import type { Wire } from './wire.js';

const ASPECTS = ['globalTags', 'glossaryTerms', 'schemaMetadata', 'editableSchemaMetadata'] as const;

/**
 * Reads tags and glossary terms of datasets and their columns from the primary store: those of the dataset, those that
 * ingestion wrote into the schema, and those that people added to its columns.
 *
 * A dataset that the catalog refuses to show, or shows in a shape that we do not know, is `unread`, never untagged.
 */
export function readClassifications(wire: Wire, urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, Classification>> {
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
  const fault = faultOf(item, ASPECTS);
  if (fault !== undefined) return fault;
  const values = ASPECTS.map((name) => (item[name] === undefined ? {} : aspectValue(item[name])));
  const [tags, terms, schema, edited] = values;
  const dataset = joined(urnsOf(tags, 'tags', 'tag'), urnsOf(terms, 'terms', 'urn'));
  const columns = [...columnsOf(schema, 'fields'), ...columnsOf(edited, 'editableSchemaFieldInfo')];
  if (dataset === undefined || columns.includes(undefined)) return ok({ kind: 'unread', why: 'its tags are malformed' });
  return ok({ kind: 'read', dataset, columns: byPath(columns) });
}

interface TaggedColumn {
  readonly fieldPath: string;
  readonly urns: readonly string[];
}

function columnsOf(aspect: JsonObject | undefined, key: string): readonly (TaggedColumn | undefined)[] {
  const fields = listOf(aspect, key);
  return fields === undefined ? [undefined] : fields.map(columnOf);
}

function columnOf(field: Json): TaggedColumn | undefined {
  if (!isJsonObject(field) || !isString(field['fieldPath'])) return undefined;
  const { fieldPath, globalTags, glossaryTerms } = field;
  const urns = joined(urnsOf(member(globalTags), 'tags', 'tag'), urnsOf(member(glossaryTerms), 'terms', 'urn'));
  return urns && { fieldPath, urns };
}

/** Nothing is as good as an empty one. */
function member(value: Json | undefined): JsonObject | undefined {
  if (value === undefined || value === null) return {};
  return isJsonObject(value) ? value : undefined;
}

function urnsOf(aspect: JsonObject | undefined, list: string, key: string): readonly string[] | undefined {
  const urns = listOf(aspect, list)?.map((entry) => (isJsonObject(entry) ? entry[key] : undefined));
  return urns?.every(isString) ? urns : undefined;
}

function listOf(aspect: JsonObject | undefined, key: string): readonly Json[] | undefined {
  if (aspect === undefined) return undefined;
  const list = aspect[key] ?? [];
  return Array.isArray(list) ? list : undefined;
}

function joined(one: readonly string[] | undefined, other: readonly string[] | undefined): readonly string[] | undefined {
  return one && other && [...new Set([...one, ...other])].sort(compareText);
}

/** People edit columns by the simplified path or by the whole one, whichever their version shows. */
function byPath(columns: readonly (TaggedColumn | undefined)[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const column of columns) {
    if (column === undefined || column.urns.length === 0) continue;
    const path = simplifyFieldPath(column.fieldPath);
    found.set(path, joined(found.get(path) ?? [], column.urns) ?? []);
  }
  return found;
}

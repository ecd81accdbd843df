import { compareText } from '../../errors/compare-text.js';
import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import type { Classification } from '../../model/observed-state.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { list, nullable, object, shape, text, type WireType } from '../http/shape.js';
import { aspect, findItemFault } from './aspects.js';
import type { BatchReading } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-contents.js';

const TAGS = object({}, { tags: nullable(list(object({ tag: text }))) });

const TERMS = object({}, { terms: nullable(list(object({ urn: text }))) });

const COLUMNS = nullable(
  list(object({ fieldPath: text }, { globalTags: nullable(TAGS), glossaryTerms: nullable(TERMS) })),
);

/** The aspects of every kind of entity. */
const COMMON = {
  globalTags: aspect(TAGS),
  glossaryTerms: aspect(TERMS),
  domains: aspect(object({}, { domains: nullable(list(text)) })),
  ownership: aspect(object({}, { owners: nullable(list(object({ owner: text }))) })),
};

/** The aspects of datasets alone. */
const OF_COLUMNS = {
  schemaMetadata: aspect(object({}, { fields: COLUMNS })),
  editableSchemaMetadata: aspect(object({}, { editableSchemaFieldInfo: COLUMNS })),
};

const ASPECT_NAMES = Object.keys({ ...COMMON, ...OF_COLUMNS });

const isClassified = shape(object({}, { ...COMMON, ...OF_COLUMNS }));

/**
 * Domains, owners, tags and glossary terms of entities, and tags and terms of the columns of
 * datasets: from the schema that ingestion wrote, and from what users added to columns.
 *
 * An entity that the catalog refuses to show, or shows in an unknown shape, is `unread` and not
 * untagged.
 */
export const CLASSIFICATIONS: BatchReading<Classification> = {
  phase: 'tags',
  what: (datasets) => `reading the tags of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: [],
  also: classifiedAspects,
  parse: parseClassification,
  absent: () => ({ kind: 'read', dataset: [], columns: new Map(), domains: [], owners: [] }),
  refused: (_, why) => ({ kind: 'unread', why }),
};

/** Lists the aspects that tell the facts about an entity. */
export function classifiedAspects(urn: EntityUrn): readonly string[] {
  return isDatasetUrn(urn) ? ASPECT_NAMES : Object.keys(COMMON);
}

function parseClassification(item: JsonObject): Result<Classification> {
  const fault = findItemFault(item, ASPECT_NAMES);
  if (fault !== undefined) return fault;
  if (!isClassified(item))
    return ok({ kind: 'unread', why: 'its tags, domains or owners are malformed' });
  const { globalTags, glossaryTerms, schemaMetadata, editableSchemaMetadata } = item;
  const { domains, ownership } = item;
  const columns = [
    ...(schemaMetadata?.value.fields ?? []),
    ...(editableSchemaMetadata?.value.editableSchemaFieldInfo ?? []),
  ];
  return ok({
    kind: 'read',
    dataset: readUrns(globalTags?.value, glossaryTerms?.value),
    columns: groupByPath(columns),
    domains: sortUrns(domains?.value.domains ?? []),
    owners: sortUrns((ownership?.value.owners ?? []).map(({ owner }) => owner)),
  });
}

type Tags = WireType<typeof TAGS>;
type Terms = WireType<typeof TERMS>;

/** Reads the urns of tags and terms, sorted, each once. */
function readUrns(
  tags: Tags | null | undefined,
  terms: Terms | null | undefined,
): readonly string[] {
  return sortUrns([
    ...(tags?.tags ?? []).map(({ tag }) => tag),
    ...(terms?.terms ?? []).map(({ urn }) => urn),
  ]);
}

function sortUrns(urns: readonly string[]): readonly string[] {
  return [...new Set(urns)].sort(compareText);
}

/**
 * Merges the urns of a column by its simplified path. Users edit columns by the simplified path or
 * by the full path, depending on the path that their version of DataHub shows.
 */
function groupByPath(
  columns: NonNullable<WireType<typeof COLUMNS>>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { fieldPath, globalTags, glossaryTerms } of columns) {
    const urns = readUrns(globalTags, glossaryTerms);
    if (urns.length === 0) continue;
    const path = simplifyFieldPath(fieldPath);
    found.set(path, sortUrns([...(found.get(path) ?? []), ...urns]));
  }
  return found;
}

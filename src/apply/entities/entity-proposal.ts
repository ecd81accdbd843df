import type { AspectProposal, ProposedAspect } from '../../model/catalog-port.js';
import {
  type ContentForm,
  contentForm,
  SCHEMA_ASPECT,
  toStoredTexts,
} from '../../model/content-form.js';
import type { ColumnType, DatasetContent, DesiredColumn } from '../../model/desired-state.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { ContentReading } from '../../model/observed-state.js';
import type { AuditStamp } from '../../model/upstream-lineage.js';
import type { EntityWrite } from '../../plan/document/plan.js';
import { dataPlatformUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/**
 * The version of an aspect that must not exist yet. An entity that appeared after the plan belongs
 * to another writer and is not changed.
 */
const ABSENT_VERSION = '-1';

/** Returns the aspects of an entity to create. The catalog adds the key aspect by itself. */
export function createEntityProposal(
  { urn, content, maker, exists }: EntityWrite,
  stamp: AuditStamp,
): AspectProposal {
  const form = contentForm(urn);
  const schema =
    content.columns.length > 0
      ? [aspect(SCHEMA_ASPECT, schemaMetadata(urn, content), ABSENT_VERSION)]
      : [];
  const info = {
    ...form.required?.(urn, stamp),
    ...toStoredTexts(form, content),
    ...madeBy(maker),
  };
  const aspects = [aspect(form.aspect, info, ABSENT_VERSION), ...schema];
  return { urn, aspects: exists ? aspects : [...aspects, VISIBLE] };
}

/** Returns the aspects of the parent of an entity to create. Undefined if it needs no parent. */
export function parentProposal({ urn, maker }: EntityWrite): AspectProposal | undefined {
  const parent = contentForm(urn).parent?.(urn);
  if (!parent) return undefined;
  const info = { ...parent.value, ...madeBy(maker) };
  return { urn: parent.urn, aspects: [aspect(parent.aspect, info, ABSENT_VERSION), VISIBLE] };
}

function madeBy(maker: string): JsonObject {
  return { customProperties: { [MARK_PROPERTY]: maker } };
}

const VISIBLE = aspect('status', { removed: false }, ABSENT_VERSION);

/**
 * Returns the aspects of an existing entity with the declared texts and columns. Everything else
 * stays as it was read, such as the lineage of a chart. A text or columns that the content does not
 * state stay too, unless the write restores the entity to exactly that content.
 */
export function updateEntityProposal(
  { urn, kind, content }: EntityWrite,
  { info, schemaMetadata: schema }: ContentReading,
): AspectProposal {
  const { columns } = content;
  const isExact = kind === 'restore';
  const form = contentForm(urn);
  const hasColumns = columns.length > 0 || (isExact && schema.value !== undefined);
  return {
    urn,
    aspects: [
      aspect(form.aspect, updatedInfo(form, info.value, { content, isExact }), info.version),
      ...(hasColumns
        ? [aspect(SCHEMA_ASPECT, updatedSchema(urn, content, schema.value), schema.version)]
        : []),
    ],
  };
}

function updatedInfo(
  form: ContentForm,
  info: JsonObject = {},
  { content, isExact }: { readonly content: DatasetContent; readonly isExact: boolean },
): JsonObject {
  const names: readonly string[] = isExact ? Object.values(form.texts) : [];
  const stated = toStoredTexts(form, content);
  const kept = Object.entries(info).filter(([name]) => !names.includes(name) || name in stated);
  return { ...Object.fromEntries(kept), ...stated };
}

function updatedSchema(
  urn: EntityUrn,
  content: DatasetContent,
  schema: JsonObject | undefined,
): JsonObject {
  const fields = mergeFields(content.columns, schema?.['fields']);
  return { ...(schema ?? schemaMetadata(urn, content)), fields };
}

/** Merges columns. A column that stays keeps what others added to it, such as tags. */
function mergeFields(
  columns: readonly DesiredColumn[],
  stored: Json | undefined,
): readonly JsonObject[] {
  const known: readonly Json[] = Array.isArray(stored) ? stored : [];
  const byPath = new Map(known.filter(isJsonObject).map((field) => [field['fieldPath'], field]));
  return columns.map((column) => ({ ...byPath.get(column.fieldPath), ...schemaField(column) }));
}

function aspect(
  name: ProposedAspect['name'],
  value: JsonObject,
  ifVersionMatch: string,
): ProposedAspect {
  return { name, value, ifVersionMatch };
}

/** Returns all fields that `SchemaMetadata.pdl` requires. Schemaless: without a source document. */
function schemaMetadata(urn: EntityUrn, { columns }: DatasetContent): JsonObject {
  const parts = parseDatasetUrn(urn);
  // The manifests were validated, so every urn is well-formed here.
  if (!parts.ok) throw new TypeError(`${urn} ${parts.problem}`);
  const { namespace, platform, name } = parts.value;
  return {
    schemaName: name,
    platform: dataPlatformUrn(platform, namespace),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: columns.map(schemaField),
  };
}

function schemaField({ fieldPath, type, nativeType }: DesiredColumn): JsonObject {
  return { fieldPath, type: { type: { [recordNames[type]]: {} } }, nativeDataType: nativeType };
}

const recordNames: Readonly<Record<ColumnType, string>> = {
  array: 'com.linkedin.schema.ArrayType',
  boolean: 'com.linkedin.schema.BooleanType',
  bytes: 'com.linkedin.schema.BytesType',
  date: 'com.linkedin.schema.DateType',
  enum: 'com.linkedin.schema.EnumType',
  fixed: 'com.linkedin.schema.FixedType',
  map: 'com.linkedin.schema.MapType',
  number: 'com.linkedin.schema.NumberType',
  record: 'com.linkedin.schema.RecordType',
  string: 'com.linkedin.schema.StringType',
  time: 'com.linkedin.schema.TimeType',
  union: 'com.linkedin.schema.UnionType',
};

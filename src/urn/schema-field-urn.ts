import { ok, problem, type Result } from '../errors/result.js';
import { asDatasetUrn, type DatasetUrn } from './dataset-urn.js';
import { asEntityUrn, type EntityUrn } from './entity-urn.js';
import { simplifyFieldPath } from './field-path.js';
import { decodeFieldPath, encodeFieldPath, splitUrn, type Urn } from './urn.js';

declare const schemaField: unique symbol;

/**
 * `urn:li:schemaField:(<dataset urn>,<field path>)`, the reserved characters of the path
 * percent-encoded.
 */
export type SchemaFieldUrn = Urn & { readonly [schemaField]: true };

/** The parts of the urn of a column. */
export interface SchemaFieldParts {
  readonly dataset: DatasetUrn;
  /** Decoded: exactly as the dataset's schema spells it. */
  readonly fieldPath: string;
}

/** A column whose path needs no decoding, as most columns. Its dataset is parsed separately. */
const ORDINARY_COLUMN = /^urn:([\w-]+):schemaField:\(urn:\1:dataset:\([^()]+\),[^,()%\u241F]+\)$/;

/** Parses the urn of a column. Fails for columns of anything but datasets. */
export function parseSchemaFieldUrn(text: string): Result<SchemaFieldParts> {
  // A test makes no list of groups. The path has no comma, so it begins after the last one.
  if (!ORDINARY_COLUMN.test(text)) return parseAnySchemaFieldUrn(text);
  const comma = text.lastIndexOf(',');
  const parent = asDatasetUrn(text.slice(text.indexOf('(') + 1, comma));
  return parent.ok
    ? ok({ dataset: parent.value, fieldPath: text.slice(comma + 1, -1) })
    : parseAnySchemaFieldUrn(text);
}

function parseAnySchemaFieldUrn(text: string): Result<SchemaFieldParts> {
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const { namespace, entityType, key } = urn.value;
  if (entityType !== 'schemaField')
    return problem(`is an urn of type ${entityType}, not schemaField`);
  const [parent = '', encodedPath = ''] = key;
  if (key.length !== 2) return problem('needs two parts in its key: dataset and field path');
  const dataset = asDatasetUrn(parent);
  if (!dataset.ok) return problem(`holds the parent "${parent}", which ${dataset.problem}`);
  if (!parent.startsWith(`urn:${namespace}:`))
    return problem(`is of namespace "${namespace}", but its dataset is not`);
  return ok({ dataset: dataset.value, fieldPath: decodeFieldPath(encodedPath) });
}

/**
 * Builds the urn of a column.
 *
 * @param fieldPath as the schema of the entity spells it, not empty
 */
export function schemaFieldUrn(entity: EntityUrn, fieldPath: string): SchemaFieldUrn {
  return columnUrn(entity, fieldPath) as SchemaFieldUrn;
}

/** The parts of the urn of a column of a dataset or a chart. */
export interface ColumnParts {
  readonly parent: EntityUrn;
  /** Decoded. */
  readonly fieldPath: string;
}

/** Parses the urn of a column of an entity whose lineage can be declared. */
export function parseColumnUrn(text: string): Result<ColumnParts> {
  const column = parseSchemaFieldUrn(text);
  if (column.ok) return ok({ parent: column.value.dataset, fieldPath: column.value.fieldPath });
  const urn = splitUrn(text);
  const [holder = '', path = ''] =
    urn.ok && urn.value.entityType === 'schemaField' ? urn.value.key : [];
  const parent = asEntityUrn(holder);
  return parent.ok ? ok({ parent: parent.value, fieldPath: decodeFieldPath(path) }) : column;
}

/** Returns the parts of the urn of a column that was checked before. */
export function columnParts(field: string): ColumnParts {
  const { value } = parseColumnUrn(field) as Extract<Result<ColumnParts>, { ok: true }>;
  return value;
}

/** Returns true for the urn of a column of the entity. */
export function isColumnOf(field: string, entity: EntityUrn): boolean {
  const start = field.indexOf('(') + 1;
  return field.startsWith(entity, start) && field[start + entity.length] === ',';
}

/** Builds the urn of a column of any entity, such as a chart. An empty path gives no valid urn. */
export function columnUrn(parent: string, fieldPath: string): string {
  const namespace = parent.slice('urn:'.length, parent.indexOf(':', 'urn:'.length));
  return `urn:${namespace}:schemaField:(${parent},${encodeFieldPath(fieldPath)})`;
}

/** Returns the simplified path of a column. */
export function columnName(field: string): string {
  const parsed = parseColumnUrn(field);
  return parsed.ok ? simplifyFieldPath(parsed.value.fieldPath) : field;
}

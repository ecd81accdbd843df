import type { DatasetReading, SchemaReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn, writtenPath } from '../../urn/match-column.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';

/** Finds the column of a dataset that a urn means; nothing where it means none. */
export type GraphColumns = (field: string) => GraphColumn | undefined;

export interface GraphColumn {
  readonly dataset: DatasetUrn;
  /** The one urn that stands for every spelling of the column. */
  readonly urn: string;
}

export interface KnownSpellings {
  readonly readings: Iterable<DatasetReading>;
  /** Of the datasets whose columns were read. */
  readonly schemas: ReadonlyMap<DatasetUrn, SchemaReading>;
}

/**
 * Joins the spellings of a column, or a graph falls apart where one writer uses v1 field paths and another v2: the schema
 * decides where one was read; elsewhere a v2 path is its simplified form, unless two of them share that.
 *
 * Each urn is taken apart once: a column stands in as many records as others are derived from it.
 */
export function graphColumns({ readings, schemas }: KnownSpellings): GraphColumns {
  const shared = sharedNames(readings);
  const known = new Map<string, GraphColumn | undefined>();
  return (field) => {
    if (known.has(field)) return known.get(field);
    const column = columnOf(field, schemas, shared);
    known.set(field, column);
    return column;
  };
}

/** The one urn that stands for a column. What is no column of a dataset stands for itself. */
export function graphUrn(field: string, columnOf: GraphColumns): string {
  return columnOf(field)?.urn ?? field;
}

/** The dataset of a column; nothing where it is none of a dataset. */
export function datasetOfColumn(field: string): DatasetUrn | undefined {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? parsed.value.dataset : undefined;
}

function columnOf(field: string, schemas: KnownSpellings['schemas'], shared: ReadonlySet<string>): GraphColumn | undefined {
  const parsed = parseSchemaFieldUrn(field);
  if (!parsed.ok) return undefined;
  const { dataset, fieldPath } = parsed.value;
  const schema = schemas.get(dataset) ?? null;
  const match = schema === null ? undefined : matchColumn(fieldPath, schema);
  if (schema !== null && match?.kind === 'found')
    return { dataset, urn: schemaFieldUrn(dataset, writtenPath(match.path, schema, 'simple')) };
  const name = simplifyFieldPath(fieldPath);
  return { dataset, urn: shared.has(nameKey(dataset, name)) ? field : schemaFieldUrn(dataset, name) };
}

/** Simplified paths for which a dataset has several v2 paths. */
function sharedNames(readings: Iterable<DatasetReading>): ReadonlySet<string> {
  const paths = new Map<string, string>();
  const shared = new Set<string>();
  for (const field of fieldsOf(readings)) {
    const parsed = field.includes('[version=2.0]') ? parseSchemaFieldUrn(field) : undefined;
    if (!parsed?.ok) continue;
    const { dataset, fieldPath } = parsed.value;
    const key = nameKey(dataset, simplifyFieldPath(fieldPath));
    if ((paths.get(key) ?? fieldPath) !== fieldPath) shared.add(key);
    paths.set(key, fieldPath);
  }
  return shared;
}

function* fieldsOf(readings: Iterable<DatasetReading>): Iterable<string> {
  for (const reading of readings) {
    const records = reading.kind === 'present' ? (reading.lineage.value?.fineGrainedLineages ?? []) : [];
    for (const { upstreams = [], downstreams = [] } of records) {
      yield* upstreams;
      yield* downstreams;
    }
  }
}

function nameKey(dataset: DatasetUrn, name: string): string {
  return `${dataset} ${name}`;
}

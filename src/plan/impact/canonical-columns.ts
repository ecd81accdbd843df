import type { DatasetReading, SchemaReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { matchColumn, simplifyFieldPath, writtenPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { storedRecords } from '../unit/stored-lineage.js';

/** Returns the dataset column that an urn means. Undefined for any other urn. */
export type CanonicalColumns = (field: string) => CanonicalColumn | undefined;

export interface CanonicalColumn {
  readonly dataset: DatasetUrn;
  /** The canonical urn: the same for every spelling of the column. */
  readonly urn: string;
}

export interface KnownSpellings {
  readonly readings: Iterable<DatasetReading>;
  readonly schemas: ReadonlyMap<DatasetUrn, SchemaReading>;
}

/**
 * Maps every spelling of a column to one urn. Without this, a graph falls apart where one writer
 * uses v1 field paths and another v2. The schema decides if one was read. Otherwise a v2 path
 * becomes its simplified form, unless two v2 paths share that form.
 *
 * Parses each urn once: a column is in as many records as columns are derived from it.
 */
export function canonicalColumns({ readings, schemas }: KnownSpellings): CanonicalColumns {
  const shared = sharedNames(readings);
  const known = new Map<string, CanonicalColumn | undefined>();
  return (field) => {
    if (known.has(field)) return known.get(field);
    const column = findCanonical(field, schemas, shared);
    known.set(field, column);
    return column;
  };
}

/** Returns the canonical urn of a dataset column. Returns any other field unchanged. */
export function canonicalUrn(field: string, canonical: CanonicalColumns): string {
  return canonical(field)?.urn ?? field;
}

/** Returns the dataset of a column urn. Undefined for anything else. */
export function datasetOfColumn(field: string): DatasetUrn | undefined {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? parsed.value.dataset : undefined;
}

function findCanonical(
  field: string,
  schemas: KnownSpellings['schemas'],
  shared: ReadonlySet<string>,
): CanonicalColumn | undefined {
  const parsed = parseSchemaFieldUrn(field);
  if (!parsed.ok) return undefined;
  const { dataset, fieldPath } = parsed.value;
  const schema = schemas.get(dataset) ?? null;
  const match = schema === null ? undefined : matchColumn(fieldPath, schema);
  if (schema !== null && match?.kind === 'found')
    return { dataset, urn: schemaFieldUrn(dataset, writtenPath(match.path, schema, 'simple')) };
  const name = simplifyFieldPath(fieldPath);
  return {
    dataset,
    urn: shared.has(nameKey(dataset, name)) ? field : schemaFieldUrn(dataset, name),
  };
}

/** Finds the simplified paths that several v2 paths of a dataset share. */
function sharedNames(readings: Iterable<DatasetReading>): ReadonlySet<string> {
  const paths = new Map<string, string>();
  const shared = new Set<string>();
  for (const field of listFields(readings)) {
    const parsed = field.includes('[version=2.0]') ? parseSchemaFieldUrn(field) : undefined;
    if (!parsed?.ok) continue;
    const { dataset, fieldPath } = parsed.value;
    const key = nameKey(dataset, simplifyFieldPath(fieldPath));
    if ((paths.get(key) ?? fieldPath) !== fieldPath) shared.add(key);
    paths.set(key, fieldPath);
  }
  return shared;
}

function* listFields(readings: Iterable<DatasetReading>): Iterable<string> {
  for (const reading of readings) {
    for (const { upstreams = [], downstreams = [] } of storedRecords(reading)) {
      yield* upstreams;
      yield* downstreams;
    }
  }
}

function nameKey(dataset: DatasetUrn, name: string): string {
  return `${dataset} ${name}`;
}

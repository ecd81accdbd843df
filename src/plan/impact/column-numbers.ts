import { compareText } from '../../errors/compare-text.js';
import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import type { DatasetReading, SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath, writtenPath } from '../../urn/field-path.js';
import { type ColumnParts, parseColumnUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { storedRecords } from '../unit/stored-lineage.js';

/**
 * Gives each column one number, whatever its spelling. Without this, a graph falls apart where one
 * writer uses v1 field paths and another v2.
 */
export interface ColumnNumbers {
  /** Returns the number of the column that an urn means. Undefined for any other urn. */
  readonly numberOf: (field: string) => number | undefined;
  /** The canonical urn of each column, by number: the same for every spelling of the column. */
  readonly urns: readonly string[];
  /** The dataset of each column, by number. */
  readonly datasets: readonly EntityUrn[];
}

export interface KnownSpellings {
  readonly readings: Iterable<DatasetReading>;
  readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
}

/**
 * Numbers columns as they are asked for. The schema decides about the canonical urn if one was read.
 * Otherwise a v2 path becomes its simplified form, unless two v2 paths share that form.
 *
 * Parses each urn once: a column is in as many records as columns are derived from it.
 */
export function columnNumbers({ readings, schemas }: KnownSpellings): ColumnNumbers {
  const shared = sharedNames(readings);
  const spelled = new Map<string, number | undefined>();
  const canonical = new Map<string, number>();
  const urns: string[] = [];
  const datasets: EntityUrn[] = [];
  const findNumber = (field: string): number | undefined => {
    const column = findCanonical(field, schemas, shared);
    if (column === undefined) return undefined;
    return getOrMake(canonical, column.urn, () => {
      datasets.push(column.dataset);
      return urns.push(column.urn) - 1;
    });
  };
  const numberOf = (field: string): number | undefined => {
    const known = spelled.get(field);
    if (known !== undefined || spelled.has(field)) return known;
    const number = findNumber(field);
    spelled.set(field, number);
    return number;
  };
  return { numberOf, urns, datasets };
}

/** Returns the canonical urn of a dataset column. Returns any other field unchanged. */
export function canonicalUrn(field: string, { numberOf, urns }: ColumnNumbers): string {
  const number = numberOf(field);
  return number === undefined ? field : itemAt(urns, number);
}

/** Orders columns by urn. */
export function compareColumns(urns: readonly string[], a: number, b: number): number {
  return compareText(itemAt(urns, a), itemAt(urns, b));
}

interface Column {
  readonly dataset: EntityUrn;
  readonly urn: string;
}

function findCanonical(
  field: string,
  schemas: KnownSpellings['schemas'],
  shared: ReadonlySet<string>,
): Column | undefined {
  const parsed = parseColumnUrn(field);
  if (!parsed.ok) return undefined;
  const { parent: dataset, fieldPath } = parsed.value;
  const schema = schemas.get(dataset) ?? null;
  const match = schema === null ? undefined : matchColumn(fieldPath, schema);
  if (schema !== null && match?.kind === 'found')
    return { dataset, urn: schemaFieldUrn(dataset, writtenPath(match.path, schema, 'simple')) };
  const name = simplifyFieldPath(fieldPath);
  // Most catalogs share no names, and the key of a name is a long text.
  const isShared = shared.size > 0 && shared.has(nameKey(dataset, name));
  return { dataset, urn: isShared ? field : schemaFieldUrn(dataset, name) };
}

/** Finds the simplified paths that several v2 paths of a dataset share. */
function sharedNames(readings: Iterable<DatasetReading>): ReadonlySet<string> {
  const paths = new Map<string, string>();
  const shared = new Set<string>();
  for (const { parent: dataset, fieldPath } of versionedColumns(readings)) {
    const key = nameKey(dataset, simplifyFieldPath(fieldPath));
    if ((paths.get(key) ?? fieldPath) !== fieldPath) shared.add(key);
    paths.set(key, fieldPath);
  }
  return shared;
}

/** Lists the columns with v2 paths. Most catalogs have none. */
function* versionedColumns(readings: Iterable<DatasetReading>): Iterable<ColumnParts> {
  for (const reading of readings) {
    for (const { upstreams = [], downstreams = [] } of storedRecords(reading)) {
      for (const field of [...upstreams, ...downstreams]) {
        const parsed = field.includes('[version=2.0]') ? parseColumnUrn(field) : undefined;
        if (parsed?.ok) yield parsed.value;
      }
    }
  }
}

function nameKey(dataset: EntityUrn, name: string): string {
  return `${dataset} ${name}`;
}

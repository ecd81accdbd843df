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
  /**
   * Returns the number of the column that an urn or a name means. Undefined for an urn of anything
   * else.
   */
  readonly numberOf: (field: string | ColumnName) => number | undefined;
  /** The canonical urn of each column, by number: the same for every spelling of the column. */
  readonly urns: readonly string[];
  /** The dataset of each column, by number. */
  readonly datasets: readonly EntityUrn[];
}

/** A column as a manifest names it. It is found faster than its urn, which is a long text. */
export interface ColumnName {
  readonly dataset: EntityUrn;
  readonly column: string;
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
  const byUrn = new Map<string, number | undefined>();
  const byName = new Map<EntityUrn, Map<string, number>>();
  const canonical = new Map<EntityUrn, Map<string, number>>();
  const urns: string[] = [];
  const datasets: EntityUrn[] = [];
  const numberOfName = ({ dataset, column }: ColumnName): number =>
    getOrMake(inDataset(byName, dataset), column, () => {
      const name = canonicalName(dataset, column, { schemas, shared });
      return getOrMake(inDataset(canonical, dataset), name, () => {
        datasets.push(dataset);
        return urns.push(schemaFieldUrn(dataset, name)) - 1;
      });
    });
  const numberOfUrn = (field: string): number | undefined => {
    const known = byUrn.get(field);
    if (known !== undefined || byUrn.has(field)) return known;
    const parsed = parseColumnUrn(field);
    const number = parsed.ok
      ? numberOfName({ dataset: parsed.value.parent, column: parsed.value.fieldPath })
      : undefined;
    byUrn.set(field, number);
    return number;
  };
  const numberOf = (field: string | ColumnName) =>
    typeof field === 'string' ? numberOfUrn(field) : numberOfName(field);
  return { numberOf, urns, datasets };
}

function inDataset(
  numbers: Map<EntityUrn, Map<string, number>>,
  dataset: EntityUrn,
): Map<string, number> {
  return getOrMake(numbers, dataset, () => new Map());
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

/** Returns the path of a column that stands for all of its spellings. */
function canonicalName(
  dataset: EntityUrn,
  path: string,
  { schemas, shared }: Pick<KnownSpellings, 'schemas'> & { readonly shared: ReadonlySet<string> },
): string {
  const schema = schemas.get(dataset) ?? null;
  const match = schema === null ? undefined : matchColumn(path, schema);
  if (schema !== null && match?.kind === 'found') return writtenPath(match.path, schema, 'simple');
  const name = simplifyFieldPath(path);
  // Most catalogs share no names, and the key of a name is a long text.
  return shared.size > 0 && shared.has(nameKey(dataset, name)) ? path : name;
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

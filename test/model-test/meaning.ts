import { datasetOf, fieldPathOf } from './domain.js';

/**
 * Finds the column that a field path means, from the text of the design and without the tested
 * code: the exact path, else the only column with the same simplified path, else the only column
 * that differs in letter case alone.
 */

/** The field paths of a dataset. Null if they are unknown. */
export type Schema = readonly string[] | null;

/** Schemas by the urn of the dataset. */
export type Schemas = ReadonlyMap<string, Schema>;

/** Simplifies `[version=2.0].[type=string].a` to `a`. */
export function simplified(path: string): string {
  return path.replaceAll(/\[[^\]]*\]\.?/g, '');
}

/** Returns the path of the one column that is meant. */
export function columnIn(path: string, schema: readonly string[]): string | 'none' | 'several' {
  if (schema.includes(path)) return path;
  const name = simplified(path);
  const simple = schema.filter((one) => simplified(one) === name);
  const found =
    simple.length > 0
      ? simple
      : schema.filter((one) => simplified(one).toLowerCase() === name.toLowerCase());
  return found.length > 1 ? 'several' : (found[0] ?? 'none');
}

/** Returns the same text for all fields that mean one column. */
export function meaningOf(field: string, schemas: Schemas): string {
  const [dataset, path] = [datasetOf(field), fieldPathOf(field)];
  const schema = schemas.get(dataset) ?? null;
  const column = schema === null ? 'none' : columnIn(path, schema);
  if (column === 'none') return `${dataset} ${simplified(path)}`;
  return `${dataset} ${column === 'several' ? path : column}`;
}

/** Returns true if the schema lists columns, but not the one that is meant. */
export function isGone(field: string, schemas: Schemas): boolean {
  const schema = schemas.get(datasetOf(field)) ?? null;
  return schema !== null && columnIn(fieldPathOf(field), schema) === 'none';
}

/** Returns true if the schema decides which column is meant. */
export function isDecided(field: string, schemas: Schemas): boolean {
  const schema = schemas.get(datasetOf(field)) ?? null;
  return schema !== null && !['none', 'several'].includes(columnIn(fieldPathOf(field), schema));
}

/** The name of a column in a form without letter case, for schemas that do not decide. */
export function looseName(field: string): string {
  return simplified(fieldPathOf(field)).toLowerCase();
}

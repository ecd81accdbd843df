import { datasetOf, fieldPathOf } from './domain.js';

/**
 * Which column a field path means, by the text of the design and none of the code that is tested: the exact path, else the
 * one column of the same simplified path, else the one column of it in another letter case.
 */

/** The field paths of a dataset; null where nobody knows them. */
export type Schema = readonly string[] | null;

/** By the urn of the dataset. */
export type Schemas = ReadonlyMap<string, Schema>;

/** `[version=2.0].[type=string].a` is `a`. */
export function simplified(path: string): string {
  return path.replaceAll(/\[[^\]]*\]\.?/g, '');
}

/** The path of the one column that is meant. */
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

/** One text for all fields that mean one column. */
export function meaningOf(field: string, schemas: Schemas): string {
  const [dataset, path] = [datasetOf(field), fieldPathOf(field)];
  const schema = schemas.get(dataset) ?? null;
  const column = schema === null ? 'none' : columnIn(path, schema);
  if (column === 'none') return `${dataset} ${simplified(path)}`;
  return `${dataset} ${column === 'several' ? path : column}`;
}

/** Whether the schema lists columns, and the one that is meant is not among them. */
export function isGone(field: string, schemas: Schemas): boolean {
  const schema = schemas.get(datasetOf(field)) ?? null;
  return schema !== null && columnIn(fieldPathOf(field), schema) === 'none';
}

/** Whether the schema says which column is meant. */
export function isDecided(field: string, schemas: Schemas): boolean {
  const schema = schemas.get(datasetOf(field)) ?? null;
  return schema !== null && !['none', 'several'].includes(columnIn(fieldPathOf(field), schema));
}

/** The name of a column where no schema tells letter case apart. */
export function looseName(field: string): string {
  return simplified(fieldPathOf(field)).toLowerCase();
}

import { simplifyFieldPath } from '../urn/field-path.js';

/** Whether a schema has a column. */
export type ColumnMatch = 'found' | 'unknown' | 'ambiguous';

/**
 * Looks a column up as the catalog's users spell it: by its exact field path, else by its simplified form, so that `a`
 * finds `[version=2.0].[type=string].a`. Members of a union share a simplified form: then only the exact path will do.
 */
export function matchColumn(column: string, schema: readonly string[]): ColumnMatch {
  if (schema.includes(column)) return 'found';
  const simple = simplifyFieldPath(column);
  const alike = schema.filter((path) => simplifyFieldPath(path) === simple);
  if (alike.length === 0) return 'unknown';
  return alike.length === 1 ? 'found' : 'ambiguous';
}

import { simplifyFieldPath } from './field-path.js';

/** Whether a schema has a column, and which. */
export type ColumnMatch =
  /** `path`: exactly as the schema spells it. */
  { readonly kind: 'found'; readonly path: string } | { readonly kind: 'unknown' } | { readonly kind: 'ambiguous' };

/**
 * Looks a column up as the catalog's users spell it: by its exact field path, else by its simplified form, so that `a`
 * finds `[version=2.0].[type=string].a`. Members of a union share a simplified form: then only the exact path will do.
 */
export function matchColumn(column: string, schema: readonly string[]): ColumnMatch {
  if (schema.includes(column)) return { kind: 'found', path: column };
  const simple = simplifyFieldPath(column);
  const [path, ...more] = schema.filter((one) => simplifyFieldPath(one) === simple);
  if (path === undefined) return { kind: 'unknown' };
  return more.length === 0 ? { kind: 'found', path } : { kind: 'ambiguous' };
}

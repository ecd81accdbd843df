import { encodeReserved } from './urn.js';

const VERSION_2 = '[version=2.0]';

/**
 * Returns the simplified (v1) form of a field path: `[version=2.0].[type=E].[type=string].a`
 * becomes `a`.
 *
 * Returns a path of version 1 unchanged. Members of a union collapse to one simplified path, so a
 * simplified path can be ambiguous within a schema. Source:
 * `get_simple_field_path_from_v2_field_path` of DataHub's Python client, which also splits type
 * names that hold dots.
 */
export function simplifyFieldPath(fieldPath: string): string {
  if (!fieldPath.startsWith(VERSION_2)) return fieldPath;
  return fieldPath
    .split('.')
    .filter((token) => !token.startsWith('[') && !token.endsWith(']'))
    .join('.');
}

/** The result of looking up a column in a schema. */
export type ColumnMatch =
  /** `path`: exactly as the schema spells it. */
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'unknown' }
  /**
   * `candidates`: the columns that it may mean, as the schema spells them and in its order. At
   * least two.
   */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] };

/**
 * Looks up a column in any spelling: first by its exact field path, then by its simplified form, so
 * that `a` finds `[version=2.0].[type=string].a`, then without regard to letter case. The first
 * step that finds anything decides: one column is the match, several are ambiguous. Members of a
 * union share a simplified path, so only their exact paths tell them apart. DataHub's own client
 * does not escape percent signs, so the column `p%2Cq` is `p,q` in an urn that it wrote.
 */
export function matchColumn(column: string, schema: readonly string[]): ColumnMatch {
  const { exact, simple, lowerCase } = schemaIndex(schema);
  if (exact.has(column)) return { kind: 'found', path: column };
  const name = simplifyFieldPath(column);
  return (
    matchAmong(simple.get(name)) ??
    matchAmong(lowerCase.get(name.toLowerCase())) ??
    matchAmong(simple.get(encodeReserved(name))) ?? { kind: 'unknown' }
  );
}

/** The style in which a column of a schema is written. */
export type FieldPathStyle = 'simple' | 'exact';

/**
 * Returns the spelling in which a column is written. With the style `simple` this is its simplified
 * path, as connectors write it, unless two columns of the schema share that path. With the style
 * `exact` it is the path of the schema.
 *
 * @param path exactly as the schema spells it
 */
export function writtenPath(
  path: string,
  schema: readonly string[],
  style: FieldPathStyle,
): string {
  const name = simplifyFieldPath(path);
  return style === 'simple' && schemaIndex(schema).simple.get(name)?.length === 1 ? name : path;
}

interface SchemaIndex {
  readonly exact: ReadonlySet<string>;
  /** Exact paths by simplified path. */
  readonly simple: ReadonlyMap<string, readonly string[]>;
  /** Exact paths by simplified path in lower case. */
  readonly lowerCase: ReadonlyMap<string, readonly string[]>;
}

/** A plan looks up every column. Without an index a table of 20,000 columns takes minutes. */
const indexes = new WeakMap<readonly string[], SchemaIndex>();

function schemaIndex(schema: readonly string[]): SchemaIndex {
  const known = indexes.get(schema);
  if (known) return known;
  const simple = new Map<string, string[]>();
  const lowerCase = new Map<string, string[]>();
  const exact = new Set(schema);
  for (const path of exact) {
    const name = simplifyFieldPath(path);
    add(simple, name, path);
    add(lowerCase, name.toLowerCase(), path);
  }
  const index = { exact, simple, lowerCase };
  indexes.set(schema, index);
  return index;
}

function add(groups: Map<string, string[]>, key: string, path: string): void {
  const group = groups.get(key);
  if (group) group.push(path);
  else groups.set(key, [path]);
}

function matchAmong(candidates: readonly string[] = []): ColumnMatch | undefined {
  const [path, ...more] = candidates;
  if (path === undefined) return undefined;
  return more.length === 0 ? { kind: 'found', path } : { kind: 'ambiguous', candidates };
}

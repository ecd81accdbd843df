import { createHash } from 'node:crypto';

/**
 * The datasets of a history, ordered so that lineage only flows downward. `made` exists once a
 * stack has created it.
 */
export const names = ['u1', 'u2', 'd1', 'd2', 'made'] as const;
export type Name = (typeof names)[number];

/** Datasets that may have upstreams. */
export const downstreams = ['d1', 'd2', 'made'] as const;
export type Downstream = (typeof downstreams)[number];

export const columns = ['a', 'b'] as const;
export type Column = (typeof columns)[number];

export const types = ['TRANSFORMED', 'COPY', 'VIEW'] as const;
export type EdgeType = (typeof types)[number];

export const stacks = ['shop', 'mart'] as const;
export type StackName = (typeof stacks)[number];

export function urnOf(name: Name): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

/** Spellings of a column: as manifests write it, as a v2 field path, or in another letter case. */
export const spellings = ['simple', 'v2', 'upper'] as const;
export type Spelling = (typeof spellings)[number];

export function pathOf(column: Column, spelling: Spelling): string {
  if (spelling === 'v2') return `[version=2.0].[type=string].${column}`;
  return spelling === 'upper' ? column.toUpperCase() : column;
}

/**
 * Forms of a schema. Columns `a` and `A` are different columns. An empty list says nothing about
 * the columns.
 */
export const schemaForms = {
  simple: ['a', 'b'],
  v2: [pathOf('a', 'v2'), pathOf('b', 'v2')],
  upper: ['A', 'B'],
  'only-a': ['a'],
  'only-b': ['b'],
  'both-cases': ['a', 'A', 'b'],
  empty: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SchemaForm = keyof typeof schemaForms;

export function fieldOf(name: Name, column: Column, spelling: Spelling = 'simple'): string {
  return `urn:li:schemaField:(${urnOf(name)},${pathOf(column, spelling)})`;
}

/** The field path of a field. */
export function fieldPathOf(field: string): string {
  return field.slice(field.lastIndexOf(',') + 1, -1);
}

/** The dataset of a field. */
export function datasetOf(field: string): string {
  return field.slice('urn:li:schemaField:('.length, field.lastIndexOf(','));
}

/** Shortens the urn of `d1` to `d1`. */
export function shortName(urn: string): string {
  return urn.split(',')[1] ?? urn;
}

/**
 * Returns the possible upstreams of a downstream. `d1` comes last in its own list, since it can
 * feed itself.
 */
export function feedersOf(downstream: Downstream): readonly Name[] {
  const others = names.slice(0, names.indexOf(downstream)).filter((name) => name !== 'made');
  return downstream === 'd1' ? [...others, downstream] : others;
}

/**
 * Computes the short hash of a column pair from the text of the design, without the tested code.
 */
export function fingerprintOf(
  downstreamField: string,
  upstreamField: string,
  transform: string | null,
): string {
  const digest = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return digest([downstreamField, upstreamField]).slice(0, 6) + digest(transform).slice(0, 2);
}

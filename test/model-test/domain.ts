import { createHash } from 'node:crypto';

/** The datasets of a history, in an order in which lineage only flows downward. `made` is there once a stack has made it. */
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

/** How a column is spelled: as manifests do, by the longer paths of version 2, or in another letter case. */
export const spellings = ['simple', 'v2', 'upper'] as const;
export type Spelling = (typeof spellings)[number];

export function pathOf(column: Column, spelling: Spelling): string {
  if (spelling === 'v2') return `[version=2.0].[type=string].${column}`;
  return spelling === 'upper' ? column.toUpperCase() : column;
}

/** What a schema may list. Of two columns `a` and `A` none is the other; an empty list says nothing of the columns. */
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

/** The dataset that a field belongs to. */
export function datasetOf(field: string): string {
  return field.slice('urn:li:schemaField:('.length, field.lastIndexOf(','));
}

/** `d1` of the urn of `d1`. */
export function shortName(urn: string): string {
  return urn.split(',')[1] ?? urn;
}

/** Those that a downstream may be fed by. `d1` feeds itself, too, last in the list. */
export function feedersOf(downstream: Downstream): readonly Name[] {
  const others = names.slice(0, names.indexOf(downstream)).filter((name) => name !== 'made');
  return downstream === 'd1' ? [...others, downstream] : others;
}

/** The fixed-width name of a column pair, by the text of the design and none of the code that is tested. */
export function fingerprintOf(
  downstreamField: string,
  upstreamField: string,
  transform: string | null,
): string {
  const digest = (value: unknown) =>
    createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return digest([downstreamField, upstreamField]).slice(0, 6) + digest(transform).slice(0, 2);
}

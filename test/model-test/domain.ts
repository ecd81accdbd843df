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

export function fieldOf(name: Name, column: Column): string {
  return `urn:li:schemaField:(${urnOf(name)},${column})`;
}

/** The dataset that a field belongs to. */
export function datasetOf(field: string): string {
  return field.slice('urn:li:schemaField:('.length, field.lastIndexOf(','));
}

/** `d1` of the urn of `d1`. */
export function shortName(urn: string): string {
  return urn.split(',')[1] ?? urn;
}

/** Those that a downstream may be fed by. */
export function feedersOf(downstream: Downstream): readonly Name[] {
  return names.slice(0, names.indexOf(downstream)).filter((name) => name !== 'made');
}

/** The fixed-width name of a column pair, by the text of the design and none of the code that is tested. */
export function fingerprintOf(downstreamField: string, upstreamField: string, transform: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([downstreamField, upstreamField, transform]))
    .digest('base64url')
    .slice(0, 7);
}

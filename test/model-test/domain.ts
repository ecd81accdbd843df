import { createHash } from 'node:crypto';

/** The datasets of a history. `made` exists once a stack has created it. */
export const datasets = ['u1', 'u2', 'd1', 'd2', 'made'] as const;
export type Dataset = (typeof datasets)[number];

/** All entities: the datasets, a job with the job before it, a chart and a dashboard. */
export const names = [...datasets, 'first', 'job', 'chart', 'board'] as const;
export type Name = (typeof names)[number];

/** Entities whose aspects hold lineage. */
export const downstreams = ['d1', 'd2', 'made', 'job', 'chart', 'board'] as const;
export type Downstream = (typeof downstreams)[number];

/** Datasets that the job writes, as the job names them. It may also read them. */
const outputs = ['output d1', 'output d2'] as const;
type Output = (typeof outputs)[number];

/** The other end of an edge, as the entity names it whose aspect holds the edge. */
export type End = Name | Output;

export const columns = ['a', 'b'] as const;
export type Column = (typeof columns)[number];

export const types = ['TRANSFORMED', 'COPY', 'VIEW'] as const;
export type EdgeType = (typeof types)[number];

export const stacks = ['shop', 'mart'] as const;
export type StackName = (typeof stacks)[number];

const urns: Readonly<Record<Exclude<Name, Dataset>, string>> = {
  first: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,PROD),first)',
  job: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,PROD),job)',
  chart: 'urn:li:chart:(looker,chart)',
  board: 'urn:li:dashboard:(looker,board)',
};

/** Returns the urn of an end. An output is named as in the common form of lineage. */
export function urnOf(end: End): string {
  if (isOutput(end)) return `output ${urnOf(writtenBy(end))}`;
  return isDataset(end) ? `urn:li:dataset:(urn:li:dataPlatform:hive,${end},PROD)` : urns[end];
}

export function isOutput(end: End): end is Output {
  return outputs.includes(end as Output);
}

/** Returns the dataset of an output. */
export function writtenBy(output: Output): 'd1' | 'd2' {
  return output === 'output d1' ? 'd1' : 'd2';
}

export function isDataset(end: End): end is Dataset {
  return datasets.includes(end as Dataset);
}

/** The types of entities, as their urns name them. */
export type Type = 'dataset' | 'dataJob' | 'chart' | 'dashboard';

export function typeOf(name: Name): Type {
  return urnOf(name).split(':')[2] as Type;
}

/** The aspects that hold lineage. */
export const lineageAspects = [
  'upstreamLineage',
  'dataJobInputOutput',
  'chartInfo',
  'dashboardInfo',
  'inputFields',
] as const;

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

/** Returns the output with a column of the job: it maps column `a` of one and `b` of the other. */
export function outputWith(column: Column): Output {
  return column === 'a' ? 'output d1' : 'output d2';
}

/** Returns the urn of a column. The columns of the job are those of its outputs. */
export function fieldOf(name: Name, column: Column, spelling: Spelling = 'simple'): string {
  const owner = name === 'job' ? writtenBy(outputWith(column)) : name;
  return `urn:li:schemaField:(${urnOf(owner)},${pathOf(column, spelling)})`;
}

/** The field path of a field. */
export function fieldPathOf(field: string): string {
  return field.slice(field.lastIndexOf(',') + 1, -1);
}

/** The dataset or the chart of a field. */
export function datasetOf(field: string): string {
  return field.slice('urn:li:schemaField:('.length, field.lastIndexOf(','));
}

/** Shortens the urn of `d1` to `d1`. */
export function shortName(urn: string): string {
  return [...names, ...outputs].find((end) => urnOf(end) === urn) ?? urn;
}

const feeders: Readonly<Record<Downstream, readonly End[]>> = {
  d1: ['u1', 'u2', 'd1'],
  d2: ['u1', 'u2', 'd1'],
  made: ['u1', 'u2', 'd1', 'd2'],
  job: ['u1', 'u2', 'd1', ...outputs, 'first'],
  chart: ['u1', 'u2', 'd1', 'chart'],
  board: ['d1', 'd2', 'chart', 'board'],
};

/** Returns the possible other ends of the edges of an entity. Some can feed themselves. */
export function feedersOf(downstream: Downstream): readonly End[] {
  return feeders[downstream];
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

import type { ColumnType } from '../../model/desired-state.js';
import { nameWords } from './column-words.js';
import type { NameRelation } from './name-relations.js';

/**
 * The other upstreams that a pair competes with. `none`: the dataset has one upstream, and one column
 * of it fits best. `weaker`: no other upstream has a column that fits as well. `shared`: another
 * upstream has such a column, but shares fewer names with the dataset. `technical`: as `weaker` or
 * `shared`, for a column that loaders add to every table. `equal`: nothing tells which column it is.
 */
export type Rivalry = 'none' | 'weaker' | 'shared' | 'technical' | 'equal';

/** The score of a pair whose types clash. The corpora have too few to measure it. */
const CLASH_SCORE = 0.2;

/** The score from which pairs are shown by default. */
export const DEFAULT_MIN_SCORE = 0.9;

/**
 * Returns the score of a pair: the share of right pairs of its class in corpora with known columns,
 * as (right + 1) / (all + 2), so that a class of few pairs scores lower.
 */
export function pairScore({
  relation,
  rivalry,
  clash,
}: {
  readonly relation: NameRelation;
  readonly rivalry: Rivalry;
  readonly clash: boolean;
}): number {
  return clash ? CLASH_SCORE : measured[relation][rivalry];
}

/** Measured by `npm run bench suggest`, which prints the table. */
const measured: Readonly<Record<NameRelation, Readonly<Record<Rivalry, number>>>> = {
  same: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
  words: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
  table: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
  flag: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
  aggregate: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
  ending: { none: 0.5, weaker: 0.5, shared: 0.5, technical: 0.5, equal: 0.5 },
};

/** Columns that loaders and tools add to every table. */
const technicalNames =
  /^(id|uuid|rowid|sourcerelation|(row|record)?(created|deleted|inserted|loaded|modified|synced|updated)(at|on|by|date|time|timestamp|ts)?|(batch|etl|dbt|fivetran|airbyte|sdc|dlt).*)$/;

/** Returns true for a column that says something about a row and nothing about what it stands for. */
export function isTechnical(column: string): boolean {
  return column.startsWith('_') || technicalNames.test(nameWords(column).join(''));
}

type TypeGroup = 'flag' | 'moment' | 'nested' | 'number' | 'text';

const groups: Readonly<Partial<Record<ColumnType, TypeGroup>>> = {
  array: 'nested',
  boolean: 'flag',
  date: 'moment',
  enum: 'text',
  map: 'nested',
  number: 'number',
  record: 'nested',
  string: 'text',
  time: 'moment',
};

/**
 * Returns true if a column of one type is no copy of a column of another. An unknown type fits every
 * type. Text upstream fits every type too, since staging tables parse texts.
 */
export function typesClash(upstream: ColumnType | undefined, downstream: ColumnType | undefined): boolean {
  const [from, to] = [upstream, downstream].map((type) => (type ? groups[type] : undefined));
  return from !== undefined && to !== undefined && from !== to && from !== 'text';
}

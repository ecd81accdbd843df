import type { ColumnType } from '../../model/desired-state.js';
import { nameWords } from './column-words.js';
import type { NameRelation, Rivalry } from './suggestions.js';

/** The facts about a pair that decide its score. */
export interface PairClass {
  readonly relation: NameRelation;
  readonly rivalry: Rivalry;
  /** True if the types of the two columns cannot be one without a cast. */
  readonly clash: boolean;
}

/** The score from which pairs are shown by default. */
export const DEFAULT_MIN_SCORE = 0.9;

/**
 * The share of right pairs of each class in corpora with known columns, as (right + 1) / (all + 2),
 * rounded down: a class of few pairs scores lower. `npm run bench suggest` measures it.
 */
const measured: Readonly<Record<string, number>> = {
  'same none': 0.99,
  'same weaker': 0.99,
  'same shared': 0.85,
  'same technical': 0.75,
  'words none': 0.93,
  'words weaker': 0.9,
  'words shared': 0.66,
  'table none': 0.97,
  'table weaker': 0.97,
  'table shared': 0.66,
  'flag none': 0.97,
  'aggregate weaker': 0.85,
  'ending none': 0.85,
  'ending weaker': 0.4,
  equal: 0.14,
};

/** The score of a class without a pair in the corpora: (0 + 1) / (0 + 2). */
const UNMEASURED = 0.5;

/** The corpora have too few pairs whose types clash. */
const CLASH_SCORE = 0.2;

/** Returns the score of a pair, 0 to 1. */
export function pairScore(pair: PairClass): number {
  return pair.clash ? CLASH_SCORE : (measured[measuredClass(pair)] ?? UNMEASURED);
}

/** Names the class of a pair. Pairs that nothing tells apart are one class. */
export function measuredClass({
  relation,
  rivalry,
}: Pick<PairClass, 'relation' | 'rivalry'>): string {
  return rivalry === 'equal' ? 'equal' : `${relation} ${rivalry}`;
}

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
export function typesClash(
  upstream: ColumnType | undefined,
  downstream: ColumnType | undefined,
): boolean {
  const [from, to] = [upstream, downstream].map((type) => (type ? groups[type] : undefined));
  return from !== undefined && to !== undefined && from !== to && from !== 'text';
}

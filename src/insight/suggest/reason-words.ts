import type { PairClass } from './pair-scores.js';
import type { NameRelation, Rivalry } from './suggestions.js';

const relationWords: Readonly<Record<NameRelation, string>> = {
  same: 'same name',
  words: 'same words',
  table: 'same name after that of the table',
  flag: 'same name after is or has',
  aggregate: 'same name after an aggregate',
  ending: 'same last words',
};

const rivalryWords: Readonly<Record<Rivalry, string>> = {
  none: '',
  weaker: '',
  shared: '; other upstreams have such a column, too',
  technical: '; many tables have such a column',
  equal: '; another column fits as well',
};

/** Says why a pair is suggested: `same name; another column fits as well`. */
export function reasonWords({ relation, rivalry, clash }: PairClass): string {
  return `${relationWords[relation]}${rivalryWords[rivalry]}${clash ? '; the types differ' : ''}`;
}

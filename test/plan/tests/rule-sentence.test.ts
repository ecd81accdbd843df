import { describe, expect, it } from 'vitest';
import type {
  EntityFact,
  ForbiddenPath,
  Selector,
  TestRule,
} from '../../../src/model/lineage-test.js';
import { ruleSentence } from '../../../src/plan/tests/rule-sentence.js';
import { predicate, selectorPhrase } from '../../../src/plan/tests/selector-phrase.js';

const select = (expression: string): Selector => ({ kind: 'select', expression });
const has = (fact: EntityFact, pattern: string): Selector => ({ kind: 'fact', fact, pattern });
const column = (pattern: string): Selector => ({ kind: 'column', pattern });
const not = (of: Selector): Selector => ({ kind: 'not', of });
const any = (...of: readonly Selector[]): Selector => ({ kind: 'any', of });
const all = (...of: readonly Selector[]): Selector => ({ kind: 'all', of });

const path: ForbiddenPath = {
  kind: 'path',
  from: select('raw'),
  to: select('mart'),
  direct: false,
  unlessTransform: [],
};
const atLeast = { sign: '>=', number: 1 } as const;

const sentences: readonly (readonly [TestRule, string])[] = [
  [
    { ...path, from: select('sf:*.raw.*'), to: select('sf:*.mart.*'), direct: true },
    'no edge leads from "sf:*.raw.*" to "sf:*.mart.*"',
  ],
  [
    {
      ...path,
      from: all(has('tag', 'PII'), column('*')),
      to: not(has('domain', 'finance')),
      unlessTransform: ['*hash*'],
    },
    'no path of columns leads from columns with tag PII to what is not in domain finance, except over a transform like "*hash*"',
  ],
  [
    { ...path, unlessThrough: select('*.staging.*') },
    'no path leads from raw to mart, except through "*.staging.*"',
  ],
  [
    {
      ...path,
      from: column('ssn'),
      to: select('*'),
      direct: true,
      unlessTransform: ['mask*', 'md5'],
      unlessThrough: select('vault'),
    },
    'no pair of columns leads from columns ssn to anything, except over a transform like "mask*" or "md5" or through vault',
  ],
  [{ kind: 'cycle' }, 'no entity is upstream of itself over other entities'],
  [
    {
      kind: 'only',
      to: select('q3_deck'),
      from: any(select('orders'), select('customers')),
      direct: false,
    },
    'only orders and customers lead to q3_deck',
  ],
  [
    { kind: 'only', to: select('q3_deck'), from: select('orders'), direct: true },
    'only orders leads to q3_deck directly',
  ],
  [
    { kind: 'only', to: column('total'), from: all(column('*'), select('orders')), direct: false },
    'only columns of orders lead to columns total',
  ],
  [
    { kind: 'require', of: select('*.mart.*'), upstreams: { count: atLeast } },
    'each of "*.mart.*" has at least 1 upstream',
  ],
  [
    {
      kind: 'require',
      of: select('*'),
      upstreams: { count: { sign: '<=', number: 2 }, of: select('*.raw.*') },
      downstreams: { count: { sign: '<', number: 20 } },
      depth: { sign: '>', number: 3 },
    },
    'every entity has at most 2 upstreams among "*.raw.*", has fewer than 20 downstreams and has a depth of more than 3',
  ],
  [
    { kind: 'require', of: has('kind', 'job'), downstreams: { count: { sign: '=', number: 1 } } },
    'everything that is of kind job has exactly 1 downstream',
  ],
  [
    { kind: 'require', of: any(select('a'), select('b')), is: has('owner', '*') },
    'each of a and b has owner "*"',
  ],
  [
    { kind: 'require', of: select('a'), mapped: { except: [] } },
    'each of a has an upstream column for each column',
  ],
  [
    { kind: 'require', of: select('a'), mapped: { except: ['loaded_at', '_*'] } },
    'each of a has an upstream column for each column except loaded_at and "_*"',
  ],
];

describe('the sentence of a rule', () => {
  it.each(sentences)('%# says what holds', (rule, sentence) => {
    expect(ruleSentence(rule)).toBe(sentence);
  });
});

describe('the phrase of a selector', () => {
  it.each([
    [any(select('a'), select('b'), select('c')), 'a, b or c'],
    [any(select('a'), select('*')), 'anything'],
    [any(select('raw')), 'raw'],
    [not(not(select('raw'))), 'raw'],
    [not(select('raw')), 'what is not raw'],
    [any(select('a'), has('tag', 'PII')), 'what is a or has tag PII'],
    [any(has('domain', 'a'), has('domain', 'b*')), 'what is in domain a or "b*"'],
    [not(any(has('term', 'a'), has('term', 'b'))), 'what has no term a or b'],
    [not(all(has('term', 'a'), has('term', 'b'))), 'what has no term a or has no term b'],
    [all(has('tag', 'a'), has('tag', 'b')), 'what has tag a and b'],
    [
      all(has('platform', 'hive'), any(has('kind', 'job'), has('owner', 'x'))),
      'what is on platform hive and (is of kind job or has owner x)',
    ],
    [any(column('a'), column('b_*')), 'columns a or "b_*"'],
    [not(column('a')), 'what is not named a'],
    [
      all(column('*'), not(has('owner', 'x')), not(select('raw')), not(has('domain', 'hr'))),
      'columns without owner x and not of raw and not in domain hr',
    ],
    [
      all(column('*'), any(has('tag', 'PII'), has('term', 'PII'))),
      'columns with tag PII or with term PII',
    ],
    [all(column('id'), column('*d')), 'columns id named "*d"'],
  ])('%# says what is selected', (selector, phrase) => {
    expect(selectorPhrase(selector)).toBe(phrase);
  });

  it('says of one entity that it is selected', () => {
    expect(predicate(has('domain', 'finance'))).toBe('is in domain finance');
    expect(predicate(not(any(select('a'), select('b'))))).toBe('is not a or b');
  });
});

import { describe, expect, it } from 'vitest';
import type { WriteWay } from '../../src/plan/document/plan.js';
import { wayLines, wayPhrase } from '../../src/report/words/plan-phrases.js';

type Way = Pick<WriteWay, 'route' | 'why' | 'isAtomic'>;

import { others } from '../support/model/other-kinds.js';
import { urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { before, company } from '../support/report/company.js';

describe('the phrase about the way of the writes', () => {
  it.each<readonly [Way, number, string]>([
    [
      { route: 'proposals', why: 'conditions', isAtomic: false },
      0,
      'conditional proposals, which cannot undo what others write meanwhile',
    ],
    [
      { route: 'proposals', why: 'conditions', isAtomic: false },
      2,
      'conditional proposals, which cannot undo what others write meanwhile; updateLineage for plain edges of 2 datasets where EDIT_ENTITY is missing, and it can undo what others write meanwhile',
    ],
    [
      { route: 'proposals', why: 'setting', isAtomic: false },
      2,
      'conditional proposals, as the setting writes says',
    ],
    [
      { route: 'mutations', why: 'atomic-mutation', isAtomic: true },
      0,
      'updateLineage for plain edges, which is atomic in this catalog; proposals for the rest',
    ],
    [
      { route: 'mutations', why: 'setting', isAtomic: true },
      0,
      'updateLineage for plain edges, as the setting writes says; proposals for the rest',
    ],
    [
      { route: 'mutations', why: 'setting', isAtomic: false },
      0,
      'updateLineage for plain edges, as the setting writes says, and it can undo what others write meanwhile; proposals for the rest',
    ],
    [
      { route: 'mutations', why: 'no-conditions', isAtomic: false },
      0,
      'updateLineage for plain edges, since this version of the catalog ignores conditions, and it can undo what others write meanwhile; proposals for the rest',
    ],
  ])('of %o and %i refused datasets', (way, count, phrase) => {
    const tables = Array.from({ length: count }, (_, at) => urnOf(`t${at}`));
    const refused = [...tables, ...Object.values(others)];
    expect(wayPhrase({ ...way, refused })).toBe(phrase);
  });
});

it.each<readonly [Way, string]>([
  [
    { route: 'proposals', why: 'conditions', isAtomic: false },
    'conditional proposals, which cannot undo what others write meanwhile',
  ],
  [
    { route: 'mutations', why: 'no-conditions', isAtomic: false },
    'proposals, which can undo what others write meanwhile, since this version of the catalog ignores conditions',
  ],
  [
    { route: 'mutations', why: 'atomic-mutation', isAtomic: true },
    'proposals, since updateLineage is for datasets alone',
  ],
])('a plan without lineage of datasets has no way for it: %o', (way, phrase) => {
  const plan = planOf(company, before);
  const refused = Object.values(others);
  expect(wayLines({ ...plan, way: { ...way, refused } })).toEqual([`Writes: ${phrase}.`]);
  expect(wayLines({ ...plan, way: null })).toEqual([]);
});

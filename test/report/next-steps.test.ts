import { describe, expect, it } from 'vitest';
import { type CodeName, codes } from '../../src/errors/codes.js';
import {
  isUntouched,
  type UnitOutcome,
  type UnitOutcomeKind,
} from '../../src/plan/document/receipt.js';
import { incompleteLine, nextSteps } from '../../src/report/words/outcome-phrases.js';
import { others } from '../support/model/other-kinds.js';
import { urnOf } from '../support/model/state-builders.js';

function ended(outcome: UnitOutcomeKind, name?: CodeName, message = 'why'): UnitOutcome {
  return {
    urn: urnOf('orders'),
    unit: 'lineage',
    outcome,
    ...(name && { code: codes[name].code, message }),
  };
}

const PLAN = 'headwater plan shows what is still to do.';
const STAYS = ' What was written stays and is not written again.';

describe('the next steps', () => {
  it('are to plan again, if nothing blocks that', () => {
    expect(nextSteps([ended('not-attempted', 'not-attempted')], 'headwater plan')).toEqual([
      `Next: ${PLAN}`,
    ]);
  });

  it('name each remedy once, in a fixed order', () => {
    const outcomes = [
      ended('failed', 'catalog-failed'),
      ended('failed', 'catalog-forbidden'),
      ended('failed', 'catalog-forbidden'),
      ended('applied', 'catalog-rejected'),
    ];
    expect(nextSteps(outcomes, 'headwater plan')).toEqual([
      `Next: have a policy grant what was refused, or leave these datasets out with --exclude; make sure that the catalog answers again; then ${PLAN}${STAYS}`,
    ]);
  });

  it('call a chart and a dataset entities', () => {
    const forbidden = ended('failed', 'catalog-forbidden');
    const [step] = nextSteps([forbidden, { ...forbidden, urn: others.chart }], 'headwater plan');
    expect(step).toContain('or leave these entities out with --exclude');
  });

  it('begin with unknown outcomes', () => {
    const [first, ...more] = nextSteps([ended('unknown')], 'headwater release');
    expect(first).toContain('headwater release reads it again');
    expect(more).toHaveLength(1);
  });
});

it.each([
  ['failed', 'why', true],
  ['partial', 'why', false],
  ['not-attempted', 'why', true],
  ['unknown', 'why', false],
  ['unverified', 'why', false],
  ['applied', 'why', false],
] as const)(
  'for %s (%s), it is certain that nothing was written: %s',
  (outcome, message, expected) => {
    expect(isUntouched([ended(outcome, 'catalog-failed', message)])).toBe(expected);
  },
);

it.each([
  [['failed', 'failed'], 'Not complete: 2 failed. Nothing was written.'],
  [['partial', 'failed'], 'Not complete: 1 written in part, 1 failed.'],
] as const)('count partial writes: %j', (kinds, line) => {
  expect(incompleteLine(kinds.map((kind) => ended(kind)))).toBe(line);
});

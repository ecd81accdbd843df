import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/errors/exit-codes.js';
import type { UnitOutcome } from '../../src/plan/document/receipt.js';
import type { ApplyResultReport } from '../../src/report/document/report-document.js';
import { urnOf } from '../support/model/state-builders.js';
import { everyChange, nothing, renderText } from '../support/report/text-samples.js';

describe('the last line of an apply', () => {
  it('counts marks if it has any', () => {
    const plan = { ...everyChange, summary: { ...everyChange.summary, add: 0, mark: 3 } };
    const result: ApplyResultReport = {
      kind: 'applied',
      outcomes: [],
      exitCode: exitCodes.ok,
      receipt: 'r.json',
    };
    expect(renderText({ kind: 'apply', heldBack: [], plan, result })).toContain(
      '0 removed, 3 marked across',
    );
  });
});

describe('the text of an apply', () => {
  const outcomes: readonly UnitOutcome[] = [
    { urn: urnOf('sheet'), unit: 'entity', outcome: 'applied' },
    {
      urn: urnOf('orders'),
      unit: 'lineage',
      outcome: 'failed',
      code: 'HW6003',
      message: 'not permitted',
    },
    {
      urn: urnOf('mart'),
      unit: 'lineage',
      outcome: 'unverified',
      code: 'HW5003',
      message: 'not shown',
    },
    { urn: urnOf('x'), unit: 'lineage', outcome: 'unknown', code: 'HW6001', message: 'cut' },
    { urn: urnOf('y'), unit: 'entity', outcome: 'not-attempted' },
    {
      urn: urnOf('z'),
      unit: 'lineage',
      outcome: 'not-attempted',
      message: 'stopped between two steps',
    },
  ];
  const many = Array.from({ length: 7 }, (_, i) => urnOf(`t${i}`));
  const manyLost = many.map(
    (urn): UnitOutcome => ({
      urn,
      unit: 'lineage',
      outcome: 'unknown',
      code: 'HW6001',
      message: 'the connection was cut',
    }),
  );
  const manyLeft = many
    .slice(0, 3)
    .map((urn): UnitOutcome => ({ urn, unit: 'lineage', outcome: 'not-attempted' }));
  const receipt = '.headwater/receipts/r.json';

  it.each<[string, ApplyResultReport]>([
    ['nothing-to-do', { kind: 'nothing-to-do' }],
    ['not-appliable', { kind: 'not-appliable' }],
    ['nobody-to-ask', { kind: 'no-consent', asked: false }],
    ['declined', { kind: 'no-consent', asked: true }],
    [
      'not-approved',
      {
        kind: 'not-approved',
        why: 'the plan was made for another commit',
        next: 'revert the commit',
      },
    ],
    ['not-approved-at-all', { kind: 'not-approved', why: 'nobody looked at it' }],
    [
      'dry-run-not-approved',
      { kind: 'dry-run', wouldStop: true, notApproved: 'nobody looked at it' },
    ],
    ['dry-run', { kind: 'dry-run', wouldStop: false }],
    ['dry-run-would-stop', { kind: 'dry-run', wouldStop: true }],
    [
      'complete',
      { kind: 'applied', outcomes: outcomes.slice(0, 1), exitCode: exitCodes.ok, receipt },
    ],
    ['incomplete', { kind: 'applied', outcomes, exitCode: exitCodes.partial, receipt }],
    [
      'many-of-one-reason',
      {
        kind: 'applied',
        outcomes: [...manyLost, ...manyLeft],
        exitCode: exitCodes.partial,
        receipt,
      },
    ],
  ])('matches apply-%s.txt', async (name, result) => {
    await expect(
      renderText({ kind: 'apply', heldBack: [], plan: everyChange, result }),
    ).toMatchFileSnapshot(`goldens/apply-${name}.txt`);
  });

  it('counts one held-back change in the singular', () => {
    const text = renderText({
      kind: 'apply',
      heldBack: everyChange.changes.slice(0, 1),
      plan: nothing,
      result: { kind: 'nothing-to-do' },
    });
    expect(text).toContain('and 1 change was held back.');
  });

  it.each<[string, ApplyResultReport]>([
    [
      'held-back',
      { kind: 'applied', outcomes: outcomes.slice(0, 1), exitCode: exitCodes.ok, receipt },
    ],
    ['all-held-back', { kind: 'nothing-to-do' }],
    [
      'stale',
      {
        kind: 'stale',
        beyond: everyChange.changes
          .slice(0, 2)
          .map((change) => ({ change, why: 'was not approved' })),
      },
    ],
  ])('lists held-back changes, as in apply-%s.txt', async (name, result) => {
    const heldBack = everyChange.changes.slice(0, 2);
    await expect(
      renderText({ kind: 'apply', heldBack, plan: everyChange, result }),
    ).toMatchFileSnapshot(`goldens/apply-${name}.txt`);
  });
});

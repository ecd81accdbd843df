import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { GuardContext } from '../../../src/plan/guards/guard.js';
import { undoAllowances } from '../../../src/plan/guards/mass-delete.js';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { desire, lineageOf, named, observe, present } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import {
  ourPair,
  ours,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const columns = Array.from({ length: 12 }, (_, i) => `c${i}`);

/** An edge with twelve column pairs, all of them ours. */
const wide: UpstreamLineage = withRecords(
  lineageOf(
    marked('raw', {
      shop: {
        edge: true,
        pairs: columns.map((name) => fingerprintOf(`orders.${name}`, 'raw.a')).sort(),
      },
    }),
  ),
  ...columns.map((name) => columnRecord(`orders.${name}`, ['raw.a'])),
);

/** The guards of a rollback that removes all of it. */
function verdicts(reason: string | undefined) {
  const intent = undoing({
    edges: [undoneEdge('raw', null, ours)],
    pairs: columns.map((name) => undonePair(name, 'raw.a', null, ourPair)),
  });
  const desired = desire([], [named('orders'), named('raw')]);
  const { guards } = planOf(desired, observe('raw', present('orders', wide)), {
    intent,
    settings: { undoConsent: reason },
  });
  return guards.map(({ guard, allowed }) => [guard, allowed]);
}

describe('consent to a rollback', () => {
  it('is required', () => {
    expect(verdicts(undefined)).toEqual([['mass-delete', null]]);
  });

  it('is given once, for elements that the apply made', () => {
    expect(verdicts('a mistake')).toEqual([['mass-delete', 'a mistake']]);
  });

  it('does not cover elements that the receipt does not list as made by the apply', () => {
    const intent = undoing({ edges: [undoneEdge('raw', null, ours)] });
    const lineage = lineageOf(...columns.map((name) => marked(name)));
    const plan = planOf(desire([]), observe('raw', present('orders', lineage)));
    const context = {
      changes: plan.changes,
      limits: { percent: 0, count: 0 },
      units: [],
      equal: [],
      intent: 'rollback',
      scope: null,
    };
    expect(plan.changes).toHaveLength(columns.length);
    expect(undoAllowances(context as unknown as GuardContext, intent, 'a mistake')).toEqual([]);
  });

  it('does not cover a plan that is not a rollback', () => {
    const { guards } = planOf(
      desire([], [named('orders')]),
      observe('raw', present('orders', wide)),
      {
        settings: { undoConsent: 'forged' },
      },
    );
    expect(
      guards.filter(({ guard }) => guard === 'mass-delete').map(({ allowed }) => allowed),
    ).toEqual([null]);
  });
});

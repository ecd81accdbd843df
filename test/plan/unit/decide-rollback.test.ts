import { expect, it } from 'vitest';
import type { UndoneEdge } from '../../../src/plan/unit/plan-intent.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  unknown,
} from '../../support/model/state-builders.js';
import { planInput, planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const made = undoneEdge('raw', null, ours);
const intent = undoing({ edges: [made] });

it('a rollback undoes an apply, whatever the manifests declare', async () => {
  const desired = desire([
    { ...unitOf('orders', 'raw', 'gone'), ownership: 'exclusive', protect: true },
    unitOf('mart', 'raw'),
  ]);
  const since = columnRecord('orders.total', ['raw.amount']);
  const mark = { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount')] };
  const mapped = withRecords(lineageOf(marked('raw', { shop: mark })), since);
  const pairs = [undonePair('total', 'raw.amount', null, ourPair)];
  const guarded = lineageOf(marked('raw', { shop: { edge: true, protect: true } }));
  const protectedNow = (was: UndoneEdge['was']) =>
    rolledBack(undoing({ edges: [undoneEdge('raw', was, { ...ours, protected: true })] }), guarded);
  await expectStories(import.meta, 'rollbacks', {
    'declared elements are neither created nor missing': planOf(
      desired,
      observe('raw', present('orders', lineageOf(marked('raw'), 'x'))),
      { intent },
    ),
    'columns were mapped since along an edge, whose mark would go with its record': rolledBack(
      intent,
      mapped,
    ),
    'columns were mapped along an edge by the same apply': rolledBack(
      undoing({ edges: [made], pairs }),
      mapped,
    ),
    'the catalog is as before': rolledBack(intent),
    'an edge is protected now': protectedNow(null),
    'only the protection changed': protectedNow(ours),
  });
});

it('changes nothing for a downstream that the apply did not touch', () => {
  const mart = present('mart', lineageOf(marked('raw')));
  const planner = unitPlanner({
    ...planInput(desire([]), observe('raw', mart)),
    intent: undoing({}),
  });
  expect(planner.plan(mart.urn, mart).changes).toEqual([]);
});

it('cannot be applied if what it would restore, or what that needs, is hidden', async () => {
  const edges = [undoneEdge('raw', ours, null), undoneEdge('fx', null, ours)];
  const hiding = (hidden: string) => {
    const readings = ['raw', 'fx', 'orders'].map((name) =>
      name === hidden ? unknown(name) : present(name),
    );
    return planOf(desire([unitOf('orders', 'raw')]), observe(...readings), {
      intent: undoing({ edges }),
    });
  };
  await expectStories(import.meta, 'rollbacks-of-hidden', {
    'the downstream': hiding('orders'),
    'the dataset of an edge that comes back': hiding('raw'),
    'the dataset of an edge that goes: the removal needs nothing of it': hiding('fx'),
  });
});

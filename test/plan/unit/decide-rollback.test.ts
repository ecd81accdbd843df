import { describe, expect, it } from 'vitest';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { columnRecord, fingerprintOf, marked } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  unknown,
} from '../../support/model/state-builders.js';
import { planInput, planOf } from '../../support/plan/plan-of.js';
import { ownershipLine, rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

describe('a rollback', () => {
  it('ignores manifests: declared elements are neither created nor reported as missing', () => {
    const intent = undoing({ edges: [undoneEdge('raw', null, ours)] });
    const desired = desire([
      { ...unitOf('orders', 'raw', 'gone'), ownership: 'exclusive', protect: true },
      unitOf('mart', 'raw'),
    ]);
    const plan = planOf(desired, observe('raw', present('orders', lineageOf(marked('raw'), 'x'))), {
      intent,
    });
    expect(plan.changes.map(ownershipLine)).toEqual(['delete orders <- raw true -> none']);
    expect(plan).toMatchObject({ findings: [], appliable: true, intent: 'rollback' });
  });

  it('leaves an edge along which columns were mapped since, because their mark would be removed with its record', () => {
    const since = columnRecord('orders.total', ['raw.amount']);
    const mark = { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount')] };
    const lineage = { ...lineageOf(marked('raw', { shop: mark })), fineGrainedLineages: [since] };
    const made = undoing({ edges: [undoneEdge('raw', null, ours)] });
    expect(rolledBack(made, lineage).plan).toMatchObject({
      changes: [],
      findings: [{ name: 'rollback-overtaken' }],
    });
    const both = undoing({
      edges: [undoneEdge('raw', null, ours)],
      pairs: [undonePair('total', 'raw.amount', null, ourPair)],
    });
    expect(rolledBack(both, lineage).plan.changes.map(ownershipLine)).toHaveLength(2);
  });

  it('changes nothing for a downstream that the apply did not touch', () => {
    const { plan } = rolledBack(undoing({ edges: [undoneEdge('raw', null, ours)] }));
    expect(plan.changes).toEqual([]);
    const mart = present('mart', lineageOf(marked('raw')));
    const planner = unitPlanner({
      ...planInput(desire([]), observe('raw', mart)),
      intent: undoing({}),
    });
    expect(planner.plan(mart.urn, mart).changes).toEqual([]);
  });

  it('cannot be applied if what it would restore, or what that needs, is hidden', () => {
    const intent = undoing({
      edges: [undoneEdge('raw', ours, null), undoneEdge('fx', null, ours)],
    });
    const hidden = (...names: readonly string[]) => {
      const readings = ['raw', 'fx', 'orders'].map((name) =>
        names.includes(name) ? unknown(name) : present(name),
      );
      return planOf(desire([unitOf('orders', 'raw')]), observe(...readings), { intent });
    };
    for (const name of ['orders', 'raw']) {
      expect(hidden(name).findings.filter(({ level }) => level === 'error')).toMatchObject([
        { name: 'dataset-unreadable' },
      ]);
      expect(hidden(name).appliable).toBe(false);
    }
    // An edge to the dataset is removed, which needs nothing of the dataset.
    expect(hidden('fx').appliable).toBe(true);
  });

  it('refuses to undo what is protected now', () => {
    const lineage = lineageOf(marked('raw', { shop: { edge: true, protect: true } }));
    const protectedNow = undoneEdge('raw', null, { ...ours, protected: true });
    expect(rolledBack(undoing({ edges: [protectedNow] }), lineage).plan.guards).toMatchObject([
      { guard: 'protected', message: expect.stringContaining('would be rolled back') },
    ]);
    // Only the protection changes.
    const before = undoneEdge('raw', ours, { ...ours, protected: true });
    expect(rolledBack(undoing({ edges: [before] }), lineage).plan.guards).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import {
  describeEdgeDecision,
  describePairDecision,
} from '../../../src/insight/explain/describe-decision.js';
import type { EdgeDecision, PairDecision } from '../../../src/plan/unit/decision.js';

const edges: readonly EdgeDecision[] = [
  { kind: 'create' },
  { kind: 'keep' },
  { kind: 'update', reason: 'differs' },
  { kind: 'update', reason: 'made-by-us' },
  { kind: 'update', reason: 'exclusive' },
  { kind: 'delete', reason: 'undeclared' },
  { kind: 'delete', reason: 'exclusive' },
  { kind: 'mark', reason: 'made-by-us' },
  { kind: 'mark', reason: 'shared' },
  { kind: 'mark', reason: 'exclusive' },
  { kind: 'mark', reason: 'adopted' },
  { kind: 'release', reason: 'released' },
  { kind: 'release', reason: 'left-to-others' },
  { kind: 'co-declared' },
  { kind: 'differs', type: 'VIEW' },
  { kind: 'foreign', type: 'VIEW' },
  { kind: 'unreadable' },
  { kind: 'others' },
  { kind: 'held' },
];

const pairs: readonly PairDecision[] = [
  { kind: 'create' },
  { kind: 'keep' },
  { kind: 'update', reason: 'differs' },
  { kind: 'update', reason: 'exclusive' },
  { kind: 'delete', reason: 'undeclared' },
  { kind: 'delete', reason: 'edge-removed' },
  { kind: 'delete', reason: 'exclusive' },
  { kind: 'mark', reason: 'shared' },
  { kind: 'mark', reason: 'exclusive' },
  { kind: 'mark', reason: 'adopted' },
  { kind: 'release', reason: 'released' },
  { kind: 'release', reason: 'left-to-others' },
  { kind: 'co-declared', same: true },
  { kind: 'co-declared', same: false },
  { kind: 'foreign' },
  { kind: 'others' },
  { kind: 'held' },
];

test.each([
  ['an edge', edges.map(describeEdgeDecision)],
  ['a column pair', pairs.map(describePairDecision)],
])('each decision on %s has its own reason', (_what, reasons) => {
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const reason of reasons) expect(reason).toMatch(/^[a-z].{10,}[^.]$/);
});

test('the conflicting type is named', () => {
  expect(describeEdgeDecision({ kind: 'differs', type: 'VIEW' })).toContain('VIEW');
  expect(describeEdgeDecision({ kind: 'foreign', type: 'COPY' })).toContain('COPY');
});

test('an element that no sync decides is left', () => {
  const restored = { kind: 'restore', from: null, to: null, records: [] } as const;
  expect(describeEdgeDecision({ ...restored, retypesAll: false })).toBe(
    describeEdgeDecision({ kind: 'held' }),
  );
  expect(describeEdgeDecision({ kind: 'overtaken', why: 'changed' })).toBe(
    describeEdgeDecision({ kind: 'held' }),
  );
  expect(describePairDecision(restored)).toBe(describePairDecision({ kind: 'held' }));
  expect(describePairDecision({ kind: 'overtaken', why: 'changed' })).toBe(
    describePairDecision({ kind: 'held' }),
  );
});

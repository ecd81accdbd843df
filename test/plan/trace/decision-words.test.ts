import { expect, test } from 'vitest';
import type { EdgeDecision } from '../../../src/plan/lineage/decide-edge.js';
import type { PairDecision } from '../../../src/plan/lineage/decide-pair.js';
import { edgeWhy, pairWhy } from '../../../src/plan/trace/decision-words.js';

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
  ['an edge', edges.map(edgeWhy)],
  ['a column pair', pairs.map(pairWhy)],
])('each decision on %s has a reason of its own', (_what, reasons) => {
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const reason of reasons) expect(reason).toMatch(/^[a-z].{10,}[^.]$/);
});

test('the type that stands in the way is named', () => {
  expect(edgeWhy({ kind: 'differs', type: 'VIEW' })).toContain('VIEW');
  expect(edgeWhy({ kind: 'foreign', type: 'COPY' })).toContain('COPY');
});

test('what no plan of what is declared decides is left', () => {
  expect(edgeWhy({ kind: 'restore', from: null, to: null, records: [] })).toBe(edgeWhy({ kind: 'held' }));
  expect(edgeWhy({ kind: 'overtaken', why: 'changed' })).toBe(edgeWhy({ kind: 'held' }));
  expect(pairWhy({ kind: 'restore', from: null, to: null, records: [] })).toBe(pairWhy({ kind: 'held' }));
  expect(pairWhy({ kind: 'overtaken', why: 'changed' })).toBe(pairWhy({ kind: 'held' }));
});

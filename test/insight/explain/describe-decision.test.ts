import { expect, test } from 'vitest';
import {
  describeEdgeDecision,
  describePairDecision,
} from '../../../src/insight/explain/describe-decision.js';
import type { EdgeDecision, PairDecision } from '../../../src/plan/unit/decision.js';
import { expectGolden } from '../../support/golden.js';

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
  { kind: 'foreign', type: 'COPY' },
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

test('each decision has its own reason', async () => {
  const reasons = [
    [edges, edges.map(describeEdgeDecision)],
    [pairs, pairs.map(describePairDecision)],
  ] as const;
  const told = reasons.map(([decisions, texts]) => {
    expect(new Set(texts).size).toBe(texts.length);
    return decisions.map((decision, at) => `${JSON.stringify(decision)}: ${texts[at]}`).join('\n');
  });
  const restored = { kind: 'restore', from: null, to: null, records: [] } as const;
  const overtaken = { kind: 'overtaken', why: 'changed' } as const;
  const left = [
    describeEdgeDecision({ ...restored, retypesAll: false }),
    describeEdgeDecision(overtaken),
    describePairDecision(restored),
    describePairDecision(overtaken),
  ];
  await expectGolden(import.meta, 'reasons', {
    edges: told[0] ?? '',
    pairs: told[1] ?? '',
    'elements that no sync decides are left': left.join('\n'),
  });
});

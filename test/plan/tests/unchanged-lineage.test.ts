import { expect, it } from 'vitest';
import { AFTER, THROUGHOUT } from '../../../src/plan/impact/traverse.js';
import { evaluateTests } from '../../../src/plan/tests/evaluate-tests.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { urnOf } from '../../support/model/state-builders.js';
import { all, select, testOf } from '../../support/plan/lineage-tests.js';

const [a, b] = [urnOf('a'), urnOf('b')];

/** `a` leads to `b`. */
function lineageAt(times: number): TestedLineage {
  return {
    entities: [a, b].map((urn) => ({ urn, shortNames: [], shown: THROUGHOUT })),
    edges: [{ downstream: b, upstream: a, times, place: null }],
    ...{ pairs: [], columns: [], columnEntities: [], limits: [] },
    ...{ compared: true, facts: null, schemas: new Map() },
  };
}

const path = testOf({
  ...{ kind: 'path', from: all, to: select('b') },
  ...{ direct: false, unlessTransform: [] },
});

it.each([
  ['there before, where both states are equal', THROUGHOUT, 0],
  ['made, where a change adds the path', AFTER, 1],
])('counts a violation as %s', (_what, times, made) => {
  const [outcome] = evaluateTests([path], lineageAt(times), (urn) => urn);
  expect(outcome).toMatchObject({ violations: 1, made, fixed: 0, shown: [{ made: made === 1 }] });
});

import { expect, it } from 'vitest';
import type { LineageTest, TestRule } from '../../../src/model/lineage-test.js';
import type { Comparison } from '../../../src/plan/document/plan.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { mapping, withColumns } from '../../support/model/lineage-builders.js';
import { desire, edgeFrom, somewhere, unitOf } from '../../support/model/state-builders.js';

const select = (expression: string) => ({ kind: 'select', expression }) as const;

const noRaw: TestRule = {
  kind: 'path',
  from: select('raw'),
  to: select('mart'),
  direct: true,
  unlessTransform: [],
};

function testOf(rule: TestRule): LineageTest {
  return { name: 'no-raw', level: 'error', existing: false, place: somewhere, rule };
}

function told({ tests = [], guards, findings }: Comparison) {
  return {
    tests: tests.map(({ state, made, fixed }) => ({ state, made, fixed })),
    guards: guards.map(({ guard, address, allowed }) => ({ guard, address, allowed })),
    findings: findings.map(({ name }) => name),
    places: tests.flatMap(({ shown }) => shown.map(({ place }) => place)),
  };
}

const clean = desire([unitOf('mart', 'orders')]);
const line = { file: 'lineage.yaml', line: 12, column: 3 };
const broken = desire([unitOf('mart', 'orders', { ...edgeFrom('raw'), place: line })]);

it('a comparison runs the tests of the newer revision on both', () => {
  const tests = [testOf(noRaw)];
  expect(told(comparisonOf(clean, broken, { tests }))).toEqual({
    tests: [{ state: 'violated', made: 1, fixed: 0 }],
    guards: [{ guard: 'test', address: 'no-raw', allowed: null }],
    findings: [],
    places: [line],
  });
  expect(told(comparisonOf(broken, broken, { tests }))).toEqual({
    tests: [{ state: 'violated', made: 0, fixed: 0 }],
    guards: [],
    findings: ['test-violated-before'],
    places: [line],
  });
  expect(told(comparisonOf(broken, clean, { tests }))).toMatchObject({
    tests: [{ state: 'held', made: 0, fixed: 1 }],
    guards: [],
  });
  expect(comparisonOf(clean, broken)).not.toHaveProperty('tests');
});

it('a path of columns has the place of the newer revision', () => {
  const columns: TestRule = { ...noRaw, from: { kind: 'column', pattern: 'a' } };
  const state = (file: string) =>
    desire([
      withColumns(unitOf('mart', 'raw'), {
        ...mapping('a', ['raw.a']),
        place: { ...somewhere, file },
      }),
    ]);
  const tests = [testOf({ ...columns, direct: false })];
  const { places } = told(comparisonOf(state('old.yaml'), state('new.yaml'), { tests }));
  expect(places).toEqual([{ ...somewhere, file: 'new.yaml' }]);
});

it('a test that asks for what only a catalog knows is skipped', () => {
  const tests = [testOf({ ...noRaw, from: { kind: 'fact', fact: 'tag', pattern: 'PII' } })];
  expect(told(comparisonOf(clean, broken, { tests }))).toMatchObject({
    tests: [{ state: 'skipped' }],
    guards: [],
    findings: ['test-skipped'],
  });
});

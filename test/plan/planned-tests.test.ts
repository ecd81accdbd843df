import { describe, expect, it } from 'vitest';
import type { LineageTest } from '../../src/model/lineage-test.js';
import { buildPlan } from '../../src/plan/build-plan.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { PlannedTests } from '../../src/plan/plan-input.js';
import {
  at,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
} from '../support/model/state-builders.js';
import { all, select, testOf } from '../support/plan/lineage-tests.js';
import { namesOf, type PlanExtras, planInput } from '../support/plan/plan-of.js';

const path = { direct: false, unlessTransform: [] } as const;
const fromRaw = testOf({ kind: 'path', from: select('raw'), to: select('orders'), ...path });

/** `orders` is declared to come from `raw`. */
function planWith(
  tests: readonly LineageTest[],
  {
    read = {},
    more = {},
    old = false,
  }: { read?: Partial<PlannedTests>; more?: PlanExtras; old?: boolean } = {},
): Plan {
  const stored = old ? lineageOf('raw', 'fx') : lineageOf('fx');
  const observed = observe('raw', 'fx', present('orders', stored));
  const base = { tests, readings: new Map(), schemas: new Map(), facts: new Map(), limits: [] };
  const desired = desire([
    unitOf('orders', { ...unitOf('orders', 'raw').edges[0], place: at(7) } as never),
  ]);
  return buildPlan({ ...planInput(desired, observed, more), tests: { ...base, ...read } });
}

describe('a plan with lineage tests', () => {
  it('refuses a violation that it makes, and has no finding of it', () => {
    const { guards, tests, findings, appliable } = planWith([fromRaw]);
    expect(guards).toEqual([
      {
        guard: 'test',
        address: 'path',
        message: 'path: no path leads from raw to orders, but orders <- raw',
        allowed: null,
      },
    ]);
    expect(tests).toMatchObject([{ made: 1, shown: [{ place: at(7) }] }]);
    expect(findings).toEqual([]);
    expect(appliable).toBe(true);
  });

  it('is allowed by an allowance of the test', () => {
    const allowances = [{ guard: 'test', address: 'path', reason: 'agreed' } as const];
    expect(planWith([fromRaw], { more: { settings: { allowances } } }).guards).toMatchObject([
      { allowed: 'agreed' },
    ]);
  });

  it('warns of an old violation, and refuses it with existing', () => {
    const old = planWith([fromRaw], { old: true });
    expect(old.guards).toEqual([]);
    expect(namesOf(old.findings)).toEqual(['test-violated-before warning']);
    expect(old.findings[0]).toMatchObject({ place: at(7), related: [at(9)] });
    const strict = planWith([{ ...fromRaw, existing: true }], { old: true });
    expect(strict.guards).toMatchObject([
      { message: 'path: no path leads from raw to orders, but orders <- raw' },
    ]);
    expect(strict.findings).toEqual([]);
  });

  it('counts made and old violations, and only warns at level warning', () => {
    const test = testOf(
      { kind: 'path', from: all, to: select('orders'), ...path },
      { level: 'warning' },
    );
    const { guards, findings } = planWith([test]);
    expect(guards).toEqual([]);
    expect(findings).toMatchObject([{ name: 'test-violated', level: 'warning' }]);
    expect(findings[0]?.message).toBe(
      'path: no path leads from anything to orders, but orders <- raw (and 1 more, 1 of the 2 made by the plan)',
    );
  });

  it('reports every violation where asked to', () => {
    const { findings, appliable } = planWith([fromRaw], { read: { everyFinding: true } });
    expect(namesOf(findings)).toEqual(['test-violated error']);
    expect(appliable).toBe(false);
  });

  it('says what selects nothing, what was not seen, and what did not run', () => {
    const nowhere = testOf({ kind: 'path', from: select('nowhere'), to: all, ...path });
    const limited = planWith([nowhere], { read: { limits: ['a part was not read'] } });
    expect(limited.findings.map(({ message }) => message)).toEqual([
      'test "path": `from` selects nothing',
      'test "path" may miss violations: a part was not read',
    ]);
    const tagged = testOf({
      kind: 'path',
      from: { kind: 'fact', fact: 'tag', pattern: 'PII' },
      to: all,
      ...path,
    });
    const skipped = planWith([tagged], { read: { facts: null } });
    expect(namesOf(skipped.findings)).toEqual(['test-skipped warning']);
  });

  it('shows a violation without a declared step at the test', () => {
    const test = testOf({
      kind: 'require',
      of: select('fx'),
      upstreams: { count: { sign: '>', number: 0 } },
    });
    const { findings } = planWith([test]);
    expect(findings).toMatchObject([{ name: 'test-violated-before', place: at(9) }]);
    expect(findings[0]).not.toHaveProperty('related');
  });
});

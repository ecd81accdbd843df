import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import {
  at,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';
import { namesOf, planOf } from '../support/plan/plan-of.js';

describe('findings', () => {
  it('name the dataset that a target does not reach', () => {
    const overriding = [{ urn: urnOf('raw'), states: ['env', 'urn'] as const, place: at(4) }];
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'), {
      overriding,
    });
    expect(namesOf(plan.findings)).toEqual(['beyond-target info']);
    expect(plan.findings[0]).toMatchObject({
      place: at(4),
      message: expect.stringContaining('states its env and urn'),
    });
    expect(plan.appliable).toBe(true);
  });

  it('name three of the datasets that a target does not reach, and count the others', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const overriding = names.map((name, index) => ({
      urn: urnOf(name),
      states: ['env'] as const,
      place: at(index + 1),
    }));
    const state = [desire([unitOf('orders', ...names)]), observe('orders', ...names)] as const;
    const { findings } = planOf(...state, { overriding });
    expect(namesOf(findings)).toEqual(['beyond-target info']);
    expect(findings[0]?.message).toMatch(
      /^5 datasets .*: "a" \(env\), "b" \(env\), "c" \(env\) and 2 more$/,
    );
    expect(findings[0]?.related).toEqual([at(1), at(2), at(3)]);
    const three = planOf(...state, { overriding: overriding.slice(0, 3) });
    expect(three.findings[0]?.message).toMatch(/"c" \(env\)$/);
    expect(
      planOf(...state, { overriding, settings: { rules: { 'beyond-target': 'off' } } }).findings,
    ).toEqual([]);
    expect(
      namesOf(
        planOf(...state, { overriding, settings: { rules: { 'beyond-target': 'warning' } } })
          .findings,
      ),
    ).toEqual(['beyond-target warning']);
  });

  it('report that an empty declaration removes nothing of others', () => {
    const one = planOf(desire([unitOf('orders')]), observe(present('orders', lineageOf('x'))));
    const two = planOf(desire([unitOf('orders')]), observe(present('orders', lineageOf('x', 'y'))));
    expect(namesOf(one.findings)).toEqual(['upstreams-not-ours warning']);
    expect(one.findings[0]?.message).toContain('1 edge');
    expect(two.findings[0]?.message).toContain('2 edges');
    expect(planOf(desire([unitOf('orders')]), observe('orders')).findings).toEqual([]);
  });

  it('of the manifests are included, and errors among them block an apply', () => {
    const findings = [
      finding('dataset-gone', { message: 'b' }),
      finding('dataset-gone', { message: 'a' }),
      finding('dataset-missing', { message: 'z' }),
    ];
    const plan = planOf(desire([]), observe(), { findings });
    expect(plan.findings.map(({ message }) => message)).toEqual(['z', 'a', 'b']);
    expect(plan.appliable).toBe(false);
  });
});

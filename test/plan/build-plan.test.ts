import { describe, expect, it } from 'vitest';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../support/model/state-builders.js';
import { changesOf, namesOf, planOf } from '../support/plan/plan-of.js';

describe('edges', () => {
  it('with duplicate records are as declared if one of the records is', () => {
    const twice = present(
      'orders',
      lineageOf(recordOf('raw', 'VIEW', us), recordOf('raw', 'COPY')),
    );
    const plan = planOf(desire([unitOf('orders', edgeFrom('raw', 'COPY'))]), observe('raw', twice));
    expect(plan.changes).toEqual([]);
    expect(plan.findings).toEqual([]);
  });

  it('without a creation stamp count as not ours', () => {
    const unstamped = present('orders', lineageOf({ dataset: urnOf('raw'), type: 'VIEW' }));
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('raw', unstamped));
    expect(namesOf(plan.findings)).toEqual(['edge-differs warning']);
  });
});

describe('datasets', () => {
  it('that are missing are named once, even if used several times', () => {
    const plan = planOf(
      desire([unitOf('a', 'raw'), unitOf('b', 'raw')]),
      observe('a', 'b', absent('raw')),
    );
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
  });

  it('that were not read count as missing', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders'));
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
  });

  it('that are missing give only a warning if their edge already exists', () => {
    const plan = planOf(
      desire([unitOf('orders', 'raw')]),
      observe(absent('raw'), present('orders', lineageOf('raw'))),
    );
    expect(namesOf(plan.findings)).toEqual(['dataset-gone warning']);
    expect(plan.appliable).toBe(true);
  });

  it('that cannot be read are unknown, not absent: their lineage is not touched', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe(unknown('orders'), 'raw'));
    expect(namesOf(plan.findings)).toEqual(['dataset-unreadable error']);
    expect(plan.changes).toEqual([]);
    expect(plan.writes.edgesToAdd).toEqual([]);
    expect(plan.appliable).toBe(false);
  });

  it('that are soft-deleted warn at the level of the rule', () => {
    const state = [
      desire([unitOf('orders', 'raw')]),
      observe('orders', present('raw', undefined, { removed: true })),
    ] as const;
    expect(namesOf(planOf(...state).findings)).toEqual(['soft-deleted warning']);
    expect(
      namesOf(planOf(...state, { settings: { rules: { 'soft-deleted': 'off' } } }).findings),
    ).toEqual([]);
    expect(planOf(...state, { settings: { rules: { 'soft-deleted': 'error' } } }).appliable).toBe(
      false,
    );
  });

  it('without a short name are reported where they are used', () => {
    const state = { datasets: [], units: [unitOf('orders', { ...edgeFrom('raw'), place: at(9) })] };
    const plan = planOf(state, observe('orders', absent('raw')));
    expect(plan.findings[0]).toMatchObject({ name: 'dataset-missing', place: at(9) });
    expect(changesOf(plan)).toEqual(['create snowflake:orders <- snowflake:raw']);
  });
});

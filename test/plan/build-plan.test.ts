import { describe, expect, it } from 'vitest';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  somewhere,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../support/model/state-builders.js';
import { changesOf, namesOf, planOf } from '../support/plan/plan-of.js';

describe('edges', () => {
  it('are created when the catalog lacks them', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'));
    expect(changesOf(plan)).toEqual(['create orders <- raw']);
    expect(plan.changes[0]).toMatchObject({
      reason: 'missing',
      before: null,
      after: { type: 'TRANSFORMED', owned: true, protected: false },
      place: somewhere,
    });
    expect(plan.summary).toEqual({
      add: 1,
      change: 0,
      remove: 0,
      mark: 0,
      datasets: 1,
      unchanged: 0,
      unchangedPairs: 0,
      others: 0,
      otherPairs: 0,
    });
    expect(plan.appliable).toBe(true);
  });

  it('that exist as declared need no change, from any writer', () => {
    const plan = planOf(
      desire([unitOf('orders', 'raw')]),
      observe('raw', present('orders', lineageOf('raw'))),
    );
    expect(plan.changes).toEqual([]);
    expect(plan.summary).toMatchObject({ unchanged: 1, others: 0 });
  });

  it('that no manifest declares are counted and left', () => {
    const plan = planOf(
      desire([unitOf('orders', 'raw')]),
      observe('raw', present('orders', lineageOf('other', 'raw', 'third'))),
    );
    expect(plan.changes).toEqual([]);
    expect(plan.summary.others).toBe(2);
  });

  it('get their declared type when they are ours', () => {
    const ours = present('orders', lineageOf(marked(recordOf('raw', 'VIEW'))));
    const plan = planOf(desire([unitOf('orders', edgeFrom('raw', 'COPY'))]), observe('raw', ours));
    expect(changesOf(plan)).toEqual(['update orders <- raw']);
    expect(plan.changes[0]).toMatchObject({
      reason: 'differs',
      before: { type: 'VIEW', owned: true },
      after: { type: 'COPY' },
    });
    expect(plan.summary).toMatchObject({ add: 0, change: 1 });
  });

  it('keep another type when they are not ours, with a finding', () => {
    const theirs = present('orders', lineageOf(recordOf('raw', 'VIEW')));
    const plan = planOf(
      desire([unitOf('orders', edgeFrom('raw', 'COPY'))]),
      observe('raw', theirs),
    );
    expect(plan.changes).toEqual([]);
    expect(namesOf(plan.findings)).toEqual(['edge-differs warning']);
    expect(plan.summary).toMatchObject({ unchanged: 0, unchangedPairs: 0, others: 0 });
  });

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
  it('that are missing are found before anything is written', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')));
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
    expect(plan.findings[0]).toMatchObject({ place: at(1), related: [somewhere] });
    expect(plan.appliable).toBe(false);
  });

  it('that are missing are named once, even if used several times', () => {
    const plan = planOf(
      desire([unitOf('a', 'raw'), unitOf('b', 'raw')]),
      observe('a', 'b', absent('raw')),
    );
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
  });

  it('that are missing are reported with their near miss', () => {
    const known = [urnOf('raw', { env: 'DEV' })];
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')), {
      known,
    });
    expect(plan.findings[0]).toMatchObject({ suggestion: known[0] });
    expect(plan.findings[0]?.message).toContain('it exists in DEV');
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

  it('declared with create: true are created before their edges', () => {
    const sheet = named('sheet', {
      columns: [{ fieldPath: 'month', type: 'date', nativeType: 'date' }],
    });
    const plan = planOf(
      desire([unitOf('sheet', 'raw'), unitOf('report', 'sheet')], [sheet]),
      observe('report', 'raw', absent('sheet')),
    );
    expect(changesOf(plan)).toEqual([
      'create report <- sheet',
      'create sheet',
      'create sheet <- raw',
    ]);
    expect(plan.writes.entities).toEqual([
      { urn: sheet.urn, kind: 'create', content: sheet.create, maker: 'shop' },
    ]);
    expect(plan.findings).toEqual([]);
    expect(plan.summary).toMatchObject({ add: 3, datasets: 2 });
  });

  it('declared with create: true that already exist are left as they are', () => {
    const plan = planOf(desire([], [named('sheet', { columns: [] })]), observe('sheet'));
    expect(plan.changes).toEqual([]);
  });

  it('without a short name are reported where they are used', () => {
    const state = { datasets: [], units: [unitOf('orders', { ...edgeFrom('raw'), place: at(9) })] };
    const plan = planOf(state, observe('orders', absent('raw')));
    expect(plan.findings[0]).toMatchObject({ name: 'dataset-missing', place: at(9) });
    expect(changesOf(plan)).toEqual(['create snowflake:orders <- snowflake:raw']);
  });
});

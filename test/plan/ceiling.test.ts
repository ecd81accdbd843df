import { describe, expect, it } from 'vitest';
import { planWithinCeiling } from '../../src/plan/ceiling.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../support/model/lineage-builders.js';
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
  unitOf,
} from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import {
  both,
  none,
  outcomeLines,
  planUnder,
  type Side,
  sourceWith,
} from '../support/plan/plans-under-ceilings.js';

describe('a plan under a ceiling', () => {
  it('is the same plan if nothing changed', () => {
    expect(outcomeLines(planUnder([both, none], [both, none]))).toEqual([
      'plan create orders <- a',
      'plan create orders <- b',
    ]);
  });

  it('may contain fewer changes', () => {
    const there = observe('a', 'b', present('orders', lineageOf('a')));
    expect(outcomeLines(planUnder([both, none], [both, there]))).toEqual([
      'plan create orders <- b',
    ]);
  });

  it('may reach an approved end state by another change', () => {
    const views = desire([unitOf('orders', edgeFrom('a', 'VIEW'))]);
    const ours = observe('a', present('orders', lineageOf(marked(recordOf('a', 'COPY')))));
    expect(outcomeLines(planUnder([views, observe('a', 'orders')], [views, ours]))).toEqual([
      'plan update orders <- a',
    ]);
  });

  it('cannot leave a mark on a pair whose edge is removed', () => {
    const fingerprint = fingerprintOf('orders.x', 'a.x');
    const several = {
      ...columnRecord('orders.x', ['a.x']),
      downstreams: [fieldOf('orders.x'), fieldOf('orders.y')],
    };
    const gone = desire([], [named('orders')]);
    const then = observe('a', present('orders', lineageOf(marked('a'))));
    const now = observe(
      'a',
      present(
        'orders',
        withRecords(
          lineageOf(marked('a', { shop: { edge: true, pairs: [fingerprint] } })),
          several,
        ),
      ),
    );
    const allowed = {
      settings: { allowances: [{ guard: 'empty-desired', reason: 'r' }] },
    } as const;
    expect(outcomeLines(planUnder([gone, then, allowed], [gone, now, allowed])).at(-1)).toBe(
      'beyond mark orders.x <- snowflake:a.x: would lose its mark with its edge, which was not approved',
    );
  });

  it('ends if a held-back change returns every time', () => {
    const fresh = { plan: planOf(both, none, { source: sourceWith() }) };
    const found = planWithinCeiling(
      [planOf(desire([]), none, { source: sourceWith() })],
      fresh,
      () => fresh,
    );
    expect(outcomeLines(found).at(-1)).toBe(
      'beyond create orders <- b: comes with an approved change, but was not approved itself',
    );
  });

  it('holds back a change whose only source is the catalog', () => {
    const there = observe('a', 'b', present('orders', lineageOf('b')));
    expect(outcomeLines(planUnder([both, there], [both, none]))).toEqual([
      'plan create orders <- a',
      'held create orders <- b',
    ]);
  });

  it.each([
    ['changed', sourceWith('1'), 'lineage/a.yaml changed'],
    ['is new', { ...sourceWith('0'), files: [] }, 'lineage/a.yaml was added'],
  ])('ends at a change from a manifest that %s', (_what, approvedSource, why) => {
    const one = desire([unitOf('orders', 'a')]);
    const approved: Side = [one, none, { source: approvedSource }];
    expect(outcomeLines(planUnder(approved, [both, none])).at(-1)).toBe(
      `beyond create orders <- b: was not approved, and ${why} since`,
    );
  });

  it('ignores a change of another manifest', () => {
    const there = observe('a', 'b', present('orders', lineageOf('b')));
    const fresh: Side = [both, none, { source: sourceWith('0', '2') }];
    expect(
      outcomeLines(planUnder([both, there, { source: sourceWith('0', '1') }], fresh)),
    ).toContain('held create orders <- b');
  });

  it('ends at a removal that was not approved, whatever its source', () => {
    const owned = observe('a', 'b', present('orders', lineageOf(marked('a'), marked('b'))));
    const one = desire([unitOf('orders', 'a')]);
    expect(outcomeLines(planUnder([both, owned], [one, owned])).at(-1)).toMatch(/^beyond delete /);
  });

  it('holds back a mark that no manifest asks for, unless a manifest changed', () => {
    const shared = observe(
      'a',
      present('orders', lineageOf(marked('a', { shop: { edge: true }, other: { edge: true } }))),
    );
    const alone = observe('a', present('orders', lineageOf(marked('a'))));
    const nothing = desire([], [named('a'), named('orders')]);
    const approved: Side = [nothing, alone, { source: sourceWith('0', '1') }];
    expect(
      outcomeLines(planUnder(approved, [nothing, shared, { source: sourceWith('0', '1') }])),
    ).toEqual(['held mark orders <- a']);
    const gone: Side = [nothing, shared, { source: sourceWith('0') }];
    expect(outcomeLines(planUnder(approved, gone)).at(-1)).toBe(
      'beyond mark orders <- a: was not approved, and lineage/b0.yaml was removed since',
    );
  });

  it('holds back the edges of a dataset whose creation it holds back', () => {
    const made = desire(
      [unitOf('orders', 'sheet'), unitOf('sheet', 'a')],
      [named('sheet', { columns: [] })],
    );
    expect(
      outcomeLines(
        planUnder(
          [made, observe('a', 'orders', 'sheet')],
          [made, observe('a', 'orders', absent('sheet'))],
        ),
      ),
    ).toEqual(['held create orders <- sheet', 'held create sheet', 'held create sheet <- a']);
  });
});

it('creates an approved dataset, whatever else is held back', () => {
  const made = desire([unitOf('orders', 'a', 'sheet')], [named('sheet', { columns: [] })]);
  const there = observe('a', absent('sheet'), present('orders', lineageOf('a')));
  expect(
    outcomeLines(planUnder([made, there], [made, observe('a', 'orders', absent('sheet'))])),
  ).toEqual(['plan create orders <- sheet', 'plan create sheet', 'held create orders <- a']);
});

it('a place in another file depends on that file alone', () => {
  const elsewhere = (line: number) => ({ ...edgeFrom('b'), place: at(line, 'lineage/b0.yaml') });
  const desired = desire([unitOf('orders', 'a', elsewhere(1))]);
  const there = observe('a', 'b', present('orders', lineageOf('b')));
  const fresh: Side = [desired, none, { source: sourceWith('9', '1') }];
  expect(
    outcomeLines(planUnder([desired, there, { source: sourceWith('0', '1') }], fresh)),
  ).toContain('held create orders <- b');
});

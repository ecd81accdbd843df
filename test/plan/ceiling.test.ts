import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { ObservedState } from '../../src/model/observed-state.js';
import { type BoundedPlan, planWithinCeiling } from '../../src/plan/ceiling.js';
import type { Plan, PlanSource } from '../../src/plan/plan.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/lineage-builders.js';
import { changesOf, type PlanExtras, planOf } from '../support/plan-of.js';
import { absent, at, desire, edgeFrom, lineageOf, named, observe, present, recordOf, unitOf, urnOf } from '../support/state-builders.js';
import { ours as isOurs, recordsOf, undoing, undoneEdge } from '../support/undo-builders.js';

type Side = readonly [DesiredState, ObservedState, PlanExtras?];

/** What comes of the second plan under the ceiling of the first. */
function under([desired, observed, more]: Side, fresh: Side): BoundedPlan<{ readonly plan: Plan }> {
  const approved = planOf(desired, observed, { source: source(), ...more });
  const without = (held: ReadonlySet<string>) => ({ plan: planOf(fresh[0], fresh[1], { source: source(), ...fresh[2], held }) });
  return planWithinCeiling([approved], without(new Set()), without);
}

function source(...shas: readonly string[]): PlanSource {
  const [a = '0', ...more] = shas;
  const others = more.map((sha256, i) => ({ path: `lineage/b${i}.yaml`, sha256 }));
  return { commit: null, dirty: null, files: [{ path: 'lineage/a.yaml', sha256: a }, ...others], receipt: null };
}

/** `within create orders <- a`, `held …`, `beyond …`, one for each change. */
function outcome({ planned, heldBack, beyond }: BoundedPlan<{ readonly plan: Plan }>): readonly string[] {
  return [
    ...changesOf(planned.plan).map((text) => `plan ${text}`),
    ...heldBack.map(({ kind, address }) => `held ${kind} ${address}`),
    ...beyond.map(({ change: { kind, address }, why }) => `beyond ${kind} ${address}: ${why}`),
  ];
}

const both = desire([unitOf('orders', 'a', 'b')]);
const none = observe('a', 'b', 'orders');

describe('a plan under a ceiling', () => {
  it('is the plan where nothing changed', () => {
    expect(outcome(under([both, none], [both, none]))).toEqual(['plan create orders <- a', 'plan create orders <- b']);
  });

  it('may have less to do', () => {
    const there = observe('a', 'b', present('orders', lineageOf('a')));
    expect(outcome(under([both, none], [both, there]))).toEqual(['plan create orders <- b']);
  });

  it('may come to an approved end in another way', () => {
    const views = desire([unitOf('orders', edgeFrom('a', 'VIEW'))]);
    const ours = observe('a', present('orders', lineageOf(marked(recordOf('a', 'COPY')))));
    expect(outcome(under([views, observe('a', 'orders')], [views, ours]))).toEqual(['plan update orders <- a']);
  });

  it('cannot leave a mark on a pair whose edge goes', () => {
    const fingerprint = fingerprintOf('orders.x', 'a.x');
    const several = { ...columnRecord('orders.x', ['a.x']), downstreams: [fieldOf('orders.x'), fieldOf('orders.y')] };
    const gone = desire([], [named('orders')]);
    const then = observe('a', present('orders', lineageOf(marked('a'))));
    const now = observe(
      'a',
      present('orders', withRecords(lineageOf(marked('a', { shop: { edge: true, pairs: [fingerprint] } })), several)),
    );
    const allowed = { settings: { allowances: [{ guard: 'empty-desired', reason: 'r' }] } } as const;
    expect(outcome(under([gone, then, allowed], [gone, now, allowed])).at(-1)).toBe(
      'beyond mark orders.x <- snowflake:a.x: would lose its mark with its edge, which was not approved',
    );
  });

  it('ends where a change comes back however often it is held back', () => {
    const fresh = { plan: planOf(both, none, { source: source() }) };
    const found = planWithinCeiling([planOf(desire([]), none, { source: source() })], fresh, () => fresh);
    expect(outcome(found).at(-1)).toBe('beyond create orders <- b: comes with an approved change, but was not approved itself');
  });

  it('leaves out what only the catalog brought', () => {
    const there = observe('a', 'b', present('orders', lineageOf('b')));
    expect(outcome(under([both, there], [both, none]))).toEqual(['plan create orders <- a', 'held create orders <- b']);
  });

  it.each([
    ['changed', source('1'), 'lineage/a.yaml changed'],
    ['is new', { ...source('0'), files: [] }, 'lineage/a.yaml was added'],
  ])('ends at what a manifest that %s brings', (_what, approvedSource, why) => {
    const one = desire([unitOf('orders', 'a')]);
    const approved: Side = [one, none, { source: approvedSource }];
    expect(outcome(under(approved, [both, none])).at(-1)).toBe(`beyond create orders <- b: was not approved, and ${why} since`);
  });

  it('does not mind a change of another manifest', () => {
    const there = observe('a', 'b', present('orders', lineageOf('b')));
    const fresh: Side = [both, none, { source: source('0', '2') }];
    expect(outcome(under([both, there, { source: source('0', '1') }], fresh))).toContain('held create orders <- b');
  });

  it('ends at a removal that was not approved, whatever asks for it', () => {
    const owned = observe('a', 'b', present('orders', lineageOf(marked('a'), marked('b'))));
    const one = desire([unitOf('orders', 'a')]);
    expect(outcome(under([both, owned], [one, owned])).at(-1)).toMatch(/^beyond delete /);
  });

  it('leaves a mark that no manifest speaks of, unless some manifest changed', () => {
    const shared = observe('a', present('orders', lineageOf(marked('a', { shop: { edge: true }, other: { edge: true } }))));
    const alone = observe('a', present('orders', lineageOf(marked('a'))));
    const nothing = desire([], [named('a'), named('orders')]);
    const approved: Side = [nothing, alone, { source: source('0', '1') }];
    expect(outcome(under(approved, [nothing, shared, { source: source('0', '1') }]))).toEqual(['held mark orders <- a']);
    const gone: Side = [nothing, shared, { source: source('0') }];
    expect(outcome(under(approved, gone)).at(-1)).toBe('beyond mark orders <- a: was not approved, and lineage/b0.yaml was removed since');
  });

  it('leaves the edges of a dataset that it does not make', () => {
    const made = desire([unitOf('orders', 'sheet'), unitOf('sheet', 'a')], [named('sheet', { columns: [] })]);
    expect(outcome(under([made, observe('a', 'orders', 'sheet')], [made, observe('a', 'orders', absent('sheet'))]))).toEqual([
      'held create orders <- sheet',
      'held create sheet',
      'held create sheet <- a',
    ]);
  });
});

it('makes an approved dataset, whatever else is held back', () => {
  const made = desire([unitOf('orders', 'a', 'sheet')], [named('sheet', { columns: [] })]);
  const there = observe('a', absent('sheet'), present('orders', lineageOf('a')));
  expect(outcome(under([made, there], [made, observe('a', 'orders', absent('sheet'))]))).toEqual([
    'plan create orders <- sheet',
    'plan create sheet',
    'held create orders <- a',
  ]);
});

const schemas = { orders: ['x', 'y'], a: ['x', 'y'] };
const mapped = desire([withColumns(unitOf('orders', 'a'), mapping('x', ['a.x']))]);

function proposalOf({ planned }: BoundedPlan<{ readonly plan: Plan }>) {
  return planned.plan.writes.proposals.find(({ urn }) => urn === urnOf('orders'));
}

describe('an edge that is held back', () => {
  it('holds its pairs back where it is not there', () => {
    const codeclared = withSchemas(observe('a', present('orders', lineageOf('a'))), schemas);
    const wiped = withSchemas(observe('a', 'orders'), schemas);
    const made = under([mapped, codeclared], [mapped, wiped]);
    expect(outcome(made)).toEqual(['held create orders <- a', 'held create orders.x <- a.x']);
    expect(made.planned.plan.writes).toMatchObject({ proposals: [], edgesToAdd: [] });
  });

  it('keeps its record and what its mark says, while its pairs come and go', () => {
    const pairs = [fingerprintOf('orders.y', 'a.y'), fingerprintOf('orders.long', 'a.gone')];
    const withEdge = (type: string) => {
      const record = marked(recordOf('a', type), { shop: { edge: true, pairs } });
      return withSchemas(observe('a', present('orders', withRecords(lineageOf(record), columnRecord('orders.y', ['a.y'])))), schemas);
    };
    const made = under([mapped, withEdge('TRANSFORMED')], [mapped, withEdge('COPY')]);
    expect(outcome(made)).toEqual(['plan create orders.x <- a.x', 'plan delete orders.y <- a.y', 'held update orders <- a']);
    const kept = [fingerprintOf('orders.long', 'a.gone'), fingerprintOf('orders.x', 'a.x')].sort();
    expect(proposalOf(made)).toMatchObject({
      upstreams: [],
      marks: [{ owner: 'shop', mark: { edge: true, pairs: kept, protect: false } }],
    });
  });

  it('is protected no more and no less than before, and keeps an earlier name of the stack', () => {
    const before = withSchemas(observe('a', present('orders', lineageOf(marked('a', { old: { edge: true } })))), schemas);
    const [unit] = mapped.units;
    const guarded = unit ? desire([{ ...unit, protect: true }]) : mapped;
    const made = under([mapped, before], [guarded, before, { settings: { formerly: ['old'] } }]);
    expect(outcome(made)).toContain('held mark orders <- a');
    expect(proposalOf(made)?.marks.map(({ owner, mark }) => [owner, mark.protect])).toEqual([['shop', false]]);
  });
});

describe('a pair that is held back', () => {
  it('is left with its mark and its values, and the rest of its unit is planned', () => {
    const two = desire([withColumns(unitOf('orders', 'a'), mapping('x', ['a.x']), mapping('y', ['a.y'], { confidence: 0.5 }))]);
    const withConfidence = (confidenceScore: number) => {
      const record = marked('a', { shop: { edge: true, pairs: [fingerprintOf('orders.y', 'a.y')] } });
      const column = { ...columnRecord('orders.y', ['a.y']), confidenceScore };
      return withSchemas(observe('a', present('orders', withRecords(lineageOf(record), column))), schemas);
    };
    const made = under([two, withConfidence(0.5)], [two, withConfidence(0.7)]);
    expect(outcome(made)).toEqual(['plan create orders.x <- a.x', 'held update orders.y <- a.y']);
    const pairs = [fingerprintOf('orders.x', 'a.x'), fingerprintOf('orders.y', 'a.y')].sort();
    expect(proposalOf(made)).toMatchObject({ pairs: [{ confidence: 1 }], marks: [{ mark: { pairs } }] });
  });
});

it('a place in another file counts for that file alone', () => {
  const elsewhere = (line: number) => ({ ...edgeFrom('b'), place: at(line, 'lineage/b0.yaml') });
  const desired = desire([unitOf('orders', 'a', elsewhere(1))]);
  const there = observe('a', 'b', present('orders', lineageOf('b')));
  const fresh: Side = [desired, none, { source: source('9', '1') }];
  expect(outcome(under([desired, there, { source: source('0', '1') }], fresh))).toContain('held create orders <- b');
});

describe('a plan of another intent under a ceiling', () => {
  const ours = { shop: { edge: true } };
  const owned = observe('a', 'b', present('orders', lineageOf(marked('a', ours))));
  const ownedBoth = observe('a', 'b', present('orders', lineageOf(marked('a', ours), marked('b', ours))));

  it('releases what was approved, and holds back what became ours since, whatever the manifests say', () => {
    const intent = { kind: 'release' } as const;
    const some = under([desire([]), owned, { intent }], [both, ownedBoth, { intent, source: source('1') }]);
    expect(outcome(some)).toEqual(['plan mark orders <- a', 'held mark orders <- b']);
  });

  it('adopts what was approved; what a manifest names only since ends the run', () => {
    const intent = { kind: 'adopt' } as const;
    const there = observe('a', 'b', present('orders', lineageOf('a', 'b')));
    const one = desire([unitOf('orders', 'a')]);
    expect(outcome(under([one, there, { intent }], [both, there, { intent }]))).toEqual(['plan mark orders <- a', 'held mark orders <- b']);
    expect(outcome(under([one, there, { intent }], [both, there, { intent, source: source('1') }]))).toContain(
      'beyond mark orders <- b: was not approved, and lineage/a.yaml changed since',
    );
  });

  it('puts back what was approved, and takes nothing away that was not', () => {
    const made = undoing({ edges: [undoneEdge('a', null, isOurs), undoneEdge('b', null, isOurs)] });
    const changed = { intent: made, source: source('1') };
    expect(outcome(under([desire([]), owned, { intent: made }], [both, owned, changed]))).toEqual(['plan delete orders <- a']);
    expect(outcome(under([desire([]), owned, { intent: made }], [both, ownedBoth, changed]))).toContain(
      'beyond delete orders <- b: would be removed, which was not approved',
    );
    const removed = undoing({ edges: ['a', 'b'].map((name) => undoneEdge(name, isOurs, null, recordsOf(recordOf(name)))) });
    const gone = observe('a', 'b', 'orders');
    const approved = observe('a', absent('b'), 'orders');
    expect(outcome(under([desire([]), approved, { intent: removed }], [both, gone, { intent: removed, source: source('1') }]))).toEqual([
      'plan create orders <- a',
      'held create orders <- b',
    ]);
  });
});

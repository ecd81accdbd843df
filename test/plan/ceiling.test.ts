import { it } from 'vitest';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { ObservedState } from '../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../src/model/upstream-lineage.js';
import { type BoundedPlan, planWithinCeiling } from '../../src/plan/ceiling.js';
import type { Plan, PlanSource } from '../../src/plan/document/plan.js';
import { expectGolden } from '../support/golden.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
} from '../support/model/state-builders.js';
import { changesOf, type PlanExtras, planOf } from '../support/plan/plan-of.js';
import { storyOf } from '../support/plan/plan-story.js';
import { ours as isOurs, recordsOf, undoing, undoneEdge } from '../support/plan/undo-builders.js';

/** Arguments of one plan. */
type Side = readonly [DesiredState, ObservedState, PlanExtras?];

/** Makes the second plan under the ceiling of the first. */
function planUnder(
  [desired, observed, more]: Side,
  fresh: Side,
): BoundedPlan<{ readonly plan: Plan }> {
  const approved = planOf(desired, observed, { source: sourceWith(), ...more });
  const without = (held: ReadonlySet<string>) => ({
    plan: planOf(fresh[0], fresh[1], { source: sourceWith(), ...fresh[2], held }),
  });
  return planWithinCeiling([approved], without(new Set()), without);
}

/** A source whose files have these digests: `lineage/a.yaml`, then `lineage/b0.yaml` and so on. */
function sourceWith(...shas: readonly string[]): PlanSource {
  const [a = '0', ...more] = shas;
  const others = more.map((sha256, i) => ({ path: `lineage/b${i}.yaml`, sha256 }));
  return {
    commit: null,
    dirty: null,
    files: [{ path: 'lineage/a.yaml', sha256: a }, ...others],
    receipt: null,
  };
}

/** Compares plans under ceilings, each under its title, with `goldens/<name>.txt` beside the test. */
async function expectOutcomes(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  made: Readonly<Record<string, BoundedPlan<{ readonly plan: Plan }>>>,
): Promise<void> {
  const told = Object.entries(made).map(([title, bounded]) => [
    title,
    [...outcomeLines(bounded), '', storyOf(bounded.planned.plan)].join('\n'),
  ]);
  await expectGolden(test, name, Object.fromEntries(told));
}

/** Formats each change with its outcome: `plan create orders <- a`, `held …` or `beyond …`. */
function outcomeLines({
  planned,
  heldBack,
  beyond,
}: BoundedPlan<{ readonly plan: Plan }>): readonly string[] {
  return [
    ...changesOf(planned.plan).map((text) => `plan ${text}`),
    ...heldBack.map(({ kind, address }) => `held ${kind} ${address}`),
    ...beyond.map(({ change: { kind, address }, why }) => `beyond ${kind} ${address}: ${why}`),
  ];
}

/** `orders` derived from `a` and `b`; then the same three datasets without lineage. */
const both = desire([unitOf('orders', 'a', 'b')]);
const none = observe('a', 'b', 'orders');

const holding = (...names: readonly string[]) =>
  observe('a', 'b', present('orders', lineageOf(...names)));
const one = desire([unitOf('orders', 'a')]);

it('a plan under a ceiling holds back what was not approved, or ends', async () => {
  const views = desire([unitOf('orders', edgeFrom('a', 'VIEW'))]);
  const ours = observe('a', present('orders', lineageOf(marked(recordOf('a', 'COPY')))));
  const owned = observe('a', 'b', present('orders', lineageOf(marked('a'), marked('b'))));
  const later: Side = [both, none, { source: sourceWith('0', '2') }];
  const fresh = { plan: planOf(both, none, { source: sourceWith() }) };
  const nothing = planOf(desire([]), none, { source: sourceWith() });
  const made = desire(
    [unitOf('orders', 'sheet'), unitOf('sheet', 'a')],
    [named('sheet', { columns: [] })],
  );
  const sheets = desire([unitOf('orders', 'a', 'sheet')], [named('sheet', { columns: [] })]);
  const whole = desire([{ ...unitOf('orders', 'a'), ownership: 'exclusive' }]);
  const beside = observe('a', absent('sheet'), present('orders', lineageOf('a')));
  await expectOutcomes(import.meta, 'ceilings', {
    'it may contain fewer changes': planUnder([both, none], [both, holding('a')]),
    'it may reach an approved end state by another change': planUnder(
      [views, observe('a', 'orders')],
      [views, ours],
    ),
    'it ends if a held-back change returns every time': planWithinCeiling(
      [nothing],
      fresh,
      () => fresh,
    ),
    'it ignores a change of another manifest': planUnder(
      [both, holding('b'), { source: sourceWith('0', '1') }],
      later,
    ),
    'it ends at a removal that was not approved, whatever its source': planUnder(
      [both, owned],
      [one, owned],
    ),
    'it holds back the edges of a dataset whose creation it holds back': planUnder(
      [made, observe('a', 'orders', 'sheet')],
      [made, observe('a', 'orders', absent('sheet'))],
    ),
    'it holds back an update to the end value of an approved mark': planUnder(
      [whole, observe('a', present('orders', lineageOf('a')))],
      [whole, observe('a', present('orders', lineageOf(recordOf('a', 'COPY'))))],
    ),
    'it creates an approved dataset, whatever else is held back': planUnder(
      [sheets, beside],
      [sheets, observe('a', 'orders', absent('sheet'))],
    ),
  });
});

it('a mark that was not approved is held back, unless a manifest changed or its edge goes', async () => {
  const shared = observe(
    'a',
    present('orders', lineageOf(marked('a', { shop: { edge: true }, other: { edge: true } }))),
  );
  const alone = observe('a', present('orders', lineageOf(marked('a'))));
  const nothing = desire([], [named('a'), named('orders')]);
  const source = sourceWith('0', '1');
  const several = columnRecord('orders.x', ['a.x'], {
    downstreams: [fieldOf('orders.x'), fieldOf('orders.y')],
  });
  const mark = { shop: { edge: true, pairs: [fingerprintOf('orders.x', 'a.x')] } };
  const mapped = observe(
    'a',
    present('orders', withRecords(lineageOf(marked('a', mark)), several)),
  );
  const gone = desire([], [named('orders')]);
  const settings = { allowances: [{ guard: 'empty-desired', reason: 'r' }] } as const;
  await expectOutcomes(import.meta, 'ceilings-of-marks', {
    'no manifest asks for it': planUnder(
      [nothing, alone, { source }],
      [nothing, shared, { source }],
    ),
    'a manifest was removed': planUnder(
      [nothing, alone, { source }],
      [nothing, shared, { source: sourceWith('0') }],
    ),
    'the edge of its pair is removed': planUnder(
      [gone, alone, { settings }],
      [gone, mapped, { settings }],
    ),
  });
});

it('an edge or a pair that is held back keeps what it has, while the rest is planned', async () => {
  const schemas = { orders: ['x', 'y'], a: ['x', 'y'] };
  const mapped = desire([withColumns(unitOf('orders', 'a'), mapping('x', ['a.x']))]);
  const stored = (record: UpstreamRecord | string, ...columns: readonly FineGrainedRecord[]) =>
    withSchemas(
      observe('a', present('orders', withRecords(lineageOf(record), ...columns))),
      schemas,
    );
  const y = columnRecord('orders.y', ['a.y']);
  const pairs = [fingerprintOf('orders.y', 'a.y'), fingerprintOf('orders.long', 'a.gone')];
  const typed = (type: string) =>
    stored(marked(recordOf('a', type), { shop: { edge: true, pairs } }), y);
  const renamed = stored(marked('a', { old: { edge: true } }));
  const guarded = desire(mapped.units.map((unit) => ({ ...unit, protect: true })));
  const two = desire([
    withColumns(
      unitOf('orders', 'a'),
      mapping('x', ['a.x']),
      mapping('y', ['a.y'], { confidence: 0.5 }),
    ),
  ]);
  const sure = (confidenceScore: number) =>
    stored(marked('a', { shop: { edge: true, pairs: pairs.slice(0, 1) } }), {
      ...y,
      confidenceScore,
    });
  await expectOutcomes(import.meta, 'held-back', {
    'an edge that does not exist: its pairs are held back, too': planUnder(
      [mapped, stored('a')],
      [mapped, withSchemas(observe('a', 'orders'), schemas)],
    ),
    'the type of an edge: it keeps its record and its mark': planUnder(
      [mapped, typed('TRANSFORMED')],
      [mapped, typed('COPY')],
    ),
    'the protection of an edge, under an earlier name of the stack': planUnder(
      [mapped, renamed],
      [guarded, renamed, { settings: { formerly: ['old'] } }],
    ),
    'the confidence of a pair': planUnder([two, sure(0.5)], [two, sure(0.7)]),
  });
});

it('a plan of another intent has a ceiling, too', async () => {
  const ours = { shop: { edge: true } };
  const owned = observe('a', 'b', present('orders', lineageOf(marked('a', ours))));
  const ownedBoth = observe(
    'a',
    'b',
    present('orders', lineageOf(marked('a', ours), marked('b', ours))),
  );
  const there = holding('a', 'b');
  const [release, adopt] = [{ kind: 'release' } as const, { kind: 'adopt' } as const];
  const source = sourceWith('1');
  const made = undoing({ edges: [undoneEdge('a', null, isOurs), undoneEdge('b', null, isOurs)] });
  const removed = undoing({
    edges: ['a', 'b'].map((name) => undoneEdge(name, isOurs, null, recordsOf(recordOf(name)))),
  });
  await expectOutcomes(import.meta, 'ceilings-of-intents', {
    'a release: one edge became ours later, whatever the manifests declare': planUnder(
      [desire([]), owned, { intent: release }],
      [both, ownedBoth, { intent: release, source }],
    ),
    'an adoption: one edge is declared now, by the same manifests': planUnder(
      [one, there, { intent: adopt }],
      [both, there, { intent: adopt }],
    ),
    'an adoption: a manifest declared one edge later': planUnder(
      [one, there, { intent: adopt }],
      [both, there, { intent: adopt, source }],
    ),
    'a rollback of what was approved': planUnder(
      [desire([]), owned, { intent: made }],
      [both, owned, { intent: made, source }],
    ),
    'a rollback that would remove more': planUnder(
      [desire([]), owned, { intent: made }],
      [both, ownedBoth, { intent: made, source }],
    ),
    'a rollback that would restore more': planUnder(
      [desire([]), observe('a', absent('b'), 'orders'), { intent: removed }],
      [both, observe('a', 'b', 'orders'), { intent: removed, source }],
    ),
  });
});

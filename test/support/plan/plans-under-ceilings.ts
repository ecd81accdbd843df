import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { type BoundedPlan, planWithinCeiling } from '../../../src/plan/ceiling.js';
import type { Plan, PlanSource } from '../../../src/plan/document/plan.js';
import { expectGolden } from '../golden.js';
import { desire, observe, unitOf } from '../model/state-builders.js';
import { changesOf, type PlanExtras, planOf } from './plan-of.js';
import { storyOf } from './plan-story.js';

/** Arguments of one plan. */
export type Side = readonly [DesiredState, ObservedState, PlanExtras?];

/** Makes the second plan under the ceiling of the first. */
export function planUnder(
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
export function sourceWith(...shas: readonly string[]): PlanSource {
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
export async function expectOutcomes(
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
export const both = desire([unitOf('orders', 'a', 'b')]);
export const none = observe('a', 'b', 'orders');

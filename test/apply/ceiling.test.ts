import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlan } from '../../src/files/documents/read-plan.js';
import { planWithinCeiling } from '../../src/plan/ceiling.js';
import { changedDataset } from '../../src/plan/document/change.js';
import { isRefused, type Plan } from '../../src/plan/document/plan.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { applyTo, observedIn } from '../support/apply/apply-with.js';
import { lifted, plainWorlds, sourceOf } from '../support/apply/ceiling-worlds.js';
import { changedEnds, elementsIn, endsOf } from '../support/apply/element-ends.js';
import { type FakeCatalog, fakeCatalog } from '../support/apply/fake-catalog.js';
import { type Mutation, mutate, mutations } from '../support/apply/mutated-plans.js';
import { storeOf, type World } from '../support/model/lineage-arbitraries.js';
import { desire } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { type Limits, scopeIn } from '../support/plan/scope-of.js';

interface Run {
  readonly earlier: World;
  readonly now: World;
  readonly mutation: Mutation;
  /** The scope of the plan. */
  readonly limits: Limits | null;
  /** The changes between the plan and its apply. */
  readonly moved: { readonly manifests: boolean; readonly catalog: boolean };
}

const runs: fc.Arbitrary<Run> = fc.record({
  earlier: plainWorlds,
  now: plainWorlds,
  mutation: mutations,
  limits: fc.option(
    fc.record({ select: fc.subarray(['d1+', '+d2', 'x']), exclude: fc.subarray(['d1', 'u2+']) }),
  ),
  moved: fc.record({ manifests: fc.constantFrom(true, false, false), catalog: fc.boolean() }),
});

interface Done {
  /** The plan of the apply before changes are held back. */
  readonly fresh: Plan;
  readonly plan: Plan;
  /** The plan of the apply without a scope. */
  readonly whole: Plan;
}

/** Applies the file as `apply PLAN` does. Returns undefined if the file is refused. */
async function applyFile(
  text: string,
  world: World,
  catalog: FakeCatalog,
): Promise<Done | undefined> {
  const approved = readPlan(text);
  if (!approved.ok || !approved.value.appliable || isRefused(approved.value)) return undefined;
  const desired = desire(world.units);
  const observed = await observedIn(catalog, desired);
  const { scope: limits, changes } = approved.value;
  const scope = limits && scopeIn(limits, desired, observed, changes.map(changedDataset));
  const more = {
    settings: { ...world.settings, allowances: lifted },
    source: sourceOf(world),
    scope,
  };
  const replan = (held: ReadonlySet<string>) => ({
    plan: planOf(desired, observed, { ...more, held }),
    held,
  });
  const fresh = replan(new Set());
  const { planned, beyond } = planWithinCeiling([approved.value], fresh, replan);
  if (beyond.length > 0 || !planned.plan.appliable || isRefused(planned.plan)) return undefined;
  await applyTo(catalog, {
    desired,
    observed,
    plan: planned.plan,
    more: { ...more, held: planned.held },
  });
  return {
    fresh: fresh.plan,
    plan: planned.plan,
    whole: scope ? planOf(desired, observed, { ...more, scope: null }) : fresh.plan,
  };
}

const numRuns = campaignRuns('mutated plans', { part: 200, whole: 2000 });

it('none of the mutated plan files makes an apply write more than it approves, or more than an honest plan would', async () => {
  const count = { refused: 0, wrote: 0, held: 0, scoped: 0 };
  await fc.assert(
    fc.asyncProperty(runs, async ({ earlier, now, mutation, limits, moved }) => {
      const more = {
        settings: { ...earlier.settings, allowances: lifted },
        source: sourceOf(earlier),
      };
      const desired = desire(earlier.units);
      const observed = await observedIn(fakeCatalog([], storeOf(earlier)), desired);
      const plan = planOf(desired, observed, {
        ...more,
        scope: limits && scopeIn(limits, desired, observed, []),
      });
      const later = {
        ...earlier,
        ...(moved.manifests && { units: now.units }),
        ...(moved.catalog && { lineage: now.lineage }),
      };
      const catalog = fakeCatalog([], storeOf(later));
      const other = planOf(desire(later.units), await observedIn(catalog, desire(later.units)), {
        ...more,
        source: sourceOf(later),
      });
      const text = mutate(plan, other, mutation);
      const before = elementsIn(catalog, later);
      const done = await applyFile(text, later, catalog);
      const changed = changedEnds(before, elementsIn(catalog, later));
      if (!done) {
        count.refused++;
        expect(catalog.writes).toEqual([]);
        return;
      }
      if (changed.length > 0) count.wrote++;
      if (done.plan.changes.length < done.fresh.changes.length) count.held++;
      const approved = endsOf((JSON.parse(text) as Plan).changes);
      const honest = endsOf(done.whole.changes);
      if (done.fresh.changes.length < done.whole.changes.length) count.scoped++;
      for (const end of changed) {
        expect(approved).toContain(end);
        expect(honest).toContain(end);
      }
    }),
    { numRuns },
  );
  // Each outcome has to be frequent, or the property proves little.
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(numRuns / 100);
}, 240_000);

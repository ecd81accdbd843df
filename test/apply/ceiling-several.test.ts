import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planWithinCeiling } from '../../src/plan/ceiling.js';
import { isRefused, type Plan, type PlanSource } from '../../src/plan/document/plan.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { applyTo, observedIn } from '../support/apply/apply-with.js';
import { lifted, plainWorlds, sourceOf } from '../support/apply/ceiling-worlds.js';
import { changedEnds, elementsIn, endsOf } from '../support/apply/element-ends.js';
import { type FakeCatalog, fakeCatalog } from '../support/apply/fake-catalog.js';
import { downstreams, storeOf, type World } from '../support/model/lineage-arbitraries.js';
import { desire, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

type Downstream = (typeof downstreams)[number];

interface Run {
  readonly base: World;
  readonly changed: World;
  /** The downstream of each review. Equal ones are two reviews of one file. */
  readonly reviews: readonly [Downstream, Downstream];
  /** The changes between the plans and their apply. */
  readonly moved: { readonly manifests: boolean; readonly catalog: boolean };
}

const runs: fc.Arbitrary<Run> = fc.record({
  base: plainWorlds,
  changed: plainWorlds,
  reviews: fc.constantFrom<Run['reviews']>(['d1', 'd2'], ['d1', 'd2'], ['d1', 'd1']),
  moved: fc.record({ manifests: fc.constantFrom(true, false, false), catalog: fc.boolean() }),
});

type Units = World['units'];

/**
 * Returns the units of one world, with the given downstreams taken from another. Each downstream is
 * declared in a file of its own.
 */
function mixed(base: World, changed: World, from: readonly Downstream[]): Units {
  const urns = new Set<string>(from.map((name) => urnOf(name)));
  const units = [
    ...base.units.filter(({ downstream }) => !urns.has(downstream)),
    ...changed.units.filter(({ downstream }) => urns.has(downstream)),
  ];
  return units.map((unit) => inFile(unit, toFile(unit.downstream)));
}

function toFile(downstream: string): string {
  return `lineage/${downstreams.find((name) => urnOf(name) === downstream)}.yaml`;
}

/** Returns the value with all its places in one file. */
function inFile<T>(value: T, file: string): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inFile(one, file)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'file' ? file : inFile(one, file)]),
  ) as T;
}

function sourceIn(units: Units): PlanSource {
  const files = downstreams.flatMap((name) =>
    sourceOf({ units: units.filter(({ downstream }) => downstream === urnOf(name)) }).files.map(
      ({ sha256 }) => ({
        path: toFile(urnOf(name)),
        sha256,
      }),
    ),
  );
  return { commit: null, dirty: null, files, receipt: null };
}

async function planIn({ settings }: World, units: Units, catalog: FakeCatalog) {
  const desired = desire(units);
  const observed = await observedIn(catalog, desired);
  const more = { settings: { ...settings, allowances: lifted }, source: sourceIn(units) };
  const without = (held: ReadonlySet<string>) => ({
    plan: planOf(desired, observed, { ...more, held }),
    held,
  });
  return { desired, observed, more, without, plan: without(new Set()).plan };
}

function canBeApplied(plan: Plan): boolean {
  return plan.appliable && !isRefused(plan);
}

interface Written {
  readonly ends: readonly string[];
  /** True if a change was held back. */
  readonly held: boolean;
}

/** Applies two approved plans as one. Returns undefined if they are refused. */
async function applyBoth(
  approved: readonly [Plan, Plan],
  { base, changed, reviews, moved }: Run,
): Promise<Written | undefined> {
  const later = { ...base, ...(moved.catalog && { lineage: changed.lineage }) };
  const catalog = fakeCatalog([], storeOf(later));
  const now = await planIn(
    base,
    mixed(base, changed, moved.manifests ? downstreams : reviews),
    catalog,
  );
  const { planned, beyond } = planWithinCeiling(approved, now.without(new Set()), now.without);
  if (beyond.length > 0 || !canBeApplied(planned.plan)) return undefined;
  const before = elementsIn(catalog, later);
  await applyTo(catalog, { ...now, plan: planned.plan, more: { ...now.more, held: planned.held } });
  return {
    ends: changedEnds(before, elementsIn(catalog, later)),
    held: planned.plan.changes.length < now.plan.changes.length,
  };
}

const numRuns = campaignRuns('pairs of approved plans', { part: 140, whole: 700 });

it('none of the pairs of approved plans makes an apply write more than the two approve', async () => {
  const count = { refused: 0, wroteOfBoth: 0, held: 0 };
  await fc.assert(
    fc.asyncProperty(runs, async (run) => {
      const { base, changed, reviews } = run;
      const planned = reviews.map((name) =>
        planIn(base, mixed(base, changed, [name]), fakeCatalog([], storeOf(base))),
      );
      const [one, two] = (await Promise.all(planned)).map(({ plan }) => plan) as [Plan, Plan];
      fc.pre(canBeApplied(one) && canBeApplied(two));
      const done = await applyBoth([one, two], run);
      const [first, second] = [endsOf(one.changes), endsOf(two.changes)];
      const ends = done?.ends ?? [];
      for (const end of ends) expect(first.has(end) || second.has(end), end).toBe(true);
      if (!done) count.refused++;
      if (done?.held) count.held++;
      if (ends.some((end) => !first.has(end)) && ends.some((end) => !second.has(end)))
        count.wroteOfBoth++;
    }),
    { numRuns },
  );
  // Each outcome has to be frequent, or the property proves little.
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(numRuns / 70);
}, 240_000);

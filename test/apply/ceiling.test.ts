import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { canonicalJson } from '../../src/plan/canonical-json.js';
import { planWithin } from '../../src/plan/ceiling.js';
import { type Change, changedDataset, endValues } from '../../src/plan/change.js';
import { observeUnit } from '../../src/plan/lineage/observe-unit.js';
import { ownerOf, ownMark } from '../../src/plan/lineage/owner.js';
import { isRefused, type Plan, type PlanSource } from '../../src/plan/plan.js';
import { readPlan } from '../../src/plan/read-plan.js';
import { applyTo, observedIn } from '../support/apply-with.js';
import { type FakeCatalog, fakeCatalog } from '../support/fake-catalog.js';
import { FakeStore } from '../support/fake-store.js';
import { downstreams, type World, worldNames, worldSchemas, worlds } from '../support/lineage-arbitraries.js';
import { type Mutation, mutate, mutations } from '../support/mutated-plans.js';
import { planOf } from '../support/plan-of.js';
import { type Limits, scopeIn } from '../support/scope-of.js';
import { desire, present, urnOf } from '../support/state-builders.js';

const seed = Number(process.env['HEADWATER_TEST_SEED'] ?? Date.now());

function storeOf({ lineage }: World): FakeStore {
  const store = new FakeStore();
  for (const name of [...worldNames, 'x']) store.putReading(present(name, lineage[name] ?? undefined));
  for (const name of worldNames) store.putSchema(urnOf(name), worldSchemas[name]);
  return store;
}

function sourceOf(world: World): PlanSource {
  const sha256 = Buffer.from(canonicalJson(world.units)).toString('hex').padEnd(64, '0').slice(-64);
  return { commit: null, dirty: null, files: [{ path: 'lineage/a.yaml', sha256 }], receipt: null };
}

const lifted = (['mass-delete', 'empty-desired', 'foreign-owner', 'protected', 'exclusive'] as const).map((guard) => ({
  guard,
  reason: 'r',
}));

interface Run {
  readonly earlier: World;
  readonly now: World;
  readonly mutation: Mutation;
  /** What the plan was limited to when it was made. */
  readonly limits: Limits | null;
  /** What moved between the plan and its apply. */
  readonly moved: { readonly manifests: boolean; readonly catalog: boolean };
}

/** Of an edge that stands there twice only our record goes, so that what is left says little of what was done. */
const plainWorlds = worlds.map(
  (world): World => ({ ...world, lineage: mapValues(world.lineage, (aspect) => aspect && withoutTwins(aspect)) }),
);

function withoutTwins(aspect: UpstreamLineage): UpstreamLineage {
  return { ...aspect, upstreams: [...new Map(aspect.upstreams.map((record) => [record.dataset, record])).values()] };
}

function mapValues<T>(record: Readonly<Record<string, T>>, of: (value: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));
}

const runs: fc.Arbitrary<Run> = fc.record({
  earlier: plainWorlds,
  now: plainWorlds,
  mutation: mutations,
  limits: fc.option(fc.record({ select: fc.subarray(['d1+', '+d2', 'x']), exclude: fc.subarray(['d1', 'u2+']) })),
  moved: fc.record({ manifests: fc.constantFrom(true, false, false), catalog: fc.boolean() }),
});

interface Done {
  /** Before anything was held back. */
  readonly fresh: Plan;
  readonly plan: Plan;
  /** What a plan without scope would do. */
  readonly whole: Plan;
}

/** Applies the file as `apply PLAN` does. Nothing where it is refused. */
async function applyFile(text: string, world: World, catalog: FakeCatalog): Promise<Done | undefined> {
  const approved = readPlan(text);
  if (!approved.ok || !approved.value.appliable || isRefused(approved.value)) return undefined;
  const desired = desire(world.units);
  const observed = await observedIn(catalog, desired);
  const { scope: limits, changes } = approved.value;
  const scope = limits && scopeIn(limits, desired, observed, changes.map(changedDataset));
  const more = { settings: { ...world.settings, allowances: lifted }, source: sourceOf(world), scope };
  const without = (held: ReadonlySet<string>) => ({ plan: planOf(desired, observed, { ...more, held }), held });
  const fresh = without(new Set());
  const { planned, beyond } = planWithin(approved.value, fresh, without);
  if (beyond.length > 0 || !planned.plan.appliable || isRefused(planned.plan)) return undefined;
  await applyTo(catalog, { desired, observed, plan: planned.plan, more: { ...more, held: planned.held } });
  return { fresh: fresh.plan, plan: planned.plan, whole: scope ? planOf(desired, observed, { ...more, scope: null }) : fresh.plan };
}

/** Elements of all downstreams by identity, as the raw aspects show them. */
function elementsOf({ store }: FakeCatalog, { settings }: World): ReadonlyMap<string, string> {
  const owner = ownerOf({ stack: 'shop', target: null, formerly: settings.formerly ?? [] });
  return new Map(
    downstreams.flatMap((name) => {
      const unit = observeUnit(urnOf(name), store.lineage(urnOf(name)));
      const edges = [...unit.edges.values()].map((edge) => {
        const { edge: owned, protect } = ownMark(edge, owner);
        return [`${urnOf(name)} <- ${edge.upstream}`, canonicalJson({ type: edge.types[0], owned, protected: protect })] as const;
      });
      // A pair may also stand in a record that nobody takes apart, and stays there.
      const ours = [...unit.pairs.values()].filter(({ expressible }) => expressible);
      const pairs = ours.map(({ fingerprint, downstreamField, upstream, upstreamField, transform, confidence }) => {
        const owned = ownMark(unit.edges.get(upstream), owner).pairs.includes(fingerprint);
        const id = `${downstreamField} <- ${upstreamField} ${JSON.stringify(transform)}`;
        return [id, canonicalJson({ transform, confidence: Math.fround(confidence), owned })] as const;
      });
      return [...edges, ...pairs];
    }),
  );
}

/** The ends that changes stand for, as texts to compare. */
function endsOf(changes: readonly Change[]): ReadonlySet<string> {
  return new Set(changes.flatMap(endValues).map(({ id, value }) => `${id} = ${canonicalJson(rounded(value))}`));
}

function rounded(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'confidence' in value
    ? { ...value, confidence: Math.fround(Number(value.confidence)) }
    : value;
}

it('of 2,000 mutated plan files none makes an apply write what it does not approve, or what an honest plan would not do', async () => {
  const count = { refused: 0, wrote: 0, held: 0, scoped: 0 };
  process.stdout.write(`mutated plan files: seed ${seed}\n`);
  await fc.assert(
    fc.asyncProperty(runs, async ({ earlier, now, mutation, limits, moved }) => {
      const more = { settings: { ...earlier.settings, allowances: lifted }, source: sourceOf(earlier) };
      const desired = desire(earlier.units);
      const observed = await observedIn(fakeCatalog([], storeOf(earlier)), desired);
      const plan = planOf(desired, observed, { ...more, scope: limits && scopeIn(limits, desired, observed, []) });
      const later = { ...earlier, ...(moved.manifests && { units: now.units }), ...(moved.catalog && { lineage: now.lineage }) };
      const catalog = fakeCatalog([], storeOf(later));
      const other = planOf(desire(later.units), await observedIn(catalog, desire(later.units)), { ...more, source: sourceOf(later) });
      const text = mutate(plan, other, mutation);
      const before = elementsOf(catalog, later);
      const done = await applyFile(text, later, catalog);
      const after = elementsOf(catalog, later);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
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
      for (const id of changed) {
        const end = `${id} = ${after.get(id) ?? 'null'}`;
        expect(approved).toContain(end);
        expect(honest).toContain(end);
      }
    }),
    { numRuns: 2000, seed },
  );
  // Each way out is taken often, or the property would say little.
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(20);
}, 240_000);

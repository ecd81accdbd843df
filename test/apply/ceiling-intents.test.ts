import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlan } from '../../src/files/documents/read-plan.js';
import { withMarkText } from '../../src/model/mark.js';
import { planWithinCeiling } from '../../src/plan/ceiling.js';
import type { Intent } from '../../src/plan/document/intent.js';
import { isRefused, type Plan, type PlanSource } from '../../src/plan/document/plan.js';
import { undoFromReceipt } from '../../src/plan/undo/undo-from-receipt.js';
import type { PlanIntent } from '../../src/plan/unit/plan-intent.js';
import { observe } from '../../src/tasks/plan/observe.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { applyTo } from '../support/apply/apply-with.js';
import { lifted, plainWorlds, sourceOf } from '../support/apply/ceiling-worlds.js';
import { changedEnds, elementsIn, endsOf } from '../support/apply/element-ends.js';
import { type FakeCatalog, fakeCatalog } from '../support/apply/fake-catalog.js';
import { type Mutation, mutate, mutations } from '../support/apply/mutated-plans.js';
import { downstreams, storeOf, type World } from '../support/model/lineage-arbitraries.js';
import { desire, urnOf } from '../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../support/plan/plan-of.js';

interface Run {
  readonly earlier: World;
  readonly now: World;
  readonly intent: Intent;
  /** The intent of another plan that the attacker knows. */
  readonly otherIntent: Intent;
  readonly mutation: Mutation;
  /** The changes between the plan and its apply. */
  readonly moved: { readonly manifests: boolean; readonly catalog: 'd1' | 'd2' | null };
}

const intents = fc.constantFrom<Intent>('adopt', 'release', 'rollback');

const runs: fc.Arbitrary<Run> = fc.record({
  earlier: plainWorlds,
  now: plainWorlds,
  intent: intents,
  otherIntent: fc.oneof(intents, fc.constant<Intent>('sync')),
  mutation: mutations,
  moved: fc.record({
    manifests: fc.constantFrom(true, false, false),
    catalog: fc.constantFrom('d1', 'd2', null),
  }),
});

/**
 * A catalog with its receipt. As in the tasks, a rollback plan that names another receipt is
 * refused.
 */
interface Scene {
  readonly catalog: FakeCatalog;
  readonly undo: Extract<PlanIntent, { kind: 'rollback' }>;
  readonly receipt: NonNullable<PlanSource['receipt']>;
}

/**
 * Creates a catalog in which the stack applied what it declares. For an adopt, other writers have
 * written all of it again since.
 */
async function createScene(world: World, intent: Intent): Promise<Scene> {
  const catalog = fakeCatalog([], storeOf(world));
  const desired = desire(world.units);
  const more = extras(world, { kind: 'sync' });
  const { observed } = await observe(desired, catalog, { discover: true });
  const plan = planOf(desired, observed, more);
  const events = plan.appliable
    ? (await applyTo(catalog, { desired, observed, plan, more })).events
    : [];
  if (intent === 'adopt') for (const name of downstreams) removeMarks(catalog, urnOf(name));
  return {
    catalog,
    undo: { kind: 'rollback', undo: undoFromReceipt(events) },
    receipt: { path: 'r.json', sha256: 'a'.repeat(64) },
  };
}

function removeMarks({ store }: FakeCatalog, urn: DatasetUrn): void {
  const lineage = store.lineage(urn);
  if (!lineage) return;
  const created = { time: 1, actor: 'urn:li:corpuser:ingestion' };
  store.put(urn, 'upstreamLineage', {
    ...lineage,
    upstreams: lineage.upstreams.map((one) => ({ ...withMarkText(one, undefined), created })),
  });
}

function extras(
  world: World,
  intent: PlanIntent,
  receipt: PlanSource['receipt'] = null,
): PlanExtras {
  return {
    settings: { ...world.settings, allowances: lifted },
    source: { ...sourceOf(world), receipt },
    intent,
  };
}

function extrasFor(world: World, intent: Intent, { undo, receipt }: Scene): PlanExtras {
  return intent === 'rollback' ? extras(world, undo, receipt) : extras(world, { kind: intent });
}

async function planIn(world: World, intent: Intent, scene: Scene) {
  const desired = desire(world.units);
  const more = extrasFor(world, intent, scene);
  const undo = intent === 'rollback' ? scene.undo.undo : undefined;
  const { observed } = await observe(desired, scene.catalog, {
    discover: undo === undefined,
    undo,
  });
  return { plan: planOf(desired, observed, more), observed, desired, more };
}

/** Applies the file as `apply PLAN` does. Returns undefined if the file is refused. */
async function applyFile(
  text: string,
  world: World,
  scene: Scene,
): Promise<{ readonly fresh: Plan; readonly plan: Plan } | undefined> {
  const approved = readPlan(text);
  if (!approved.ok || !approved.value.appliable || isRefused(approved.value)) return undefined;
  const { intent, source } = approved.value;
  if (intent === 'rollback' && source.receipt?.sha256 !== scene.receipt.sha256) return undefined;
  const { plan: fresh, observed, desired, more } = await planIn(world, intent, scene);
  const replan = (held: ReadonlySet<string>) => ({
    plan: planOf(desired, observed, { ...more, held }),
    held,
  });
  const { planned, beyond } = planWithinCeiling([approved.value], replan(new Set()), replan);
  if (beyond.length > 0 || !planned.plan.appliable || isRefused(planned.plan)) return undefined;
  await applyTo(scene.catalog, {
    desired,
    observed,
    plan: planned.plan,
    more: { ...more, held: planned.held },
  });
  return { fresh, plan: planned.plan };
}

/**
 * Makes the changes between the plan and its apply. Returns the world with the manifests of the
 * apply.
 */
function changeBeforeApply({ earlier, now, moved }: Run, { catalog }: Scene): World {
  const overwritten = moved.catalog && now.lineage[moved.catalog];
  if (moved.catalog && overwritten)
    catalog.store.put(urnOf(moved.catalog), 'upstreamLineage', overwritten);
  return moved.manifests ? { ...earlier, units: now.units } : earlier;
}

const numRuns = campaignRuns('mutated plans with an intent', { part: 140, whole: 700 });

it('none of the mutated plans to adopt, release and roll back makes an apply write more than it approves', async () => {
  const count = { refused: 0, sync: 0, adopt: 0, release: 0, rollback: 0, held: 0 };
  await fc.assert(
    fc.asyncProperty(runs, async (run) => {
      const scene = await createScene(run.earlier, run.intent);
      const { plan } = await planIn(run.earlier, run.intent, scene);
      const world = changeBeforeApply(run, scene);
      const text = mutate(plan, (await planIn(world, run.otherIntent, scene)).plan, run.mutation);
      const [before, writes] = [elementsIn(scene.catalog, world), scene.catalog.writes.length];
      const done = await applyFile(text, world, scene);
      const changed = changedEnds(before, elementsIn(scene.catalog, world));
      if (!done) {
        count.refused++;
        expect(scene.catalog.writes).toHaveLength(writes);
        return;
      }
      if (changed.length > 0) count[done.plan.intent]++;
      if (done.plan.changes.length < done.fresh.changes.length) count.held++;
      const [approved, honest] = [
        endsOf((JSON.parse(text) as Plan).changes),
        endsOf(done.fresh.changes),
      ];
      for (const end of changed) {
        expect(approved).toContain(end);
        expect(honest).toContain(end);
      }
    }),
    { numRuns },
  );
  // Each outcome has to be frequent, or the property proves little.
  for (const way of ['refused', 'adopt', 'release', 'rollback', 'held'] as const)
    expect(count[way]).toBeGreaterThan(numRuns / 70);
}, 240_000);

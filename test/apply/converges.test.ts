import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../src/model/desired-state.js';
import { canonicalJson } from '../../src/plan/document/canonical-json.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { applyTo, observedIn } from '../support/apply/apply-with.js';
import { type FakeCatalog, fakeCatalog } from '../support/apply/fake-catalog.js';
import { FakeStore } from '../support/apply/fake-store.js';
import {
  downstreams,
  storeOf,
  worldNames,
  worldSchemas,
  worlds,
} from '../support/model/lineage-arbitraries.js';
import { damage } from '../support/model/lineage-invariants.js';
import { desire, named, present, urnOf } from '../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../support/plan/plan-of.js';
import { scopeIn } from '../support/plan/scope-of.js';

const KILLED = new Error('killed');
const runs = { numRuns: campaignRuns('plans that converge', { part: 40, whole: 300 }) };

interface Step {
  readonly desired: DesiredState;
  readonly more: PlanExtras;
}

async function planIn(catalog: FakeCatalog, { desired, more }: Step) {
  const observed = await observedIn(catalog, desired);
  return { observed, plan: planOf(desired, observed, more) };
}

async function applyIn(catalog: FakeCatalog, step: Step) {
  const { observed, plan } = await planIn(catalog, step);
  return await applyTo(catalog, { ...step, observed, plan });
}

describe('plan and apply', () => {
  it('converge: an applied plan leaves nothing to plan, and lineage of other writers is unchanged', async () => {
    let appliable = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const catalog = fakeCatalog([], storeOf(world));
        const step = { desired: desire(world.units), more: { settings: world.settings } };
        const { observed, plan } = await planIn(catalog, step);
        if (!plan.appliable) return;
        appliable++;
        const { result } = await applyTo(catalog, { ...step, observed, plan });
        expect(result).toMatchObject({ exitCode: 0 });
        expect((await planIn(catalog, step)).plan.changes).toEqual([]);
        for (const name of downstreams)
          expect(damage(name, world, catalog.store.lineage(urnOf(name)))).toEqual([]);
      }),
      runs,
    );
    expect(appliable).toBeGreaterThan(runs.numRuns / 4);
  });

  it('of one downstream leave the other unchanged, byte for byte, and converge', async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(worlds, fc.boolean(), async (world, swapped) => {
        const [within, outside] = swapped ? (['d2', 'd1'] as const) : downstreams;
        const catalog = fakeCatalog([], storeOf(world));
        const desired = desire(world.units, [named(within), named(outside)]);
        const observed = await observedIn(catalog, desired);
        const more = {
          settings: world.settings,
          scope: scopeIn({ select: [within] }, desired, observed),
        };
        const plan = planOf(desired, observed, more);
        if (!plan.appliable) return;
        const before = catalog.store.lineage(urnOf(outside));
        const { result } = await applyTo(catalog, { desired, observed, plan, more });
        expect(result).toMatchObject({ exitCode: 0 });
        expect(catalog.store.lineage(urnOf(outside))).toBe(before);
        expect((await planIn(catalog, { desired, more })).plan.changes).toEqual([]);
        written += plan.changes.length;
      }),
      runs,
    );
    expect(written).toBeGreaterThan(runs.numRuns / 4);
  });

  it('do not depend on the order of units, edges, mappings, readings and keys', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const there = storeOf(world);
        const back = new FakeStore();
        for (const name of [...worldNames, 'x'].reverse())
          back.putReading(present(name, reversedKeys(world.lineage[name] ?? undefined)));
        for (const name of worldNames) back.putSchema(urnOf(name), worldSchemas[name]);
        const more = { settings: world.settings };
        const desired = desire(world.units);
        const shuffled: DesiredState = {
          datasets: [...desired.datasets].reverse(),
          units: [...desired.units].reverse().map((unit) => ({
            ...unit,
            edges: [...unit.edges].reverse(),
            columns: [...unit.columns].reverse(),
          })),
        };
        const one = await planIn(fakeCatalog([], there), { desired, more });
        const other = await planIn(fakeCatalog([], back), { desired: shuffled, more });
        expect(canonicalJson(other.plan)).toBe(canonicalJson(one.plan));
      }),
      runs,
    );
  });

  it('lead to the same aspects when they are killed at any write and repeated', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const step = { desired: desire(world.units), more: { settings: world.settings } };
        const whole = fakeCatalog([], storeOf(world));
        if (!(await planIn(whole, step)).plan.appliable) return;
        await applyIn(whole, step);
        for (const [i, { call }] of whole.writes.entries()) {
          for (const when of ['before', 'after'] as const) {
            const catalog = fakeCatalog([], storeOf(world));
            const earlier = whole.writes.slice(0, i).filter((write) => write.call === call).length;
            for (let n = 0; n < earlier; n++) catalog[when](call, () => undefined);
            catalog[when](call, kill);
            // The probe of the condition is refused. Nothing comes after it.
            await applyIn(catalog, step).catch((thrown: unknown) => expect(thrown).toBe(KILLED));
            await applyIn(catalog, step);
            expect(lineageAspects(catalog)).toEqual(lineageAspects(whole));
          }
        }
      }),
      runs,
    );
  });
});

/** Throws an error that no code handles, as if the process had ended. */
function kill(): never {
  throw KILLED;
}

/** Returns the lineage without its times. */
function lineageAspects({ store }: FakeCatalog): unknown {
  return downstreams.map((name) => {
    const value = store.lineage(urnOf(name));
    return (
      value && {
        ...value,
        upstreams: value.upstreams.map(({ auditStamp: _, created, ...record }) => ({
          ...record,
          by: created?.actor,
        })),
      }
    );
  });
}

function reversedKeys<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversedKeys) as T;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversedKeys(one)]),
  ) as T;
}

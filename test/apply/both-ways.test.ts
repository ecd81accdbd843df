import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import { applyTo, loseAnswer, observedIn, refuse, toldOf } from '../support/apply/apply-with.js';
import { type FakeCatalog, fakeCatalog } from '../support/apply/fake-catalog.js';
import { downstreams, storeOf, worlds } from '../support/model/lineage-arbitraries.js';
import { desire, lineageOf, present, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

/** What may happen between the plan and the end of its apply. */
const disturbances: readonly ((catalog: FakeCatalog) => unknown)[] = [
  () => undefined,
  ({ store }) => store.put(urnOf('d1'), 'upstreamLineage', lineageOf('u2')),
  ({ store }) => store.putReading({ kind: 'absent', urn: urnOf('u1') }),
  ({ store }) => store.putReading({ kind: 'unknown', urn: urnOf('u2'), why: 'forbidden' }),
  ({ store }) => store.putReading(present('d2', lineageOf('x'))),
  ({ store }) => store.jumpTo(4),
  ({ behavior }) => Object.assign(behavior, { dropsProperties: true }),
  ({ behavior }) => Object.assign(behavior, { ignoresConditions: true }),
  (catalog) => catalog.before('propose', refuse),
  (catalog) => catalog.before('propose', loseAnswer),
  (catalog) => catalog.after('propose', loseAnswer),
  (catalog) => catalog.before('propose', () => overtake(catalog)),
  (catalog) => catalog.after('propose', () => overtake(catalog)),
  (catalog) => catalog.after('propose', () => catalog.before('read', loseAnswer)),
  (catalog) => catalog.after('propose', () => catalog.before('read', () => overtake(catalog))),
  (catalog) =>
    catalog.after('propose', () => {
      throw new HeadwaterError('catalog-stale', 'Expected version -1');
    }),
];

/** Another writer adds an edge. */
function overtake({ store }: FakeCatalog): void {
  const { upstreams = [], ...others } = store.lineage(urnOf('d1')) ?? {};
  const lineage = { ...others, upstreams: [...upstreams, ...lineageOf('x').upstreams] };
  store.put(urnOf('d1'), 'upstreamLineage', lineage, 'urn:li:corpuser:other');
}

it('an apply ends the same, whether or not it plans every unit again', async () => {
  const steps = fc.record({
    world: worlds,
    bare: fc.subarray([...downstreams], { minLength: 1 }),
    happens: fc.array(fc.constantFrom(...disturbances), { maxLength: 2 }),
    keepGoing: fc.boolean(),
  });
  let written = 0;
  await fc.assert(
    fc.asyncProperty(steps, async ({ world, bare, happens, keepGoing }) => {
      const nothing = Object.fromEntries(bare.map((name) => [name, null]));
      const store = storeOf({ ...world, lineage: { ...world.lineage, ...nothing } });
      const apply = async (full: boolean) => {
        const catalog = fakeCatalog([], store.copy());
        const step = { desired: desire(world.units), more: { settings: world.settings } };
        const observed = await observedIn(catalog, step.desired);
        const plan = planOf(step.desired, observed, step.more);
        for (const disturb of happens) disturb(catalog);
        return toldOf(await applyTo(catalog, { ...step, observed, plan, keepGoing, full }));
      };
      const usual = await apply(false);
      expect(usual).toEqual(await apply(true));
      written += usual.writes.length;
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(200);
});

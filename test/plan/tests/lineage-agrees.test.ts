import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLUMN_SETTINGS } from '../../../src/model/column-settings.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { sortByText } from '../../../src/model/sort-by-text.js';
import { planElements } from '../../../src/plan/build-plan.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import type { TestOutcome } from '../../../src/plan/document/test-outcome.js';
import { AFTER, BEFORE } from '../../../src/plan/impact/traverse.js';
import { declaredLineage } from '../../../src/plan/tests/declared-lineage.js';
import { evaluateTests } from '../../../src/plan/tests/evaluate-tests.js';
import { liveLineage, plannedLineage } from '../../../src/plan/tests/read-lineage.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { applyTo, observedIn } from '../../support/apply/apply-with.js';
import { fakeCatalog } from '../../support/apply/fake-catalog.js';
import { storeOf, worldNames, worlds } from '../../support/model/lineage-arbitraries.js';
import { desire, named } from '../../support/model/state-builders.js';
import { all, columnsFrom, select, testOf } from '../../support/plan/lineage-tests.js';
import { comparedState, planInput, planOf } from '../../support/plan/plan-of.js';

const tests = [
  testOf({
    kind: 'path',
    from: columnsFrom('u1'),
    to: columnsFrom('d2'),
    direct: false,
    unlessTransform: ['S*'],
  }),
  testOf({ kind: 'path', from: select('u*'), to: select('d*'), direct: true, unlessTransform: [] }),
  testOf({ kind: 'cycle' }),
  testOf({ kind: 'only', to: select('d2'), from: select('d1'), direct: false }),
  testOf({ kind: 'require', of: all, upstreams: { count: { sign: '<=', number: 1 } } }),
  testOf({ kind: 'require', of: all, depth: { sign: '<=', number: 1 }, mapped: { except: ['b'] } }),
];

interface Case {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
}

function contextOf(desired: DesiredState) {
  return { desired, columns: DEFAULT_COLUMN_SETTINGS, book: addressBook(desired.datasets) };
}

function readOf({ datasets, schemas }: ObservedState) {
  return { readings: datasets, schemas, facts: new Map(), limits: [] };
}

function plannedIn({ desired, observed }: Case, more: object): TestedLineage {
  const input = planInput(desired, observed, more);
  const { writable, datasets } = planElements(input);
  return plannedLineage(readOf(observed), { units: writable, datasets }, contextOf(desired));
}

/** What exists at a time, as text, whatever the numbers of columns. */
function existing(lineage: TestedLineage, time: number) {
  const { columns } = lineage;
  const at = ({ times }: { readonly times: number }) => (times & time) !== 0;
  return {
    shown: lineage.entities.filter(({ shown }) => (shown & time) !== 0).map(({ urn }) => urn),
    edges: lineage.edges
      .filter(at)
      .map(({ downstream, upstream }) => `${downstream} <- ${upstream}`)
      .sort(),
    pairs: lineage.pairs
      .filter(at)
      .map((pair) => `${columns[pair.downstream]} <- ${columns[pair.upstream]} ${pair.transform}`)
      .sort(),
  };
}

function outcomesOf(lineage: TestedLineage, desired: DesiredState): readonly unknown[] {
  return evaluateTests(tests, lineage, addressBook(desired.datasets)).map(withoutComparison);
}

/** An outcome without what a comparison adds: also columns that exist only before are counted. */
function withoutComparison(whole: TestOutcome) {
  const { made: _made, fixed: _fixed, selected: _selected, shown, ...outcome } = whole;
  const plain = shown.map(({ made: _, path, ...one }) => ({
    ...one,
    path: path.map(({ made: __, ...node }) => node),
  }));
  // Made violations come first.
  return { ...outcome, shown: sortByText(plain, ({ address }) => address) };
}

const everything = worldNames.map((name) => named(name));

describe('the lineage that tests run on', () => {
  it('is before and after a plan what the catalog holds before and after its apply', async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const desired = desire(world.units, everything);
        const catalog = fakeCatalog([], storeOf(world));
        const more = { settings: world.settings };
        const observed = await observedIn(catalog, desired);
        const planned = plannedIn({ desired, observed }, more);
        const before = liveLineage(readOf(observed), contextOf(desired));
        expect(existing(planned, BEFORE)).toEqual(existing(before, AFTER));
        const forgotten = comparedState(planInput(desired, observed, more));
        expect(plannedIn({ desired, observed: forgotten }, more)).toEqual(planned);
        const plan = planOf(desired, observed, more);
        if (!plan.appliable) return;
        const { result } = await applyTo(catalog, { desired, observed, plan, more });
        expect(result).toMatchObject({ exitCode: 0 });
        const after = liveLineage(readOf(await observedIn(catalog, desired)), contextOf(desired));
        expect(existing(planned, AFTER)).toEqual(existing(after, AFTER));
        expect(outcomesOf(planned, desired)).toEqual(outcomesOf(after, desired));
        applied += plan.changes.length;
      }),
      { numRuns: 60 },
    );
    expect(applied).toBeGreaterThan(60);
  });

  it('is the declared one once an empty catalog got it', async () => {
    let violated = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async ({ units: all, settings }) => {
        const units = all.map((unit) => ({
          ...unit,
          columns: unit.columns.filter(({ kind }) => kind === 'explicit'),
        }));
        const desired = desire(units, everything);
        const catalog = fakeCatalog([], storeOf({ units, settings, lineage: {} }));
        const observed = await observedIn(catalog, desired);
        const planned = plannedIn({ desired, observed }, {});
        const plan = planOf(desired, observed);
        if (!plan.appliable) return;
        await applyTo(catalog, { desired, observed, plan });
        const after = liveLineage(
          { ...readOf(await observedIn(catalog, desired)), schemas: new Map() },
          contextOf(desired),
        );
        const outcomes = [
          outcomesOf({ ...declaredLineage(contextOf(desired)), facts: new Map() }, desired),
          outcomesOf({ ...after, schemas: new Map() }, desired),
          outcomesOf({ ...planned, schemas: new Map() }, desired),
        ];
        expect(outcomes[1]).toEqual(outcomes[0]);
        expect(outcomes[2]).toEqual(outcomes[0]);
        violated += outcomes.filter((one) => JSON.stringify(one).includes('violated')).length;
      }),
      { numRuns: 60 },
    );
    expect(violated).toBeGreaterThan(60);
  });
});

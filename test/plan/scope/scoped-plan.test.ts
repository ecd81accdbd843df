import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { changedDataset } from '../../../src/plan/document/change.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import {
  downstreams,
  type World,
  worldNames,
  worldSchemas,
  worlds,
} from '../../support/model/lineage-arbitraries.js';
import { marked, withSchemas } from '../../support/model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { type Limits, scopeIn } from '../../support/plan/scope-of.js';

function scoped(
  limits: Limits,
  desired: DesiredState,
  observed: ObservedState,
  more: PlanExtras = {},
): Plan {
  return planOf(desired, observed, { ...more, scope: scopeIn(limits, desired, observed) });
}

const both = desire([unitOf('orders', 'raw'), unitOf('mart', 'orders')]);
const there = observe('raw', 'orders', 'mart', present('old', lineageOf(marked('raw'))));

test('a scoped plan plans and creates what is inside, and counts what is outside', async () => {
  const [sheet, pad] = [named('sheet', { columns: [] }), named('pad', { columns: [] })];
  const desired = desire([unitOf('orders', 'raw')], [sheet, pad]);
  const observed = observe('raw', 'orders', absent('sheet'), absent('pad'));
  await expectStories(import.meta, 'inside', {
    'without a scope': planOf(both, there),
    'plans what is inside': scoped({ select: ['orders'] }, both, there),
    'prunes inside': scoped({ select: ['old'] }, both, there),
    'does not prune outside': scoped({ exclude: ['old'] }, both, there),
    'of an upstream alone has nothing to do': scoped({ select: ['raw'] }, both, there),
    'creates the datasets that are selected themselves': scoped(
      { select: ['sheet'] },
      desired,
      observed,
    ),
  });
});

test('the summary of a scoped plan counts what is inside', () => {
  const { summary } = scoped({ select: ['orders'] }, both, there);
  expect(summary).toMatchObject({ add: 1, remove: 0, datasets: 1 });
});

test('errors outside the scope do not block', async () => {
  const desired = desire([unitOf('orders', 'raw'), unitOf('mart', 'gone'), unitOf('blind', 'raw')]);
  const observed = observe(
    'raw',
    'orders',
    'mart',
    absent('gone'),
    unknown('blind'),
    unknown('hidden'),
  );
  const inside = ['mart', 'blind', 'hidden', 'gone'].map((name) => [
    `${name} is inside`,
    scoped({ select: [name] }, desired, observed),
  ]);
  const findings = [finding('dataset-missing', { message: 'said of a manifest' })];
  await expectStories(import.meta, 'errors', {
    'without a scope': planOf(desired, observed),
    'none is selected': scoped({ select: ['orders'] }, desired, observed),
    'all are excluded': scoped({ exclude: ['mart', 'blind', 'hidden'] }, desired, observed),
    ...Object.fromEntries(inside),
    'an error concerns the manifests themselves': scoped(
      { select: ['orders'] },
      desired,
      observed,
      { findings },
    ),
  });
});

test('an upstream with create: true that does not exist is an error outside the scope', async () => {
  const desired = desire(
    [unitOf('orders', 'sheet'), unitOf('mart', 'raw')],
    [named('sheet', { columns: [] })],
  );
  const observed = observe('raw', 'orders', 'mart', absent('sheet'));
  const derived = observe('raw', 'mart', absent('sheet'), present('orders', lineageOf('sheet')));
  await expectStories(import.meta, 'upstreams-to-create', {
    'it is not selected': scoped({ select: ['orders'] }, desired, observed),
    'it is excluded': scoped({ exclude: ['sheet'] }, desired, observed),
    'it is selected as an upstream': scoped({ select: ['+orders'] }, desired, observed),
    'it is selected': scoped({ select: ['orders', 'sheet'] }, desired, observed),
    'nothing selected derives from it': scoped({ select: ['mart'] }, desired, observed),
    'no write needs it': scoped({ select: ['orders'] }, desired, derived),
  });
});

test('datasets that a target does not reach are reported for the scope and for its upstreams', async () => {
  const overriding = ['raw', 'orders', 'mart'].map((name, i) => ({
    urn: urnOf(name),
    states: ['env'] as const,
    place: at(i + 1),
  }));
  const limited = (limits: Limits) => scoped(limits, both, there, { overriding });
  await expectStories(import.meta, 'not-reached', {
    orders: limited({ select: ['orders'] }),
    mart: limited({ select: ['mart'] }),
    'all but orders': limited({ exclude: ['orders'] }),
    old: limited({ select: ['old'] }),
  });
});

test('guards count inside the scope, and know that other lineage is declared', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => `r${i}`);
  const owning = (name: string, count: number) =>
    present(name, lineageOf(...numbers(count).map((up) => marked(up))));
  const desired = desire([unitOf('orders', ...numbers(7)), unitOf('mart', ...numbers(90))]);
  const observed = observe(owning('orders', 10), owning('mart', 90), ...numbers(90));
  const nothing = desire([], [named('raw')]);
  await expectStories(import.meta, 'guards', {
    'of 100 edges, 3 go': planOf(desired, observed),
    'of 10 selected edges, 3 go': scoped({ select: ['orders'] }, desired, observed),
    'of 90 selected edges, none goes': scoped({ select: ['mart'] }, desired, observed),
    'the scope has no declared lineage': scoped({ select: ['old'] }, both, there),
    'no manifest has declared lineage': scoped({ select: ['old'] }, nothing, there),
    'the scope has no lineage at all': scoped({ select: ['raw'] }, nothing, there),
  });
});

function observedIn({ lineage }: World): ObservedState {
  const readings = [...worldNames, 'x'].map((name) => present(name, lineage[name] ?? undefined));
  return withSchemas(observe(...readings), worldSchemas);
}

const limits: fc.Arbitrary<Limits> = fc.record({
  select: fc.subarray(['d1', 'd2', 'u1+', '+d2', '1+u2', 'd*', 'snowflake:u?+1']),
  exclude: fc.subarray(['d1', 'd2', 'u2+', urnOf('x')]),
});

const runs = { numRuns: campaignRuns('scoped plans', { part: 100, whole: 300 }) };

/** The parts of a plan that belong to one dataset. */
function partOf({ changes, writes }: Plan, urn: DatasetUrn) {
  return {
    changes: changes.filter((change) => changedDataset(change) === urn),
    proposals: writes.proposals.filter((write) => write.urn === urn),
    edges: [...writes.edgesToAdd, ...writes.edgesToRemove].filter(
      ({ downstreamUrn }) => downstreamUrn === urn,
    ),
  };
}

test('a plan with any selection contains inside all that the full plan contains', () => {
  const seen = { within: 0, outside: 0 };
  fc.assert(
    fc.property(worlds, limits, (world, expressions) => {
      // All names are declared, so that every expression matches something.
      const desired = desire(
        world.units,
        [...worldNames, 'x'].map((name) => named(name)),
      );
      const observed = observedIn(world);
      const more = { settings: world.settings };
      const [plan, whole] = [
        scoped(expressions, desired, observed, more),
        planOf(desired, observed, more),
      ];
      const scope = scopeIn(expressions, desired, observed);
      for (const name of downstreams) {
        const isWithin =
          (scope.selected?.has(urnOf(name)) ?? true) && !scope.excluded.has(urnOf(name));
        expect(partOf(plan, urnOf(name))).toEqual(
          isWithin ? partOf(whole, urnOf(name)) : { changes: [], proposals: [], edges: [] },
        );
        seen[isWithin ? 'within' : 'outside'] += partOf(whole, urnOf(name)).changes.length;
      }
      expect(plan.changes.length).toBe(
        downstreams.reduce((sum, name) => sum + partOf(plan, urnOf(name)).changes.length, 0),
      );
      expect((plan.scope?.units ?? 0) + (plan.scope?.outside ?? 0)).toBeLessThanOrEqual(
        downstreams.length,
      );
    }),
    runs,
  );
  expect(Math.min(seen.within, seen.outside)).toBeGreaterThan(runs.numRuns / 4);
});

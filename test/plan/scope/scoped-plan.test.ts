import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { changesOf, namesOf, type PlanExtras, planOf } from '../../support/plan/plan-of.js';
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

describe('a scoped plan', () => {
  it('plans what is inside, and counts what is outside', () => {
    const plan = scoped({ select: ['orders'] }, both, there);
    expect(changesOf(plan)).toEqual(['create orders <- raw']);
    expect(plan.scope).toEqual({ select: ['orders'], exclude: [], units: 1, outside: 2 });
    expect(plan.summary).toMatchObject({ add: 1, remove: 0, datasets: 1 });
    expect(planOf(both, there).scope).toBeNull();
  });

  it('prunes inside only', () => {
    expect(changesOf(scoped({ select: ['old'] }, both, there))).toEqual([
      'delete snowflake:old <- raw',
    ]);
    expect(changesOf(scoped({ exclude: ['old'] }, both, there))).toEqual([
      'create mart <- orders',
      'create orders <- raw',
    ]);
  });

  it('of an upstream alone has nothing to do', () => {
    const plan = scoped({ select: ['raw'] }, both, there);
    expect(plan.changes).toEqual([]);
    expect(plan.scope).toMatchObject({ units: 0, outside: 3 });
    expect(plan.guards).toEqual([]);
  });

  it('creates the datasets that are selected themselves', () => {
    const [sheet, pad] = [named('sheet', { columns: [] }), named('pad', { columns: [] })];
    const desired = desire([unitOf('orders', 'raw')], [sheet, pad]);
    const observed = observe('raw', 'orders', absent('sheet'), absent('pad'));
    const plan = scoped({ select: ['sheet'] }, desired, observed);
    expect(changesOf(plan)).toEqual(['create sheet']);
    expect(plan.writes.entities.map(({ urn }) => urn)).toEqual([sheet.urn]);
  });
});

describe('errors outside the scope', () => {
  const desired = desire([unitOf('orders', 'raw'), unitOf('mart', 'gone'), unitOf('blind', 'raw')]);
  const observed = observe(
    'raw',
    'orders',
    'mart',
    absent('gone'),
    unknown('blind'),
    unknown('hidden'),
  );

  it('do not block', () => {
    expect(planOf(desired, observed)).toMatchObject({ appliable: false });
    expect(scoped({ select: ['orders'] }, desired, observed)).toMatchObject({
      appliable: true,
      findings: [],
    });
    expect(scoped({ exclude: ['mart', 'blind', 'hidden'] }, desired, observed)).toMatchObject({
      appliable: true,
      findings: [],
    });
  });

  it('block if they are inside', () => {
    const errors = (name: string) =>
      namesOf(scoped({ select: [name] }, desired, observed).findings);
    expect(errors('mart')).toEqual(['dataset-missing error']);
    expect(errors('blind')).toEqual(['dataset-unreadable error']);
    expect(errors('hidden')).toEqual(['dataset-unreadable error']);
    expect(errors('gone')).toEqual([]);
  });

  it('block if they concern the manifests themselves', () => {
    const findings = [finding('dataset-missing', { message: 'said of a manifest' })];
    expect(scoped({ select: ['orders'] }, desired, observed, { findings })).toMatchObject({
      appliable: false,
      findings,
    });
  });
});

describe('an upstream with create: true that does not exist', () => {
  const desired = desire(
    [unitOf('orders', 'sheet'), unitOf('mart', 'raw')],
    [named('sheet', { columns: [] })],
  );
  const observed = observe('raw', 'orders', 'mart', absent('sheet'));
  const said = (limits: Limits, now = observed) =>
    scoped(limits, desired, now).findings.map(({ name, message }) => `${name}: ${message}`);

  it('is an error outside the scope, with advice how to include it', () => {
    expect(said({ select: ['orders'] })).toEqual([
      'dataset-missing: "sheet" is snowflake sheet (PROD), which is not in the catalog; create: true would make it, but it is outside the scope: add --select sheet, or everything upstream of "orders": --select +orders',
    ]);
    expect(said({ exclude: ['sheet'] })).toEqual([
      'dataset-missing: "sheet" is snowflake sheet (PROD), which is not in the catalog; create: true would make it, but it is outside the scope: --exclude leaves it out',
    ]);
  });

  it('is created if it is inside', () => {
    expect(said({ select: ['+orders'] })).toEqual([]);
    expect(changesOf(scoped({ select: ['orders', 'sheet'] }, desired, observed))).toEqual([
      'create orders <- sheet',
      'create sheet',
    ]);
  });

  it('is ignored if no write needs it', () => {
    expect(said({ select: ['mart'] })).toEqual([]);
    expect(
      said(
        { select: ['orders'] },
        observe('raw', 'mart', absent('sheet'), present('orders', lineageOf('sheet'))),
      ),
    ).toEqual([]);
  });
});

describe('datasets that a target does not reach', () => {
  it('are reported for the scope and for its upstreams', () => {
    const overriding = ['raw', 'orders', 'mart'].map((name, i) => ({
      urn: urnOf(name),
      states: ['env'] as const,
      place: at(i + 1),
    }));
    const named = (limits: Limits) =>
      scoped(limits, both, there, { overriding }).findings.flatMap(({ message }) =>
        [...message.matchAll(/"(\w+)"/g)].map(([, name]) => name).sort(),
      );
    expect(named({ select: ['orders'] })).toEqual(['orders', 'raw']);
    expect(named({ select: ['mart'] })).toEqual(['mart', 'orders']);
    expect(named({ exclude: ['orders'] })).toEqual(['mart', 'orders', 'raw']);
    expect(named({ select: ['old'] })).toEqual([]);
  });
});

describe('guards', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => `r${i}`);
  const owning = (name: string, count: number) =>
    present(name, lineageOf(...numbers(count).map((up) => marked(up))));

  it('count inside the scope', () => {
    const desired = desire([unitOf('orders', ...numbers(7)), unitOf('mart', ...numbers(90))]);
    const observed = observe(owning('orders', 10), owning('mart', 90), ...numbers(90));
    expect(planOf(desired, observed).guards).toEqual([]);
    expect(
      scoped({ select: ['orders'] }, desired, observed).guards.map(({ message }) => message),
    ).toEqual([
      'would remove 3 of the 10 edges that the stack owns within the scope (30 %, more than 20 %)',
    ]);
    expect(scoped({ select: ['mart'] }, desired, observed).guards).toEqual([]);
  });

  it('do not treat a scope without declared lineage as manifests without any', () => {
    expect(scoped({ select: ['old'] }, both, there).guards).toEqual([]);
    const nothing = desire([], [named('raw')]);
    expect(scoped({ select: ['old'] }, nothing, there).guards).toMatchObject([
      {
        guard: 'empty-desired',
        message:
          'no manifest declares lineage, but the stack has a part in 1 edge within the scope',
      },
    ]);
    expect(scoped({ select: ['raw'] }, nothing, there).guards).toEqual([]);
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

describe('a plan with any selection', () => {
  it('contains inside all that the full plan contains, and nothing outside', () => {
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
});

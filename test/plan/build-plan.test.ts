import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { marked } from '../support/lineage-builders.js';
import { changesOf, namesOf, planOf } from '../support/plan-of.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  somewhere,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../support/state-builders.js';

describe('edges', () => {
  it('are created when the catalog lacks them', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'));
    expect(changesOf(plan)).toEqual(['create orders <- raw']);
    expect(plan.changes[0]).toMatchObject({
      reason: 'missing',
      before: null,
      after: { type: 'TRANSFORMED', owned: true, protected: false },
      place: somewhere,
    });
    expect(plan.summary).toEqual({
      add: 1,
      change: 0,
      remove: 0,
      mark: 0,
      datasets: 1,
      unchanged: 0,
      unchangedPairs: 0,
      others: 0,
      otherPairs: 0,
    });
    expect(plan.appliable).toBe(true);
  });

  it('that are there as declared need nothing, whoever wrote them', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('raw', present('orders', lineageOf('raw'))));
    expect(plan.changes).toEqual([]);
    expect(plan.summary).toMatchObject({ unchanged: 1, others: 0 });
  });

  it('that nobody declared are counted and left', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('raw', present('orders', lineageOf('other', 'raw', 'third'))));
    expect(plan.changes).toEqual([]);
    expect(plan.summary.others).toBe(2);
  });

  it('get their declared type when they are ours', () => {
    const ours = present('orders', lineageOf(marked(recordOf('raw', 'VIEW'))));
    const plan = planOf(desire([unitOf('orders', edgeFrom('raw', 'COPY'))]), observe('raw', ours));
    expect(changesOf(plan)).toEqual(['update orders <- raw']);
    expect(plan.changes[0]).toMatchObject({ reason: 'differs', before: { type: 'VIEW', owned: true }, after: { type: 'COPY' } });
    expect(plan.summary).toMatchObject({ add: 0, change: 1 });
  });

  it('keep another type when they are not ours, and the finding says so', () => {
    const theirs = present('orders', lineageOf(recordOf('raw', 'VIEW')));
    const plan = planOf(desire([unitOf('orders', edgeFrom('raw', 'COPY'))]), observe('raw', theirs));
    expect(plan.changes).toEqual([]);
    expect(namesOf(plan.findings)).toEqual(['edge-differs warning']);
    expect(plan.summary).toMatchObject({ unchanged: 0, unchangedPairs: 0, others: 0 });
  });

  it('that stand there twice are as declared if one of them is', () => {
    const twice = present('orders', lineageOf(recordOf('raw', 'VIEW', us), recordOf('raw', 'COPY')));
    const plan = planOf(desire([unitOf('orders', edgeFrom('raw', 'COPY'))]), observe('raw', twice));
    expect(plan.changes).toEqual([]);
    expect(plan.findings).toEqual([]);
  });

  it('without a creation stamp are nobody we know', () => {
    const unstamped = present('orders', lineageOf({ dataset: urnOf('raw'), type: 'VIEW' }));
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('raw', unstamped));
    expect(namesOf(plan.findings)).toEqual(['edge-differs warning']);
  });
});

describe('datasets', () => {
  it('that are missing are found before anything is written', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')));
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
    expect(plan.findings[0]).toMatchObject({ place: at(1), related: [somewhere] });
    expect(plan.appliable).toBe(false);
  });

  it('that are missing are named once, however often they are used', () => {
    const plan = planOf(desire([unitOf('a', 'raw'), unitOf('b', 'raw')]), observe('a', 'b', absent('raw')));
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
  });

  it('that are missing are reported with their near miss', () => {
    const known = [urnOf('raw', { env: 'DEV' })];
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')), { known });
    expect(plan.findings[0]).toMatchObject({ suggestion: known[0] });
    expect(plan.findings[0]?.message).toContain('it exists in DEV');
  });

  it('that no catalog was asked for count as missing', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders'));
    expect(namesOf(plan.findings)).toEqual(['dataset-missing error']);
  });

  it('that are gone only warn when their edge is there already', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe(absent('raw'), present('orders', lineageOf('raw'))));
    expect(namesOf(plan.findings)).toEqual(['dataset-gone warning']);
    expect(plan.appliable).toBe(true);
  });

  it('that cannot be read are unknown, never absent: their lineage is not touched', () => {
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe(unknown('orders'), 'raw'));
    expect(namesOf(plan.findings)).toEqual(['dataset-unreadable error']);
    expect(plan.changes).toEqual([]);
    expect(plan.writes.edgesToAdd).toEqual([]);
    expect(plan.appliable).toBe(false);
  });

  it('that are soft-deleted warn at the level of the rule', () => {
    const state = [desire([unitOf('orders', 'raw')]), observe('orders', present('raw', undefined, { removed: true }))] as const;
    expect(namesOf(planOf(...state).findings)).toEqual(['soft-deleted warning']);
    expect(namesOf(planOf(...state, { settings: { rules: { 'soft-deleted': 'off' } } }).findings)).toEqual([]);
    expect(planOf(...state, { settings: { rules: { 'soft-deleted': 'error' } } }).appliable).toBe(false);
  });

  it('declared with create: true are made before their edges', () => {
    const sheet = named('sheet', { columns: [{ fieldPath: 'month', type: 'date', nativeType: 'date' }] });
    const plan = planOf(desire([unitOf('sheet', 'raw'), unitOf('report', 'sheet')], [sheet]), observe('report', 'raw', absent('sheet')));
    expect(changesOf(plan)).toEqual(['create report <- sheet', 'create sheet', 'create sheet <- raw']);
    expect(plan.writes.entities).toEqual([{ urn: sheet.urn, kind: 'create', content: sheet.create, maker: 'shop' }]);
    expect(plan.findings).toEqual([]);
    expect(plan.summary).toMatchObject({ add: 3, datasets: 2 });
  });

  it('declared with create: true and there already are left as they are', () => {
    const plan = planOf(desire([], [named('sheet', { columns: [] })]), observe('sheet'));
    expect(plan.changes).toEqual([]);
  });

  it('without a short name are found at their use', () => {
    const state = { datasets: [], units: [unitOf('orders', { ...edgeFrom('raw'), place: at(9) })] };
    const plan = planOf(state, observe('orders', absent('raw')));
    expect(plan.findings[0]).toMatchObject({ name: 'dataset-missing', place: at(9) });
    expect(changesOf(plan)).toEqual(['create snowflake:orders <- snowflake:raw']);
  });
});

describe('writes', () => {
  it('take plain edges by the mutation that checks both ends', () => {
    const { writes } = planOf(desire([unitOf('orders', 'a', 'b')]), observe('orders', 'a', 'b'));
    expect(writes.edgesToAdd).toEqual([
      { downstreamUrn: urnOf('orders'), upstreamUrn: urnOf('a') },
      { downstreamUrn: urnOf('orders'), upstreamUrn: urnOf('b') },
    ]);
    expect(writes.proposals).toMatchObject([{ urn: urnOf('orders'), upstreams: [], marks: [{ owner: 'shop' }, { owner: 'shop' }] }]);
    expect(writes.edgesToRemove).toEqual([]);
  });

  it('take a unit with any other type whole, by one proposal against the version that was read', () => {
    const { writes } = planOf(
      desire([unitOf('orders', 'a', edgeFrom('b', 'VIEW'))]),
      observe('a', 'b', present('orders', lineageOf('x'), { version: '7' })),
    );
    expect(writes.edgesToAdd).toEqual([]);
    const mark = { edge: true, pairs: [], protect: false };
    expect(writes.proposals).toEqual([
      {
        urn: urnOf('orders'),
        baseVersion: '7',
        upstreams: [
          { dataset: urnOf('a'), type: 'TRANSFORMED' },
          { dataset: urnOf('b'), type: 'VIEW' },
        ],
        restored: [],
        removedUpstreams: [],
        pairs: [],
        removedPairs: [],
        marks: [
          { dataset: urnOf('a'), owner: 'shop', mark },
          { dataset: urnOf('b'), owner: 'shop', mark },
        ],
      },
    ]);
  });

  it('propose against no version where there is no aspect, and none where the dataset is yet to be made', () => {
    const sheet = named('sheet', { columns: [] });
    const { writes } = planOf(desire([unitOf('sheet', edgeFrom('a', 'COPY'))], [sheet]), observe('a', absent('sheet')));
    expect(writes.proposals[0]?.baseVersion).toBe('-1');
  });

  it('go by proposals alone where the settings say so', () => {
    const { writes } = planOf(desire([unitOf('orders', 'a')]), observe('orders', 'a'), { settings: { writes: 'proposals' } });
    expect(writes.edgesToAdd).toEqual([]);
    expect(writes.proposals).toHaveLength(1);
  });

  it('let an edge leave by the mutation only where its one record is ours alone and its upstream is there', () => {
    const leaving = (lineage: UpstreamLineage, ...others: readonly (string | DatasetReading)[]) => {
      const { writes } = planOf(desire([]), observe(present('orders', lineage), ...others));
      return [writes.edgesToRemove.length, ...writes.proposals.map(({ removedUpstreams }) => `proposal ${removedUpstreams.length}`)];
    };
    expect(leaving(lineageOf(marked('raw')), 'raw')).toEqual([1]);
    expect(leaving(lineageOf(marked('raw')), absent('raw'))).toEqual([0, 'proposal 1']);
    expect(leaving(lineageOf(marked('raw')))).toEqual([0, 'proposal 1']);
    expect(leaving(lineageOf(marked('raw'), marked('raw')), 'raw')).toEqual([0, 'proposal 1']);
    // Another writer's record keeps it there.
    expect(leaving(lineageOf('raw', marked('raw')), 'raw')).toEqual([0, 'proposal 0']);
    const pairs = marked('raw', { shop: { edge: true, pairs: ['AAAAAAAA'] } });
    expect(leaving(lineageOf(pairs), 'raw')).toEqual([0, 'proposal 1']);
  });

  it('change a type back to TRANSFORMED by proposal, since the mutation cannot', () => {
    const ours = present('orders', lineageOf(recordOf('a', 'VIEW', us)));
    const { writes } = planOf(desire([unitOf('orders', 'a')]), observe('a', ours));
    expect(writes.edgesToAdd).toEqual([]);
    expect(writes.proposals).toHaveLength(1);
  });
});

describe('findings', () => {
  it('name the dataset that a target does not reach', () => {
    const overriding = [{ urn: urnOf('raw'), states: ['env', 'urn'], place: at(4) }];
    const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'), { overriding });
    expect(namesOf(plan.findings)).toEqual(['beyond-target info']);
    expect(plan.findings[0]).toMatchObject({ place: at(4), message: expect.stringContaining('states its env and urn') });
    expect(plan.appliable).toBe(true);
  });

  it('name three of the datasets that a target does not reach, and count the others', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const overriding = names.map((name, index) => ({ urn: urnOf(name), states: ['env'], place: at(index + 1) }));
    const state = [desire([unitOf('orders', ...names)]), observe('orders', ...names)] as const;
    const { findings } = planOf(...state, { overriding });
    expect(namesOf(findings)).toEqual(['beyond-target info']);
    expect(findings[0]?.message).toMatch(/^5 datasets .*: "a" \(env\), "b" \(env\), "c" \(env\) and 2 more$/);
    expect(findings[0]?.related).toEqual([at(1), at(2), at(3)]);
    const three = planOf(...state, { overriding: overriding.slice(0, 3) });
    expect(three.findings[0]?.message).toMatch(/"c" \(env\)$/);
    expect(planOf(...state, { overriding, settings: { rules: { 'beyond-target': 'off' } } }).findings).toEqual([]);
    expect(namesOf(planOf(...state, { overriding, settings: { rules: { 'beyond-target': 'warning' } } }).findings)).toEqual([
      'beyond-target warning',
    ]);
  });

  it('say that declared emptiness removes nothing that is not ours', () => {
    const one = planOf(desire([unitOf('orders')]), observe(present('orders', lineageOf('x'))));
    const two = planOf(desire([unitOf('orders')]), observe(present('orders', lineageOf('x', 'y'))));
    expect(namesOf(one.findings)).toEqual(['upstreams-not-ours warning']);
    expect(one.findings[0]?.message).toContain('1 edge');
    expect(two.findings[0]?.message).toContain('2 edges');
    expect(planOf(desire([unitOf('orders')]), observe('orders')).findings).toEqual([]);
  });

  it('of the manifests are carried along, and errors among them stop an apply', () => {
    const findings = [
      finding('dataset-gone', { message: 'b' }),
      finding('dataset-gone', { message: 'a' }),
      finding('dataset-missing', { message: 'z' }),
    ];
    const plan = planOf(desire([]), observe(), { findings });
    expect(plan.findings.map(({ message }) => message)).toEqual(['z', 'a', 'b']);
    expect(plan.appliable).toBe(false);
  });
});

describe('the effect digest', () => {
  const state = [desire([unitOf('orders', 'a', 'b')]), observe('orders', 'a', 'b')] as const;

  it('is the same for the same end state from another start', () => {
    const fromView = observe('a', 'b', present('orders', lineageOf(recordOf('a', 'VIEW', us))));
    expect(planOf(...state).digests.effect).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(planOf(desire([unitOf('orders', 'a', 'b')]), fromView).digests).toEqual(planOf(...state).digests);
  });

  it('differs for another catalog, stack, target or end value', () => {
    const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null };
    const digests = [
      planOf(...state),
      planOf(...state, { target: { ...target, origin: 'http://127.0.0.1:9090' } }),
      planOf(...state, { target: { ...target, stack: 'other' } }),
      planOf(...state, { target: { ...target, target: 'dev' } }),
      planOf(desire([unitOf('orders', 'a', edgeFrom('b', 'COPY'))]), state[1]),
      planOf(desire([unitOf('orders', 'a')]), state[1]),
    ].map((plan) => plan.digests.effect);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

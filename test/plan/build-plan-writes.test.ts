import { describe, expect, it } from 'vitest';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

describe('writes', () => {
  it('use the mutation, which checks both ends, for plain edges', () => {
    const { writes } = planOf(desire([unitOf('orders', 'a', 'b')]), observe('orders', 'a', 'b'));
    expect(writes.edgesToAdd).toEqual([
      { downstreamUrn: urnOf('orders'), upstreamUrn: urnOf('a') },
      { downstreamUrn: urnOf('orders'), upstreamUrn: urnOf('b') },
    ]);
    expect(writes.proposals).toMatchObject([
      { urn: urnOf('orders'), upstreams: [], marks: [{ owner: 'shop' }, { owner: 'shop' }] },
    ]);
    expect(writes.edgesToRemove).toEqual([]);
  });

  it('use one proposal for the whole unit if it has any other type, conditional on the version that was read', () => {
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

  it('expect no version if no aspect exists, or if the dataset is yet to be created', () => {
    const sheet = named('sheet', { columns: [] });
    const { writes } = planOf(
      desire([unitOf('sheet', edgeFrom('a', 'COPY'))], [sheet]),
      observe('a', absent('sheet')),
    );
    expect(writes.proposals[0]?.baseVersion).toBe('-1');
  });

  it('use only proposals if the settings say so', () => {
    const { writes } = planOf(desire([unitOf('orders', 'a')]), observe('orders', 'a'), {
      settings: { writes: 'proposals' },
    });
    expect(writes.edgesToAdd).toEqual([]);
    expect(writes.proposals).toHaveLength(1);
  });

  it('remove an edge by the mutation only if its single record is ours alone and its upstream exists', () => {
    const leaving = (lineage: UpstreamLineage, ...others: readonly (string | DatasetReading)[]) => {
      const { writes } = planOf(desire([]), observe(present('orders', lineage), ...others));
      return [
        writes.edgesToRemove.length,
        ...writes.proposals.map(({ removedUpstreams }) => `proposal ${removedUpstreams.length}`),
      ];
    };
    expect(leaving(lineageOf(marked('raw')), 'raw')).toEqual([1]);
    expect(leaving(lineageOf(marked('raw')), absent('raw'))).toEqual([0, 'proposal 1']);
    expect(leaving(lineageOf(marked('raw')))).toEqual([0, 'proposal 1']);
    expect(leaving(lineageOf(marked('raw'), marked('raw')), 'raw')).toEqual([0, 'proposal 1']);
    // The record of another writer stays, so the edge stays.
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

describe('the effect digest', () => {
  const state = [desire([unitOf('orders', 'a', 'b')]), observe('orders', 'a', 'b')] as const;

  it('is the same for the same end state from another start', () => {
    const fromView = observe('a', 'b', present('orders', lineageOf(recordOf('a', 'VIEW', us))));
    expect(planOf(...state).digests.effect).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(planOf(desire([unitOf('orders', 'a', 'b')]), fromView).digests).toEqual(
      planOf(...state).digests,
    );
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

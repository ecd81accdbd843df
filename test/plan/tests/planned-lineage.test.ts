import { describe, expect, it } from 'vitest';
import { EMPTY_TARGET, type UnitTarget } from '../../../src/plan/document/unit-target.js';
import { AFTER, BEFORE, THROUGHOUT } from '../../../src/plan/impact/traverse.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { absent, lineageOf, present, urnOf } from '../../support/model/state-builders.js';

import { planned, told } from '../../support/plan/told-lineage.js';

describe('planned lineage', () => {
  const target = (more: Partial<UnitTarget>) => [
    { downstream: urnOf('orders'), target: { ...EMPTY_TARGET, ...more } },
  ];
  const pair = (downstream: string, upstream: string, transform: string | null = null) => ({
    downstreamField: fieldOf(downstream),
    upstreamField: fieldOf(upstream),
    transform,
    fingerprint: fingerprintOf(downstream, upstream, transform),
  });

  it('adds, removes and restores edges, and shows created entities afterwards', () => {
    const units = target({
      removedUpstreams: [urnOf('raw')],
      upstreams: [
        { dataset: urnOf('made'), type: 'COPY' },
        { dataset: urnOf('kept'), type: 'COPY' },
      ],
      restored: [{ dataset: urnOf('back'), type: 'COPY' }],
    });
    const datasets = [{ urn: urnOf('made') }, { urn: urnOf('kept') }, { urn: urnOf('hidden') }];
    const lineage = planned(
      [
        present('orders', lineageOf('raw', 'kept')),
        present('kept'),
        present('hidden', undefined, { removed: true }),
        absent('made'),
      ],
      { units, datasets },
    );
    expect(lineage.compared).toBe(true);
    expect(told(lineage)).toMatchObject({
      entities: ['back 0', 'kept 3', 'made 2', 'orders 3', 'raw 0'],
      edges: [
        `orders <- back ${AFTER}`,
        `orders <- kept ${THROUGHOUT}`,
        `orders <- made ${AFTER}`,
        `orders <- raw ${BEFORE}`,
      ],
    });
  });

  it('takes pairs out of writable records alone, and keeps those that are written again', () => {
    const records = [
      columnRecord('orders.a', ['raw.x', 'raw.y']),
      columnRecord('orders.a', ['raw.y'], { transformOperation: 'SUM' }),
      columnRecord('orders.b', ['raw.x'], { query: 'urn:li:query:q' }),
    ];
    const units = target({
      pairs: [{ ...pair('orders.a', 'raw.x'), confidence: 0.5 }],
      removedPairs: [pair('orders.a', 'raw.y'), pair('orders.b', 'raw.x')],
    });
    const orders = present('orders', withRecords(lineageOf('raw'), ...records));
    expect(told(planned([orders], { units })).pairs).toEqual([
      'orders.a <- raw.x null 3',
      'orders.a <- raw.y null 1',
      'orders.a <- raw.y SUM 3',
      'orders.b <- raw.x null 3',
    ]);
  });

  it('loses the pairs of an edge that goes, and has a unit that was not read', () => {
    const orders = present(
      'orders',
      withRecords(lineageOf('raw'), columnRecord('orders.a', ['raw.x'])),
    );
    const units = target({ removedUpstreams: [urnOf('raw')] });
    expect(told(planned([orders], { units })).pairs).toEqual(['orders.a <- raw.x null 1']);
    const added = target({
      upstreams: [{ dataset: urnOf('raw'), type: 'COPY' }],
      pairs: [{ ...pair('orders.a', 'raw.x'), confidence: 1 }],
    });
    expect(told(planned([], { units: added }))).toMatchObject({
      edges: ['orders <- raw 2'],
      pairs: ['orders.a <- raw.x null 2'],
    });
  });
});

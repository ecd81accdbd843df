import { describe } from 'vitest';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import { anotherStackApplied, applied, ingested } from '../support/scenario/steps.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: {from: [raw_orders.amount, raw_fx.rate], transform: amount * rate}}';
const mart = 'downstream: mart, upstreams: [orders]';

describe('ownership exclusive', () => {
  const lifted = ['--allow', 'exclusive', '--reason', 'this downstream is ours alone'];
  const theirs = lineage(
    [edge('mart', { type: 'VIEW' }), edge('raw_orders')],
    [
      column('orders.id', ['mart.id']),
      column('orders.id', ['raw_orders.id']),
      column('orders.note', [], { upstreamType: 'NONE' }),
    ],
  );

  scenario('ownership exclusive', {
    given: [ingested('orders', theirs)],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}, ownership: exclusive',
    ),
    flags: lifted,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('ownership exclusive in the settings, shared in one entry', {
    given: [ingested('orders', theirs), ingested('mart', lineage([edge('raw_fx')]))],
    settings: 'ownership: exclusive\n',
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], ownership: shared',
      'downstream: mart, upstreams: []',
    ),
    flags: lifted,
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('ownership exclusive, an unmarked edge of another type', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders', { type: 'VIEW' })],
          [
            column('orders.total', ['raw_orders.amount', 'raw_orders.id'], {
              confidenceScore: 0.5,
            }),
          ],
        ),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}], columns: {total: raw_orders.amount}, ownership: exclusive',
    ),
    flags: lifted,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('ownership exclusive, and nobody lifted the guard', {
    given: [ingested('orders', theirs)],
    manifests: declaring('downstream: orders, upstreams: [raw_orders], ownership: exclusive'),
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario('ownership exclusive, its entry deleted', {
    given: [
      ingested('orders', theirs),
      applied(declaring('downstream: orders, upstreams: [raw_orders], ownership: exclusive'), {
        flags: lifted,
      }),
      ingested('orders', theirs),
    ],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('ownership exclusive leaves what another stack marked', {
    given: [anotherStackApplied('finance', declaring(orders))],
    settings: 'ownership: exclusive\n',
    manifests: declaring('downstream: orders, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, fieldOf, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, ingested } from '../support/scenario/steps.js';

const plain = 'downstream: orders, upstreams: [raw_orders]';
const mapped = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const both = ['spec', 'datahub'] as const;
const theirs = lineage(
  [edge('raw_orders', { properties: { job: 'nightly' } })],
  [
    column('orders.id', ['raw_orders.id', 'raw_fx.day'], {
      transformOperation: 'theirs',
      confidenceScore: 0.3,
    }),
  ],
);

describe('an edge that others made and we declare too', () => {
  scenario('co-declared edge', {
    given: [ingested('orders', theirs)],
    manifests: declaring(plain),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('co-declared edge, its entry removed', {
    given: [ingested('orders', theirs), applied(declaring(plain))],
    manifests: declaring('downstream: mart, upstreams: [orders]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('columns put on a co-declared edge', {
    given: [ingested('orders', theirs)],
    manifests: declaring(mapped),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('columns on a co-declared edge, the columns removed', {
    given: [ingested('orders', theirs), applied(declaring(mapped))],
    manifests: declaring(plain),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('columns on a co-declared edge, the entry removed', {
    given: [ingested('orders', theirs), applied(declaring(mapped))],
    manifests: declaring('downstream: mart, upstreams: [orders]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('co-declared edge dropped by ingestion', {
    given: [
      ingested('orders', theirs),
      applied(declaring(mapped)),
      ingested('orders', lineage([edge('mart')])),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('co-declared pair', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders')],
          [column('orders.total', ['raw_orders.amount', 'raw_fx.rate'], { confidenceScore: 0.4 })],
        ),
      ),
    ],
    manifests: declaring(mapped),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  const theirPairs = [
    ingested(
      'orders',
      lineage(
        [edge('raw_orders')],
        [column('orders.total', ['raw_orders.amount']), column('orders.id', ['raw_orders.id'])],
      ),
    ),
    ingested('mart', lineage([edge('orders')], [column('mart.id', ['orders.id'])])),
  ];
  const samePairs = declaring(
    'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id, total: raw_orders.amount}',
    'downstream: mart, upstreams: [orders], columns: {id: orders.id}',
  );

  scenario('co-declared pairs in two datasets', {
    given: theirPairs,
    manifests: samePairs,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('co-declared pairs in two datasets, on purpose', {
    given: theirPairs,
    manifests: samePairs,
    settings: 'rules: {co-declared: off, unused-dataset: off}\n',
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('declared COPY where an unmarked edge says VIEW', {
    given: [ingested('orders', lineage([edge('raw_orders', { type: 'VIEW' })]))],
    manifests: declaring(
      'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}, raw_fx]',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('no upstreams declared, unmarked edges there', {
    given: [ingested('orders', lineage([edge('raw_orders'), edge('raw_fx')]))],
    manifests: declaring('downstream: orders, upstreams: []'),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('no upstreams declared after some were', {
    given: [ingested('orders', lineage([edge('raw_fx')])), applied(declaring(mapped))],
    manifests: declaring('downstream: orders, upstreams: []'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('a property of marks that nobody can read', () => {
  const garbled = lineage([
    edge('raw_orders', { properties: { headwater: 'by hand' } }),
    edge('raw_fx'),
  ]);

  scenario('a mark that nobody can read on a declared edge', {
    given: [ingested('orders', garbled)],
    manifests: declaring(mapped),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('a mark that nobody can read on an edge of others', {
    given: [ingested('orders', garbled)],
    manifests: declaring('downstream: orders, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('records that no manifest can express', () => {
  scenario('a column of a record with a query and of one of two downstream columns is not ours', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders')],
          [
            column('orders.total', ['raw_orders.amount'], { query: 'urn:li:query:q1' }),
            column('orders.id', ['raw_orders.id'], {
              downstreamType: 'FIELD_SET',
              downstreams: [fieldOf('orders.id'), fieldOf('orders.note')],
            }),
            {
              upstreamType: 'DATASET',
              upstreams: [urnOf('raw_orders')],
              downstreamType: 'FIELD',
              downstreams: [fieldOf('orders.note')],
            },
          ],
        ),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount, id: raw_orders.id, note: raw_orders.note}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('a record that others share loses our upstream alone', {
    given: [
      applied(declaring(mapped)),
      ingested(
        'orders',
        lineage(
          [
            edge('raw_orders', {
              properties: { headwater: '{"shop":{"edge":1,"pairs":"2jKeScdC"}}' },
            }),
            edge('raw_fx'),
          ],
          [column('orders.total', ['raw_orders.amount', 'raw_fx.rate'])],
        ),
      ),
    ],
    manifests: declaring(plain),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('our records stand before the first without upstreams', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_fx')],
          [
            column('orders.id', ['raw_fx.day']),
            {
              upstreamType: 'NONE',
              downstreamType: 'FIELD',
              downstreams: [
                'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD),note)',
              ],
              transformOperation: 'constant',
            },
            column('orders.note', ['raw_fx.day']),
          ],
        ),
      ),
    ],
    manifests: declaring(mapped),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });
});

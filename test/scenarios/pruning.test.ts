import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring, manifest } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import { addedByOurUser, applied, ingested, removedByHand } from '../support/scenario/steps.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: {from: [raw_orders.amount, raw_fx.rate], transform: amount * rate}}';
const mart = 'downstream: mart, upstreams: [orders]';
const both = ['spec', 'datahub'] as const;

describe('what is declared no more is pruned', () => {
  scenario('an upstream deleted from an entry', {
    given: [applied(declaring(orders, mart))],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
      mart,
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('an entry deleted while the short names stay', {
    given: [applied(declaring(orders, mart))],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    dialects: both,
  });

  scenario('an entry deleted and its short names too', {
    given: [applied(declaring(orders, mart))],
    manifests: {
      'lineage/shop.yaml': `version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {orders: {name: orders}, mart: {name: mart}}\nlineage:\n  - {${mart}}\n`,
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('a file deleted', {
    given: [
      applied({
        ...declaring(orders),
        'lineage/mart.yaml': manifest(
          mart,
          'downstream: sheet, upstreams: [mart], columns: {x: mart.id}',
        ),
      }),
    ],
    manifests: declaring(orders),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });

  scenario('a downstream renamed in the manifest', {
    given: [applied(declaring(orders))],
    manifests: declaring(
      orders.replace('downstream: orders', 'downstream: mart').replace('total:', 'revenue:'),
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    dialects: both,
  });

  scenario('an entry deleted of a downstream that others write too', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('mart', { type: 'VIEW' })],
          [column('orders.note', ['mart.id'], { transformOperation: 'theirs' })],
        ),
      ),
      applied(declaring(orders)),
    ],
    manifests: declaring(mart.replace('[orders]', '[raw_fx]')),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('prune off', {
    given: [applied(declaring(orders, mart))],
    manifests: declaring('downstream: orders, upstreams: [raw_orders]'),
    flags: ['--prune', 'off'],
    exits: { plan: 0, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('discover off', {
    given: [applied(declaring(orders, mart))],
    manifests: {
      'lineage/shop.yaml':
        'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {orders: {name: orders}, raw_orders: {name: raw_orders}}\nlineage:\n  - {downstream: orders, upstreams: [raw_orders]}\n',
    },
    flags: ['--discover', 'off'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('two branches apply in turn', {
    given: [
      applied(declaring(orders, mart)),
      applied(declaring(orders, 'downstream: sheet, upstreams: [mart]')),
    ],
    manifests: declaring(orders, mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });
});

describe('marks and edges that got lost', () => {
  scenario('an edge that we make again leaves its pairs co-declared', {
    given: [applied(declaring(orders)), removedByHand('orders', 'raw_orders')],
    manifests: declaring(orders),
    exits: { drift: 2, plan: 2, apply: 0 },
    mends: false,
    holds: ['orders'],
    dialects: both,
  });

  scenario('a column record of others without its edge stays theirs', {
    given: [
      ingested(
        'orders',
        lineage([], [column('orders.total', ['raw_orders.amount'], { confidenceScore: 0.9 })]),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('a column record of others without its edges, of which we declare one', {
    given: [
      ingested(
        'orders',
        lineage([], [column('orders.total', ['raw_orders.amount', 'raw_fx.rate'])]),
      ),
      applied(
        declaring(
          'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
          mart,
        ),
      ),
    ],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('ingestion overwrites the aspect', {
    given: [applied(declaring(orders)), ingested('orders', lineage([edge('mart')]))],
    manifests: declaring(orders),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('ingestion overwrites the mark and keeps edge and pairs', {
    given: [
      applied(declaring(orders)),
      ingested(
        'orders',
        lineage(
          [edge('raw_orders'), edge('raw_fx')],
          [
            column('orders.total', ['raw_fx.rate', 'raw_orders.amount'], {
              transformOperation: 'amount * rate',
            }),
          ],
        ),
      ),
    ],
    manifests: declaring(orders),
    exits: { drift: 2, plan: 0, apply: 0 },
    mends: false,
    holds: ['orders'],
  });

  scenario('our own unmarked edge of another type gets type and mark', {
    given: [addedByOurUser('mart', 'orders')],
    manifests: declaring('downstream: mart, upstreams: [{dataset: orders, type: VIEW}]'),
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  scenario('our own unmarked edge that no manifest declares is left', {
    given: [addedByOurUser('mart', 'orders'), addedByOurUser('mart', 'raw_fx')],
    manifests: declaring('downstream: mart, upstreams: [raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  scenario('our pairs outlive the edge that was removed by hand, and are declared no more', {
    given: [applied(declaring(orders)), removedByHand('orders', 'raw_orders')],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_fx], columns: {total: {from: raw_fx.rate, transform: amount * rate}}',
    ),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('our own unmarked edge gets its mark', {
    given: [addedByOurUser('mart', 'orders')],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
    dialects: both,
  });
});

describe('the type of an edge', () => {
  scenario('the type of our edge changed', {
    given: [applied(declaring(orders))],
    manifests: declaring(orders.replace('raw_fx]', '{dataset: raw_fx, type: COPY}]')),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('the way that writes take', () => {
  scenario('writes by proposals alone', {
    given: [applied(declaring(mart), { settings: 'writes: proposals\n' })],
    settings: 'writes: proposals\n',
    manifests: declaring('downstream: mart, upstreams: [sheet]'),
    exits: { plan: 2, apply: 0 },
    holds: [{ urn: urnOf('mart'), aspects: ['upstreamLineage'] }],
    dialects: both,
  });
});

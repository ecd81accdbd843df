import { describe } from 'vitest';
import { scenario } from '../support/scenario.js';
import { declaring } from '../support/scenario-manifests.js';
import { column, edge, lineage } from '../support/scenario-records.js';
import { anotherStackApplied, applied, columnsBecame, ingested } from '../support/scenario-steps.js';
import { urnOf } from '../support/state-builders.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: {from: [raw_orders.amount, raw_fx.rate], transform: amount * rate}}';
const half = 'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}';
const mart = 'downstream: mart, upstreams: [orders]';

describe('a stack renamed', () => {
  scenario('stack renamed', {
    given: [applied(declaring(orders, mart))],
    settings: 'stack: store\n',
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: {from: raw_orders.amount, transform: amount * rate}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('stack renamed, with its former name in the settings', {
    given: [applied(declaring(orders, mart))],
    settings: 'stack: store\nformerly: [shop]\n',
    manifests: declaring(orders, mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    dialects: ['spec', 'datahub'],
  });

  scenario('stack renamed, with its former name, and an entry deleted', {
    given: [applied(declaring(orders, mart))],
    settings: 'stack: store\nformerly: [shop]\n',
    manifests: declaring(orders),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });
});

describe('an element of two stacks', () => {
  scenario('an element that another stack has too is shared', {
    given: [anotherStackApplied('finance', declaring(orders))],
    manifests: declaring(orders),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('the first of two stacks drops a shared element', {
    given: [anotherStackApplied('finance', declaring(orders)), applied(declaring(orders))],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('the last of two stacks drops a shared element', {
    given: [anotherStackApplied('finance', declaring(orders)), applied(declaring(orders)), anotherStackApplied('finance', declaring(mart))],
    manifests: declaring('downstream: sheet, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('another stack has an edge with another type', {
    given: [anotherStackApplied('finance', declaring(orders))],
    manifests: declaring('downstream: orders, upstreams: [{dataset: raw_fx, type: VIEW}]'),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('another stack has a pair with another confidence', {
    given: [anotherStackApplied('finance', declaring(half))],
    manifests: declaring('downstream: orders, upstreams: [raw_orders], columns: {id: {from: raw_orders.id, confidence: 0.5}}'),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('a shared edge whose type we alone would change', {
    given: [anotherStackApplied('finance', declaring(orders)), applied(declaring(orders))],
    manifests: declaring(orders.replace('COPY', 'VIEW')),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario("columns put on another stack's edge", {
    given: [anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_orders]'))],
    manifests: declaring(half),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('ownership exclusive', () => {
  const theirs = lineage(
    [edge('mart', { type: 'VIEW' }), edge('raw_orders')],
    [column('orders.id', ['mart.id']), column('orders.id', ['raw_orders.id']), column('orders.note', [], { upstreamType: 'NONE' })],
  );

  scenario('ownership exclusive', {
    given: [ingested('orders', theirs)],
    manifests: declaring('downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}, ownership: exclusive'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('ownership exclusive leaves what another stack marked', {
    given: [anotherStackApplied('finance', declaring(orders))],
    settings: 'ownership: exclusive\n',
    manifests: declaring('downstream: orders, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('two targets in one catalog', () => {
  const dev = { env: 'DEV' } as const;

  scenario('targets dev and prod are two owners', {
    given: [
      columnsBecame(urnOf('raw_orders', dev), 'id', 'amount'),
      columnsBecame(urnOf('orders', dev), 'id', 'total'),
      applied(declaring(half), { settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n', flags: ['--target', 'prod'] }),
    ],
    settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
    flags: ['--target', 'dev'],
    manifests: declaring(half),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', { urn: urnOf('orders', dev), aspects: ['upstreamLineage'] }],
  });

  scenario('a dataset that states its own env is not moved by a target', {
    given: [
      columnsBecame(urnOf('orders', dev), 'id', 'total'),
      applied(
        { 'lineage/shop.yaml': declaring(half)['lineage/shop.yaml']?.replace('{name: raw_orders}', '{name: raw_orders, env: PROD}') ?? '' },
        {
          settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
          flags: ['--target', 'prod'],
        },
      ),
    ],
    settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
    flags: ['--target', 'dev'],
    manifests: {
      'lineage/shop.yaml': declaring(half)['lineage/shop.yaml']?.replace('{name: raw_orders}', '{name: raw_orders, env: PROD}') ?? '',
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', { urn: urnOf('orders', dev), aspects: ['upstreamLineage'] }],
  });
});

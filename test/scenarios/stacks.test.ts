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
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario('another stack has a pair with another confidence', {
    given: [anotherStackApplied('finance', declaring(half))],
    manifests: declaring('downstream: orders, upstreams: [raw_orders], columns: {id: {from: raw_orders.id, confidence: 0.5}}'),
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario('a shared edge whose type we alone would change', {
    given: [anotherStackApplied('finance', declaring(orders)), applied(declaring(orders))],
    manifests: declaring(orders.replace('COPY', 'VIEW')),
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario("columns put on another stack's edge", {
    given: [anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_orders]'))],
    manifests: declaring(half),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('two stacks on one edge, each with columns of its own', () => {
  const theirs = 'downstream: orders, upstreams: [raw_orders], columns: {note: raw_orders.note}';
  const ours =
    'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id, total: {from: raw_orders.amount, transform: sum}}';

  scenario('two stacks with columns of their own on one edge', {
    given: [anotherStackApplied('finance', declaring(theirs))],
    manifests: declaring(ours),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('one of two stacks drops its columns and the edge', {
    given: [anotherStackApplied('finance', declaring(theirs)), applied(declaring(ours))],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('a plain edge of two stacks, dropped by one', {
    given: [
      anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_orders, raw_fx]')),
      applied(declaring('downstream: orders, upstreams: [raw_orders, mart]')),
    ],
    manifests: declaring('downstream: orders, upstreams: [raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });
});

describe('ownership exclusive', () => {
  const lifted = ['--allow', 'exclusive', '--reason', 'this downstream is ours alone'];
  const theirs = lineage(
    [edge('mart', { type: 'VIEW' }), edge('raw_orders')],
    [column('orders.id', ['mart.id']), column('orders.id', ['raw_orders.id']), column('orders.note', [], { upstreamType: 'NONE' })],
  );

  scenario('ownership exclusive', {
    given: [ingested('orders', theirs)],
    manifests: declaring('downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}, ownership: exclusive'),
    flags: lifted,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('ownership exclusive in the settings, shared in one entry', {
    given: [ingested('orders', theirs), ingested('mart', lineage([edge('raw_fx')]))],
    settings: 'ownership: exclusive\n',
    manifests: declaring('downstream: orders, upstreams: [raw_orders], ownership: shared', 'downstream: mart, upstreams: []'),
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
          [column('orders.total', ['raw_orders.amount', 'raw_orders.id'], { confidenceScore: 0.5 })],
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
      applied(declaring('downstream: orders, upstreams: [raw_orders], ownership: exclusive'), { flags: lifted }),
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

describe('two targets in one catalog', () => {
  const dev = { env: 'DEV' } as const;
  const targets = 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n';
  const fixed = {
    'lineage/shop.yaml': `version: 1
datasets:
  raw_orders: {platform: snowflake, env: PROD, name: raw_orders}
  orders: {platform: snowflake, env: PROD, name: orders}
lineage:
  - {downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}}
`,
  };

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

  scenario('two targets on one dataset that states its own env', {
    given: [applied(fixed, { settings: targets, flags: ['--target', 'prod'] })],
    settings: targets,
    flags: ['--target', 'dev'],
    manifests: fixed,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('a target drops what both targets declared', {
    given: [
      applied(fixed, { settings: targets, flags: ['--target', 'prod'] }),
      applied(fixed, { settings: targets, flags: ['--target', 'dev'] }),
    ],
    settings: targets,
    flags: ['--target', 'dev'],
    manifests: {
      'lineage/shop.yaml':
        'version: 1\ndatasets: {sheet: {platform: snowflake, env: PROD, name: sheet}, mart: {platform: snowflake, env: PROD, name: mart}}\nlineage:\n  - {downstream: sheet, upstreams: [mart]}\n',
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'sheet'],
  });

  scenario('stack renamed, with targets', {
    given: [applied(fixed, { settings: targets, flags: ['--target', 'prod'] })],
    settings: `stack: store\nformerly: [shop]\n${targets}`,
    flags: ['--target', 'prod'],
    manifests: fixed,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
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

import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, columnsBecame } from '../support/scenario/steps.js';

const half = 'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}';

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
      applied(declaring(half), {
        settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
        flags: ['--target', 'prod'],
      }),
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
        {
          'lineage/shop.yaml':
            declaring(half)['lineage/shop.yaml']?.replace(
              '{name: raw_orders}',
              '{name: raw_orders, env: PROD}',
            ) ?? '',
        },
        {
          settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
          flags: ['--target', 'prod'],
        },
      ),
    ],
    settings: 'targets: {dev: {env: DEV}, prod: {env: PROD}}\n',
    flags: ['--target', 'dev'],
    manifests: {
      'lineage/shop.yaml':
        declaring(half)['lineage/shop.yaml']?.replace(
          '{name: raw_orders}',
          '{name: raw_orders, env: PROD}',
        ) ?? '',
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', { urn: urnOf('orders', dev), aspects: ['upstreamLineage'] }],
  });
});

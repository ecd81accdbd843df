import { describe } from 'vitest';
import { declaring, manifest, tables } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';

describe('names', () => {
  scenario('two short names for one dataset', {
    manifests: {
      'lineage/shop.yaml': `${tables}lineage:\n  - {downstream: orders, upstreams: [raw_orders]}\n`,
      'lineage/till.yaml': manifest('downstream: orders, upstreams: [raw_fx]').replace(
        'lineage:',
        'datasets: {till: {platform: snowflake, env: PROD, name: raw_orders}}\nlineage:\n  - {downstream: mart, upstreams: [till]}',
      ),
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('one short name with two urns', {
    manifests: {
      ...declaring('downstream: orders, upstreams: [raw_orders]'),
      'lineage/till.yaml':
        'version: 1\ndatasets: {raw_orders: {platform: postgres, env: PROD, name: till.orders}}\n',
    },
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });
});

describe('one downstream in two files', () => {
  scenario('one downstream in two files unites', {
    manifests: {
      ...declaring('downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}'),
      'lineage/fx.yaml': manifest(
        'downstream: orders, upstreams: [raw_fx, raw_orders], columns: {total: {from: [raw_orders.amount, raw_fx.rate], transform: amount * rate}}',
      ),
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  scenario('no upstreams beside others', {
    manifests: {
      ...declaring('downstream: orders, upstreams: [raw_orders]'),
      'lineage/none.yaml': manifest('downstream: orders, upstreams: []'),
    },
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('different ownership of one downstream', {
    manifests: {
      ...declaring('downstream: orders, upstreams: [raw_orders], ownership: shared'),
      'lineage/fx.yaml': manifest('downstream: orders, upstreams: [raw_fx], ownership: exclusive'),
    },
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('different protection of one downstream', {
    manifests: {
      ...declaring('downstream: orders, upstreams: [raw_orders], protect: true'),
      'lineage/fx.yaml': manifest('downstream: orders, upstreams: [raw_fx], protect: false'),
    },
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });
});

describe('one column pair twice', () => {
  const twice = (first: string, second: string) => ({
    ...declaring(`downstream: orders, upstreams: [raw_orders], columns: {total: ${first}}`),
    'lineage/more.yaml': manifest(
      `downstream: orders, upstreams: [raw_orders], columns: {total: ${second}}`,
    ),
  });

  scenario('one column pair twice and equal', {
    manifests: twice(
      '{from: raw_orders.amount, transform: sum}',
      '{from: [raw_orders.amount], transform: sum, confidence: 1}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('one column pair with two transforms', {
    manifests: twice(
      '{from: raw_orders.amount, transform: sum}',
      '{from: raw_orders.amount, transform: avg}',
    ),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('one column pair with two confidences', {
    manifests: twice('{from: raw_orders.amount, confidence: 0.5}', 'raw_orders.amount'),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('an explicit column beats the wildcard', {
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {note: {from: raw_orders.note, transform: trim(note)}, "*": raw_orders.*}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

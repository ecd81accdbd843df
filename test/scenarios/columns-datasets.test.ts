import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import {
  applied,
  columnsBecame,
  describedBy,
  hardDeleted,
  schemaGone,
  softDeleted,
} from '../support/scenario/steps.js';

const both = ['spec', 'datahub'] as const;
const amount = declaring(
  'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
);

describe('datasets that are deleted and made', () => {
  scenario('an upstream soft-deleted', {
    given: [softDeleted('raw_orders')],
    manifests: amount,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('an upstream hard-deleted before anything was applied', {
    given: [hardDeleted('raw_orders')],
    manifests: amount,
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('an upstream hard-deleted after all was applied', {
    given: [applied(amount), hardDeleted('raw_orders')],
    manifests: amount,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('an upstream hard-deleted, a column of another added', {
    given: [
      applied(
        declaring(
          'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: raw_orders.amount}',
        ),
      ),
      hardDeleted('raw_orders'),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: [raw_orders.amount, raw_fx.rate]}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('an upstream hard-deleted after a wildcard applied it', {
    given: [
      applied(
        declaring('downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}'),
      ),
      hardDeleted('raw_orders'),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}',
    ),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('an upstream hard-deleted whose column had a longer path', {
    given: [
      columnsBecame('raw_orders', '[version=2.0].[type=struct].[type=double].amount'),
      applied(amount),
      hardDeleted('raw_orders'),
    ],
    manifests: amount,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('explicit columns whose schema is gone', {
    given: [
      columnsBecame('raw_orders', '[version=2.0].[type=struct].[type=double].amount'),
      applied(amount),
      schemaGone('raw_orders'),
    ],
    manifests: amount,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('a downstream soft-deleted', {
    given: [softDeleted('orders')],
    manifests: amount,
    exits: { plan: 2, apply: 0 },
    holds: ['orders', { urn: urnOf('orders'), aspects: ['status'] }],
  });

  scenario('a downstream hard-deleted after all was applied', {
    given: [applied(amount), hardDeleted('orders')],
    manifests: amount,
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('an upstream hard-deleted and declared no more', {
    given: [applied(amount), hardDeleted('raw_orders')],
    manifests: declaring('downstream: mart, upstreams: [orders]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  const made = (create: string) => ({
    'lineage/shop.yaml': `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  orders: {name: orders}
  rates: {name: rates${create}}
lineage:
  - {downstream: orders, upstreams: [rates], columns: {total: rates.rate}}
`,
  });
  const rates = { urn: urnOf('rates'), aspects: ['datasetProperties', 'schemaMetadata', 'status'] };

  scenario('a dataset made by us', {
    manifests: made(', create: true, description: by hand, columns: {month: date, rate: number}'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', rates],
    dialects: both,
  });

  scenario('a dataset made by us, its description and columns changed', {
    given: [
      applied(made(', create: true, description: by hand, columns: {month: date, rate: number}')),
    ],
    manifests: made(
      ', create: true, description: by two hands, columns: {day: date, rate: {type: number, nativeType: "NUMERIC(10,4)"}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: [rates],
  });

  scenario('a dataset made by us, described by others since', {
    given: [
      applied(made(', create: true, description: by hand, columns: {month: date, rate: number}')),
      describedBy('rates', {
        description: 'by others',
        customProperties: { headwater: 'shop', team: 'finance' },
        name: 'Rates',
      }),
    ],
    manifests: made(', create: true, description: by hand, columns: {month: date, rate: number}'),
    exits: { plan: 2, apply: 0 },
    holds: [rates],
  });

  scenario('a dataset made by us, described by others who dropped our name', {
    given: [
      applied(made(', create: true, description: by hand, columns: {month: date, rate: number}')),
      describedBy('rates', { description: 'by others' }),
    ],
    manifests: made(', create: true, description: by hand, columns: {month: date, rate: number}'),
    exits: { plan: 0, apply: 0 },
    holds: [rates],
  });

  scenario('a dataset made by us, create dropped from the manifest', {
    given: [
      applied(made(', create: true, description: by hand, columns: {month: date, rate: number}')),
    ],
    manifests: made(''),
    exits: { plan: 0, apply: 0 },
    holds: [rates],
  });

  scenario('a dataset declared with create that others made', {
    given: [columnsBecame(urnOf('rates'), 'month', 'rate')],
    manifests: made(', create: true, description: by hand, columns: {month: date, rate: number}'),
    exits: { plan: 2, apply: 0 },
    holds: [rates],
  });
});

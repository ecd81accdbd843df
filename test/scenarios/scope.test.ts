import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { type Step, scenario } from '../support/scenario/scenario.js';
import { addedByOurUser, applied } from '../support/scenario/steps.js';
import { type Files, ingestDataset } from '../support/scenario/world.js';

const orders = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders]';
const sheet = 'downstream: sheet, upstreams: [mart]';
const lost = 'downstream: {name: lost}, upstreams: [raw_fx]';

/** A manifest that no longer has a short name or an entry for `orders` or `mart`. */
const withoutNames: Files = {
  'lineage/shop.yaml':
    'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {raw_fx: {name: raw_fx}, sheet: {name: sheet}}\nlineage:\n  - {downstream: sheet, upstreams: [raw_fx]}\n',
};

describe('errors outside the scope do not block', () => {
  scenario('select, an error outside the scope', {
    manifests: declaring(orders, lost),
    flags: ['--select', 'orders'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('select, an error inside the scope', {
    manifests: declaring(orders, lost),
    flags: ['--select', 'raw_fx+', '--select', 'orders'],
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('select, an error of the manifests', {
    manifests: declaring(orders, 'downstream: mart, upstreams: [marts]'),
    flags: ['--select', 'orders'],
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  const made =
    'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {pad: {name: pad, create: true}, mart: {name: mart}}\n';
  const onPad = {
    'lineage/shop.yaml': `${made}lineage:\n  - {downstream: mart, upstreams: [pad]}\n`,
  };

  scenario('select, an upstream with create outside the scope', {
    manifests: onPad,
    flags: ['--select', 'mart'],
    exits: { plan: 1, apply: 1 },
    holds: ['mart', 'pad'],
  });

  scenario('select, an upstream with create inside the scope', {
    manifests: onPad,
    flags: ['--select', '+mart'],
    exits: { plan: 2, apply: 0 },
    holds: ['mart', { urn: urnOf('pad'), aspects: ['datasetProperties'] }],
  });
});

describe('prune never leaves the scope', () => {
  scenario('select, entries deleted inside and outside the scope', {
    given: [applied(declaring(orders, mart, sheet))],
    manifests: declaring('downstream: sheet, upstreams: [raw_fx]'),
    flags: ['--select', 'orders'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
    dialects: ['spec', 'datahub'],
  });

  scenario('select, a removed entry by its urn', {
    given: [applied(declaring(orders, mart))],
    manifests: withoutNames,
    flags: ['--select', urnOf('mart')],
    exits: { plan: 2, apply: 0 },
    settles: false,
    holds: ['orders', 'mart', 'sheet'],
  });

  scenario('select, a removed entry by its name, with what lies downstream', {
    given: [applied(declaring(orders, mart))],
    manifests: withoutNames,
    flags: ['--select', 'snowflake:raw_orders+1'],
    exits: { plan: 2, apply: 0 },
    settles: false,
    holds: ['orders', 'mart', 'sheet'],
  });

  scenario('exclude, a removed entry', {
    given: [applied(declaring(orders, mart))],
    manifests: withoutNames,
    flags: ['--exclude', 'orders'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });

  scenario('select, nothing declared at all', {
    given: [applied(declaring(orders, mart))],
    manifests: { 'lineage/shop.yaml': 'version: 1\nlineage: []\n' },
    flags: ['--select', 'orders'],
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });
});

describe('percentages count inside the scope', () => {
  const feeders = Array.from({ length: 10 }, (_, i) => `feeder_${i}`);
  const ingested: Step = async (world) => {
    for (const name of feeders) await ingestDataset(world, urnOf(name), []);
  };
  const names = feeders.map((name) => `  ${name}: {name: ${name}}\n`).join('');
  const fed = (kept: number): Files => ({
    'lineage/shop.yaml': `version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets:\n  orders: {name: orders}\n  mart: {name: mart}\n${names}lineage:\n  - {downstream: orders, upstreams: [${feeders.slice(0, kept)}]}\n  - {downstream: mart, upstreams: [${feeders}]}\n`,
  });

  scenario('select, a third of what is owned inside the scope and a seventh of all', {
    given: [ingested, applied(fed(10))],
    manifests: fed(7),
    flags: ['--select', 'orders'],
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario('select, a third of what is owned outside the scope', {
    given: [ingested, applied(fed(10))],
    manifests: fed(7),
    flags: ['--exclude', 'orders'],
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });
});

describe('neighbors', () => {
  scenario('select, a dataset and all that lies downstream', {
    manifests: declaring(orders, mart, sheet),
    flags: ['--select', 'mart+'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });

  scenario('select, one step upstream, without a glob', {
    manifests: declaring(orders, mart, sheet),
    flags: ['--select', '1+mart', '--select', 'sh??t', '--exclude', 'm*'],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });
});

describe('an expression that matches nothing', () => {
  scenario('select, an expression with a typing mistake', {
    manifests: declaring(orders),
    flags: ['--select', 'ordrs+', '--exclude', 'raw_fx', '--exclude', 'nothing*'],
    exits: { plan: 64, apply: 64 },
    holds: ['orders'],
  });

  scenario('select, what nobody declares and others own', {
    given: [addedByOurUser('mart', 'raw_fx')],
    manifests: {
      'lineage/shop.yaml':
        'version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage:\n  - {downstream: {name: orders}, upstreams: [{name: raw_orders}]}\n',
    },
    flags: ['--discover', 'off', '--select', 'mart'],
    exits: { plan: 64, apply: 64 },
    holds: ['mart'],
  });
});

describe('a saved plan', () => {
  scenario('select, applied from a saved plan', {
    given: [applied(declaring(mart, sheet))],
    manifests: declaring(orders),
    flags: ['--select', 'raw_orders+', '--exclude', 'sheet'],
    saved: true,
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart', 'sheet'],
  });
});

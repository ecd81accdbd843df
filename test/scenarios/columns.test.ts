import { describe } from 'vitest';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, columnsBecame, schemaGone } from '../support/scenario/steps.js';

const both = ['spec', 'datahub'] as const;
const mapping = (value: string) =>
  declaring(`downstream: orders, upstreams: [raw_orders], columns: {total: ${value}}`);
const amount = mapping('raw_orders.amount');

describe('missing columns', () => {
  scenario('a column gone from the live schema, its pair applied', {
    given: [applied(amount), columnsBecame('raw_orders', 'id', 'note')],
    manifests: amount,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('a column gone from the live schema, its pair to be made', {
    given: [columnsBecame('raw_orders', 'id', 'amounts')],
    manifests: amount,
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('a column gone from the live schema, its pair to be changed', {
    given: [applied(amount), columnsBecame('raw_orders', 'id', 'note')],
    manifests: mapping('{from: raw_orders.amount, transform: sum}'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('a wildcard without schema', {
    manifests: declaring('downstream: orders, upstreams: [sheet], columns: {"*": sheet.*}'),
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('explicit columns without schema', {
    manifests: declaring(
      'downstream: orders, upstreams: [sheet], columns: {total: sheet.sum, id: sheet.key}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('a wildcard whose schema grew', {
    given: [
      applied(
        declaring(
          'downstream: orders, upstreams: [raw_orders], columns: {"*": {from: raw_orders.*, except: [note]}}',
        ),
      ),
      columnsBecame('raw_orders', 'id', 'amount', 'note', 'total'),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {"*": {from: raw_orders.*, except: [note]}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('nested columns by their simple and their exact paths', {
    given: [
      columnsBecame(
        'raw_orders',
        '[version=2.0].[type=struct].[type=struct].buyer.[type=string].name',
        '[version=2.0].[type=struct].[type=string].id',
      ),
      columnsBecame('orders', 'buyer.name', 'id'),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {buyer.name: raw_orders.buyer.name, id: "raw_orders.[version=2.0].[type=struct].[type=string].id"}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('wildcards', () => {
  const all = declaring(
    'downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}',
  );

  scenario('a wildcard whose schema lost a column', {
    given: [applied(all), columnsBecame('raw_orders', 'id', 'amount')],
    manifests: all,
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('a wildcard whose schema is gone', {
    given: [applied(all), schemaGone('raw_orders')],
    manifests: all,
    exits: { plan: 1, apply: 1 },
    holds: ['orders'],
  });

  scenario('a wildcard that excepts what it applied before', {
    given: [applied(all)],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {"*": {from: raw_orders.*, except: [note]}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('an explicit column takes over from the wildcard that applied it', {
    given: [applied(all)],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*, note: {from: raw_orders.note, transform: trim(note)}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('wildcards from two upstreams', {
    given: [columnsBecame('raw_fx', 'id', 'rate')],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {"*": {from: [raw_orders.*, raw_fx.*]}}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });
});

describe('self lineage', () => {
  const itself =
    'columns: {total: [orders.total, raw_orders.amount], "*": {from: orders.*, except: [note]}}';

  scenario('a dataset that feeds itself', {
    manifests: declaring(
      `downstream: orders, upstreams: [orders, raw_orders], ${itself}`,
      'downstream: mart, upstreams: [mart]',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    dialects: both,
  });

  scenario('a dataset that feeds itself no more', {
    given: [
      applied(
        declaring(
          `downstream: orders, upstreams: [orders, raw_orders], ${itself}`,
          'downstream: mart, upstreams: [mart]',
        ),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
    ),
    settings: 'limits: {deletes: {percent: 100}}\n',
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });
});

describe('attributes of a pair', () => {
  scenario('a confidence with more digits than the catalog keeps', {
    manifests: mapping('{from: raw_orders.amount, confidence: 0.123456789}'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('transform changed', {
    given: [applied(mapping('{from: raw_orders.amount, transform: sum}'))],
    manifests: mapping('{from: raw_orders.amount, transform: avg}'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('confidence changed', {
    given: [applied(mapping('{from: raw_orders.amount, confidence: 0.9}'))],
    manifests: mapping('{from: raw_orders.amount, confidence: 0.1}'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('one of two pairs of a record declared no more', {
    given: [
      applied(
        declaring(
          'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: [raw_orders.amount, raw_fx.rate]}',
        ),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: raw_orders.amount}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('only marks to write', {
    given: [applied(amount)],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}, protect: true',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });
});

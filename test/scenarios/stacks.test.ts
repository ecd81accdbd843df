import { describe } from 'vitest';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import { anotherStackApplied, applied } from '../support/scenario/steps.js';

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
    given: [
      anotherStackApplied('finance', declaring(orders)),
      applied(declaring(orders)),
      anotherStackApplied('finance', declaring(mart)),
    ],
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
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {id: {from: raw_orders.id, confidence: 0.5}}',
    ),
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
    given: [
      anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_orders]')),
    ],
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
      anotherStackApplied(
        'finance',
        declaring('downstream: orders, upstreams: [raw_orders, raw_fx]'),
      ),
      applied(declaring('downstream: orders, upstreams: [raw_orders, mart]')),
    ],
    manifests: declaring('downstream: orders, upstreams: [raw_fx]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });
});

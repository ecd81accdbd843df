import { describe } from 'vitest';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied } from '../support/scenario/steps.js';

const orders = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders]';
const nothing = { 'lineage/shop.yaml': 'version: 1\nlineage: []\n' };
const lifted = (...guards: readonly string[]) => [
  ...guards.flatMap((guard) => ['--allow', guard]),
  '--reason',
  'agreed with the owners',
];

describe('guards', () => {
  scenario('protect, then the block is deleted', {
    given: [applied(declaring(`${orders}, protect: true`, mart))],
    manifests: declaring(mart),
    exits: { plan: 3, apply: 3 },
    holds: ['orders'],
  });

  scenario('protect, lifted by an applied protect false first', {
    given: [
      applied(declaring(`${orders}, protect: true`, mart)),
      applied(declaring(`${orders}, protect: false`, mart)),
    ],
    manifests: declaring(mart),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('protect, lifted by name and address', {
    given: [applied(declaring(`${orders}, protect: true`, mart))],
    manifests: declaring(mart),
    flags: lifted('protected=orders <- raw_orders', 'protected=orders.total <- raw_orders.amount'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('nothing declared while the stack owns elements', {
    given: [applied(declaring(orders, mart))],
    manifests: nothing,
    exits: { plan: 3, apply: 3 },
    holds: ['orders', 'mart'],
  });

  scenario('nothing declared, and the guard is lifted', {
    given: [applied(declaring(orders, mart))],
    manifests: nothing,
    flags: lifted('empty-desired'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('nothing declared, and the settings lift the guard', {
    given: [applied(declaring(orders, mart))],
    manifests: nothing,
    settings:
      'allowances: [{guard: empty-desired, reason: the shop is closed, until: "9999-12-31"}]\n',
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  scenario('nothing declared, and the allowance of the settings has ended', {
    given: [applied(declaring(orders, mart))],
    manifests: nothing,
    settings:
      'allowances: [{guard: empty-desired, reason: the shop is closed, until: "2001-01-01"}]\n',
    exits: { plan: 3, apply: 3 },
    holds: ['orders', 'mart'],
  });
});

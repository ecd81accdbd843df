import { describe } from 'vitest';
import { propertiesDropped } from '../support/scenario/dropping-gateway.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, ingested } from '../support/scenario/steps.js';

const mapped = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const theirs = lineage([edge('raw_fx')], [column('orders.id', ['raw_fx.day'])]);

describe('a server that drops properties', () => {
  scenario('a server that drops properties is told of at the first read-back', {
    given: [ingested('orders', theirs), propertiesDropped],
    manifests: declaring(mapped),
    exits: { plan: 2, apply: 6 },
    holds: ['orders'],
  });

  scenario('a server that drops properties, plain edges', {
    given: [propertiesDropped],
    manifests: declaring('downstream: mart, upstreams: [orders]'),
    exits: { plan: 2, apply: 6 },
    holds: ['mart'],
  });

  scenario('a server that drops properties prunes nothing', {
    given: [
      ingested('orders', theirs),
      propertiesDropped,
      applied(declaring(mapped), { exits: 6 }),
    ],
    manifests: declaring('downstream: orders, upstreams: [raw_fx]'),
    exits: { plan: 0, apply: 0 },
    holds: ['orders'],
  });

  scenario('a server that drops properties, ownership exclusive', {
    given: [ingested('orders', theirs), propertiesDropped],
    manifests: declaring(`${mapped}, ownership: exclusive`),
    flags: ['--allow', 'exclusive', '--reason', 'this downstream is ours alone'],
    exits: { plan: 2, apply: 0 },
    // Every run finds the mark missing and sets it again.
    settles: false,
    holds: ['orders'],
  });
});

import { describe } from 'vitest';
import { intentScenario } from '../support/scenario/intent.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { anotherStackApplied, applied, ingested } from '../support/scenario/steps.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders]';
const lifted = ['--allow', 'protected', '--reason', 'finance takes it over'];

describe('release', () => {
  intentScenario('release what we made and still declare', {
    command: 'release',
    given: [applied(declaring(orders, mart))],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    afterwards: [['plan', '--detailed-exitcode']],
    dialects: ['spec', 'datahub'],
  });

  intentScenario('release what we made, its entry deleted', {
    command: 'release',
    given: [applied(declaring(orders, mart))],
    manifests: declaring('downstream: sheet, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    afterwards: [['plan', '--detailed-exitcode']],
  });

  intentScenario('release what others made and we adopted', {
    command: 'release',
    given: [
      ingested(
        'orders',
        lineage(
          [
            edge('raw_orders', { properties: { job: 'nightly' } }),
            edge('raw_fx', { type: 'COPY' }),
          ],
          [column('orders.total', ['raw_orders.amount'])],
        ),
      ),
      async (world) => {
        await world.declare(declaring(orders));
        await world.headwater('adopt', '--out', 'adopt.json');
        await world.headwater('apply', 'adopt.json');
      },
    ],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    afterwards: [['plan', '--detailed-exitcode'], ['list']],
    dialects: ['spec', 'datahub'],
  });

  intentScenario('release what is protected', {
    command: 'release',
    given: [applied(declaring(`${orders}, protect: true`))],
    manifests: declaring(mart),
    exits: { plan: 3 },
    holds: ['orders'],
  });

  intentScenario('release what is protected, lifted by name', {
    command: 'release',
    given: [applied(declaring(`${orders}, protect: true`))],
    manifests: declaring(mart),
    flags: lifted,
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  intentScenario('release what is protected, lifted for the plan and not for its apply', {
    command: 'release',
    given: [applied(declaring(`${orders}, protect: true`))],
    manifests: declaring(mart),
    flags: lifted,
    meanwhile: [
      async (world) => {
        const { code } = await world.headwater('apply', 'intent.json');
        if (code !== 3) throw new Error(`the allowance came from the file: exit ${code}`);
      },
    ],
    exits: { plan: 2 },
    holds: [],
  });

  intentScenario("release beside another stack's mark", {
    command: 'release',
    given: [anotherStackApplied('finance', declaring(orders)), applied(declaring(orders, mart))],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    afterwards: [['plan', '--detailed-exitcode']],
    dialects: ['spec', 'datahub'],
  });

  intentScenario('release columns that we put on an edge of others', {
    command: 'release',
    given: [
      ingested('orders', lineage([edge('raw_orders')])),
      applied(
        declaring(
          'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}',
        ),
      ),
    ],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    afterwards: [['plan', '--detailed-exitcode']],
  });

  intentScenario('release under ownership exclusive', {
    command: 'release',
    given: [
      ingested('orders', lineage([edge('raw_orders')])),
      applied(declaring('downstream: orders, upstreams: [raw_orders]'), {
        settings: 'ownership: exclusive\n',
      }),
    ],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  intentScenario('release where nothing is ours, and no upstreams are declared', {
    command: 'release',
    given: [ingested('orders', lineage([edge('raw_orders')]))],
    manifests: declaring('downstream: orders, upstreams: []'),
    exits: { plan: 0 },
    holds: [],
  });

  intentScenario('release, an edge that is ours only since', {
    command: 'release',
    given: [applied(declaring(mart))],
    meanwhile: [applied(declaring(mart, orders))],
    manifests: declaring('downstream: sheet, upstreams: [mart]'),
    exits: { plan: 2, apply: 0 },
    settles: false,
    holds: ['mart', 'orders'],
  });
});

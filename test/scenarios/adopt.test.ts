import { describe } from 'vitest';
import { intentScenario } from '../support/scenario/intent.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { anotherStackApplied, applied, ingested } from '../support/scenario/steps.js';

const plain = 'downstream: orders, upstreams: [raw_orders, raw_fx]';
const mapped =
  'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id, total: raw_orders.amount}';

describe('adopt', () => {
  intentScenario('adopt an edge that ingestion made', {
    command: 'adopt',
    given: [
      ingested(
        'orders',
        lineage([edge('raw_orders'), edge('raw_fx', { properties: { job: 'nightly' } })]),
      ),
    ],
    manifests: declaring(plain),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    afterwards: [['plan', '--detailed-exitcode']],
    dialects: ['spec', 'datahub'],
  });

  intentScenario('adopt an edge with its columns', {
    command: 'adopt',
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders'), edge('mart')],
          [
            column('orders.id', ['raw_orders.id']),
            column('orders.total', ['raw_orders.amount', 'mart.revenue']),
          ],
        ),
      ),
    ],
    manifests: declaring(mapped),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  intentScenario(
    'adopt what can be adopted: another type, another confidence, a record of several columns stay',
    {
      command: 'adopt',
      given: [
        ingested(
          'orders',
          lineage(
            [edge('raw_orders'), edge('raw_fx', { type: 'VIEW' })],
            [
              column('orders.id', ['raw_orders.id']),
              column('orders.total', ['raw_orders.amount'], { confidenceScore: 0.4 }),
              column('orders.note', ['raw_orders.note'], {
                downstreamType: 'FIELD_SET',
                downstreams: [
                  'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD),note)',
                  'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD),id)',
                ],
              }),
            ],
          ),
        ),
      ],
      manifests: declaring(
        'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {id: raw_orders.id, total: raw_orders.amount, note: raw_orders.note}',
      ),
      exits: { plan: 2, apply: 0 },
      holds: ['orders'],
      dialects: ['spec', 'datahub'],
    },
  );

  intentScenario('adopt where nothing is to be adopted, and other things are to be done', {
    command: 'adopt',
    given: [applied(declaring('downstream: orders, upstreams: [raw_orders]'))],
    manifests: declaring(plain, 'downstream: mart, upstreams: [orders]'),
    exits: { plan: 0 },
    holds: ['orders'],
  });

  intentScenario('adopt beside another stack', {
    command: 'adopt',
    given: [
      anotherStackApplied('finance', declaring(mapped)),
      ingested('mart', lineage([edge('orders')])),
    ],
    manifests: declaring(mapped, 'downstream: mart, upstreams: [orders], protect: true'),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  intentScenario('adopt under ownership exclusive removes nothing', {
    command: 'adopt',
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders'), edge('mart')],
          [column('orders.id', ['raw_orders.id']), column('orders.id', ['mart.id'])],
        ),
      ),
    ],
    settings: 'ownership: exclusive\n',
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  intentScenario('adopt, then the entry is deleted', {
    command: 'adopt',
    given: [
      ingested(
        'orders',
        lineage([edge('raw_orders'), edge('raw_fx')], [column('orders.id', ['raw_orders.id'])]),
      ),
    ],
    manifests: declaring(
      'downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}',
    ),
    exits: { plan: 2, apply: 0 },
    holds: [],
    afterwards: [
      (world) => world.declare(declaring('downstream: mart, upstreams: [orders]')),
      ['apply', '--auto-approve'],
    ],
  });

  intentScenario('adopt an edge that went before it was applied, and one that came', {
    command: 'adopt',
    given: [ingested('orders', lineage([edge('raw_orders')]))],
    manifests: declaring(plain),
    meanwhile: [ingested('orders', lineage([edge('raw_fx')]))],
    exits: { plan: 2, apply: 0 },
    settles: false,
    holds: ['orders'],
  });
});

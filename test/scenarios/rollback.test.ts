import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { rollbackScenario } from '../support/scenario/intent.js';
import { declaring, tables } from '../support/scenario/manifests.js';
import { receiptCutOff, receiptsOf } from '../support/scenario/receipts.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import {
  addedByOurUser,
  anotherStackApplied,
  applied,
  describedBy,
  hardDeleted,
  ingested,
  removedByHand,
} from '../support/scenario/steps.js';

const orders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}], columns: {id: raw_orders.id, total: {from: raw_orders.amount, transform: sum}}';
const otherwise =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: VIEW}], columns: {id: {from: raw_orders.id, confidence: 0.5}, total: {from: raw_orders.amount, transform: avg}}';
const mart = 'downstream: mart, upstreams: [orders]';
const theirs = lineage(
  [edge('mart', { type: 'VIEW', properties: { job: 'nightly' } })],
  [column('orders.note', ['mart.id']), column('orders.note', [], { upstreamType: 'NONE' })],
);

describe('rollback', () => {
  rollbackScenario('rollback of a first apply', {
    given: [ingested('orders', theirs)],
    applies: applied(declaring(orders, mart)),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    afterwards: [['list']],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback that brings self lineage back, from a receipt that nobody edited', {
    given: [
      applied(
        declaring('downstream: mart, upstreams: [mart, orders], columns: {revenue: mart.id}'),
      ),
    ],
    applies: applied(declaring('downstream: mart, upstreams: [orders]')),
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  const sources = '[raw_orders.id, raw_orders.amount, raw_orders.note, raw_fx.day]';
  const wide = `downstream: orders, upstreams: [raw_orders, raw_fx], columns: {id: ${sources}, total: ${sources}, note: ${sources}}`;
  const lifted = ['--allow', 'mass-delete', '--reason', 'the first apply was a mistake'];

  rollbackScenario('rollback of a large first apply, approved when it is planned', {
    applies: applied(declaring(wide)),
    flags: lifted,
    applyFlags: [],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of a large first apply, approved when it is applied', {
    applies: applied(declaring(wide)),
    applyFlags: lifted,
    exits: { plan: 3, apply: 0 },
    holds: ['orders'],
  });

  rollbackScenario('rollback of a large first apply that nobody approved', {
    applies: applied(declaring(wide)),
    exits: { plan: 3, apply: 3 },
    settles: false,
    restores: false,
    holds: ['orders'],
  });

  rollbackScenario('rollback of an update of types, transforms and confidences', {
    given: [ingested('orders', theirs), applied(declaring(orders))],
    applies: applied(declaring(otherwise)),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of a prune', {
    given: [
      ingested(
        'orders',
        lineage(
          [
            edge('raw_orders', {
              properties: { job: 'nightly', Zone: 'ü' },
              query: 'urn:li:query:q',
            }),
          ],
          [],
        ),
      ),
      async (world) => {
        await world.declare(declaring(orders));
        await world.headwater('adopt', '--out', 'adopt.json');
        await world.headwater('apply', 'adopt.json');
      },
      applied(declaring(orders)),
    ],
    applies: applied(declaring(mart)),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of an exclusive removal', {
    given: [
      ingested(
        'orders',
        lineage(
          [edge('raw_orders'), edge('mart', { type: 'VIEW', properties: { job: 'nightly' } })],
          [
            column('orders.id', ['mart.id', 'raw_orders.id']),
            column('orders.note', ['mart.id'], { confidenceScore: 0.25 }),
          ],
        ),
      ),
    ],
    applies: applied(
      declaring('downstream: orders, upstreams: [raw_orders], ownership: exclusive'),
      {
        flags: ['--allow', 'exclusive', '--reason', 'ours alone'],
      },
    ),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of a made dataset', {
    applies: applied({
      'lineage/sheet.yaml': `${tables}  plan_sheet: {name: plan_sheet, create: true, description: by hand, columns: {month: date}}\nlineage:\n  - {downstream: orders, upstreams: [plan_sheet]}\n`,
    }),
    exits: { plan: 2, apply: 0 },
    holds: ['orders', { urn: urnOf('plan_sheet'), aspects: ['datasetProperties'] }],
    restores: false,
  });

  rollbackScenario('rollback of a dataset brought in line', {
    given: [applied(sheet('as it was', 'month: date'))],
    applies: applied(sheet('as it is', 'month: date, rate: number')),
    exits: { plan: 2, apply: 0 },
    holds: [{ urn: urnOf('plan_sheet'), aspects: ['datasetProperties', 'schemaMetadata'] }],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of a dataset brought in line, described by others since', {
    given: [applied(sheet('as it was', 'month: date'))],
    applies: applied(sheet('as it is', 'month: date, rate: number')),
    since: [
      describedBy('plan_sheet', {
        description: 'by a steward',
        customProperties: { headwater: 'shop', steward: 'jane' },
      }),
    ],
    exits: { plan: 2, apply: 0 },
    holds: [{ urn: urnOf('plan_sheet'), aspects: ['datasetProperties', 'schemaMetadata'] }],
    restores: false,
  });

  rollbackScenario('rollback of an apply after which an element was changed', {
    applies: applied(declaring(orders, mart)),
    since: [
      removedByHand('mart', 'orders'),
      applied(declaring(orders.replace('COPY', 'VIEW'), mart)),
      ingested('mart', lineage([edge('orders')])),
    ],
    receipt: ([first]) => first,
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    restores: false,
  });

  rollbackScenario("rollback of an apply of two stacks' shared edge", {
    given: [anotherStackApplied('finance', declaring(orders))],
    applies: applied(declaring(orders)),
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of what another stack needs by now', {
    applies: applied(declaring(orders)),
    since: [
      anotherStackApplied(
        'finance',
        declaring('downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}'),
      ),
    ],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    restores: false,
  });

  rollbackScenario("rollback of a killed run's receipt", {
    given: [ingested('orders', theirs)],
    applies: applied(declaring(orders, mart)),
    since: [receiptCutOff],
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
  });

  rollbackScenario('rollback of a run that was killed between an edge and its mark', {
    applies: applied(declaring(mart)),
    since: [receiptCutOff, removedByHand('mart', 'orders'), addedByOurUser('mart', 'orders')],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  rollbackScenario('rollback of what was released since', {
    applies: applied(declaring(mart)),
    since: [
      async (world) => {
        await world.headwater('release', '--select', '*', '--out', 'release.json');
        await world.headwater('apply', 'release.json');
      },
    ],
    receipt: ([first]) => first,
    exits: { plan: 0 },
    holds: ['mart'],
    restores: false,
  });

  rollbackScenario('rollback of a rollback', {
    given: [applied(declaring(orders)), applied(declaring(otherwise, mart))],
    applies: async (world) => {
      await world.headwater(
        'rollback',
        (await receiptsOf(world)).at(-1) ?? '',
        '--out',
        'undo.json',
      );
      await world.headwater('apply', 'undo.json');
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders', 'mart'],
    afterwards: [['plan', '--detailed-exitcode']],
    dialects: ['spec', 'datahub'],
  });

  rollbackScenario('rollback of an adoption', {
    given: [
      ingested('orders', lineage([edge('raw_orders')], [column('orders.id', ['raw_orders.id'])])),
    ],
    applies: async (world) => {
      await world.declare(
        declaring('downstream: orders, upstreams: [raw_orders], columns: {id: raw_orders.id}'),
      );
      await world.headwater('adopt', '--out', 'adopt.json');
      await world.headwater('apply', 'adopt.json');
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  rollbackScenario('rollback of a release', {
    given: [applied(declaring(`${orders}, protect: true`))],
    applies: async (world) => {
      const lifted = ['--allow', 'protected', '--reason', 'r'];
      await world.headwater('release', '--select', '*', '--out', 'release.json', ...lifted);
      await world.headwater('apply', 'release.json', ...lifted);
    },
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
  });

  rollbackScenario('rollback of what was protected', {
    applies: applied(declaring(`${mart}, protect: true`)),
    exits: { plan: 3 },
    holds: [],
  });

  rollbackScenario('rollback of a prune whose upstream is gone', {
    given: [applied(declaring(orders))],
    applies: applied(declaring(mart)),
    since: [hardDeleted('raw_fx')],
    exits: { plan: 2, apply: 0 },
    holds: ['orders'],
    restores: false,
  });
});

/** A manifest that creates a dataset and derives another from it. */
function sheet(description: string, columns: string): Readonly<Record<string, string>> {
  return {
    'lineage/sheet.yaml': `${tables}  plan_sheet: {name: plan_sheet, create: true, description: ${description}, columns: {${columns}}}\nlineage:\n  - {downstream: orders, upstreams: [plan_sheet]}\n`,
  };
}

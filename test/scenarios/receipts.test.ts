import { describe, expect } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { rollbackScenario } from '../support/scenario/intent.js';
import { declaring } from '../support/scenario/manifests.js';
import { receiptEdited, receiptGone, receiptsOf } from '../support/scenario/receipts.js';
import { edge, lineage } from '../support/scenario/records.js';
import { applied, ingested, removedByHand } from '../support/scenario/steps.js';
import { runningCatalog } from '../support/server/catalog.js';

const mart = 'downstream: mart, upstreams: [orders, raw_fx]';

describe('a rollback', () => {
  rollbackScenario('rollback in another catalog', {
    applies: applied(declaring(mart)),
    since: [
      async (world) => {
        world.url = (await runningCatalog()).url;
      },
    ],
    exits: { plan: 4 },
    holds: [],
  });

  rollbackScenario('rollback by another stack', {
    applies: applied(declaring(mart)),
    settings: 'stack: store\n',
    exits: { plan: 4 },
    holds: [],
  });

  rollbackScenario('rollback of a receipt that is damaged', {
    applies: applied(declaring(mart)),
    since: [receiptEdited((text) => text.replace('"event":"outcome"', '"event":"outcom'))],
    exits: { plan: 64 },
    holds: [],
  });

  rollbackScenario('rollback of a receipt that was edited by hand', {
    applies: applied(declaring(mart)),
    since: [receiptEdited((text) => text.replaceAll('"owned":true', '"owned":"yes"'))],
    exits: { plan: 64 },
    holds: [],
  });

  rollbackScenario('rollback of a receipt that was forged: no mark of another stack comes of it', {
    given: [applied(declaring(mart))],
    applies: applied(declaring('downstream: mart, upstreams: [orders]')),
    since: [receiptEdited((text) => text.replaceAll('{\\"shop\\":', '{\\"finance\\":'))],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  rollbackScenario('rollback of a receipt that was forged: no self lineage comes of it', {
    given: [
      applied(
        declaring('downstream: mart, upstreams: [orders, raw_fx], columns: {id: raw_fx.day}'),
      ),
    ],
    applies: applied(declaring('downstream: mart, upstreams: [orders]')),
    since: [receiptEdited((text) => text.replaceAll(urnOf('raw_fx'), urnOf('mart')))],
    exits: { plan: 0 },
    holds: ['mart'],
  });

  rollbackScenario('rollback of a receipt that was forged: self lineage that the apply made goes', {
    applies: applied(
      declaring('downstream: mart, upstreams: [mart, orders], columns: {revenue: mart.id}'),
    ),
    since: [receiptEdited((text) => text.replace('"exitCode":0', '"exitCode":1'))],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  rollbackScenario(
    'rollback of a receipt of format 1.0, which has no digests: no self lineage comes of it',
    {
      given: [
        applied(
          declaring('downstream: mart, upstreams: [mart, orders], columns: {revenue: mart.id}'),
        ),
      ],
      applies: applied(declaring('downstream: mart, upstreams: [orders]')),
      since: [
        receiptEdited((text) =>
          text
            .replaceAll(/,"digest":"sha256:[0-9a-f]+"/g, '')
            .replace('"formatVersion":"2.1"', '"formatVersion":"1.0"')
            .replace('"kind":"receipt",', ''),
        ),
      ],
      exits: { plan: 0 },
      holds: ['mart'],
      afterwards: [
        async (world) =>
          expect(
            (await world.headwater('show', (await receiptsOf(world)).at(-1) ?? '')).stdout,
          ).not.toContain('HW5016'),
      ],
    },
  );

  rollbackScenario(
    'rollback of a receipt whose words were edited: it is planned as any other, and says so',
    {
      applies: applied(declaring(mart)),
      since: [receiptEdited((text) => text.replace('"startedAt":"2', '"startedAt":"1'))],
      exits: { plan: 2, apply: 0 },
      holds: [],
      afterwards: [
        async (world) =>
          expect(
            (await world.headwater('show', (await receiptsOf(world))[0] ?? '')).stdout,
          ).toContain('HW5016'),
      ],
    },
  );

  rollbackScenario('rollback whose receipt changed between the plan and its apply', {
    applies: applied(declaring(mart)),
    meanwhile: [receiptEdited((text) => `${text}\n`)],
    exits: { plan: 2, apply: 4 },
    holds: ['mart'],
    restores: false,
  });

  rollbackScenario('rollback whose receipt is gone when it is applied', {
    applies: applied(declaring(mart)),
    meanwhile: [receiptGone],
    exits: { plan: 2, apply: 4 },
    holds: [],
    restores: false,
  });

  rollbackScenario('rollback after the plan of which somebody removed an edge', {
    applies: applied(declaring(mart)),
    meanwhile: [removedByHand('mart', 'orders')],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

  rollbackScenario(
    'rollback after the plan of which somebody made an edge that was to be put back',
    {
      given: [applied(declaring(mart))],
      applies: applied(declaring('downstream: mart, upstreams: [orders]')),
      meanwhile: [ingested('mart', lineage([edge('raw_fx')]))],
      exits: { plan: 2, apply: 0 },
      holds: ['mart'],
      restores: false,
    },
  );
});

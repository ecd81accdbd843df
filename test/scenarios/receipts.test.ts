import { describe } from 'vitest';
import { rollbackScenario } from '../support/scenario-intent.js';
import { declaring } from '../support/scenario-manifests.js';
import { receiptEdited, receiptGone } from '../support/scenario-receipts.js';
import { edge, lineage } from '../support/scenario-records.js';
import { applied, ingested, removedByHand } from '../support/scenario-steps.js';
import { runningCatalog } from '../support/server-catalog.js';

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
    since: [receiptEdited((text) => text.replaceAll('"before":null', '"before":"nothing"'))],
    exits: { plan: 64 },
    holds: [],
  });

  rollbackScenario('rollback of a receipt that was forged: no mark of another stack comes of it', {
    given: [applied(declaring(mart))],
    applies: applied(declaring('downstream: mart, upstreams: [orders]')),
    since: [receiptEdited((text) => text.replaceAll('{\\\\\\"shop\\\\\\":', '{\\\\\\"finance\\\\\\":'))],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
  });

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

  rollbackScenario('rollback after the plan of which somebody made an edge that was to be put back', {
    given: [applied(declaring(mart))],
    applies: applied(declaring('downstream: mart, upstreams: [orders]')),
    meanwhile: [ingested('mart', lineage([edge('raw_fx')]))],
    exits: { plan: 2, apply: 0 },
    holds: ['mart'],
    restores: false,
  });
});

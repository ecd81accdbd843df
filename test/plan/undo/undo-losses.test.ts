import { it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import { columnRecord, marked, withRecords } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';

const EMPTY: UpstreamLineage = { upstreams: [] };

/** The plan that rolls back an apply that undid and brought back these records of others. */
function rolledBack(lost: UpstreamLineage, returned = EMPTY): Plan {
  const about = { unit: 'lineage', urn: urnOf('orders') } as const;
  const events: readonly ReceiptEvent[] = [
    { ...about, event: 'before', version: '-1', upstreamLineage: null, changes: [] },
    { ...about, event: 'lost', lost, returned },
  ];
  return planOf(desire([]), observe(present('orders', EMPTY), 'theirs', 'raw'), {
    intent: { kind: 'rollback', undo: undoFromReceipt(events, true) },
  });
}

it('the rollback of an apply restores what it undid of others, and counts what it cannot', async () => {
  const nightly = columnRecord('orders.total', ['theirs.amount'], {
    query: 'urn:li:query:nightly',
  });
  const returned = lineageOf(recordOf('raw'));
  await expectStories(import.meta, 'losses', {
    'edges and column pairs come back, without any mark': rolledBack(
      withRecords(
        lineageOf(marked('theirs', { mart: { edge: true, pairs: [] } })),
        columnRecord('orders.total', ['theirs.amount']),
      ),
    ),
    'a record that no plan restores, and one that came back': rolledBack(
      withRecords(lineageOf(), nightly),
      returned,
    ),
    'a single record that came back': rolledBack(EMPTY, returned),
    'an edge to something else than a dataset': rolledBack({
      upstreams: [{ ...recordOf('x'), dataset: 'urn:li:dataJob:(f,j)' }],
    }),
  });
});

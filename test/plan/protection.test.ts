import { it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import type { UpstreamRecord } from '../../src/model/upstream-lineage.js';
import type { Plan } from '../../src/plan/document/plan.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/model/lineage-builders.js';
import { desire, lineageOf, observe, present, unitOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { expectStories } from '../support/plan/plan-story.js';

const pairs = [fingerprintOf('orders.a', 'raw.a'), fingerprintOf('orders.b', 'raw.b')].sort();
const guarded = marked('raw', { shop: { edge: true, pairs, protect: true } });
const records = [columnRecord('orders.a', ['raw.a']), columnRecord('orders.b', ['raw.b'])];

it('lineage applied with protect: true is not removed, and may be changed', async () => {
  const onOthers = marked('raw', { shop: { pairs, protect: true } });
  const shared = marked('raw', { finance: { edge: true }, shop: { edge: true, protect: true } });
  const lifted = withColumns(
    unitOf('orders', 'raw'),
    mapping('a', ['raw.a'], { confidence: 0.5 }),
    mapping('b', ['raw.b']),
  );
  const fewer = withColumns({ ...unitOf('orders', 'raw'), protect: true }, mapping('a', ['raw.a']));
  await expectStories(import.meta, 'protected', {
    'pair by pair': planAgainst(guarded, [fewer]),
    'from an edge of others': planAgainst(onOthers, []),
    'by leaving it to another stack that still declares it': planAgainst(shared, []),
    'its values change, and its protection is lifted': planAgainst(guarded, [lifted]),
  });
});

function planAgainst(upstream: UpstreamRecord, units: readonly DesiredUnit[]): Plan {
  // Something else is declared too. Otherwise the guard for empty manifests would trip.
  const declared = desire([...units, unitOf('mart')]);
  const orders = present('orders', withRecords(lineageOf(upstream), ...records));
  const schemas = { orders: ['a', 'b'], raw: ['a', 'b'] };
  return planOf(declared, withSchemas(observe('raw', 'mart', orders), schemas));
}

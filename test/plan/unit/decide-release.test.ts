import { expect, it } from 'vitest';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { columnRecord, marked, withRecords } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { plannedOrders, record, total } from '../../support/plan/planned-orders.js';

const intent = { kind: 'release' } as const;
const unit = unitOf('orders', 'raw');
const ofUs = recordOf('raw', 'TRANSFORMED', us);
const both = { shop: { edge: true }, finance: { edge: true } };

/** The release of `orders`, beside `raw` and `fx`. */
function released(
  lineage: UpstreamLineage,
  declared: DesiredUnit | null = null,
  more: PlanExtras = {},
): Plan {
  return plannedOrders(declared, lineage, { intent, ...more });
}

/** An edge of ours whose mark names the pair, with these records. */
const mapped = (...records: readonly FineGrainedRecord[]) =>
  withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })), ...records);

it('a release takes our marks away, and nothing else', async () => {
  const summed = columnRecord('orders.total', ['raw.amount'], {
    transformOperation: 'SUM',
    confidenceScore: 0.5,
  });
  const adopted = { ...record, query: 'urn:li:query:q' };
  const underOldName = lineageOf(marked('raw', { old: { pairs: [total] } }));
  const protecting = { shop: { edge: true, pairs: [total], protect: true } };
  const held = (id: string) =>
    released(withRecords(lineageOf(marked('raw', protecting)), record), null, {
      held: new Set([id]),
    });
  const hidden = observe(present('orders', lineageOf(marked('raw'))), unknown('hidden'));
  await expectStories(import.meta, 'released', {
    'columns of others on an edge of ours stay theirs': released(
      mapped(record, columnRecord('orders.tax', ['raw.amount'])),
    ),
    'columns on an edge of others, under an earlier name': released(
      withRecords(underOldName, record),
      null,
      { settings: { formerly: ['old'] } },
    ),
    'a mark that names missing elements': released(
      lineageOf(marked('raw', { shop: { pairs: [total] } })),
    ),
    "a pair that was adopted keeps another record's values": released(
      withRecords(lineageOf(marked('raw', { shop: { pairs: [total] } })), summed, adopted),
    ),
    'an edge whose mark cannot be read is left': released(
      lineageOf({ ...recordOf('raw'), properties: { headwater: 'nonsense' } }),
      unit,
    ),
    'the edge was not approved, and keeps its mark': held(`${urnOf('orders')} <- ${urnOf('raw')}`),
    'the pair was not approved, and stays in the mark': held(
      `${record.downstreams?.[0]} <- ${record.upstreams?.[0]}`,
    ),
    'discovery was left out, and a dataset is hidden': planOf(
      desire([]),
      { ...hidden, discovered: false },
      { intent, settings: { prune: false } },
    ),
  });
});

it('removes nothing, so the guards for large removals and empty stacks do not apply', () => {
  const names = Array.from({ length: 60 }, (_, i) => `u${i}`);
  const { changes, guards } = released(lineageOf(...names.map((name) => marked(name))));
  expect(changes).toHaveLength(60);
  expect(guards).toEqual([]);
});

it('a release warns that the next apply takes an edge back, and else not', async () => {
  const exclusively = { settings: { ownership: 'exclusive' } } as const;
  const formerly = { settings: { formerly: ['old'] } };
  const view = recordOf('raw', 'VIEW', us);
  await expectStories(import.meta, 'released-still-declared', {
    'our user made the edge': released(lineageOf(marked(ofUs)), unit),
    'our user made it, with another type': released(lineageOf(marked(view)), unit),
    'another stack has it too': released(lineageOf(marked('raw', both)), unit),
    'ownership is exclusive': released(lineageOf(marked('raw')), {
      ...unit,
      ownership: 'exclusive',
    }),
    'ownership is exclusive by the settings': released(lineageOf(marked('raw')), unit, exclusively),
    'it carries an earlier name of ours': released(
      lineageOf(marked(ofUs, { old: { edge: true } })),
      unit,
      formerly,
    ),
    'not if others made the edge': released(lineageOf(marked('raw')), unit),
    'not if it is no longer declared': released(lineageOf(marked(ofUs)), unitOf('orders', 'fx')),
    'not if it is not ours': released(lineageOf(ofUs), unit),
    'not if another stack has it with another type': released(lineageOf(marked(view, both)), unit),
    'not if the entry overrides the settings': released(
      lineageOf(marked('raw')),
      { ...unit, ownership: 'shared' },
      exclusively,
    ),
  });
});

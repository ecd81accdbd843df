import { it } from 'vitest';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../../src/model/upstream-lineage.js';
import {
  fieldOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  us,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import {
  mapped,
  orders,
  plannedOrders as planned,
  record,
  total,
} from '../../support/plan/planned-orders.js';

const intent = { kind: 'adopt' } as const;
const adopted = (unit: DesiredUnit, lineage: UpstreamLineage) => planned(unit, lineage, { intent });
const copied = unitOf('orders', edgeFrom('raw', 'VIEW'));
const finance = (pairs: readonly string[]) => marked('raw', { finance: { edge: true, pairs } });
const garbled = { ...recordOf('raw'), properties: { headwater: 'nonsense' } };
const several = {
  downstreamType: 'FIELD_SET',
  downstreams: [fieldOf('orders.total'), fieldOf('orders.x')],
};

it('an adoption sets marks on what is there as declared', async () => {
  const withTotal = (more: Partial<FineGrainedRecord>) =>
    adopted(mapped, withRecords(lineageOf(marked('raw')), { ...record, ...more }));
  const exclusive = { ...mapped, ownership: 'exclusive' } as const;
  await expectStories(import.meta, 'adopted', {
    'pairs on an edge that is ours already': withTotal({}),
    "pairs on an edge that stays another writer's": adopted(
      mapped,
      withRecords(lineageOf(recordOf('raw', 'VIEW')), record),
    ),
    'a pair in a record of several columns, which stays as it is': withTotal(several),
    'a pair in a record with a query, which stays as it is': withTotal({ query: 'urn:li:query:q' }),
    'not a pair of another confidence': adopted(
      mapped,
      withRecords(lineageOf('raw'), { ...record, confidenceScore: 0.5 }),
    ),
    'not a pair of another transform': adopted(
      withColumns(orders, mapping('total', ['raw.amount'], { transform: 'SUM' })),
      withRecords(lineageOf('raw'), record),
    ),
    'what our user made': adopted(orders, lineageOf(recordOf('raw', 'TRANSFORMED', us))),
    'what another stack has too': adopted(mapped, withRecords(lineageOf(finance([total])), record)),
    'what the unit has exclusively': adopted(exclusive, withRecords(lineageOf('raw', 'x'), record)),
  });
});

it('an adoption changes nothing else', async () => {
  const none = (unit: DesiredUnit, ...records: readonly (string | UpstreamRecord)[]) =>
    adopted(unit, lineageOf(...records));
  const outdated = { shop: { edge: true, pairs: [total], protect: true } };
  await expectStories(import.meta, 'not-adopted', {
    'an edge is missing': none(orders, 'fx'),
    'an edge is ours with another type': none(copied, marked('raw')),
    'an edge is ours and no longer declared': none(unitOf('orders', 'fx'), marked('raw')),
    'an edge belongs to another stack with another type': none(copied, finance([])),
    'an edge would only be removed by exclusive ownership': none(
      { ...unitOf('orders'), ownership: 'exclusive' },
      'raw',
    ),
    'an edge has an outdated mark': none(orders, marked('raw', outdated)),
    'pairs lack their edge': adopted(mapped, withRecords(lineageOf(), record)),
    'an edge is completely as declared': adopted(
      mapped,
      withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })), record),
    ),
    'a mark cannot be read': adopted(mapped, withRecords(lineageOf(garbled), record)),
  });
});

it('an adoption reads declared downstreams, and needs the datasets of existing edges', async () => {
  const desired = desire(
    [unitOf('orders', 'raw', 'gone'), unitOf('nowhere', 'raw')],
    [named('sheet', { columns: [] })],
  );
  const missing = ['gone', 'nowhere', 'sheet'].map((name) => absent(name));
  const hiding = (...hidden: readonly string[]) =>
    planOf(desire([orders]), observe('raw', 'orders', ...hidden.map((name) => unknown(name))), {
      intent,
    });
  const mart = present('mart', lineageOf(marked('raw'), 'fx'));
  const readings = observe('raw', present('orders', lineageOf('raw')), mart);
  await expectStories(import.meta, 'adopted-datasets', {
    'datasets of other edges may be missing, and none is created': planOf(
      desired,
      observe('raw', ...missing, present('orders', lineageOf('raw'))),
      { intent },
    ),
    'a dataset of an edge was hard-deleted, or is hidden': planOf(
      desired,
      observe('raw', absent('gone'), present('orders', lineageOf('gone'))),
      { intent },
    ),
    'a downstream is hidden': hiding('orders'),
    'another dataset is hidden': hiding('elsewhere'),
    'the rest of the catalog was not asked': planOf(
      desire([orders]),
      { ...readings, discovered: false },
      { intent },
    ),
  });
});

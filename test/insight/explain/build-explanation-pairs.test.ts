import { test } from 'vitest';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { expectExplanations, explainAddress } from '../../support/insight/explain-address.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';

const unit = withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']));
const state = desire([unit]);

/** A catalog in which `orders` has this edge and these column records. */
const holding = (edge: UpstreamRecord, ...records: Parameters<typeof withRecords>[1][]) =>
  observe(present('orders', withRecords(lineageOf(edge), ...records)), 'raw');

test('a pair is explained as the planner decides it', async () => {
  const twice = withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']), {
    ...mapping('a', ['raw.a'], { transform: 'sum' }),
    place: at(8),
  });
  const pairs = [fingerprintOf('orders.a', 'raw.a')];
  const record = columnRecord('orders.a', ['raw.a']);
  const columns = [{ fieldPath: 'a', type: 'string' as const, nativeType: 'string' }];
  await expectExplanations(import.meta, 'pairs', {
    'declared with two transforms is one pair in conflict': explainAddress(
      'orders.a <- raw.a',
      desire([twice]),
      holding(marked('raw'), record),
    ),
    'shows every record that holds it, in any spelling': explainAddress(
      'orders.a',
      state,
      holding(
        marked('raw'),
        columnRecord('orders.a', ['raw.a'], { query: 'urn:li:query:q' }),
        columnRecord('orders.b', ['raw.a']),
        columnRecord('orders.[version=2.0].[type=int].a', ['raw.b', 'raw.a'], {
          transformOperation: 'sum',
        }),
      ),
    ),
    'lists the marks of several stacks': explainAddress(
      'orders.a',
      state,
      holding(marked('raw', { shop: { edge: true, pairs }, alpha: { pairs } }), record),
    ),
    'is decided as without lineage if the downstream was not read': explainAddress(
      'orders.a',
      state,
      observe('raw'),
    ),
    'of a dataset that we create is resolved in its declared columns': explainAddress(
      'orders.a',
      desire([unit], [named('raw', { columns })]),
      observe('orders', absent('raw')),
    ),
    'that no schema has is unreadable if the downstream is': explainAddress('orders.a', state, {
      ...observe(unknown('orders'), 'raw'),
      schemas: new Map([[urnOf('raw'), ['b']]]),
    }),
  });
});

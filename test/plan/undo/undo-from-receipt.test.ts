import { expect, test } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type {
  DatasetChange,
  EdgeChange,
  LineageChange,
  PairChange,
} from '../../../src/plan/document/change.js';
import type { ReceiptEvent, UnitOutcomeKind } from '../../../src/plan/document/receipt.js';
import { datasetsToRead, undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import { expectGolden } from '../../support/golden.js';
import {
  columnRecord,
  fieldOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf } from '../../support/model/state-builders.js';
import { shortened } from '../../support/plan/plan-story.js';
import {
  ourPair,
  ours,
  theirPair,
  theirs,
  undoing,
  undoneDataset,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

function read(
  name: string,
  lineage: UpstreamLineage | null,
  ...changes: readonly LineageChange[]
): ReceiptEvent {
  return {
    event: 'before',
    unit: 'lineage',
    urn: urnOf(name),
    version: '1',
    upstreamLineage: lineage,
    changes,
  };
}

function outcome(
  name: string,
  kind: UnitOutcomeKind,
  unit: 'lineage' | 'entity' = 'lineage',
): ReceiptEvent {
  return { event: 'outcome', unit, urn: urnOf(name), outcome: kind };
}

function edge(
  upstream: string,
  was: EdgeChange['before'],
  became: EdgeChange['after'],
): EdgeChange {
  const ends = { downstream: urnOf('orders'), upstream: urnOf(upstream) };
  return {
    element: 'edge',
    kind: 'update',
    address: `orders <- ${upstream}`,
    reason: 'differs',
    ...ends,
    place: null,
    before: was,
    after: became,
  };
}

function pair(was: PairChange['before'], became: PairChange['after']): PairChange {
  const ends = { downstream: urnOf('orders'), upstream: urnOf('raw') };
  const fields = { downstreamField: fieldOf('orders.total'), upstreamField: fieldOf('raw.amount') };
  return {
    element: 'pair',
    kind: 'update',
    address: 'a <- b',
    reason: 'differs',
    ...ends,
    ...fields,
    place: null,
    before: was,
    after: became,
  };
}

function dataset(was: DatasetChange['before'], became: DatasetChange['after']): ReceiptEvent {
  const change: DatasetChange = {
    element: 'dataset',
    kind: 'update',
    address: 'sheet',
    reason: 'content-differs',
    urn: urnOf('sheet'),
    place: null,
    before: was,
    after: became,
  };
  return { event: 'before', unit: 'entity', urn: urnOf('sheet'), change };
}

/** Compares the undo of each receipt, under its title, with `goldens/<name>.txt`. */
async function expectUndos(
  name: string,
  receipts: Readonly<Record<string, readonly ReceiptEvent[]>>,
): Promise<void> {
  const told = Object.entries(receipts).map(([title, events]) => {
    const { units, datasets } = undoFromReceipt(events);
    const lines = [...units].flatMap(([urn, { isProven, edges, pairs }]) => [
      `${urn} ${isProven ? 'proven' : 'not proven'}`,
      ...[...edges, ...pairs].map(([key, undone]) => `  ${key}: ${JSON.stringify(undone)}`),
    ]);
    const told = [...lines, ...datasets.map((one) => `dataset ${JSON.stringify(one)}`)];
    return [title, shortened(told.join('\n') || 'nothing')];
  });
  await expectGolden(import.meta, name, Object.fromEntries(told));
}

test('the undo from a receipt has the earlier and the later value of each element', async () => {
  const record = { ...recordOf('raw'), properties: { job: 'nightly' } };
  const others = marked(record, { shop: { edge: true }, finance: { edge: true } });
  const sum = { ...ourPair, transform: 'SUM' };
  const content = { columns: [] };
  const described = { ...content, description: 'x' };
  await expectUndos('values', {
    'edges, with their earlier records': [
      read(
        'orders',
        lineageOf('raw', 'fx', 'raw'),
        edge('raw', theirs, ours),
        edge('new', null, ours),
      ),
      outcome('orders', 'applied'),
    ],
    'records without marks, ours or those of others': [
      read(
        'orders',
        lineageOf(others, marked('fx')),
        edge('raw', ours, null),
        edge('fx', ours, null),
      ),
    ],
    'a pair that went': [read('orders', null, pair(sum, null))],
    'a new pair': [read('orders', null, pair(null, sum))],
    'a pair with another transform': [read('orders', null, pair(sum, ourPair))],
    'a pair with another confidence': [
      read('orders', null, pair(ourPair, { ...ourPair, confidence: 0.5 })),
    ],
    'the last read before a write': [
      read('orders', lineageOf('raw'), edge('raw', theirs, ours)),
      read('orders', lineageOf(), edge('raw', null, ours)),
    ],
    'sorted, datasets included, and the last event of each': [
      read('z', null),
      read('a', null),
      dataset(null, content),
      dataset(described, content),
    ],
    nothing: [],
  });
});

test('the undo has what an exclusive apply replaced, but not what we never change', async () => {
  const record = columnRecord('orders.total', ['raw.amount']);
  const summed = {
    ...record,
    transformOperation: 'SUM',
    upstreams: [fieldOf('raw.[version=2.0].[type=int].amount')],
  };
  const lineage = withRecords(
    lineageOf('raw'),
    record,
    summed,
    { ...record, query: 'urn:li:query:q' },
    columnRecord('orders.tax', ['raw.tax']),
  );
  const retyped = (change: Partial<EdgeChange>) => [
    read('orders', lineageOf('raw', 'raw'), { ...edge('raw', theirs, ours), ...change }),
  ];
  const took = (change: Partial<PairChange>, before: UpstreamLineage | null) => [
    read('orders', before, { ...pair(theirPair, ourPair), ...change }),
  ];
  await expectUndos('exclusive', {
    'an edge that was updated': retyped({}),
    'an edge that was updated exclusively': retyped({ reason: 'exclusive' }),
    'an edge that was marked exclusively': retyped({ reason: 'exclusive', kind: 'mark' }),
    'a pair that was updated': took({}, lineage),
    'a pair that was updated exclusively': took({ reason: 'exclusive' }, lineage),
    'a pair that was updated exclusively, without lineage': took({ reason: 'exclusive' }, null),
    'a pair that was marked exclusively': took({ reason: 'exclusive', kind: 'mark' }, lineage),
  });
});

test("the undo marks an edge as cut off unless the receipt has the unit's final outcome", async () => {
  const cutOff = (...outcomes: readonly ReceiptEvent[]) => [
    read('orders', null, edge('raw', null, ours)),
    ...outcomes,
  ];
  await expectUndos('cut-off', {
    'no outcome': cutOff(),
    applied: cutOff(outcome('orders', 'applied')),
    'applied, then unverified': cutOff(
      outcome('orders', 'applied'),
      outcome('orders', 'unverified'),
    ),
    failed: cutOff(outcome('orders', 'failed')),
    'another unit is applied': cutOff(
      outcome('mart', 'applied'),
      outcome('orders', 'applied', 'entity'),
    ),
  });
});

test('the undo is proven only if digests show that the receipt is unedited', () => {
  const isProven = (shown?: boolean) =>
    undoFromReceipt([read('orders', null)], shown).units.get(urnOf('orders'))?.isProven;
  expect([isProven(true), isProven(false), isProven()]).toEqual([true, false, false]);
});

test('an undo reads the datasets that change, and those that return to the lineage', () => {
  const intent = undoing({
    edges: [
      undoneEdge('returns', ours, null),
      undoneEdge('goes', null, ours),
      undoneEdge('changes', ours, theirs),
    ],
    pairs: [
      undonePair('total', 'columns.x', ourPair, null),
      undonePair('tax', 'gone.x', null, ourPair),
    ],
    datasets: [undoneDataset('sheet', null, { columns: [] })],
  });
  expect(intent.kind === 'rollback' && datasetsToRead(intent.undo)).toEqual(
    ['columns', 'orders', 'returns', 'sheet'].map((name) => urnOf(name)),
  );
});

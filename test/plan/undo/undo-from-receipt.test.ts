import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type {
  DatasetChange,
  EdgeChange,
  LineageChange,
  PairChange,
} from '../../../src/plan/document/change.js';
import type { ReceiptEvent, UnitOutcomeKind } from '../../../src/plan/document/receipt.js';
import { datasetsToRead, undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import {
  columnRecord,
  fieldOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf } from '../../support/model/state-builders.js';
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

const orders = urnOf('orders');

describe('the undo from a receipt', () => {
  it('knows if an exclusive apply gave the type to all records', () => {
    const retyped = (change: Partial<EdgeChange>) =>
      undoFromReceipt([
        read('orders', lineageOf('raw', 'raw'), { ...edge('raw', theirs, ours), ...change }),
      ])
        .units.get(orders)
        ?.edges.get(urnOf('raw'))?.retypedAll;
    expect(retyped({})).toBe(false);
    expect(retyped({ reason: 'exclusive' })).toBe(true);
    expect(retyped({ reason: 'exclusive', kind: 'mark' })).toBe(false);
  });

  it('has the earlier and the later value of each edge, with its earlier records', () => {
    const { units } = undoFromReceipt([
      read(
        'orders',
        lineageOf('raw', 'fx', 'raw'),
        edge('raw', theirs, ours),
        edge('new', null, ours),
      ),
      outcome('orders', 'applied'),
    ]);
    expect([...(units.get(orders)?.edges.values() ?? [])]).toEqual([
      undoneEdge('raw', theirs, ours, { records: [recordOf('raw'), recordOf('raw')] }),
      undoneEdge('new', null, ours),
    ]);
  });

  it('has no marks in its records, ours or those of others', () => {
    const record = { ...recordOf('raw'), properties: { job: 'nightly' } };
    const lineage = lineageOf(
      marked(record, { shop: { edge: true }, finance: { edge: true } }),
      marked('fx'),
    );
    const { units } = undoFromReceipt([
      read('orders', lineage, edge('raw', ours, null), edge('fx', ours, null)),
    ]);
    expect([...(units.get(orders)?.edges.values() ?? [])].map(({ records }) => records)).toEqual([
      [record],
      [recordOf('fx')],
    ]);
  });

  it('has one pair for its columns, whatever changed in it', () => {
    const sum = { ...ourPair, transform: 'SUM' };
    for (const [was, became] of [
      [sum, null],
      [null, sum],
      [sum, ourPair],
      [ourPair, { ...ourPair, confidence: 0.5 }],
    ] as const) {
      const one = undoFromReceipt([read('orders', null, pair(was, became))]).units.get(
        orders,
      )?.pairs;
      expect([...(one ?? [])]).toEqual([
        [
          `${fieldOf('orders.total')} <- ${fieldOf('raw.amount')}`,
          undonePair('total', 'raw.amount', was, became),
        ],
      ]);
    }
  });

  it('has every record that the manifest replaced exclusively, but none of other columns and none that we never change', () => {
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
    const took = (change: PairChange, before: UpstreamLineage | null) =>
      [
        ...(undoFromReceipt([read('orders', before, change)])
          .units.get(orders)
          ?.pairs.values() ?? []),
      ].flatMap(({ taken }) => taken.map(({ transform }) => transform));
    const exclusive = { ...pair(theirPair, ourPair), reason: 'exclusive' } as const;
    expect(took(exclusive, lineage)).toEqual([null, 'SUM']);
    expect(took(exclusive, null)).toEqual([]);
    expect(took({ ...exclusive, kind: 'mark' }, lineage)).toEqual([]);
    expect(took(pair(theirPair, ourPair), lineage)).toEqual([]);
  });

  it('uses the last read before a write', () => {
    const { units } = undoFromReceipt([
      read('orders', lineageOf('raw'), edge('raw', theirs, ours)),
      read('orders', lineageOf(), edge('raw', null, ours)),
    ]);
    expect(units.get(orders)?.edges.get(urnOf('raw'))).toMatchObject({ was: null, records: [] });
  });

  it("marks an edge as cut off unless the receipt has the unit's final outcome", () => {
    const cutOff = (...outcomes: readonly ReceiptEvent[]) =>
      undoFromReceipt([read('orders', null, edge('raw', null, ours)), ...outcomes])
        .units.get(orders)
        ?.edges.get(urnOf('raw'))?.cutOff;
    expect(cutOff()).toBe(true);
    expect(cutOff(outcome('orders', 'applied'))).toBe(false);
    expect(cutOff(outcome('orders', 'applied'), outcome('orders', 'unverified'))).toBe(true);
    expect(cutOff(outcome('orders', 'failed'))).toBe(true);
    expect(cutOff(outcome('mart', 'applied'), outcome('orders', 'applied', 'entity'))).toBe(true);
  });

  it('is proven only if digests show that the receipt is unedited', () => {
    const isProven = (shown?: boolean) =>
      undoFromReceipt([read('orders', null)], shown).units.get(orders)?.isProven;
    expect(isProven(true)).toBe(true);
    expect(isProven(false)).toBe(false);
    expect(isProven()).toBe(false);
  });

  it('is sorted, datasets included, and the last event of each counts', () => {
    const content = { columns: [] };
    const undo = undoFromReceipt([
      read('z', null),
      read('a', null),
      dataset(null, content),
      dataset({ ...content, description: 'x' }, content),
    ]);
    expect([...undo.units.keys()]).toEqual([urnOf('a'), urnOf('z')]);
    expect(undo.datasets).toEqual([
      undoneDataset('sheet', { ...content, description: 'x' }, content),
    ]);
    expect(undoFromReceipt([])).toEqual({ units: new Map(), datasets: [] });
  });
});

describe('the datasets that an undo reads', () => {
  it('are those that change, and those that return to the lineage', () => {
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
});

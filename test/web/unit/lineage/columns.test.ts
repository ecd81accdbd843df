import { describe, expect, it } from 'vitest';
import type { SchemaColumn } from '../../../../src/web/entity/entity.js';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import type { Graph, GraphBox } from '../../../../src/web/lineage/model/graph.js';
import {
  DEFAULT_VIEW,
  type LineageView,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { dataset } from '../../../support/server/urns.js';
import {
  aspect,
  type DataOptions,
  graphData,
  key,
  type Lineages,
  read,
} from '../../../support/web/graph-data.js';

function build(lineages: Lineages, view: Partial<LineageView>, options?: DataOptions): Graph {
  const data = graphData('orders', lineages, options);
  return buildGraph(dataset('orders'), { ...DEFAULT_VIEW, columns: true, ...view }, data).graph;
}

function names({ boxes }: Graph, name: string): readonly string[] {
  const box = boxes.find((one) => one.urn === dataset(name));
  return box?.columns.map((one) => one.name) ?? [];
}

function home({ boxes }: Graph): GraphBox {
  const [box] = boxes;
  if (!box) throw new Error('no box');
  return box;
}

function pairs(count: number, from = 'stg', to = 'orders'): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${from}#c${i} > ${to}#c${i}`);
}

const wide: Lineages = {
  orders: aspect(['stg'], pairs(14)),
  mart: aspect(['orders'], ['orders#c13 > mart#sum']),
};

function schemaOf(...paths: readonly string[]): readonly SchemaColumn[] {
  return paths.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'INT64',
    type: 'NUMBER',
    description: null,
  }));
}

describe('the columns of a box', () => {
  it('are none while the option is off', () => {
    const graph = build(wide, { columns: false });
    expect([home(graph).columns, home(graph).hiddenColumns]).toEqual([[], 0]);
  });

  it('are the first 10 with lineage to drawn boxes, and a count of the rest', () => {
    const graph = build(wide, {});
    expect(names(graph, 'orders')).toEqual(Array.from({ length: 10 }, (_, i) => `c${i}`));
    expect(home(graph)).toMatchObject({ hiddenColumns: 4, listsAllColumns: false });
    expect(names(graph, 'mart')).toEqual(['sum']);
    const upOnly = build(
      { ...wide, orders: aspect(['stg'], ['stg#a > orders#a']) },
      { direction: 'up' },
    );
    expect(names(upOnly, 'orders')).toEqual(['a']);
  });

  const firstNine = Array.from({ length: 9 }, (_, i) => `c${i}`);

  it('keep their order, and have all of the pinned path and a pinned column without lineage', () => {
    const pinned = build(wide, { pin: { key: key('mart'), column: 'sum' } });
    expect(names(pinned, 'orders')).toEqual([...firstNine, 'c13']);
    expect(names(pinned, 'stg')).toEqual([...firstNine, 'c13']);
    const listed = build(wide, { pin: { key: null, column: 'c4' } });
    expect(names(listed, 'orders')).toEqual([...firstNine, 'c9']);
    const alone = build(wide, { pin: { key: null, column: 'lonely' } });
    expect(names(alone, 'orders')).toEqual([...firstNine, 'lonely']);
    expect(home(alone).hiddenColumns).toBe(5);
  });

  it('are all of the schema if the view says so, and those that it lacks', () => {
    const open = [{ action: 'columns' as const, key: key('orders') }];
    const lineages = { orders: aspect(['stg'], ['stg#a > orders#TOTAL', 'stg#a > orders#ghost']) };
    const loading = build(lineages, { open });
    expect(home(loading)).toMatchObject({
      listsAllColumns: true,
      columns: [
        { name: 'TOTAL', type: undefined, isUnknown: false },
        { name: 'ghost', type: undefined, isUnknown: false },
      ],
    });
    const schema = () => read(schemaOf('id', '[version=2.0].[type=int].total'));
    expect(home(build(lineages, { open }, { answers: { schema } })).columns).toEqual([
      { name: 'id', type: 'INT64', isUnknown: false },
      { name: 'TOTAL', type: 'INT64', isUnknown: false },
      { name: 'ghost', type: undefined, isUnknown: true },
    ]);
  });

  it('are fewer where the edges would be more than 6,000, and the graph says so', () => {
    const open = ['stg', 'orders'].map((name) => ({ action: 'columns' as const, key: key(name) }));
    const many = { orders: aspect(['stg'], pairs(6_001)) };
    const graph = build(many, { open });
    expect(graph.isFull).toBe(true);
    expect(names(graph, 'orders')).toHaveLength(10);
    expect(names(graph, 'stg')).toHaveLength(10);
    expect(home(graph).hiddenColumns).toBe(5_991);
    expect(graph.boxes[1]?.hiddenColumns).toBe(5_991);
    const most = build({ orders: aspect(['stg'], pairs(6_000)) }, { open });
    expect(most.isFull).toBe(false);
    expect(names(most, 'stg')).toHaveLength(6_000);
  });
});

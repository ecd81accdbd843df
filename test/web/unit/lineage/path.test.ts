import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import { columnKey, type Graph, type Path } from '../../../../src/web/lineage/model/graph.js';
import { DEFAULT_VIEW } from '../../../../src/web/lineage/model/lineage-address.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { column, dataset } from '../../../support/server/urns.js';
import { aspect, graphData, key, type Lineages } from '../../../support/web/graph-data.js';

function graphOf(lineages: Lineages): Graph {
  const names = Object.keys(lineages);
  const open = names.flatMap((name) => [
    { action: 'up' as const, key: key(name) },
    { action: 'down' as const, key: key(name) },
  ]);
  const view = { ...DEFAULT_VIEW, open: open.filter((one) => one.key !== key('orders')) };
  return buildGraph(dataset('orders'), view, graphData('orders', lineages)).graph;
}

/** Lit columns as `orders#total`, in order. */
function lit({ columns }: Path): readonly string[] {
  return [...columns].map((one) => one.replace(/^.*hive,(.*),PROD\)\n/, '$1#')).sort();
}

function total(name = 'orders', path = 'total'): Path['start'] {
  return { urn: dataset(name), column: path };
}

describe('the path of a column', () => {
  it('lights ancestors and descendants, and no siblings', () => {
    const graph = graphOf({
      stg: aspect(['raw'], ['raw#a > stg#a', 'raw#b > stg#b']),
      orders: aspect(['stg'], ['stg#a > orders#total', 'stg#b > orders#other']),
      mart: aspect(['orders'], ['orders#total > mart#sum', 'orders#other > mart#sum']),
      side: aspect(['stg'], ['stg#a > side#a']),
    });
    const path = pathOf(graph, total());
    expect(lit(path)).toEqual(['mart#sum', 'orders#total', 'raw#a', 'stg#a']);
    expect([path.up, path.down]).toEqual([2, 1]);
    expect(path.boxes).toEqual(new Set(['orders', 'stg', 'raw', 'mart'].map(dataset)));
    expect(path.edges.size).toBe(3);
    expect(path.pairs).toEqual(
      new Set(
        [
          ['stg', 'a', 'orders', 'total'],
          ['raw', 'a', 'stg', 'a'],
          ['orders', 'total', 'mart', 'sum'],
        ].map(([up = '', from, down = '', to]) =>
          [dataset(up), from, dataset(down), to].join('\n'),
        ),
      ),
    );
  });

  it('goes through a cycle once', () => {
    const graph = graphOf({
      orders: aspect(
        ['mart', 'orders'],
        ['mart#sum > orders#total', 'orders#total > orders#total'],
      ),
      mart: aspect(['orders'], ['orders#total > mart#sum']),
    });
    const path = pathOf(graph, total());
    expect(lit(path)).toEqual(['mart#sum', 'orders#total']);
    expect([path.up, path.down]).toEqual([1, 1]);
  });

  it('ends at a dataset whose whole a column depends on', () => {
    const graph = graphOf({
      stg: aspect(['raw'], ['raw#a > stg#a']),
      orders: aspect(['stg'], [], ['stg > orders#total']),
    });
    const path = pathOf(graph, total());
    expect(lit(path)).toEqual(['orders#total']);
    expect(path.boxes).toEqual(new Set([dataset('orders'), dataset('stg')]));
    expect([path.up, path.edges.size, path.pairs.size]).toEqual([1, 1, 1]);
    // A column of the whole is not what the record names.
    expect(pathOf(graph, total('stg', 'a')).down).toBe(0);
  });

  it('is the column alone if nothing names it', () => {
    const path = pathOf(graphOf({ orders: ['stg'] }), total());
    expect([lit(path), path.up, path.down, path.edges.size]).toEqual([['orders#total'], 0, 0, 0]);
  });

  it('takes 10,000 steps, and a fan of 10,000 pairs', () => {
    const chain = Array.from({ length: 10_000 }, (_, i) => ({
      ...edge(i, i + 1),
      pairs: [pair(i, i + 1)],
    }));
    expect(pathOf({ edges: chain }, at(10_000)).up).toBe(10_000);
    expect(pathOf({ edges: chain }, at(0)).down).toBe(10_000);
    expect(pathOf({ edges: chain }, { urn: urn(5_000), column: null })).toMatchObject({
      up: 5_000,
      down: 5_000,
    });
    const fan = [{ ...edge(0, 1), pairs: Array.from({ length: 10_000 }, (_, i) => pair(0, 1, i)) }];
    expect(pathOf({ edges: fan }, at(0)).down).toBe(10_000);
  });
});

describe('the path of a dataset', () => {
  it('goes over edges, whatever their columns are', () => {
    const graph = graphOf({
      stg: ['raw'],
      orders: aspect(['stg'], ['stg#a > orders#total']),
      mart: ['orders'],
      side: ['stg'],
    });
    const path = pathOf(graph, { urn: dataset('orders'), column: null });
    expect(path.boxes).toEqual(new Set(['orders', 'stg', 'raw', 'mart'].map(dataset)));
    expect([path.up, path.down, path.columns.size, path.pairs.size]).toEqual([2, 1, 0, 0]);
    expect(path.edges.has(`${key('stg')}-${key('side')}`)).toBe(false);
  });
});

describe('the name of a column', () => {
  it('tells columns of datasets apart', () => {
    expect(columnKey(dataset('a'), 'b')).not.toBe(columnKey(column('a', 'b'), ''));
  });
});

const NOT_RECORDED = { time: null, actor: null };

function urn(i: number): string {
  return `urn:${i}`;
}

function at(i: number): Path['start'] {
  return { urn: urn(i), column: 'c' };
}

function pair(from: number, to: number, i?: number): Graph['edges'][number]['pairs'][number] {
  return {
    upstream: { dataset: urn(from), column: 'c' },
    downstream: { dataset: urn(to), column: `c${i ?? ''}` },
    transform: undefined,
    confidence: undefined,
    query: undefined,
  };
}

function edge(from: number, to: number): Graph['edges'][number] {
  return {
    id: `${from}-${to}`,
    upstream: urn(from),
    downstream: urn(to),
    isLoop: false,
    type: undefined,
    query: undefined,
    created: NOT_RECORDED,
    updated: NOT_RECORDED,
    source: undefined,
    mark: undefined,
    pairs: [],
    hiddenPairs: 0,
    through: [],
    fromWhole: [],
  };
}

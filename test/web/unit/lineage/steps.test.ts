import { describe, expect, it } from 'vitest';
import type { BoxEdge, Graph } from '../../../../src/web/lineage/model/graph.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { countBeyond, stepsAt, stepsOf } from '../../../../src/web/lineage/steps/path-steps.js';
import {
  endsOf,
  factsOf,
  namesOf,
  pathMermaid,
  pathText,
} from '../../../../src/web/lineage/steps/step-words.js';
import { hostileNames } from '../../../support/report/hostile-names.js';
import { owned, ownedGraph } from '../../../support/web/owned.js';
import { sampleBox, sampleEdge, sampleGraph } from '../../../support/web/sample-graph.js';

function read(graph: Graph, urn: string, column: string | null, missing: number | null = 0) {
  const path = pathOf(graph, { urn, column });
  return { graph, path, steps: stepsOf(graph, path), missing };
}

/** The steps as `1 raw.a > stg.a`. */
function lines(graph: Graph, urn: string, column: string | null): readonly string[] {
  const names = namesOf(graph.boxes);
  return read(graph, urn, column).steps.map((step) => {
    const { from, to } = endsOf(step, names);
    return `${step.number} ${from} > ${to}${step.isBack ? ' back' : ''}`;
  });
}

const through = (edge: BoxEdge, name: string): BoxEdge => {
  const job = { urn: name, key: name, name };
  const [input, output] = [sampleEdge('raw', name), sampleEdge(name, 'mart')];
  return { ...edge, through: [{ ...job, input, output }] };
};

describe('the steps of a path', () => {
  it('run from the sources to the ends, and all steps into a place come before those out of it', () => {
    const graph = sampleGraph(
      [sampleBox('mart'), sampleBox('stg'), sampleBox('raw'), sampleBox('side'), sampleBox('top')],
      [
        sampleEdge('mart', 'top', ['sum > all']),
        sampleEdge('raw', 'mart', ['a > sum', 'z > z']),
        sampleEdge('stg', 'mart', ['a > sum']),
        sampleEdge('raw', 'stg', ['a > a']),
        sampleEdge('side', 'mart', ['> sum']),
      ],
    );
    expect(lines(graph, 'mart', 'sum')).toEqual([
      '1 raw.a > stg.a',
      '2.1 raw.a > mart.sum',
      '2.2 side as a whole > mart.sum',
      '2.3 stg.a > mart.sum',
      '3 mart.sum > top.all',
    ]);
    expect(lines(graph, 'stg', null)).toEqual(['1 raw > stg', '2 stg > mart', '3 mart > top']);
    expect(lines(graph, 'stg', 'none')).toEqual([]);
  });

  it('name the steps that lead back', () => {
    const graph = sampleGraph(
      [sampleBox('a'), sampleBox('b')],
      [sampleEdge('a', 'b', ['x > x']), sampleEdge('b', 'a', ['x > x']), sampleEdge('b', 'b')],
    );
    const all = lines(graph, 'a', 'x');
    expect(all.map((line) => line.slice(2)).sort()).toEqual(['a.x > b.x back', 'b.x > a.x']);
    expect(all.map((line) => line.charAt(0))).toEqual(['1', '2']);
    expect(lines(graph, 'a', null)).toContainEqual(expect.stringMatching(/b > b back$/));
  });

  it('are those of an edge or of the records of a pair', () => {
    const { edges } = ownedGraph();
    const edge = edges.find(({ upstream }) => upstream === owned.orders);
    const at = { kind: 'edge', id: edge?.id ?? '' } as const;
    expect(stepsAt({ edges }, { ...at, pair: null })).toMatchObject([{ edge, pair: null }]);
    expect(stepsAt({ edges }, { ...at, pair: '00000000' })).toEqual([]);
    expect(stepsAt({ edges }, { kind: 'box', key: at.id })).toEqual([]);
  });

  it('count what the sides of its outermost boxes hide', () => {
    const side = { total: 3, shown: 1, isOpen: false, isLoading: false, error: null };
    const sides = { up: side, down: { ...side, total: null } };
    const graph = sampleGraph(
      [sampleBox('a', [], { sides }), sampleBox('b', [], { sides }), sampleBox('c', [], { sides })],
      [sampleEdge('a', 'b'), sampleEdge('a', 'c')],
    );
    // The upstreams of `c` do not feed `b`.
    expect(countBeyond(graph, pathOf(graph, { urn: 'b', column: null }))).toBe(4);
  });
});

describe('the words of a path', () => {
  it('tell transforms, writers, times and owners', () => {
    expect(pathText(read(ownedGraph(), owned.orders, 'amount', 2))).toBe(
      `Path of shop.staging.orders.amount: 6 steps in 4 hops
Not shown: at least 2 steps beyond the graph

1. shop.orders.v1.amount -> shop.raw.orders.amount
   cast(amount as number)
   confidence 0.9; written 2026-03-01 12:00:00 UTC by connector datahub
2. shop.raw.orders.amount -> shop.staging.orders.amount
   amount / 100
   confidence 0.9; written 2026-03-01 12:00:00 UTC by connector svc-lineage; owned by stack commerce
3.1. shop.staging.orders.amount -> shop.marts.sales.mean
   sum(amount * rate) / count(order_id)
   confidence 0.9; written 2026-03-01 12:00:00 UTC by connector svc-lineage; owned by stack finance
3.2. shop.staging.orders.amount -> shop.marts.sales.total
   sum(amount)
   confidence 0.9; written 2026-03-01 12:00:00 UTC by connector svc-lineage; owned by stack finance
4.1. shop.marts.sales.mean -> shop.explore.sales.average
   confidence 0.9; writer and time not recorded
4.2. shop.marts.sales.total -> shop.explore.sales.revenue
   confidence 0.9; writer and time not recorded
`,
    );
  });

  it('tell the jobs on the way, and what is not counted', () => {
    const graph = sampleGraph(
      [sampleBox('mart'), sampleBox('raw')],
      [through(sampleEdge('raw', 'mart', ['a > sum']), 'load')],
    );
    const one = read(graph, 'mart', 'sum', null);
    expect(one.steps.flatMap((step) => factsOf(step, graph))).toContain('through the job load');
    expect(pathMermaid(one)).toContain('-->|"through load"|');
    expect(pathText(one)).toContain('Not shown: steps beyond the graph, which are not counted');
  });

  it('name boxes as shortly as it takes to tell them apart', () => {
    const same = { schema: 'x', full: 'x.orders' };
    const boxes = [
      sampleBox('one'),
      sampleBox('a', [], { name: 'orders', ...same }),
      sampleBox('b', [], { name: 'orders', ...same, platform: 'dbt', env: '' }),
      sampleBox('c', [], { name: 'orders', full: 'y.orders' }),
    ];
    const names = ['one', 'snowflake x.orders (PROD)', 'dbt x.orders', 'y.orders'];
    expect([...namesOf(boxes).values()]).toEqual(names);
    expect(namesOf(boxes, false).get('one')).toBe('shop.public.one');
  });
});

describe('the flowchart of a path', () => {
  it('has its boxes, columns and transforms', () => {
    const text = pathMermaid(read(ownedGraph(), owned.raw, 'amount', 1));
    expect(text).toMatch(/^flowchart LR\n {2}%% not drawn: at least 1 step beyond the graph\n/);
    expect(text).toContain('-->|"amount / 100"|');
    expect(text).toContain('sum(amount #42; rate)');
    expect(text.match(/subgraph/g)).toHaveLength(5);
  });

  it('is one of whole boxes for a path of boxes', () => {
    const graph = sampleGraph([sampleBox('a'), sampleBox('b')], [sampleEdge('a', 'b')]);
    expect(pathMermaid(read(graph, 'a', null))).toContain('  n1["a"]\n  n2["b"]\n  n1 --> n2\n');
  });

  it.each(hostileNames)('escapes %j', (name) => {
    const graph = sampleGraph(
      [sampleBox('a', [], { name }), sampleBox('b')],
      [sampleEdge('a', 'b')],
    );
    const [, label = ''] = /n1\["(.*)"\]/.exec(pathMermaid(read(graph, 'a', null))) ?? [];
    expect(label).not.toMatch(/["<>`\n]/);
  });

  it('says that a path is too large', () => {
    const names = Array.from({ length: 501 }, (_, at) => `name_${at}`);
    const graph = sampleGraph(
      [sampleBox('start'), ...names.map((name) => sampleBox(name))],
      names.map((name) => sampleEdge('start', name)),
    );
    const text = pathMermaid(read(graph, 'start', null));
    expect(text.length).toBeLessThan(50_000);
    expect(text).toContain('501 steps in 1 hop');
  });
});

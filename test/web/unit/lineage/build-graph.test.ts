import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import type { Graph } from '../../../../src/web/lineage/model/graph.js';
import {
  DEFAULT_VIEW,
  type LineageView,
  type Opening,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { shareGraph } from '../../../../src/web/lineage/read/use-lineage.js';
import { dataset } from '../../../support/server/urns.js';
import {
  aspect,
  type DataOptions,
  graphData,
  key,
  type Lineages,
  read,
} from '../../../support/web/graph-data.js';

const HOME = dataset('orders');

/** raw > stg > orders > mart > board */
const chain: Lineages = {
  stg: ['raw'],
  orders: ['stg'],
  mart: ['orders'],
  board: ['mart'],
};

function build(
  lineages: Lineages,
  view: Partial<LineageView> = {},
  options: DataOptions = {},
): ReturnType<typeof buildGraph> {
  return buildGraph(HOME, { ...DEFAULT_VIEW, ...view }, graphData('orders', lineages, options));
}

function opening(action: Opening['action'], name: string): Opening {
  return { action, key: key(name) };
}

function layers({ boxes }: Graph): Record<string, number> {
  return Object.fromEntries(boxes.map(({ name, layer }) => [name, layer]));
}

function box(graph: Graph, name: string): Graph['boxes'][number] {
  const found = graph.boxes.find((one) => one.urn === dataset(name));
  if (!found) throw new Error(`no box ${name}`);
  return found;
}

describe('the hops of a graph', () => {
  it('are one each way at first, with counts of the rest', () => {
    const { graph, needs } = build(chain);
    expect(layers(graph)).toEqual({ orders: 0, stg: -1, mart: 1 });
    expect(graph.edges.map(({ id }) => id).sort()).toEqual(
      [`${key('stg')}-${key('orders')}`, `${key('orders')}-${key('mart')}`].sort(),
    );
    expect(box(graph, 'stg').sides).toEqual({
      up: { total: 1, shown: 0, isOpen: false, isLoading: false, error: null },
      down: { total: 1, shown: 1, isOpen: false, isLoading: false, error: null },
    });
    expect(box(graph, 'orders')).toMatchObject({
      isHome: true,
      state: 'present',
      platform: 'hive',
    });
    expect(needs.map((need) => need.kind)).toEqual(['hop', 'hop']);
    expect(graph.gone).toBe(0);
  });

  it('follow the openings, in any order of the address', () => {
    const open = [opening('down', 'board'), opening('down', 'mart'), opening('up', 'stg')];
    expect(layers(build(chain, { open }).graph)).toEqual({
      orders: 0,
      stg: -1,
      mart: 1,
      board: 2,
      raw: -2,
    });
  });

  it('are closed at the home dataset by its own key', () => {
    const open = [opening('up', 'orders')];
    const { graph } = build(chain, { open });
    expect(layers(graph)).toEqual({ orders: 0, mart: 1 });
    expect(box(graph, 'orders').sides.up).toMatchObject({ total: 1, shown: 0, isOpen: false });
  });

  it('go one way only if the view says so', () => {
    const open = [opening('down', 'mart'), opening('up', 'stg')];
    const { graph } = build(chain, { open, direction: 'up' });
    expect(layers(graph)).toEqual({ orders: 0, stg: -1, raw: -2 });
    expect(graph.gone).toBe(0);
  });

  it('that are on their way leave the rest as it is', () => {
    const open = [opening('up', 'stg'), opening('down', 'mart'), opening('up', 'nowhere')];
    const { graph, needs } = build(chain, { open }, { unread: ['up stg'] });
    expect(layers(graph)).toEqual({ orders: 0, stg: -1, mart: 1, board: 2 });
    expect(box(graph, 'stg').sides.up).toMatchObject({ isOpen: true, isLoading: true });
    expect(needs).toContainEqual({ kind: 'hop', urn: dataset('stg'), direction: 'up' });
    // The missing answer may still bring it.
    expect(graph.gone).toBe(0);
  });

  it('that lead nowhere are counted, each dataset once', () => {
    const open = [opening('up', 'nowhere'), opening('columns', 'nowhere'), opening('down', 'x')];
    expect(build(chain, { open }).graph.gone).toBe(2);
  });

  it('end in cycles, and draw loops', () => {
    const open = [opening('down', 'mart'), opening('up', 'mart'), opening('down', 'orders')];
    const cyclic = { orders: ['mart', 'orders'], mart: ['orders'] };
    const { graph } = build(cyclic, { open: open.slice(0, 2) });
    expect(layers(graph)).toEqual({ orders: 0, mart: -1 });
    expect(graph.edges.filter(({ isLoop }) => isLoop)).toHaveLength(1);
    expect(graph.edges).toHaveLength(3);
  });

  it('hold 600 boxes at most, and say so', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`m${i}`, i < 12 ? ['orders'] : [`m${i - 12}`]]),
    );
    const fans = Object.fromEntries(
      Array.from({ length: 660 }, (_, i) => [`leaf${i}`, [`m${i % 60}`]]),
    );
    const open = Array.from({ length: 60 }, (_, i) => opening('down', `m${i}`));
    const { graph } = build({ ...wide, ...fans }, { open });
    expect(graph.boxes).toHaveLength(600);
    expect(graph.isFull).toBe(true);
    expect(graph.gone).toBe(0);
    expect(build(wide, { open }).graph.isFull).toBe(false);
  });
});

describe('the edges of a graph', () => {
  it('tell what the aspect records, also between boxes of different hops', () => {
    const lineages = {
      mart: aspect(['orders', 'stg'], ['orders#total > mart#sum'], ['stg > mart#whole']),
      orders: ['stg'],
    };
    const { graph } = build(lineages);
    const find = (upstream: string) =>
      graph.edges.find((edge) => edge.id === `${key(upstream)}-${key('mart')}`);
    expect(find('orders')).toMatchObject({ type: 'TRANSFORMED', fromWhole: [], isLoop: false });
    expect(find('orders')?.pairs.map(({ upstream }) => upstream.column)).toEqual(['total']);
    expect(find('stg')).toMatchObject({ pairs: [], fromWhole: ['whole'] });
  });

  it('come from the index if no aspect has them, such as those of jobs', () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
    const data = graphData('orders', { orders: [] });
    const entity = { urn: job, type: 'DATA_JOB', properties: { name: 'Load orders' } };
    const relationship = {
      createdOn: 5,
      createdActor: { urn: 'urn:li:corpuser:jane' },
      updatedOn: null,
      updatedActor: null,
      entity,
    };
    const { graph } = buildGraph(HOME, DEFAULT_VIEW, {
      ...data,
      hop: (urn, direction) =>
        direction === 'up'
          ? read({ total: 1, relationships: [relationship] })
          : data.hop(urn, direction),
    });
    expect(graph.boxes[1]).toMatchObject({
      type: 'DATA_JOB',
      name: 'Load orders',
      platform: 'airflow',
      state: 'present',
      layer: -1,
    });
    expect(graph.edges).toMatchObject([
      { upstream: job, type: undefined, created: { time: 5, actor: 'urn:li:corpuser:jane' } },
    ]);
  });
});

describe('the state of a box', () => {
  it.each([
    ['missing', { exists: false }],
    ['removed', { status: { removed: true } }],
    ['hidden', { aspects: null }],
    ['hidden', { type: 'RESTRICTED' }],
    ['present', {}],
  ])('is %s for %j', (state, facts) => {
    const data = graphData('orders', { orders: [] });
    const home = { urn: HOME, type: 'DATASET', exists: true, aspects: [], ...facts };
    const { graph } = buildGraph(HOME, DEFAULT_VIEW, { ...data, home });
    expect(graph.boxes[0]?.state).toBe(state);
  });

  it('names the owners that marks name', () => {
    const marked = aspect(['stg']);
    const [record] = marked['upstreams'] as readonly object[];
    const mark = JSON.stringify({ 'shop@prod': { edge: 1 }, commerce: { edge: 1 } });
    const upstreams = [{ ...record, properties: { headwater: mark, source: 'UI' } }];
    const { graph } = build({ orders: { ...marked, upstreams } as Lineages[string] });
    expect(graph.boxes[0]?.owners).toEqual(['stack commerce', 'stack shop, target prod']);
    expect(graph.edges[0]).toMatchObject({ mark, source: 'UI' });
  });
});

describe('a graph after an answer', () => {
  it('keeps the boxes and edges that did not change', () => {
    const before = build(chain).graph;
    const open = [opening('down', 'mart')];
    const after = shareGraph(before, build(chain, { open }).graph);
    expect(box(after, 'stg')).toBe(box(before, 'stg'));
    expect(box(after, 'mart')).not.toBe(box(before, 'mart'));
    expect(after.edges[0]).toBe(before.edges[0]);
    expect(shareGraph(before, build(chain).graph)).toBe(before);
  });
});

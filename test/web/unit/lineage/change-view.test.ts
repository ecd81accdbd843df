import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import {
  addMembers,
  closeSide,
  hasMostOpenings,
  openSide,
  pinPath,
  removeMember,
  toggleAllColumns,
  toggleColumns,
} from '../../../../src/web/lineage/model/change-view.js';
import type { Graph, GraphBox } from '../../../../src/web/lineage/model/graph.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import {
  DEFAULT_VIEW,
  type LineageView,
  tokenOf,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { dataset } from '../../../support/server/urns.js';
import { graphData, key, type Lineages } from '../../../support/web/graph-data.js';

const chain: Lineages = {
  stg: ['raw'],
  orders: ['stg'],
  mart: ['orders'],
  board: ['mart'],
  wall: ['board'],
};

function graphOf(view: LineageView, lineages = chain): Graph {
  return buildGraph(dataset('orders'), view, graphData('orders', lineages)).graph;
}

function boxOf(view: LineageView, name: string, lineages = chain): GraphBox {
  const box = graphOf(view, lineages).boxes.find(({ urn }) => urn === dataset(name));
  if (!box) throw new Error(`no box ${name}`);
  return box;
}

function names(view: LineageView, lineages = chain): readonly string[] {
  return graphOf(view, lineages).boxes.map(({ name }) => name);
}

function opened(...sides: readonly (readonly ['up' | 'down', string])[]): LineageView {
  return sides.reduce(
    (view, [direction, name]) => openSide(view, boxOf(view, name), direction),
    DEFAULT_VIEW,
  );
}

describe('a side', () => {
  it('opens and closes', () => {
    const view = opened(['down', 'mart']);
    expect(names(view)).toEqual(['orders', 'stg', 'mart', 'board']);
    expect(openSide(view, boxOf(view, 'mart'), 'down')).toBe(view);
    const closed = closeSide(view, graphOf(view), boxOf(view, 'mart'), 'down');
    expect(closed).toEqual(DEFAULT_VIEW);
  });

  it('of the home dataset closes by an opening, and opens without', () => {
    const closed = closeSide(
      DEFAULT_VIEW,
      graphOf(DEFAULT_VIEW),
      boxOf(DEFAULT_VIEW, 'orders'),
      'up',
    );
    expect(closed.open.map(tokenOf)).toEqual([`u${key('orders')}`]);
    expect(names(closed)).toEqual(['orders', 'mart']);
    expect(openSide(closed, boxOf(closed, 'orders'), 'up')).toEqual(DEFAULT_VIEW);
  });

  it('takes all with it that only it reaches', () => {
    const deep = opened(['down', 'mart'], ['down', 'board'], ['up', 'stg']);
    const view = {
      ...deep,
      columns: true,
      pin: { key: key('wall'), column: 'total' },
      selected: { kind: 'edge' as const, id: `${key('board')}-${key('wall')}`, pair: null },
    };
    const closed = closeSide(view, graphOf(view), boxOf(view, 'mart'), 'down');
    expect(closed).toEqual({ ...opened(['up', 'stg']), columns: true });
    expect(graphOf(closed).gone).toBe(0);
    const home = closeSide(view, graphOf(view), boxOf(view, 'orders'), 'down');
    expect(names(home)).toEqual(['orders', 'stg', 'raw']);
    expect(graphOf(home).gone).toBe(0);
  });

  it('leaves what another side reaches', () => {
    const diamond: Lineages = { ...chain, board: ['mart', 'stg'] };
    const view = [
      ['down', 'mart'],
      ['down', 'stg'],
      ['down', 'board'],
    ].reduce(
      (before, [direction, name = '']) =>
        openSide(before, boxOf(before, name, diamond), direction as 'down'),
      DEFAULT_VIEW,
    );
    const closed = closeSide(view, graphOf(view, diamond), boxOf(view, 'mart', diamond), 'down');
    expect(names(closed, diamond)).toContain('wall');
    expect(graphOf(closed, diamond).gone).toBe(0);
  });

  it('that the direction hides shows both directions', () => {
    const view: LineageView = { ...DEFAULT_VIEW, direction: 'up' };
    expect(openSide(view, boxOf(view, 'stg'), 'down').direction).toBe('both');
    expect(openSide(view, boxOf(view, 'stg'), 'up').direction).toBe('up');
  });

  it('stays closed after 100 openings', () => {
    const keys = Array.from({ length: 100 }, (_, i) => keyOf(String(i)));
    const full = addMembers(DEFAULT_VIEW, keys);
    expect(hasMostOpenings(full)).toBe(true);
    expect(openSide(full, boxOf(DEFAULT_VIEW, 'mart'), 'down').open).toEqual(full.open);
  });
});

describe('a member of a group', () => {
  const wide: Lineages = {
    ...Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`t${i}`, ['orders']])),
    leaf: ['t1'],
  };

  it('is drawn, and goes back with all that it reached', () => {
    const added = addMembers(DEFAULT_VIEW, [key('t1'), key('t2')]);
    const view = openSide(added, boxOf(added, 't1', wide), 'down');
    expect(names(view, wide)).toEqual(['orders', 't1', 't2', 'leaf']);
    const removed = removeMember(view, graphOf(view, wide), boxOf(view, 't1', wide));
    expect(removed.open.map(tokenOf)).toEqual([`a${key('t2')}`]);
  });

  it('goes back even if it was the last one to be drawn', () => {
    const keys = Array.from({ length: 31 }, (_, i) => key(`t${i}`));
    const added = addMembers(DEFAULT_VIEW, keys);
    const first = openSide(added, boxOf(added, 't1', wide), 'down');
    const view = openSide(first, boxOf(first, 'leaf', wide), 'down');
    expect(graphOf(view, wide).groups).toEqual([]);
    const removed = removeMember(view, graphOf(view, wide), boxOf(view, 't1', wide));
    expect(removed).toEqual(addMembers(DEFAULT_VIEW, keys.toSpliced(1, 1)));
  });

  it('takes its openings with it if it was drawn by a side that closes', () => {
    const both: Lineages = { ...wide, orders: ['t1'], t1: ['orders'] };
    const view = openSide(DEFAULT_VIEW, boxOf(DEFAULT_VIEW, 't1', both), 'up');
    const [home] = graphOf(view, { ...both, t31: ['orders'], t32: ['orders'] }).boxes;
    if (!home) throw new Error('no home');
    const closed = closeSide(
      view,
      graphOf(view, { ...both, t31: ['orders'], t32: ['orders'] }),
      home,
      'up',
    );
    expect(closed.open.map(tokenOf)).toEqual([`u${key('orders')}`]);
  });
});

describe('the columns of a view', () => {
  it('are turned on by a pinned column, and off with it', () => {
    const pinned = pinPath(DEFAULT_VIEW, { key: null, column: 'total' });
    expect(pinned.columns).toBe(true);
    expect(toggleColumns(pinned)).toEqual(DEFAULT_VIEW);
    expect(pinPath(pinned, null)).toEqual({ ...DEFAULT_VIEW, columns: true });
    const dataset = pinPath(DEFAULT_VIEW, { key: key('stg'), column: null });
    expect(dataset.columns).toBe(false);
    expect(toggleColumns(toggleColumns(dataset))).toEqual(dataset);
  });

  it('are all listed of one box, or no longer', () => {
    const all = toggleAllColumns(DEFAULT_VIEW, key('stg'));
    expect([all.columns, all.open.map(tokenOf)]).toEqual([true, [`c${key('stg')}`]]);
    expect(toggleAllColumns(all, key('stg'))).toEqual({ ...DEFAULT_VIEW, columns: true });
    expect(toggleAllColumns({ ...all, columns: false }, key('stg'))).toEqual(all);
  });
});

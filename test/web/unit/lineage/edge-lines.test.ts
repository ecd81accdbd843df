import { describe, expect, it } from 'vitest';
import { bundlesOf } from '../../../../src/web/lineage/canvas/bundles.js';
import { shownPart } from '../../../../src/web/lineage/canvas/curve.js';
import { hitTest } from '../../../../src/web/lineage/canvas/edge-hit.js';
import { bundleWidth, lightOf } from '../../../../src/web/lineage/canvas/line-batches.js';
import { type Line, linesOf } from '../../../../src/web/lineage/canvas/lines.js';
import { blocksOf } from '../../../../src/web/lineage/layout/blocks.js';
import {
  boxSize,
  columnRows,
  HEADER_Y,
  itemsOf,
  rowsOf,
} from '../../../../src/web/lineage/layout/graph-items.js';
import { BOX_WIDTH, type Places, ROW_LIMIT } from '../../../../src/web/lineage/layout/placed.js';
import type { Graph, GraphBox } from '../../../../src/web/lineage/model/graph.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { sampleBox, sampleEdge, sampleGraph } from '../../../support/web/sample-graph.js';

/** Places boxes side by side, each 400 pixels right of the one before. */
function inARow(graph: Graph): Places {
  return new Map(
    itemsOf(graph).map(({ id, height }, index) => [
      id,
      { id, x: index * 400, y: 0, width: BOX_WIDTH, height },
    ]),
  );
}

function linesInARow(...parts: Parameters<typeof sampleGraph>): readonly Line[] {
  const graph = sampleGraph(...parts);
  return linesOf(graph, inARow(graph));
}

const heights = ({ curve }: Line) => [curve.start.y, curve.end.y];
const orders = sampleBox('orders', ['id', 'total']);
const mart = sampleBox('mart', ['sum', 'day'], { hiddenColumns: 3 });

const CLOSED = { type: 'DATASET', isOpen: false, members: [] } as const;

describe('the rows of a box', () => {
  it('are below the header, and the last counts the hidden columns', () => {
    expect([sampleBox('none'), orders, mart].map((one) => boxSize(one).height)).toEqual([
      72,
      72 + 2 * 24,
      72 + 3 * 24,
    ]);
    expect([columnRows(mart)('sum'), columnRows(mart)('day'), columnRows(mart)('other')]).toEqual([
      84, 108, 132,
    ]);
  });

  it('give a column without a row the header if no row counts hidden ones', () => {
    expect(columnRows(orders)('other')).toBe(HEADER_Y);
  });

  it('are limited, and the others count as hidden', () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `c${index}`);
    const wide: GraphBox = sampleBox('wide', names, { hiddenColumns: 2 });
    expect(rowsOf(wide).columns).toHaveLength(ROW_LIMIT);
    expect(rowsOf(wide).more).toBe(5_002 - ROW_LIMIT);
    expect(columnRows(wide)('c4999')).toBe(72 + (ROW_LIMIT + 0.5) * 24);
  });
});

describe('linesOf', () => {
  it('runs from header to header, and from row to row', () => {
    const lines = linesInARow([orders, mart], [sampleEdge('orders', 'mart', ['total > day'])]);
    expect(lines.map((line) => [line.kind, ...heights(line)])).toEqual([
      ['edge', HEADER_Y, HEADER_Y],
      ['column', 108, 108],
    ]);
    expect(lines.map(({ curve }) => [curve.start.x, curve.end.x])).toEqual([
      [240, 400],
      [240, 400],
    ]);
  });

  it('runs from the header if the whole dataset is the upstream', () => {
    const lines = linesInARow([orders, mart], [sampleEdge('orders', 'mart', ['> sum'])]);
    expect(lines.map(heights)[1]).toEqual([HEADER_Y, 84]);
  });

  it('joins the pairs of unlisted columns in one line', () => {
    const lines = linesInARow(
      [orders, mart],
      [sampleEdge('orders', 'mart', ['id > a', 'id > b', 'total > a'])],
    );
    const columns = lines.filter(({ kind }) => kind === 'column');
    expect(columns.map((line) => [...heights(line), line.pairs.length])).toEqual([
      [84, 132, 2],
      [108, 132, 1],
    ]);
    expect(columns.map(({ pair }) => pair?.upstream.column)).toEqual([undefined, 'total']);
  });

  it('draws no columns while no box lists them', () => {
    const lines = linesInARow(
      [sampleBox('a'), sampleBox('b')],
      [sampleEdge('a', 'b', ['x > y', '> y'])],
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['edge']);
  });

  it('draws a self-edge as one loop above its box', () => {
    const [loop, ...others] = linesInARow([orders], [sampleEdge('orders', 'orders', ['id > id'])]);
    expect(others).toEqual([]);
    expect(loop).toMatchObject({ head: 'down', curve: { start: { y: 0 }, end: { y: 0 } } });
    expect(loop?.bounds.top).toBeLessThan(0);
  });

  it('connects groups with their boxes, on the right side', () => {
    const beside = { anchor: 'orders', boxes: ['orders'], count: 40 };
    const group = { id: 'g', ...beside, platform: 'dbt', schema: undefined, ...CLOSED };
    const lines = linesInARow([orders], [], [{ ...group, direction: 'down' }]);
    expect(lines).toMatchObject([
      { kind: 'group', id: 'g', curve: { start: { x: 240, y: HEADER_Y }, end: { x: 400, y: 24 } } },
    ]);
    const up = linesInARow([orders], [], [{ ...group, direction: 'up' }]);
    expect(up).toMatchObject([{ curve: { start: { x: 640, y: 24 }, end: { x: 0, y: HEADER_Y } } }]);
  });

  it('leaves out lines whose boxes have no place', () => {
    const graph = sampleGraph([orders, mart], [sampleEdge('orders', 'mart')]);
    expect(linesOf(graph, new Map())).toEqual([]);
  });
});

describe('hitTest', () => {
  const lines = linesInARow(
    [orders, mart],
    [sampleEdge('orders', 'mart', ['total > sum', 'id > a', 'id > b'])],
  );
  const whole = { kind: 'edge', id: 'orders-mart', pair: null };

  it('takes the closest line within 6 pixels', () => {
    expect(hitTest(lines, { x: 250, y: HEADER_Y - 5 }, 1)).toEqual(whole);
    expect(hitTest(lines, { x: 250, y: HEADER_Y - 8 }, 1)).toBeNull();
  });

  it('takes the pair of a column line', () => {
    const pair = keyOf('total\nsum');
    expect(hitTest(lines, { x: 396, y: 85 }, 1)).toEqual({ ...whole, pair });
  });

  it('takes the edge of a line of several pairs', () => {
    expect(hitTest(lines, { x: 396, y: 132 }, 1)).toEqual(whole);
  });

  it('measures in pixels of the screen', () => {
    const point = { x: 250, y: HEADER_Y - 10 };
    expect([1, 0.5, 2].map((zoom) => hitTest(lines, point, zoom) !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('ignores column lines where they merge', () => {
    const near = { x: 398, y: 132 };
    expect(hitTest(lines, near, 0.55)).not.toBeNull();
    expect(hitTest(lines, near, 0.54)).toBeNull();
  });
});

describe('lightOf', () => {
  const graph = sampleGraph(
    [orders, mart, sampleBox('other', ['x'])],
    [
      sampleEdge('orders', 'mart', ['total > sum', 'id > day']),
      sampleEdge('mart', 'other', ['sum > x']),
      sampleEdge('orders', 'other', ['id > x']),
    ],
  );
  const lines = linesOf(graph, inARow(graph));
  const lights = (column: string | null) => {
    const path = pathOf(graph, { urn: 'mart', column });
    return lines.map((line) => lightOf(line, path, null)).join(' ');
  };

  it('lights the pairs of a path and their edges, and dims the rest', () => {
    expect(lights('sum')).toBe('lit lit dim lit lit dim dim');
  });

  it('leaves columns as they are on a path of datasets', () => {
    expect(lights(null)).toBe('lit plain plain lit plain dim dim');
  });

  it('puts the selected edge or pair before the path', () => {
    const chosen = (pair: string | null) =>
      lines.map((one) => lightOf(one, null, { kind: 'edge', id: 'orders-mart', pair }));
    expect(chosen(null)).toEqual(['chosen', ...new Array<string>(6).fill('plain')]);
    expect(chosen(keyOf('total\nsum'))).toEqual([
      'plain',
      'chosen',
      ...new Array<string>(5).fill('plain'),
    ]);
  });
});

describe('bundles', () => {
  const far = (graph: Graph): readonly Line[] => {
    const places = inARow(graph);
    return bundlesOf(graph, places, blocksOf({ graph, places }));
  };

  it('stand for all edges between two blocks, and are lit with one of them', () => {
    const boxes = [orders, mart, sampleBox('other')];
    const edges = [sampleEdge('orders', 'mart'), sampleEdge('mart', 'mart')];
    const group = { id: 'g', anchor: 'mart', boxes: ['mart'], platform: 'dbt', schema: undefined };
    const folded = { ...group, ...CLOSED, direction: 'down', count: 16 } as const;
    const [link, more, ...rest] = far(sampleGraph(boxes, edges, [folded]));
    expect(rest).toEqual([]);
    expect(link).toMatchObject({ kind: 'bundle', ids: ['orders-mart'], weight: 1 });
    expect(more).toMatchObject({ kind: 'bundle', ids: ['g'], weight: 16 });
    if (!link || !more) throw new Error('no bundle');
    expect([bundleWidth(link), bundleWidth(more)]).toEqual([0, 6]);
    const path = pathOf(sampleGraph(boxes, edges), { urn: 'orders', column: null });
    expect([lightOf(link, path, null), lightOf(more, path, null)]).toEqual(['lit', 'dim']);
    const chosen = { kind: 'edge', id: 'orders-mart', pair: null } as const;
    expect(lightOf(link, null, chosen)).toBe('chosen');
    expect(hitTest([link], link.curve.start, 0.3)).toBeNull();
  });
});

describe('the part of a line in view', () => {
  const [line] = linesInARow([orders, mart], [sampleEdge('orders', 'mart')]);
  if (!line) throw new Error('no line');
  const { curve, parts } = line;
  const view = (left: number, right: number) => ({ left, right, top: -500, bottom: 500 });

  it('is the whole line, the crossing part, or nothing', () => {
    expect(shownPart(curve, parts, view(0, 1000), 0)).toBe(curve);
    expect(shownPart(curve, parts, view(900, 1000), 0)).toBeUndefined();
    const part = shownPart(curve, parts, view(0, (curve.start.x + curve.end.x) / 2), 0);
    expect(part?.start).toEqual(curve.start);
    expect(part?.end.x).toBeGreaterThan(curve.start.x);
    expect(part?.end.x).toBeLessThan(curve.end.x);
  });
});

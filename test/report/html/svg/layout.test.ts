import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleDrawing } from '../../../../src/report/drawing/assemble-drawing.js';
import { changeDrawing } from '../../../../src/report/drawing/change-drawing.js';
import { headNote, SMALL_SIZE, TITLE_SIZE } from '../../../../src/report/drawing/look/box-head.js';
import { textWidth } from '../../../../src/report/drawing/look/text-width.js';
import {
  COLUMN,
  measureBoxes,
  PADDING,
  SIGN_WIDTH,
} from '../../../../src/report/html/svg/boxes.js';
import { curveHull, type Point } from '../../../../src/report/html/svg/curve.js';
import {
  type DrawingLayout,
  layoutDrawing,
  type PlacedBox,
} from '../../../../src/report/html/svg/layout.js';
import { campaignRuns } from '../../../campaigns/campaign.js';
import { urnOf } from '../../../support/model/state-builders.js';
import { drawings, edgeChange, pairChange } from '../../../support/report/drawing-builders.js';

const numRuns = campaignRuns('drawings', { part: 15, whole: 100 });

function laidOut(...changes: Parameters<typeof changeDrawing>[0]['changes']): DrawingLayout {
  return layoutDrawing(changeDrawing({ changes, impact: null }));
}

const boxOf = ({ boxes }: DrawingLayout, name: string) =>
  boxes.find((box) => box.dataset.urn === urnOf(name)) as PlacedBox;

function overlap(a: PlacedBox, b: PlacedBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the layout of any drawing', () => {
  it('has no overlapping boxes, nothing outside, and links from border to border', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const { boxes, routes, width, height } = layoutDrawing(drawing);
        expect(
          boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => overlap(box, other))),
        ).toEqual([]);
        expect(routes).toHaveLength(drawing.links.length);
        const points: readonly Point[] = [
          ...boxes.flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]),
          ...routes.flatMap((route) => curveHull(route.points)),
        ];
        expect(
          points.filter(({ x, y }) => !(x >= 0 && y >= 0 && x <= width && y <= height)),
        ).toEqual([]);
        const ends = new Map(boxes.map((box) => [box.dataset.urn, box]));
        for (const { link, points: way } of routes) {
          const [from, to] = [ends.get(link.upstream), ends.get(link.downstream)];
          expect([way[0].x, way.at(-1)?.x]).toEqual(
            [(from?.x ?? 0) + (from?.width ?? 0), to?.x].map((x) => expect.closeTo(x ?? 0, 1)),
          );
        }
      }),
      { numRuns },
    );
  });

  it('is the same for the same drawing', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(layoutDrawing(drawing)).toEqual(layoutDrawing(drawing));
      }),
      { numRuns: numRuns / 5 },
    );
  });

  it('has no text that is wider than its box', () => {
    fc.assert(
      fc.property(drawings, ({ datasets }) => {
        for (const { head, rows, width } of measureBoxes(datasets)) {
          for (const line of head.title)
            expect(textWidth(line, 'sans') * TITLE_SIZE).toBeLessThanOrEqual(width - 2 * PADDING);
          for (const text of [head.context + head.env, headNote(head, width)])
            expect(textWidth(text, 'sans') * SMALL_SIZE).toBeLessThanOrEqual(width - 2 * PADDING);
          for (const { label } of rows)
            expect(textWidth(label, 'mono') * COLUMN.size).toBeLessThanOrEqual(
              width - 2 * PADDING - SIGN_WIDTH,
            );
        }
      }),
      { numRuns },
    );
  });
});

describe('a layout', () => {
  it('puts upstreams on the left, and draws a pair from row to row', () => {
    const layout = laidOut(
      pairChange('create', 'orders.total <- raw.amount'),
      pairChange('create', 'orders.id <- raw.id'),
    );
    const [orders, raw] = [boxOf(layout, 'orders'), boxOf(layout, 'raw')];
    expect(raw.x + raw.width).toBeLessThan(orders.x);
    const ys = (box: PlacedBox) => box.rows.map(({ column, y }) => [column.name, box.y + y]);
    expect(layout.routes.map(({ points: [start, end] }) => [start.y, end?.y])).toEqual([
      [
        new Map(ys(raw) as [string, number][]).get('id'),
        new Map(ys(orders) as [string, number][]).get('id'),
      ],
      [
        new Map(ys(raw) as [string, number][]).get('amount'),
        new Map(ys(orders) as [string, number][]).get('total'),
      ],
    ]);
  });

  it('routes links around boxes that are in the way', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const all = names.flatMap((upstream, at) =>
      names.slice(at + 1).map((downstream) => edgeChange('create', `${downstream} <- ${upstream}`)),
    );
    const { boxes, routes } = laidOut(...all);
    const isWithin = ({ x, y }: Point, box: PlacedBox) =>
      x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    const turned = routes.filter(({ points }) => points.length > 2);
    expect(turned.length).toBeGreaterThan(4);
    expect(
      turned
        .flatMap(({ points }) => points.slice(1, -1))
        .filter((point) => boxes.some((box) => isWithin(point, box))),
    ).toEqual([]);
    for (const { points } of routes.filter((route) => !turned.includes(route))) {
      const middle = {
        x: (points[0].x + Number(points[1]?.x)) / 2,
        y: (points[0].y + Number(points[1]?.y)) / 2,
      };
      expect(boxes.filter((box) => isWithin(middle, box))).toEqual([]);
    }
  });

  it('puts a label at the middle of its link, and none if the sign is enough', () => {
    const { routes } = laidOut(
      edgeChange('update', 'b <- a', ['VIEW', 'COPY']),
      edgeChange('create', 'c <- a'),
    );
    const [named, signed] = routes;
    const [start, end] = named?.points ?? [];
    expect(named?.label).toEqual({
      text: '~ VIEW -> COPY',
      x: expect.closeTo(((start?.x ?? 0) + (end?.x ?? 0)) / 2, 0),
      y: expect.any(Number),
    });
    expect(signed?.label).toBeNull();
  });

  it('stacks unconnected parts, and puts boxes without links in rows', () => {
    const alone = Array.from({ length: 9 }, (_, at) => ({ urn: urnOf(`z${at}`), name: `z${at}` }));
    const linked = changeDrawing({
      changes: [
        edgeChange('create', 'y <- x'),
        edgeChange('create', 'c <- b'),
        edgeChange('create', 'b <- a'),
      ],
      impact: null,
    });
    const parts = {
      names: [...linked.datasets.map(({ name }) => ({ urn: urnOf(name), name })), ...alone],
      links: linked.links,
      states: new Map(),
      notes: new Map(),
      columns: new Map(),
      leftOut: [],
    };
    const layout = layoutDrawing(assembleDrawing(parts));
    const tops = ['a', 'x', 'z0', 'z8'].map((name) => boxOf(layout, name).y);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(new Set(tops).size).toBe(4);
    expect(boxOf(layout, 'z1').y).toBe(boxOf(layout, 'z0').y);
    expect(boxOf(layout, 'z1').x).toBeGreaterThan(boxOf(layout, 'z0').x);
  });
});

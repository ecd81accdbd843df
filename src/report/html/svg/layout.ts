import { Graph, layout } from '@dagrejs/dagre';
import { groupBy } from '../../../model/group-by.js';
import { itemAt } from '../../../model/item-at.js';
import { type Drawing, type DrawnLink, linkLabel, linkSigns } from '../../drawing/drawing.js';
import { fitText, textWidth } from '../../drawing/look/text-width.js';
import { escapeControls } from '../../words/escape.js';
import { HEADER_PORT, measureBoxes, type SvgBox } from './boxes.js';
import { type Component, findComponents } from './components.js';
import { curveHull, type Point, type Waypoints } from './curve.js';

export interface PlacedBox extends SvgBox {
  /** Coordinates of the left upper corner. */
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly link: DrawnLink;
  /** At least two. */
  readonly points: Waypoints;
  /**
   * Text beside the link and its middle. Null for a column pair, which only has a sign at its
   * arrow.
   */
  readonly label: (Point & { readonly text: string }) | null;
}

export interface DrawingLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly routes: readonly Route[];
}

const LABEL_SIZE = 11;
const MAX_LABEL_WIDTH = 190;
const MARGIN = 16;

/**
 * Places a drawing in layers, upstream on the left. Connected components are placed one by one, the
 * largest on top. The same drawing gives the same layout.
 */
export function layoutDrawing(drawing: Drawing): DrawingLayout {
  const boxes = new Map(
    measureBoxes(drawing.datasets).map((box) => [box.dataset.urn as string, box]),
  );
  const parts = findComponents(drawing).map((component) => layoutPart(component, boxes));
  const linked = parts.filter(({ routes }) => routes.length > 0);
  const alone = parts.filter(({ routes }) => routes.length === 0);
  const width = linked.reduce((widest, part) => Math.max(widest, part.width), MIN_ROW);
  return stackRows([...linked.map((part) => [part]), ...packRows(alone, width)]);
}

/** The minimum width in pixels of the rows of boxes without links. */
const MIN_ROW = 1000;

const GAP = 28;

function packRows(
  parts: readonly DrawingLayout[],
  width: number,
): readonly (readonly DrawingLayout[])[] {
  const rows: DrawingLayout[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (used + part.width > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(part);
    used += part.width + GAP;
  }
  return rows;
}

/** Stacks rows of layouts, with a margin around all. */
function stackRows(rows: readonly (readonly DrawingLayout[])[]): DrawingLayout {
  const placed: DrawingLayout[] = [];
  let [y, width] = [MARGIN, 0];
  for (const row of rows) {
    let x = MARGIN;
    for (const part of row) {
      placed.push(moveLayout(part, x, y));
      x += part.width + GAP;
    }
    width = Math.max(width, x - GAP + MARGIN);
    y += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return {
    width: Math.ceil(width),
    height: Math.ceil(y - GAP + MARGIN),
    boxes: placed.flatMap((part) => part.boxes),
    routes: placed.flatMap((part) => part.routes),
  };
}

function moveLayout(
  { width, height, boxes, routes }: DrawingLayout,
  dx: number,
  dy: number,
): DrawingLayout {
  const move = <T extends Point>(point: T): T => ({
    ...point,
    x: round(point.x + dx),
    y: round(point.y + dy),
  });
  return {
    width,
    height,
    boxes: boxes.map(move),
    routes: routes.map(({ link, points: [first, ...rest], label }) => ({
      link,
      points: [move(first), ...rest.map(move)],
      label: label && move(label),
    })),
  };
}

function layoutPart(
  { datasets, links }: Component,
  boxes: ReadonlyMap<string, SvgBox>,
): DrawingLayout {
  const own = datasets.map(({ urn }) => boxes.get(urn) as SvgBox);
  const bundles = [
    ...groupBy(links, ({ upstream, downstream }) => `${upstream}\n${downstream}`).values(),
  ];
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: 12, ranksep: 84 });
  for (const { dataset, width, height } of own) graph.setNode(dataset.urn, { width, height });
  for (const bundle of bundles) addBundle(graph, bundle);
  layout(graph);
  const placed = new Map(own.map((box) => [box.dataset.urn as string, placeBox(box, graph)]));
  const all = [...placed.values()];
  const routes = bundles.flatMap((bundle) => routeBundle(bundle, { graph, placed, all }));
  return moveToOrigin(all, routes);
}

/**
 * Adds one edge for all links between two datasets. A dataset's link to itself is not part of the
 * graph.
 */
function addBundle(graph: Graph, bundle: readonly [DrawnLink, ...DrawnLink[]]): void {
  const [{ upstream, downstream }] = bundle;
  if (upstream === downstream) return;
  const width = Math.max(...bundle.map((link) => labelWidth(shownLabel(link))));
  const label = width === 0 ? {} : { width, height: LABEL_SIZE + 6, labelpos: 'c' as const };
  graph.setEdge(upstream, downstream, { weight: Math.min(bundle.length, 8), ...label });
}

/** Returns the label of an edge. Most pairs have no room for more than the sign at their arrow. */
function shownLabel(link: DrawnLink): string {
  const label = linkLabel(link);
  const isBare = link.element === 'pair' && link.labeled !== true;
  return isBare || label === linkSigns[link.state]
    ? ''
    : fitText(escapeControls(label), MAX_LABEL_WIDTH, { font: 'sans', size: LABEL_SIZE });
}

function labelWidth(label: string): number {
  return label === '' ? 0 : textWidth(label, 'sans') * LABEL_SIZE + 8;
}

function placeBox(box: SvgBox, graph: Graph): PlacedBox {
  // The layout returns the middle of each node.
  const { x, y } = graph.node(box.dataset.urn) as Point;
  return { ...box, x: round(x - box.width / 2), y: round(y - box.height / 2) };
}

interface Placing {
  readonly graph: Graph;
  readonly placed: ReadonlyMap<string, PlacedBox>;
  readonly all: readonly PlacedBox[];
}

function routeBundle(
  bundle: readonly [DrawnLink, ...DrawnLink[]],
  { graph, placed, all }: Placing,
): readonly Route[] {
  const [{ upstream, downstream }] = bundle;
  // A drawing contains both ends of every link.
  const [from, to] = [placed.get(upstream), placed.get(downstream)] as [PlacedBox, PlacedBox];
  const detour = upstream === downstream ? [] : layoutTurns(from, to, graph);
  return bundle.map((link, at) => {
    const [start, end] = [findPort(link, from, 'upstream'), findPort(link, to, 'downstream')];
    const turns = isFree(start, end, all) ? [] : detour;
    // Links of one bundle turn side by side, so that the reader can follow each.
    const shift = Math.max(-18, Math.min(18, (at - (bundle.length - 1) / 2) * 4));
    const points: Waypoints = [
      start,
      ...turns.map(({ x, y }) => ({ x, y: round(y + shift) })),
      end,
    ];
    return { link, points, label: placeLabel(shownLabel(link), points) };
  });
}

function findPort(link: DrawnLink, box: PlacedBox, side: 'upstream' | 'downstream'): Point {
  const field = link.element === 'pair' ? link[`${side}Field` as const] : undefined;
  const row = box.rows.find(({ column }) => column.field === field);
  return { x: side === 'upstream' ? box.x + box.width : box.x, y: box.y + (row?.y ?? HEADER_PORT) };
}

/** Returns true if no box lies in the way of a direct curve. */
function isFree(start: Point, end: Point, boxes: readonly PlacedBox[]): boolean {
  const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
  const isInTheWay = ({ x, y, width, height }: PlacedBox) =>
    x + width > start.x && x < end.x && y + height > top && y < bottom;
  return start.x < end.x && !boxes.some(isInTheWay);
}

/** Returns the turns of the path that the layout left free through the layers in between. */
function layoutTurns(from: PlacedBox, to: PlacedBox, graph: Graph): readonly Point[] {
  const { points } = graph.edge(from.dataset.urn, to.dataset.urn) as {
    readonly points: readonly Point[];
  };
  return points.slice(1, -1).map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

function placeLabel(label: string, points: Waypoints): Route['label'] {
  if (label === '') return null;
  const middle = (points.length - 1) / 2;
  const [before, after] = [itemAt(points, Math.floor(middle)), itemAt(points, Math.ceil(middle))];
  return { text: label, x: round((before.x + after.x) / 2), y: round((before.y + after.y) / 2) };
}

/**
 * Moves a layout so that it begins at the origin. Curves count too, since a curve may extend beyond
 * all boxes.
 */
function moveToOrigin(boxes: readonly PlacedBox[], routes: readonly Route[]): DrawingLayout {
  const points = routes.flatMap((route) => curveHull(route.points));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = minimum([...boxes.map(({ x }) => x), ...xs]);
  const top = minimum([...boxes.map(({ y }) => y), ...ys]);
  const right = -minimum([...boxes.map(({ x, width }) => -x - width), ...xs.map((x) => -x)]);
  const bottom = -minimum([...boxes.map(({ y, height }) => -y - height), ...ys.map((y) => -y)]);
  return moveLayout({ width: right - left, height: bottom - top, boxes, routes }, -left, -top);
}

function minimum(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

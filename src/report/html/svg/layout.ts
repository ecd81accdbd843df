import { Graph, layout } from '@dagrejs/dagre';
import { groupBy } from '../../../model/group-by.js';
import { itemAt } from '../../../model/item-at.js';
import { type Drawing, type DrawnLink, linkSigns } from '../../drawing/drawing.js';
import { linkLabel } from '../../drawing/link-label.js';
import { harmless } from '../../text/harmless.js';
import { type Box, boxesOf, HEADER_PORT } from './boxes.js';
import { type Component, componentsOf } from './components.js';
import { hullOf, type Point, type Way } from './curve.js';
import { fitText, textWidth } from './text-width.js';

export interface PlacedBox extends Box {
  /** Of its left upper corner. */
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly link: DrawnLink;
  /** At least two. */
  readonly points: Way;
  /** Words beside the link, and the middle of them; those of a column pair are its sign alone, at the arrow. */
  readonly label: (Point & { readonly text: string }) | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly routes: readonly Route[];
}

const LABEL_SIZE = 11;
const MAX_LABEL_WIDTH = 190;
const MARGIN = 16;

/**
 * Places a drawing in layers, what is upstream on the left. What hangs together is placed by itself, the largest part on top.
 * The same drawing gives the same layout.
 */
export function layoutOf(drawing: Drawing): Layout {
  const boxes = new Map(boxesOf(drawing.datasets).map((box) => [box.dataset.urn as string, box]));
  const parts = componentsOf(drawing).map((component) => layoutPart(component, boxes));
  const linked = parts.filter(({ routes }) => routes.length > 0);
  const alone = parts.filter(({ routes }) => routes.length === 0);
  const width = linked.reduce((widest, part) => Math.max(widest, part.width), MIN_ROW);
  return stacked([...linked.map((part) => [part]), ...rowsWithin(alone, width)]);
}

/** Boxes without any link stand in rows of at least this width, in pixels. */
const MIN_ROW = 1000;

const GAP = 28;

function rowsWithin(parts: readonly Layout[], width: number): readonly (readonly Layout[])[] {
  const rows: Layout[][] = [];
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

/** Row under row, those of a row side by side, with a margin around all. */
function stacked(rows: readonly (readonly Layout[])[]): Layout {
  const placed: Layout[] = [];
  let [y, width] = [MARGIN, 0];
  for (const row of rows) {
    let x = MARGIN;
    for (const part of row) {
      placed.push(moved(part, x, y));
      x += part.width + GAP;
    }
    width = Math.max(width, x - GAP + MARGIN);
    y += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const [boxes, routes] = [placed.flatMap((part) => part.boxes), placed.flatMap((part) => part.routes)];
  return { width: Math.ceil(width), height: Math.ceil(y - GAP + MARGIN), boxes, routes };
}

function moved({ width, height, boxes, routes }: Layout, dx: number, dy: number): Layout {
  const move = <T extends Point>(point: T): T => ({ ...point, x: round(point.x + dx), y: round(point.y + dy) });
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

function layoutPart({ datasets, links }: Component, boxes: ReadonlyMap<string, Box>): Layout {
  const own = datasets.map(({ urn }) => boxes.get(urn) as Box);
  const bundles = [...groupBy(links, ({ upstream, downstream }) => `${upstream}\n${downstream}`).values()];
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: 12, ranksep: 84 });
  for (const { dataset, width, height } of own) graph.setNode(dataset.urn, { width, height });
  for (const bundle of bundles) addBundle(graph, bundle);
  layout(graph);
  const placed = new Map(own.map((box) => [box.dataset.urn as string, placedBox(box, graph)]));
  const all = [...placed.values()];
  return fromOrigin(
    all,
    bundles.flatMap((bundle) => routesOf(bundle, { graph, placed, all })),
  );
}

/** All links between two datasets take one way through the layers. One of a dataset to itself takes none. */
function addBundle(graph: Graph, bundle: readonly [DrawnLink, ...DrawnLink[]]): void {
  const [{ upstream, downstream }] = bundle;
  if (upstream === downstream) return;
  const width = Math.max(...bundle.map((link) => labelWidth(labelOf(link))));
  const label = width === 0 ? {} : { width, height: LABEL_SIZE + 6, labelpos: 'c' as const };
  graph.setEdge(upstream, downstream, { weight: Math.min(bundle.length, 8), ...label });
}

/** The words of an edge are shown; of a pair there is no room for more than the sign, which stands at the arrow. */
function labelOf(link: DrawnLink): string {
  const label = linkLabel(link);
  return link.element === 'pair' || label === linkSigns[link.state]
    ? ''
    : fitText(harmless(label), MAX_LABEL_WIDTH, { font: 'sans', size: LABEL_SIZE });
}

function labelWidth(label: string): number {
  return label === '' ? 0 : textWidth(label, 'sans') * LABEL_SIZE + 8;
}

function placedBox(box: Box, graph: Graph): PlacedBox {
  // The layout gives every node its middle.
  const { x, y } = graph.node(box.dataset.urn) as Point;
  return { ...box, x: round(x - box.width / 2), y: round(y - box.height / 2) };
}

interface Placing {
  readonly graph: Graph;
  readonly placed: ReadonlyMap<string, PlacedBox>;
  readonly all: readonly PlacedBox[];
}

function routesOf(bundle: readonly [DrawnLink, ...DrawnLink[]], { graph, placed, all }: Placing): readonly Route[] {
  const [{ upstream, downstream }] = bundle;
  // Every end of a link is drawn.
  const [from, to] = [placed.get(upstream), placed.get(downstream)] as [PlacedBox, PlacedBox];
  const way = upstream === downstream ? [] : wayOf(from, to, graph);
  return bundle.map((link, at) => {
    const [start, end] = [portOf(link, from, 'upstream'), portOf(link, to, 'downstream')];
    const turns = isFree(start, end, all) ? [] : way;
    // Side by side, so that links of one bundle can be told apart where they turn.
    const shift = Math.max(-18, Math.min(18, (at - (bundle.length - 1) / 2) * 4));
    const points: Way = [start, ...turns.map(({ x, y }) => ({ x, y: round(y + shift) })), end];
    return { link, points, label: labelAt(labelOf(link), points) };
  });
}

function portOf(link: DrawnLink, box: PlacedBox, side: 'upstream' | 'downstream'): Point {
  const field = link.element === 'pair' ? (side === 'upstream' ? link.upstreamField : link.downstreamField) : undefined;
  const row = box.rows.find(({ column }) => column.field === field);
  return { x: side === 'upstream' ? box.x + box.width : box.x, y: box.y + (row?.y ?? HEADER_PORT) };
}

/** Whether no box lies where a curve would go straight over. */
function isFree(start: Point, end: Point, boxes: readonly PlacedBox[]): boolean {
  const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
  const isInTheWay = ({ x, y, width, height }: PlacedBox) => x + width > start.x && x < end.x && y + height > top && y < bottom;
  return start.x < end.x && !boxes.some(isInTheWay);
}

/** The turns of the way that the layout left free through the layers between. */
function wayOf(from: PlacedBox, to: PlacedBox, graph: Graph): readonly Point[] {
  const { points } = graph.edge(from.dataset.urn, to.dataset.urn) as { readonly points: readonly Point[] };
  return points.slice(1, -1).map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

function labelAt(label: string, points: Way): Route['label'] {
  if (label === '') return null;
  const middle = (points.length - 1) / 2;
  const [before, after] = [itemAt(points, Math.floor(middle)), itemAt(points, Math.ceil(middle))];
  return { text: label, x: round((before.x + after.x) / 2), y: round((before.y + after.y) / 2) };
}

/** A curve may reach beyond all boxes. */
function fromOrigin(boxes: readonly PlacedBox[], routes: readonly Route[]): Layout {
  const points = routes.flatMap((route) => hullOf(route.points));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = least([...boxes.map(({ x }) => x), ...xs]);
  const top = least([...boxes.map(({ y }) => y), ...ys]);
  const right = -least([...boxes.map(({ x, width }) => -x - width), ...xs.map((x) => -x)]);
  const bottom = -least([...boxes.map(({ y, height }) => -y - height), ...ys.map((y) => -y)]);
  return moved({ width: right - left, height: bottom - top, boxes, routes }, -left, -top);
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

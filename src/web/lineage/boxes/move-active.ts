import type { Direction } from '../../entity/entity.js';
import { rowsOf } from '../layout/graph-items.js';
import { layerAt, type Placed, type PlacedGraph } from '../layout/placed.js';
import { type Active, idOf } from '../look/look.js';
import type { Graph, GraphBox } from '../model/graph.js';
import { stepAlong } from '../model/neighbors.js';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

export function isArrow(key: string): key is Arrow {
  return ARROWS.has(key);
}

/**
 * The target of an arrow key: left and right lead to a neighbor, up and down along the layer or
 * through the columns. Null: there is no target.
 */
export function moveActive(placed: PlacedGraph, active: Active, arrow: Arrow): Active | null {
  // A job that became a link has no place. The keys start again at home.
  if (!placed.places.has(idOf(active))) return { kind: 'box', urn: placed.graph.home };
  const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const direction = step === -1 ? 'up' : 'down';
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  if (active.kind === 'column' && isSideways) return pairedColumn(placed, active, direction);
  if (active.kind === 'column') return nextColumn(placed.graph, active, step);
  const id = idOf(active);
  return isSideways ? neighbor(placed, id, direction) : alongLayer(placed, id, step);
}

/** The box of an active box or column. Undefined for groups. */
export function boxOf(graph: Graph, active: Active | null): GraphBox | undefined {
  if (active === null || active.kind === 'group') return undefined;
  return graph.boxes.find(({ urn }) => urn === active.urn);
}

/** The neighbor of a box or of a group whose height differs least. */
function neighbor({ graph, places }: PlacedGraph, id: string, direction: Direction) {
  const linked = graph.edges.flatMap((edge) => {
    const { from, to } = stepAlong(edge, direction);
    return from === id && !edge.isLoop ? [to] : [];
  });
  const groups = graph.groups.filter(
    (one) => one.boxes.includes(id) && one.direction === direction,
  );
  const beside = graph.groups.find((one) => one.id === id && one.direction !== direction)?.boxes;
  const ids = [...linked, ...groups.map((one) => one.id), ...(beside ?? [])];
  const here = places.get(id);
  const found = ids.flatMap((one) => places.get(one) ?? []);
  const apart = ({ y }: Placed): number => Math.abs(y - (here?.y ?? 0));
  const [nearest] = found.sort((a, b) => apart(a) - apart(b));
  return toActive(graph, nearest);
}

function alongLayer({ graph, places }: PlacedGraph, id: string, step: 1 | -1): Active | null {
  const here = places.get(id);
  if (here === undefined) return null;
  const layer = [...places.values()]
    .filter((one) => layerAt(one) === layerAt(here))
    .sort((a, b) => a.y - b.y);
  return toActive(graph, layer[layer.indexOf(here) + step]);
}

function toActive(graph: Graph, placed: Placed | undefined): Active | null {
  if (placed === undefined) return null;
  return graph.groups.some(({ id }) => id === placed.id)
    ? { kind: 'group', id: placed.id }
    : { kind: 'box', urn: placed.id };
}

type ActiveColumn = Extract<Active, { kind: 'column' }>;

function nextColumn(graph: Graph, { urn, column }: ActiveColumn, step: 1 | -1): Active | null {
  const box = graph.boxes.find((one) => one.urn === urn);
  const names = box ? rowsOf(box).columns.map(({ name }) => name) : [];
  const next = names[names.indexOf(column) + step];
  return next === undefined ? null : { kind: 'column', urn, column: next };
}

/** The first listed column that feeds a column, or that the column feeds. */
function pairedColumn(
  { graph }: PlacedGraph,
  { urn, column }: ActiveColumn,
  direction: Direction,
): Active | null {
  const pairs = graph.edges.flatMap((edge) => edge.pairs);
  for (const pair of pairs) {
    const { from, to } = stepAlong(pair, direction);
    if (from.dataset !== urn || from.column !== column) continue;
    const box = graph.boxes.find((one) => one.urn === to.dataset);
    if (box && rowsOf(box).columns.some(({ name }) => name === to.column))
      return { kind: 'column', urn: to.dataset, column: to.column };
  }
  return null;
}

import { compareText } from '../../../errors/compare-text.js';
import { groupBy } from '../../../model/group-by.js';
import { type Ends, type NeighborMaps, neighborsOf } from '../model/neighbors.js';
import { type Item, layerAt, layerX, type Placed, type Places } from './placed.js';
import { placeInOrder } from './stack.js';

/** Placed items move less than new ones where room is short. */
const WEIGHTS = { placed: 4, fresh: 1 } as const;

/** An item with the place that it would have without the others of its layer. */
interface Wanted {
  readonly item: Item;
  readonly layer: number;
  readonly x: number;
  readonly wish: number;
  readonly isNew: boolean;
}

/**
 * Finds places after a change of the graph. The anchor keeps its place. Items that were placed keep
 * layer and order, and move up or down to make room. New items enter the layer next to their
 * neighbors, at the median of their heights. Items that are gone leave their room empty. The same
 * items give the same places in whatever order they come.
 *
 * @param before the places until now; with none, every item is new
 * @param anchor the item that was acted on; null, or not placed: every item may move
 */
export function placeNew(
  before: Places,
  items: readonly Item[],
  connections: readonly Ends[],
  anchor: string | null,
): Places {
  const neighbors = neighborsOf(
    connections.filter(({ upstream, downstream }) => upstream !== downstream),
  );
  const sorted = items.toSorted((a, b) => compareText(a.id, b.id));
  const kept = sorted.flatMap((item): Wanted[] => {
    const place = before.get(item.id);
    if (!place) return [];
    return [{ item, layer: layerAt(place), x: place.x, wish: place.y, isNew: false }];
  });
  const layers = new Map(kept.map(({ item, layer }) => [item.id, layer]));
  const fresh = sorted.filter(({ id }) => !before.has(id));
  addLayers(layers, fresh, neighbors, { anchor, offset: homeLayer(kept) });
  const places = new Map<string, Placed>();
  const all = { stacks: new Map<number, Wanted[]>(), places, anchor };
  addToStacks(kept, all);
  for (let waiting = fresh; waiting.length > 0; ) {
    addToStacks(nextWanted(waiting, { layers, neighbors, places }), all);
    waiting = waiting.filter(({ id }) => !places.has(id));
  }
  return places;
}

/** The layer of the home dataset, told by the item closest to it. 0 if nothing is placed. */
function homeLayer(kept: readonly Wanted[]): number {
  const [closest] = kept.toSorted((a, b) => Math.abs(a.item.layer) - Math.abs(b.item.layer));
  return closest ? closest.layer - closest.item.layer : 0;
}

interface Known {
  readonly layers: ReadonlyMap<string, number>;
  readonly neighbors: NeighborMaps;
  readonly places: Places;
}

/** The new items next to placed items. If there are none, all new items, at the height 0. */
function nextWanted(waiting: readonly Item[], known: Known): readonly Wanted[] {
  const all = waiting.map((item) => ({ item, middle: medianMiddle(item, known) }));
  const ready = all.filter(({ middle }) => middle !== undefined);
  return (ready.length > 0 ? ready : all).map(({ item, middle = 0 }) => {
    const layer = known.layers.get(item.id) ?? 0;
    const wish = Math.round(middle - item.height / 2);
    return { item, layer, x: layerX(layer, item.width), wish, isNew: true };
  });
}

/** The median of the middles of the placed neighbors. Undefined if there are none. */
function medianMiddle({ id }: Item, { neighbors, places }: Known): number | undefined {
  const found = [...(neighbors.up.get(id) ?? []), ...(neighbors.down.get(id) ?? [])]
    .flatMap((one) => places.get(one) ?? [])
    .map(({ y, height }) => y + height / 2)
    .sort((a, b) => a - b);
  const half = (found.length - 1) / 2;
  const [low, high] = [found[Math.floor(half)], found[Math.ceil(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

interface Stacks {
  readonly stacks: Map<number, Wanted[]>;
  readonly places: Map<string, Placed>;
  readonly anchor: string | null;
}

/** Adds items to their layers, and places those layers again. */
function addToStacks(wanted: readonly Wanted[], { stacks, places, anchor }: Stacks): void {
  for (const [layer, added] of groupBy(wanted, (one) => one.layer)) {
    const stack = [...(stacks.get(layer) ?? []), ...added];
    stacks.set(layer, stack);
    for (const one of placeStack(stack, anchor)) places.set(one.id, one);
  }
}

function placeStack(stack: readonly Wanted[], anchor: string | null): readonly Placed[] {
  return placeInOrder(
    mergeOrder(stack).map(({ item: { id, width, height }, x, wish, isNew }) => ({
      id,
      x,
      width,
      height,
      wish,
      weight: isNew ? WEIGHTS.fresh : WEIGHTS.placed,
      isFixed: !isNew && id === anchor,
    })),
  );
}

/**
 * Placed items in their order. A new item comes before the first placed one whose middle is below
 * its own. New items of the same middle follow their ids.
 */
function mergeOrder(stack: readonly Wanted[]): readonly Wanted[] {
  const middle = ({ item, wish }: Wanted) => wish + item.height / 2;
  const kept = stack.filter(({ isNew }) => !isNew).sort((a, b) => a.wish - b.wish);
  const fresh = stack
    .filter(({ isNew }) => isNew)
    .sort((a, b) => middle(a) - middle(b) || compareText(a.item.id, b.item.id));
  const order: Wanted[] = [];
  let next = 0;
  for (const one of kept) {
    const first = fresh.findIndex((other, at) => at >= next && middle(other) >= middle(one));
    const end = first < 0 ? fresh.length : first;
    order.push(...fresh.slice(next, end), one);
    next = end;
  }
  return [...order, ...fresh.slice(next)];
}

/**
 * Finds layers for new items, first next to placed items. An item that the anchor or its own side
 * of the graph puts upstream goes left of its placed downstreams, any other item goes right of its
 * placed upstreams. An item without placed neighbors keeps its hops from the home dataset.
 *
 * @param layers the layers of the placed items. New items are added to it.
 * @param offset the layer of the home dataset
 */
function addLayers(
  layers: Map<string, number>,
  items: readonly Item[],
  neighbors: NeighborMaps,
  { anchor, offset }: { readonly anchor: string | null; readonly offset: number },
): void {
  let waiting = items;
  while (waiting.length > 0) {
    const found = waiting.flatMap((item): [string, number][] => {
      const layer = layerOf(item, neighbors, layers, anchor);
      return layer === undefined ? [] : [[item.id, layer]];
    });
    if (found.length === 0) {
      for (const { id, layer } of waiting) layers.set(id, layer + offset);
      return;
    }
    for (const [id, layer] of found) layers.set(id, layer);
    waiting = waiting.filter(({ id }) => !layers.has(id));
  }
}

function layerOf(
  { id, layer }: Item,
  neighbors: NeighborMaps,
  layers: ReadonlyMap<string, number>,
  anchor: string | null,
): number | undefined {
  const up = neighbors.up.get(id) ?? [];
  const down = neighbors.down.get(id) ?? [];
  const placed = (ids: readonly string[]) => ids.flatMap((one) => layers.get(one) ?? []);
  const [left, right] = [placed(up), placed(down)];
  const isUpstream =
    anchor !== null && up.includes(anchor)
      ? false
      : (anchor !== null && down.includes(anchor)) || layer < 0;
  if (right.length > 0 && (isUpstream || left.length === 0)) return Math.min(...right) - 1;
  return left.length > 0 ? Math.max(...left) + 1 : undefined;
}

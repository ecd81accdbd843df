import type { Connection, Item } from './placed.js';

/** The items around one, by id. */
export interface Neighbours {
  readonly up: readonly string[];
  readonly down: readonly string[];
}

const NONE: Neighbours = { up: [], down: [] };

/** The neighbours of each item that has some. Connections of an item with itself do not count. */
export function neighboursOf(connections: readonly Connection[]): ReadonlyMap<string, Neighbours> {
  const found = new Map<string, { readonly up: string[]; readonly down: string[] }>();
  const at = (id: string) => {
    const known = found.get(id) ?? { up: [], down: [] };
    found.set(id, known);
    return known;
  };
  for (const { from, to } of connections) {
    if (from === to) continue;
    at(from).down.push(to);
    at(to).up.push(from);
  }
  return found;
}

/**
 * Finds layers for new items, those next to placed ones first. An item that the anchor or its own
 * side of the graph puts upstream goes left of its placed downstreams, any other item goes right of
 * its placed upstreams. An item without placed neighbours keeps its hops from the home dataset.
 *
 * @param layers the layers of the placed items. New items are added to it.
 * @param offset the layer of the home dataset
 */
export function addLayers(
  layers: Map<string, number>,
  items: readonly Item[],
  neighbours: ReadonlyMap<string, Neighbours>,
  { anchor, offset }: { readonly anchor: string | null; readonly offset: number },
): void {
  let waiting = items;
  while (waiting.length > 0) {
    const found = waiting.flatMap((item): [string, number][] => {
      const layer = layerOf(item, neighbours.get(item.id) ?? NONE, layers, anchor);
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
  { layer }: Item,
  { up, down }: Neighbours,
  layers: ReadonlyMap<string, number>,
  anchor: string | null,
): number | undefined {
  const placed = (ids: readonly string[]) => ids.flatMap((id) => layers.get(id) ?? []);
  const [left, right] = [placed(up), placed(down)];
  const isUpstream =
    anchor !== null && up.includes(anchor)
      ? false
      : (anchor !== null && down.includes(anchor)) || layer < 0;
  if (right.length > 0 && (isUpstream || left.length === 0)) return Math.min(...right) - 1;
  return left.length > 0 ? Math.max(...left) + 1 : undefined;
}

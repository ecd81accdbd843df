import type { Neighbours } from '../model/neighbours.js';
import type { Item } from './placed.js';

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
  neighbours: Neighbours,
  { anchor, offset }: { readonly anchor: string | null; readonly offset: number },
): void {
  let waiting = items;
  while (waiting.length > 0) {
    const found = waiting.flatMap((item): [string, number][] => {
      const layer = layerOf(item, neighbours, layers, anchor);
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
  neighbours: Neighbours,
  layers: ReadonlyMap<string, number>,
  anchor: string | null,
): number | undefined {
  const up = neighbours.up.get(id) ?? [];
  const down = neighbours.down.get(id) ?? [];
  const placed = (ids: readonly string[]) => ids.flatMap((one) => layers.get(one) ?? []);
  const [left, right] = [placed(up), placed(down)];
  const isUpstream =
    anchor !== null && up.includes(anchor)
      ? false
      : (anchor !== null && down.includes(anchor)) || layer < 0;
  if (right.length > 0 && (isUpstream || left.length === 0)) return Math.min(...right) - 1;
  return left.length > 0 ? Math.max(...left) + 1 : undefined;
}

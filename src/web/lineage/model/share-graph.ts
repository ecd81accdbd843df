import { replaceEqualDeep } from '@tanstack/react-query';
import type { Graph } from './graph.js';

/**
 * Takes over the boxes, edges and groups of an earlier graph that did not change, so that a page
 * draws only what did.
 */
export function shareGraph(before: Graph | undefined, after: Graph): Graph {
  if (before === undefined) return after;
  const shared: Graph = {
    ...after,
    boxes: share(before.boxes, after.boxes, ({ urn }) => urn),
    edges: share(before.edges, after.edges, ({ id }) => id),
    groups: share(before.groups, after.groups, ({ id }) => id),
  };
  const names = Object.keys(shared) as (keyof Graph)[];
  return names.every((name) => shared[name] === before[name]) ? before : shared;
}

function share<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const known = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item) => replaceEqualDeep(known.get(idOf(item)), item));
  const isSame = shared.length === before.length && shared.every((item, i) => item === before[i]);
  return isSame ? before : shared;
}

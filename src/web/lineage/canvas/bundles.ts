import type { Blocks } from '../layout/blocks.js';
import { groupEnds } from '../layout/graph-items.js';
import type { Placed, Places } from '../layout/placed.js';
import type { Graph } from '../model/graph.js';
import { sideways } from './curve.js';
import { type Line, toLine } from './lines.js';

interface Bundle {
  readonly from: Placed;
  readonly to: Placed;
  readonly state: Line['state'];
  readonly ids: string[];
  /** The sums of the heights at which its edges start and end. */
  fromY: number;
  toY: number;
  weight: number;
}

/**
 * The lines of a graph seen from far away: one from each block to each other, for all edges of one
 * state. A folded group counts as many edges as it has members. The labels of blocks count the
 * edges inside of them.
 */
export function bundlesOf(
  graph: Graph,
  places: Places,
  { blocks, blockOf }: Blocks,
): readonly Line[] {
  const placeOf = new Map(blocks.map(({ place }) => [place.id, place]));
  const bundles = new Map<string, Bundle>();
  const add = (
    ends: { upstream: string; downstream: string },
    one: Pick<Line, 'id' | 'state' | 'weight'>,
  ): void => {
    const [start, end] = [places.get(ends.upstream), places.get(ends.downstream)];
    const [from, to] = [ends.upstream, ends.downstream].map((id) =>
      placeOf.get(blockOf.get(id) ?? ''),
    );
    if (!start || !end || !from || !to || from === to) return;
    const key = [from.id, to.id, one.state].join('\n');
    const none = { from, to, state: one.state, ids: [], fromY: 0, toY: 0, weight: 0 };
    const bundle: Bundle = bundles.get(key) ?? none;
    bundle.ids.push(one.id);
    bundle.weight += one.weight;
    bundle.fromY += start.y + start.height / 2;
    bundle.toY += end.y + end.height / 2;
    bundles.set(key, bundle);
  };
  for (const edge of graph.edges)
    add(edge, { id: edge.id, state: edge.change?.state ?? null, weight: 1 });
  const state = graph.edges.some(({ change }) => change) ? 'context' : null;
  for (const group of graph.groups.filter(({ members }) => members.length === 0))
    for (const ends of groupEnds(group)) add(ends, { id: group.id, state, weight: group.count });
  return [...bundles.entries()].map(([key, { from, to, ids, fromY, toY, ...look }]) => {
    const start = { x: from.x + from.width, y: fromY / ids.length };
    return toLine('bundle', key, sideways(start, { x: to.x, y: toY / ids.length }), {
      ...look,
      ids,
    });
  });
}

import { boxesOf } from './boxes-of.js';
import { columnLists } from './column-lists.js';
import { edgesOf } from './edges-of.js';
import type { Graph } from './graph.js';
import type { GraphData, Need } from './graph-data.js';
import { groupsOf } from './groups-of.js';
import type { LineageView } from './lineage-address.js';
import { neighborsOf } from './neighbors.js';
import { type Walk, walk } from './walk.js';

/** A graph, and what has to be read for it. */
export interface BuiltGraph {
  readonly graph: Graph;
  /** Everything that the graph is made of, read or not. */
  readonly needs: readonly Need[];
}

/** Builds the graph of a view out of what is known. What is not read yet is among the needs. */
export function buildGraph(home: string, view: LineageView, data: GraphData): BuiltGraph {
  const reached = walk(home, view, data);
  const edges = edgesOf(reached);
  const drawn = neighborsOf(edges);
  const { lists, isFull, needs: schemas } = columnLists(reached, edges, view, data);
  const { groups, needs: counts } = groupsOf(reached, drawn, data);
  const graph: Graph = {
    home,
    boxes: boxesOf(reached, drawn, lists),
    edges,
    groups,
    gone: countGone(reached, view, data),
    isFull: reached.isFull || isFull,
  };
  return { graph, needs: [...reached.needs, ...schemas, ...counts] };
}

/**
 * The number of datasets that openings name and that are not drawn. 0 while an answer is missing,
 * and where the graph leaves boxes out on purpose.
 */
function countGone({ nodeOfKey, sides, needs, isFull }: Walk, view: LineageView, data: GraphData) {
  if (isFull || view.direction !== 'both') return 0;
  if ([...sides.values()].some(({ hop }) => hop === undefined)) return 0;
  const isWaiting = needs.some(
    (need) => need.kind === 'members' && data.members(need.urn, need.direction).data === undefined,
  );
  if (isWaiting) return 0;
  return new Set(view.open.map(({ key }) => key).filter((key) => !nodeOfKey.has(key))).size;
}

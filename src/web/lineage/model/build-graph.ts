import { boxesOf } from './boxes-of.js';
import { collapseJobs } from './collapse-jobs.js';
import { columnLists } from './column-lists.js';
import { edgesOf } from './edges-of.js';
import type { Graph } from './graph.js';
import type { GraphData, Need } from './graph-data.js';
import { groupsOf } from './groups-of.js';
import { keyOf } from './key-of.js';
import type { LineageView } from './lineage-address.js';
import { neighborsOf } from './neighbors.js';
import { type Roots, type Walk, walk } from './walk.js';

/** A graph, and the data that it needs. */
export interface BuiltGraph {
  readonly graph: Graph;
  /** Everything that the graph is made of, read or not. */
  readonly needs: readonly Need[];
}

/**
 * Builds the graph of a view from known data. Its needs include all data that is not read yet.
 *
 * @param roots the entities that the graph starts from, the home entity first; default: it alone
 */
export function buildGraph(
  home: string,
  view: LineageView,
  data: GraphData,
  roots: Roots = new Map([[home, 0]]),
): BuiltGraph {
  const reached = walk(roots, view, data);
  const all = edgesOf(reached);
  const drawn = neighborsOf(all);
  const { hidden, edges, groups } = collapseJobs(
    { edges: all, groups: groupsOf(reached) },
    reached,
  );
  const { lists, isFull, needs: schemas } = columnLists(reached, edges, view, data);
  const graph: Graph = {
    home,
    boxes: boxesOf(reached, drawn, lists).filter(({ urn }) => !hidden.has(urn)),
    edges,
    groups,
    gone: countGone(reached, view, data),
    isFull: reached.isFull || isFull,
  };
  return { graph, needs: [...reached.needs, ...schemas] };
}

/**
 * The number of datasets and groups that openings name and that are not there. 0 while an answer is missing,
 * and where the graph leaves boxes out on purpose.
 */
function countGone({ nodeOfKey, sides, needs, isFull }: Walk, view: LineageView, data: GraphData) {
  if (isFull || view.direction !== 'both') return 0;
  if ([...sides.values()].some(({ hop }) => hop === undefined)) return 0;
  const isWaiting = needs.some(
    (need) => need.kind === 'members' && data.members(need.urn, need.direction).data === undefined,
  );
  if (isWaiting) return 0;
  // The choice for a job stays while the job is out of view.
  const named = view.open.filter(({ action }) => action !== 'job').map(({ key }) => key);
  const groups = [...sides.values()].flatMap((side) => side.groups.map(({ id }) => keyOf(id)));
  const known = new Set([...nodeOfKey.keys(), ...groups]);
  return new Set(named.filter((key) => !known.has(key))).size;
}

import { boxesOf } from './boxes-of.js';
import { type ColumnLists, columnLists } from './column-lists.js';
import { edgesOf } from './edges-of.js';
import type { Graph, GraphEdge } from './graph.js';
import type { GraphData, Need } from './graph-data.js';
import { groupsOf } from './groups-of.js';
import { pathOf } from './path.js';
import type { LineageView, Pin } from './view.js';
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
  const { lists, isFull, needs: schemas } = listColumns(reached, edges, { view, data });
  const { groups, needs: counts } = groupsOf(reached, edges, data);
  const graph: Graph = {
    home,
    boxes: boxesOf(reached, edges, lists),
    edges,
    groups,
    gone: countGone(reached, view, data),
    isFull: reached.isFull || isFull,
  };
  return { graph, needs: [...reached.needs, ...schemas, ...counts] };
}

interface Sources {
  readonly view: LineageView;
  readonly data: GraphData;
}

function listColumns(
  reached: Walk,
  edges: readonly GraphEdge[],
  { view, data }: Sources,
): ColumnLists & { readonly needs: readonly Need[] } {
  const { nodes, nodeOfKey } = reached;
  if (!view.columns) return { lists: new Map(), isFull: false, needs: [] };
  const all = view.open.flatMap(({ action, key }) => {
    const urn = nodeOfKey.get(key)?.urn;
    return action === 'columns' && urn !== undefined ? [urn] : [];
  });
  const pinned = pinnedUrn(view.pin, reached);
  const column = view.pin?.column ?? null;
  const lists = columnLists({
    urns: [...nodes.values()]
      .filter(({ entity }) => entity === undefined || entity.type === 'DATASET')
      .map(({ urn }) => urn),
    edges,
    path:
      pinned !== undefined && column !== null
        ? pathOf({ edges }, { urn: pinned, column })
        : undefined,
    all: new Set(all),
    schema: (urn) => (all.includes(urn) ? data.schema(urn).data : undefined),
  });
  return { ...lists, needs: all.map((urn): Need => ({ kind: 'schema', urn })) };
}

/** The urn of the dataset that is pinned. A pin without a key is of the home dataset. */
function pinnedUrn(pin: Pin | null, { nodes, nodeOfKey }: Walk): string | undefined {
  if (pin === null) return undefined;
  return pin.key === null ? nodes.keys().next().value : nodeOfKey.get(pin.key)?.urn;
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

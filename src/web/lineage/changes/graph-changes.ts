import { groupBy } from '../../../model/group-by.js';
import { countStates, countsLabel, NO_LINKS } from '../../../report/drawing/drawing.js';
import type { ColumnPair, LinkChange } from '../../entity/pairs.js';
import { toEdge } from '../model/edges-of.js';
import { type BoxEdge, columnKey, type Graph } from '../model/graph.js';
import { keyOf } from '../model/key-of.js';
import { type Ends, neighborsOf } from '../model/neighbors.js';
import { pairKey } from '../model/path.js';
import { MAX_BOXES } from '../model/walk.js';
import { addedBoxes, changedBoxes } from './changed-boxes.js';

/** A link with its state, between two boxes or two of their columns. */
export interface ChangedLink extends Ends, LinkChange {
  /** The names of the columns. Null: a link between boxes. */
  readonly columns: Ends | null;
}

/** States of links that are drawn over a graph. */
export interface GraphChanges {
  /**
   * A link of the state `context` does not change. It is drawn where the graph lacks it. All links
   * of the graph that are not here are context too.
   */
  readonly links: readonly ChangedLink[];
  /** Urns and `columnKey`s of what the changes affect. They are shaded. */
  readonly affected: ReadonlySet<string>;
}

/**
 * Draws changes over a graph. Adds the boxes and links that the graph lacks, up to the limit of
 * boxes, and gives all links their states. Boxes have parts if anything changes. A pair between the sides of a job is on its input.
 *
 * @param listsColumns true if boxes list columns
 */
export function withChanges(graph: Graph, changes: GraphChanges, listsColumns: boolean): Graph {
  const added = addedBoxes(graph, changes.links);
  const all = [...graph.boxes, ...added];
  const boxes = all.slice(0, MAX_BOXES);
  const drawn = new Set(boxes.map(({ urn }) => urn));
  const links = changes.links.filter((one) => drawn.has(one.upstream) && drawn.has(one.downstream));
  const edges = changedEdges(graph.edges, links);
  const { affected } = changes;
  const named = new Set(links.flatMap(columnKeys));
  return {
    ...graph,
    boxes: changedBoxes(boxes, { edges, affected, named, listsColumns }),
    edges,
    isFull: graph.isFull || boxes.length < all.length,
  };
}

function columnKeys({ upstream, downstream, columns }: ChangedLink): readonly string[] {
  if (columns === null) return [];
  return [columnKey(upstream, columns.upstream), columnKey(downstream, columns.downstream)];
}

const UNCHANGED: LinkChange = { state: 'context', note: '' };

/** The edges with the states of their links. Links without an edge get one. */
function changedEdges(
  edges: readonly BoxEdge[],
  links: readonly ChangedLink[],
): readonly BoxEdge[] {
  const known = new Map(edges.map((edge) => [endsKey(edge), edge]));
  const ways = new Set(known.keys());
  for (const { columns, ...ends } of links) if (columns === null) ways.add(endsKey(ends));
  const neighbors = neighborsOf(edges);
  const byEdge = groupBy(links, (link) => {
    const own = endsKey(link);
    if (link.columns === null || ways.has(own)) return own;
    const job = (neighbors.down.get(link.upstream) ?? []).find((urn) =>
      neighbors.down.get(urn)?.includes(link.downstream),
    );
    return job === undefined ? own : endsKey({ ...link, downstream: job });
  });
  const keys = new Set([...known.keys(), ...byEdge.keys()]);
  return [...keys].map((key) => {
    const [upstream = '', downstream = ''] = key.split('\n');
    return changedEdge(known.get(key) ?? newEdge({ upstream, downstream }), byEdge.get(key) ?? []);
  });
}

function endsKey({ upstream, downstream }: Ends): string {
  return `${upstream}\n${downstream}`;
}

function newEdge({ upstream, downstream }: Ends): BoxEdge {
  const end = (urn: string) => ({ urn, key: keyOf(urn) });
  return toEdge(end(upstream), end(downstream), undefined);
}

function changedEdge(edge: BoxEdge, links: readonly ChangedLink[]): BoxEdge {
  const own = links.find(({ columns }) => columns === null);
  const changes = new Map(
    links.flatMap((link) => pairsOf(link, edge).map((pair) => [keyOfEnds(pair), pair])),
  );
  const known = new Set(edge.pairs.map(keyOfEnds));
  const pairs = [
    ...edge.pairs.map((pair) => ({
      ...pair,
      change: changes.get(keyOfEnds(pair))?.change ?? UNCHANGED,
    })),
    ...[...changes].flatMap(([key, pair]) => (known.has(key) ? [] : [pair])),
  ];
  return { ...edge, pairs, change: edgeChange(own, pairs) };
}

type ChangedPair = ColumnPair & { readonly change: LinkChange };

function keyOfEnds({ upstream, downstream }: ColumnPair): string {
  return pairKey(upstream, downstream);
}

/** The pair of a link. None for a link between boxes. */
function pairsOf({ columns, state, note, ...ends }: ChangedLink, edge: BoxEdge): ChangedPair[] {
  if (columns === null) return [];
  const pair = {
    upstream: { dataset: ends.upstream, column: columns.upstream },
    downstream: { dataset: ends.downstream, column: columns.downstream },
    transform: undefined,
    confidence: undefined,
    query: undefined,
    ...(edge.downstream !== ends.downstream && { via: edge.downstream }),
    change: { state, note },
  };
  return [pair];
}

/** The change of an edge. An edge that stays while its columns change counts as changed. */
function edgeChange(own: LinkChange | undefined, pairs: readonly ChangedPair[]): LinkChange {
  if (own && own.state !== 'context') return { state: own.state, note: own.note };
  const counts = countStates(pairs.map(({ change }) => change));
  const note = countsLabel(NO_LINKS, { ...counts, context: 0 });
  return note === '' ? UNCHANGED : { state: 'changed', note };
}

import type { LinkState } from '../../../report/drawing/drawing.js';
import type { ColumnEnd, ColumnPair } from '../../entity/pairs.js';
import { columnRows, groupEnds, headerY } from '../layout/graph-items.js';
import { type Bounds, GROUP_HEIGHT, type Placed, type Places } from '../layout/placed.js';
import type { BoxEdge, Graph, GraphBox } from '../model/graph.js';
import { pairKey } from '../model/path.js';
import { boundsOf, type Curve, loopAbove, partsOf, sideways } from './curve.js';

/** A line of the graph, in pixels at zoom 1. */
export interface Line {
  /**
   * `edge`: between boxes. `group`: between a box and a group. `column`: between rows. `bundle`:
   * between blocks.
   */
  readonly kind: 'edge' | 'group' | 'column' | 'bundle';
  /** The id of the edge or of the group. */
  readonly id: string;
  /** The ids of the edges that a bundle stands for, or the id alone. */
  readonly ids: readonly string[];
  /** The number of edges that a bundle stands for, or 1. It gives the width. */
  readonly weight: number;
  /** The pairs that a line of columns stands for, by `pairKey`. Unlisted columns share one line. */
  readonly pairs: readonly string[];
  /** The only pair of the line. Null: there are several or none, or the upstream is a dataset. */
  readonly pair: ColumnPair | null;
  readonly curve: Curve;
  readonly bounds: Bounds;
  /** The rectangles around its parts, so that a long line is drawn where it is in view. */
  readonly parts: readonly Bounds[];
  /** The direction of the arrow head. */
  readonly head: 'right' | 'down';
  /** True for a line that stands for a job between its ends. */
  readonly isThrough: boolean;
  /** Null: the graph shows no changes. */
  readonly state: LinkState | null;
}

/** A box with its place, and the height at which edges of each column end. */
interface End {
  readonly box: GraphBox;
  readonly place: Placed;
  readonly rowOf: (column: string) => number;
}

/**
 * The lines of a graph: one for each edge and group, and one for each pair of rows that column
 * pairs connect. Leaves out lines whose ends have no place. A self-edge is a loop, and its pairs
 * have no lines.
 */
export function linesOf(graph: Graph, places: Places): readonly Line[] {
  const ends = new Map<string, End>();
  for (const box of graph.boxes) {
    const place = places.get(box.urn);
    if (place) ends.set(box.urn, { box, place, rowOf: columnRows(box) });
  }
  const edges = graph.edges.flatMap((edge) => {
    const [from, to] = [ends.get(edge.upstream), ends.get(edge.downstream)];
    if (!from || !to) return [];
    const look = { isThrough: edge.through.length > 0, state: edge.change?.state ?? null };
    if (edge.isLoop) {
      const corner = { x: from.place.x + from.place.width, y: from.place.y };
      return [toLine('edge', edge.id, loopAbove(corner), { head: 'down', ...look })];
    }
    const curve = between(from.place, headerY(from.box), to.place, headerY(to.box));
    return [toLine('edge', edge.id, curve, look), ...columnLines(edge, ends)];
  });
  return [...edges, ...groupLines(graph, places, ends)];
}

/** A column line before its curve is known. */
interface Joint {
  readonly from: End;
  readonly to: End;
  readonly fromY: number;
  readonly toY: number;
  readonly pairs: string[];
  pair: ColumnPair | null;
  readonly state: LinkState | null;
}

/** The lines of the columns of an edge. Pairs of a job lead past the job to its outputs. */
function columnLines(edge: BoxEdge, ends: ReadonlyMap<string, End>): readonly Line[] {
  const joints = new Map<string, Joint>();
  const stateOf = (pair: ColumnPair | null): LinkState | null => {
    // A record of a whole dataset does not change.
    if (pair === null) return edge.change ? 'context' : null;
    return pair.change?.state ?? null;
  };
  const join = (upstream: ColumnEnd, downstream: ColumnEnd, pair: ColumnPair | null): void => {
    const [from, to] = [ends.get(upstream.dataset), ends.get(downstream.dataset)];
    if (!from || !to || !(hasRows(from.box) || hasRows(to.box))) return;
    const fromY = upstream.column === '' ? headerY(from.box) : from.rowOf(upstream.column);
    const toY = to.rowOf(downstream.column);
    // A line has one state. Pairs of other states run along it as lines of their own.
    const state = stateOf(pair);
    const place = `${fromY} ${toY} ${downstream.dataset} ${state}`;
    const key = pairKey(upstream, downstream);
    const known = joints.get(place);
    if (known) {
      known.pairs.push(key);
      known.pair = null;
    } else joints.set(place, { from, to, fromY, toY, pairs: [key], pair, state });
  };
  for (const pair of edge.pairs) join(pair.upstream, pair.downstream, pair);
  const whole = { dataset: edge.upstream, column: '' };
  for (const column of edge.fromWhole) join(whole, { dataset: edge.downstream, column }, null);
  return [...joints.values()].map(({ from, to, fromY, toY, ...look }) =>
    toLine('column', edge.id, between(from.place, fromY, to.place, toY), look),
  );
}

function groupLines(
  { groups, edges }: Graph,
  places: Places,
  ends: ReadonlyMap<string, End>,
): readonly Line[] {
  const heightOf = (id: string): number => {
    const box = ends.get(id)?.box;
    return box ? headerY(box) : GROUP_HEIGHT / 2;
  };
  const state = edges.some(({ change }) => change) ? 'context' : null;
  const folded = groups.filter(({ members }) => members.length === 0);
  return folded.flatMap((group) =>
    groupEnds(group).flatMap(({ upstream, downstream }) => {
      const [up, down] = [places.get(upstream), places.get(downstream)];
      if (!up || !down) return [];
      const curve = between(up, heightOf(upstream), down, heightOf(downstream));
      const isThrough = !group.boxes.includes(group.anchor);
      return [toLine('group', group.id, curve, { isThrough, state })];
    }),
  );
}

/** A line with what its curve tells. */
export function toLine(
  kind: Line['kind'],
  id: string,
  curve: Curve,
  more: Partial<
    Pick<Line, 'pairs' | 'pair' | 'head' | 'isThrough' | 'state' | 'ids' | 'weight'>
  > = {},
): Line {
  const plain = { pairs: [], pair: null, head: 'right', isThrough: false, state: null } as const;
  return {
    kind,
    id,
    ids: [id],
    weight: 1,
    ...plain,
    ...more,
    curve,
    bounds: boundsOf(curve),
    parts: partsOf(curve),
  };
}

function hasRows({ columns, hiddenColumns }: GraphBox): boolean {
  return columns.length > 0 || hiddenColumns > 0;
}

/** A curve from the right side of one place to the left side of another, each at a height. */
function between(from: Placed, fromY: number, to: Placed, toY: number): Curve {
  const start = { x: from.x + from.width, y: from.y + fromY };
  return sideways(start, { x: to.x, y: to.y + toY });
}

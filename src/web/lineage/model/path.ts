import { groupBy } from '../../../model/group-by.js';
import type { Direction } from '../../entity/entity.js';
import type { ColumnEnd } from '../../entity/pairs.js';
import { type BoxEdge, columnKey, type Graph, type Path } from './graph.js';
import { type Ends, stepAlong } from './neighbors.js';

/** Names a column pair in a set. An empty upstream column stands for the whole dataset. */
export function pairKey(upstream: ColumnEnd, downstream: ColumnEnd): string {
  return [upstream.dataset, upstream.column, downstream.dataset, downstream.column].join('\n');
}

/**
 * The ancestors and descendants of a column or of a dataset in a graph, without siblings. The time
 * is linear in the number of pairs.
 */
export function pathOf({ edges }: Pick<Graph, 'edges'>, start: Place): Path {
  const steps = stepsOf(edges, start.column !== null);
  const lit: Lit = {
    columns: new Set(start.column === null ? [] : [placeKey(start)]),
    boxes: new Set([start.urn]),
    edges: new Set(),
    pairs: new Set(),
  };
  const [up, down] = [follow(start, 'up', steps, lit), follow(start, 'down', steps, lit)];
  return { start, ...lit, up, down };
}

/** A column, or a dataset as a whole. */
type Place = Path['start'];

/** What connects two places: a column pair of an edge, or the edge itself. */
interface Connection extends Ends<Place> {
  readonly edge: string;
  /** Undefined for an edge between datasets. */
  readonly pair: string | undefined;
}

/** The connections that leave a place in a direction, by its key. */
type Steps = Readonly<Record<Direction, ReadonlyMap<string, readonly Connection[]>>>;

type Lit = Readonly<Record<'columns' | 'boxes' | 'edges' | 'pairs', Set<string>>>;

/** Lights all places that steps reach, each once. Returns their number. */
function follow(start: Place, direction: Direction, steps: Steps, lit: Lit): number {
  const seen = new Set([placeKey(start)]);
  // The list grows while the loop runs through it.
  const places = [start];
  for (const place of places) {
    for (const connection of steps[direction].get(placeKey(place)) ?? []) {
      lit.edges.add(connection.edge);
      if (connection.pair !== undefined) lit.pairs.add(connection.pair);
      const { to } = stepAlong(connection, direction);
      const key = placeKey(to);
      if (seen.has(key)) continue;
      seen.add(key);
      places.push(to);
      lit.boxes.add(to.urn);
      if (to.column !== null) lit.columns.add(key);
    }
  }
  return places.length - 1;
}

function placeKey({ urn, column }: Place): string {
  return column === null ? urn : columnKey(urn, column);
}

/** The steps of the last edges. A graph is asked for many paths while the pointer moves. */
const known = new WeakMap<readonly BoxEdge[], Map<boolean, Steps>>();

function stepsOf(edges: readonly BoxEdge[], overColumns: boolean): Steps {
  const both = known.get(edges) ?? new Map<boolean, Steps>();
  known.set(edges, both);
  const made = both.get(overColumns) ?? makeSteps(edges.flatMap(connectionsOf(overColumns)));
  both.set(overColumns, made);
  return made;
}

function makeSteps(connections: readonly Connection[]): Steps {
  const leaving = (direction: Direction) =>
    groupBy(connections, (one) => placeKey(stepAlong(one, direction).from));
  return { up: leaving('up'), down: leaving('down') };
}

function connectionsOf(overColumns: boolean): (edge: BoxEdge) => readonly Connection[] {
  return ({ id, upstream, downstream, pairs, fromWhole }) => {
    const connect = (from: string | null, to: string | null): Connection => ({
      edge: id,
      upstream: { urn: upstream, column: from },
      downstream: { urn: downstream, column: to },
      pair:
        to === null
          ? undefined
          : pairKey({ dataset: upstream, column: from ?? '' }, { dataset: downstream, column: to }),
    });
    if (!overColumns) return [connect(null, null)];
    return [
      ...pairs.map((pair) => connect(pair.upstream.column, pair.downstream.column)),
      ...fromWhole.map((column) => connect(null, column)),
    ];
  };
}

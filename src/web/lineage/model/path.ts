import { groupBy } from '../../../model/group-by.js';
import type { Direction } from '../../entity/entity.js';
import type { ColumnEnd, ColumnPair } from '../../entity/pairs.js';
import { type BoxEdge, columnKey, type Graph, type Path } from './graph.js';
import { keyOf } from './key-of.js';
import { type Ends, stepAlong } from './neighbors.js';

/** Names a column pair in a set. An empty upstream column stands for the whole dataset. */
export function pairKey(upstream: ColumnEnd, downstream: ColumnEnd): string {
  return [upstream.dataset, upstream.column, downstream.dataset, downstream.column].join('\n');
}

/**
 * The ancestors and descendants of a column or of a dataset in a graph, without siblings. The time
 * is linear in the number of pairs.
 */
export function pathOf({ edges }: Pick<Graph, 'edges'>, start: PathPlace): Path {
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
export type PathPlace = Path['start'];

/** The connection of two places: a column pair of an edge, or the edge itself. */
interface Connection extends Ends<PathPlace> {
  readonly edges: readonly string[];
  /** The job that makes the downstream column. Undefined: no job is known. */
  readonly via: string | undefined;
  /** Undefined for an edge between datasets. */
  readonly pair: string | undefined;
}

/** The connections that leave a place in a direction, by its key. */
type Steps = Readonly<Record<Direction, ReadonlyMap<string, readonly Connection[]>>>;

type Lit = Readonly<Record<'columns' | 'boxes' | 'edges' | 'pairs', Set<string>>>;

/** Lights all places that steps reach, each once. Returns their number. */
function follow(start: PathPlace, direction: Direction, steps: Steps, lit: Lit): number {
  const seen = new Set([placeKey(start)]);
  // The list grows while the loop runs through it.
  const places = [start];
  for (const place of places) {
    for (const connection of steps[direction].get(placeKey(place)) ?? []) {
      light(connection, lit);
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

/** Lights a connection, and the job between its ends. */
function light({ edges, via, pair }: Connection, lit: Lit): void {
  for (const id of edges) lit.edges.add(id);
  if (via !== undefined) lit.boxes.add(via);
  if (pair !== undefined) lit.pairs.add(pair);
}

/** Names a place in a map or a set. */
export function placeKey({ urn, column }: PathPlace): string {
  return column === null ? urn : columnKey(urn, column);
}

/** The steps of the last edges. A moving pointer asks for many paths of one graph. */
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
    const plain = { edges: [id], via: undefined };
    if (!overColumns) {
      const ends = {
        upstream: { urn: upstream, column: null },
        downstream: { urn: downstream, column: null },
      };
      return [{ ...plain, ...ends, pair: undefined }];
    }
    const whole = { dataset: upstream, column: '' };
    return [
      ...pairs.map((pair) => pairConnection(pair, id)),
      ...fromWhole.map((column) => ({
        ...plain,
        upstream: { urn: upstream, column: null },
        downstream: { urn: downstream, column },
        pair: pairKey(whole, { dataset: downstream, column }),
      })),
    ];
  };
}

/** The connection of a pair. A pair of a job lights both edges of the job. */
function pairConnection({ upstream, downstream, via }: ColumnPair, id: string): Connection {
  const place = ({ dataset, column }: ColumnEnd): PathPlace => ({ urn: dataset, column });
  return {
    edges: via === undefined ? [id] : [id, `${keyOf(via)}-${keyOf(downstream.dataset)}`],
    via,
    upstream: place(upstream),
    downstream: place(downstream),
    pair: pairKey(upstream, downstream),
  };
}

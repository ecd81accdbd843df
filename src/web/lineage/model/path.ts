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
export interface Connection extends Ends<PathPlace> {
  readonly edge: BoxEdge;
  /** Null: an edge between datasets, or a record of a whole upstream. */
  readonly pair: ColumnPair | null;
  /** The name of the pair or of the record, by `pairKey`. Undefined for an edge. */
  readonly key: string | undefined;
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

/** Lights a connection. A pair of a job lights the job and both of its edges. */
function light({ edge, pair, key }: Connection, lit: Lit): void {
  lit.edges.add(edge.id);
  if (pair?.via !== undefined) {
    lit.edges.add(`${keyOf(pair.via)}-${keyOf(pair.downstream.dataset)}`);
    lit.boxes.add(pair.via);
  }
  if (key !== undefined) lit.pairs.add(key);
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
  const made =
    both.get(overColumns) ?? makeSteps(edges.flatMap((edge) => connectionsOf(edge, overColumns)));
  both.set(overColumns, made);
  return made;
}

function makeSteps(connections: readonly Connection[]): Steps {
  const leaving = (direction: Direction) =>
    groupBy(connections, (one) => placeKey(stepAlong(one, direction).from));
  return { up: leaving('up'), down: leaving('down') };
}

/** The connection of an edge as a whole, or those of its columns. */
export function connectionsOf(edge: BoxEdge, overColumns: boolean): readonly Connection[] {
  const { upstream, downstream, pairs, fromWhole } = edge;
  const whole = { edge, pair: null, upstream: { urn: upstream, column: null } };
  if (!overColumns)
    return [{ ...whole, downstream: { urn: downstream, column: null }, key: undefined }];
  return [
    ...pairs.map((pair) => ({
      edge,
      pair,
      upstream: placeOf(pair.upstream),
      downstream: placeOf(pair.downstream),
      key: pairKey(pair.upstream, pair.downstream),
    })),
    ...fromWhole.map((column) => ({
      ...whole,
      downstream: { urn: downstream, column },
      key: pairKey({ dataset: upstream, column: '' }, { dataset: downstream, column }),
    })),
  ];
}

function placeOf({ dataset, column }: ColumnEnd): PathPlace {
  return { urn: dataset, column };
}

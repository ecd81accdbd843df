import { compareText } from '../../../errors/compare-text.js';
import { groupBy } from '../../../model/group-by.js';
import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import type { ColumnEnd, ColumnPair } from '../../entity/pairs.js';
import type { BoxEdge, Graph, Path } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import { type Ends, stepAlong } from '../model/neighbors.js';
import { type Place, pairKey, placeKey } from '../model/path.js';

/** A connection of two places: a column pair or, between whole boxes, an edge. */
interface Connection extends Ends<Place> {
  readonly edge: BoxEdge;
  /** Null: an edge, or a record of a whole upstream. */
  readonly pair: ColumnPair | null;
}

/** One step of a path. */
export interface PathStep extends Connection {
  /** `2`, or `2.1` beside other steps of the same hop. */
  readonly number: string;
  /** The first steps from the sources have 1. All steps into a place come before those out of it. */
  readonly hop: number;
  /** True if it leads back to an earlier place, or to its own start. */
  readonly isBack: boolean;
}

/** Lists the drawn steps of a path from the sources to the ends, each once. */
export function stepsOf({ edges }: Pick<Graph, 'edges'>, path: Path): readonly PathStep[] {
  const lit = edges.filter(({ id }) => path.edges.has(id));
  const found = lit.flatMap((edge) => connectionsOn(edge, path));
  const once = new Map(
    found.map((one) => [`${endsKey(one)}\n${one.pair?.transform}\n${one.pair?.via}`, one]),
  );
  const levels = levelsOf([...once.values()]);
  const levelOf = (place: Place): number => levels.get(placeKey(place)) ?? 0;
  const steps = [...once.values()].map((one) => {
    const [from, to] = [levelOf(one.upstream), levelOf(one.downstream)];
    return { ...one, hop: Math.max(to, from + 1), isBack: from >= to };
  });
  const hops = groupBy(steps, ({ hop }) => hop);
  return [...hops]
    .sort(([one], [other]) => one - other)
    .flatMap(([hop, some]) => {
      const sorted = some.toSorted((a, b) => compareText(orderKey(a), orderKey(b)));
      const numberOf = (at: number) => (some.length === 1 ? `${hop}` : `${hop}.${at + 1}`);
      return sorted.map((step, at) => ({ ...step, number: numberOf(at) }));
    });
}

/** The steps of an edge or of a column pair, whose records may differ. Empty: it is not drawn. */
export function stepsAt({ edges }: Pick<Graph, 'edges'>, at: Selection): readonly PathStep[] {
  const edge = edges.find((one) => at.kind === 'edge' && one.id === at.id);
  if (edge === undefined || at.kind === 'box') return [];
  const found =
    at.pair === null
      ? [wholeConnection(edge)]
      : edge.pairs
          .filter((pair) => keyOfPair(pair) === at.pair)
          .map((pair) => pairConnection(edge, pair));
  return found.map((one, at) => {
    const isBack = placeKey(one.upstream) === placeKey(one.downstream);
    return { ...one, number: `${at + 1}`, hop: 1, isBack };
  });
}

/** The steps into a place and out of it. */
export function stepsBeside(steps: readonly PathStep[], place: Place): readonly PathStep[] {
  const key = placeKey(place);
  return steps.filter((one) => placeKey(one.upstream) === key || placeKey(one.downstream) === key);
}

function endsKey({ upstream, downstream }: Connection): string {
  return `${placeKey(upstream)}\n\n${placeKey(downstream)}`;
}

/** Steps into one place stand together. */
function orderKey({ upstream, downstream }: Connection): string {
  return `${placeKey(downstream)}\n\n${placeKey(upstream)}`;
}

function connectionsOn(edge: BoxEdge, { start, pairs }: Path): readonly Connection[] {
  if (start.column === null) return [wholeConnection(edge)];
  const whole = { dataset: edge.upstream, column: '' };
  return [
    ...edge.pairs
      .filter((pair) => pairs.has(pairKey(pair.upstream, pair.downstream)))
      .map((pair) => pairConnection(edge, pair)),
    ...edge.fromWhole
      .filter((column) => pairs.has(pairKey(whole, { dataset: edge.downstream, column })))
      .map((column) => ({
        ...wholeConnection(edge),
        downstream: { urn: edge.downstream, column },
      })),
  ];
}

function wholeConnection(edge: BoxEdge): Connection {
  const place = (urn: string): Place => ({ urn, column: null });
  return { edge, pair: null, upstream: place(edge.upstream), downstream: place(edge.downstream) };
}

function pairConnection(edge: BoxEdge, pair: ColumnPair): Connection {
  const place = ({ dataset, column }: ColumnEnd): Place => ({ urn: dataset, column });
  return { edge, pair, upstream: place(pair.upstream), downstream: place(pair.downstream) };
}

/**
 * The distance of each place from the farthest source. A circle is cut at the place that steps
 * from outside reach first.
 */
function levelsOf(connections: readonly Connection[]): ReadonlyMap<string, number> {
  const leaving = groupBy(connections, ({ upstream }) => placeKey(upstream));
  const waiting = new Map<string, number>();
  for (const { upstream, downstream } of connections) {
    const [from, to] = [placeKey(upstream), placeKey(downstream)];
    waiting.set(from, waiting.get(from) ?? 0);
    waiting.set(to, (waiting.get(to) ?? 0) + 1);
  }
  const levels = new Map<string, number>();
  while (waiting.size > 0) {
    const keys = [...waiting.keys()];
    const ready = keys.filter((key) => waiting.get(key) === 0);
    const cut = keys.find((key) => levels.has(key)) ?? keys[0] ?? '';
    for (const key of ready.length > 0 ? ready : [cut]) {
      const level = levels.get(key) ?? 0;
      levels.set(key, level);
      waiting.delete(key);
      for (const { downstream } of leaving.get(key) ?? []) {
        const to = placeKey(downstream);
        const count = waiting.get(to);
        if (count === undefined) continue;
        waiting.set(to, count - 1);
        levels.set(to, Math.max(levels.get(to) ?? 0, level + 1));
      }
    }
  }
  return levels;
}

/**
 * The least number of steps of a path of boxes that the graph does not draw: those out of its
 * outermost boxes. Counts that are not known count as 0.
 */
export function countBeyond({ boxes, edges }: Graph, { start, edges: lit }: Path): number {
  const drawn = edges.filter(({ id }) => lit.has(id));
  const beyond = (direction: Direction): number => {
    const reached = new Set([start.urn]);
    const next = groupBy(
      drawn.map((edge) => stepAlong(edge, direction)),
      ({ from }) => from,
    );
    // The set grows while the loop runs through it.
    for (const urn of reached) for (const { to } of next.get(urn) ?? []) reached.add(to);
    return boxes
      .filter(({ urn }) => reached.has(urn))
      .map(({ sides }) => Math.max(0, (sides[direction].total ?? 0) - sides[direction].shown))
      .reduce((sum, count) => sum + count, 0);
  };
  return DIRECTIONS.map(beyond).reduce((sum, count) => sum + count, 0);
}

import { compareText } from '../../../errors/compare-text.js';
import { groupBy } from '../../../model/group-by.js';
import { DIRECTIONS } from '../../entity/entity.js';
import type { Graph, Path } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import { neighborsOf } from '../model/neighbors.js';
import { type Connection, connectionsOf, type PathPlace, placeKey } from '../model/path.js';

/** One step of a path. */
export interface ReadStep extends Connection {
  /** `2`, or `2.1` beside other steps of the same hop. */
  readonly number: string;
  /** The first steps from the sources have 1. All steps into a place come before those out of it. */
  readonly hop: number;
  /** True if it leads back to an earlier place, or to its own start. */
  readonly isBack: boolean;
}

/** Lists the drawn steps of a path from the sources to the ends, each once. */
export function stepsOf({ edges }: Pick<Graph, 'edges'>, path: Path): readonly ReadStep[] {
  const lit = edges.filter(({ id }) => path.edges.has(id));
  const found = lit
    .flatMap((edge) => connectionsOf(edge, path.start.column !== null))
    .filter(({ key }) => key === undefined || path.pairs.has(key));
  const once = new Map(
    found.map((one) => [`${orderKey(one)}\n\n${one.pair?.transform}\n${one.pair?.via}`, one]),
  );
  const levelOf = levelsOf([...once.values()]);
  const steps = [...once.values()].map((one) => {
    const [from, to] = [levelOf(one.upstream), levelOf(one.downstream)];
    return { ...one, level: Math.max(to, from + 1), isBack: from >= to };
  });
  const hops = [...groupBy(steps, ({ level }) => level)].sort(([one], [other]) => one - other);
  return hops.flatMap(([, some], at) => {
    const sorted = some.toSorted((one, other) => compareText(orderKey(one), orderKey(other)));
    const numberOf = (side: number) => (some.length === 1 ? `${at + 1}` : `${at + 1}.${side + 1}`);
    return sorted.map((step, side) => ({ ...step, hop: at + 1, number: numberOf(side) }));
  });
}

/** The steps of an edge or of a column pair, whose records may differ. Empty: it is not drawn. */
export function stepsAt({ edges }: Pick<Graph, 'edges'>, at: Selection): readonly ReadStep[] {
  const edge = edges.find((one) => at.kind === 'edge' && one.id === at.id);
  if (edge === undefined || at.kind === 'box') return [];
  const found = connectionsOf(edge, at.pair !== null).filter(
    ({ pair }) => at.pair === null || (pair !== null && keyOfPair(pair) === at.pair),
  );
  return found.map((one, at) => {
    const isBack = placeKey(one.upstream) === placeKey(one.downstream);
    return { ...one, number: `${at + 1}`, hop: 1, isBack };
  });
}

/** Steps into one place stand together. */
function orderKey({ upstream, downstream }: Connection): string {
  return `${placeKey(downstream)}\n\n${placeKey(upstream)}`;
}

/** The distance of each place from its farthest source. A circle is cut where it is entered. */
function levelsOf(connections: readonly Connection[]): (place: PathPlace) => number {
  const into = groupBy(connections, ({ downstream }) => placeKey(downstream));
  const levels = new Map<string, number>();
  return function levelOf(place) {
    const key = placeKey(place);
    const known = levels.get(key);
    if (known !== undefined) return known;
    levels.set(key, 0);
    const before = (into.get(key) ?? []).map(({ upstream }) => levelOf(upstream) + 1);
    const level = Math.max(0, ...before);
    levels.set(key, level);
    return level;
  };
}

/**
 * The least number of steps of a path of boxes that the graph does not draw: those out of its
 * outermost boxes. Counts that are not known count as 0.
 */
export function countBeyond({ boxes, edges }: Graph, { start, edges: lit }: Path): number {
  const neighbors = neighborsOf(edges.filter(({ id }) => lit.has(id)));
  const hidden = DIRECTIONS.flatMap((direction) => {
    const reached = new Set([start.urn]);
    // The set grows while the loop runs through it.
    for (const urn of reached)
      for (const next of neighbors[direction].get(urn) ?? []) reached.add(next);
    const sides = boxes.filter(({ urn }) => reached.has(urn)).map((box) => box.sides[direction]);
    return sides.map(({ total, shown }) => Math.max(0, (total ?? 0) - shown));
  });
  return hidden.reduce((sum, count) => sum + count, 0);
}

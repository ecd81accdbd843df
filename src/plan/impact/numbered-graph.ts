import { itemAt } from '../../model/item-at.js';
import type { Adjacency } from './traverse.js';

/** A join of two numbered nodes: two columns, or two datasets. */
export interface NumberedPair {
  readonly downstream: number;
  readonly upstream: number;
  /** The states in which the pair exists: `BEFORE`, `AFTER` or both. */
  readonly times: number;
}

/** The joins of nodes. Nodes are numbers, since a catalog has hundreds of thousands of pairs. */
export interface NumberedGraph {
  /** From a node to the nodes that it is derived from. */
  readonly upstream: Adjacency;
  /** From a node to the nodes that are derived from it. */
  readonly downstream: Adjacency;
}

/**
 * Builds the graph of some pairs. The neighbors of a node have the order of the pairs.
 *
 * @param size the number of nodes; every number in the pairs is lower
 */
export function numberedGraph(size: number, pairs: readonly NumberedPair[]): NumberedGraph {
  return {
    upstream: adjacency(size, pairs, ({ downstream, upstream }) => [downstream, upstream]),
    downstream: adjacency(size, pairs, ({ downstream, upstream }) => [upstream, downstream]),
  };
}

function adjacency(
  size: number,
  pairs: readonly NumberedPair[],
  ends: (pair: NumberedPair) => readonly [from: number, to: number],
): Adjacency {
  const offsets = new Uint32Array(size + 1);
  for (const pair of pairs) offsets[ends(pair)[0] + 1] = itemAt(offsets, ends(pair)[0] + 1) + 1;
  for (let i = 0; i < size; i++) offsets[i + 1] = itemAt(offsets, i + 1) + itemAt(offsets, i);
  const next = offsets.slice();
  const targets = new Uint32Array(pairs.length);
  const times = new Uint8Array(pairs.length);
  for (const pair of pairs) {
    const [from, to] = ends(pair);
    const at = itemAt(next, from);
    next[from] = at + 1;
    targets[at] = to;
    times[at] = pair.times;
  }
  return { offsets, targets, times };
}

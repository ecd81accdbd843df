import type { Graph } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/view.js';
import type { EdgeHit } from './line-style.js';

/** How an address names a line of the graph. */
export function selectionOf({ edge, pair }: EdgeHit): Selection | null {
  const [upstream, downstream] = edge.split('-');
  if (upstream === undefined || downstream === undefined) return null;
  if (pair === null) return { kind: 'edge', upstream, downstream };
  return { kind: 'pair', upstream, downstream, pair: keyOfPair(pair) };
}

/** The line that an address names. Null: it names a box, or nothing in the graph. */
export function hitOf({ edges }: Graph, selected: Selection | null): EdgeHit | null {
  if (selected === null || selected.kind === 'box') return null;
  const edge = `${selected.upstream}-${selected.downstream}`;
  if (selected.kind === 'edge') return { edge, pair: null };
  const pairs = edges.find(({ id }) => id === edge)?.pairs ?? [];
  const pair = pairs.find((one) => keyOfPair(one) === selected.pair);
  return pair ? { edge, pair } : null;
}

import { itemAt } from '../../model/item-at.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type DatasetLineage, NO_LINEAGE } from './dataset-lineage.js';
import { type Adjacency, AFTER, BEFORE, THROUGHOUT } from './traverse.js';

/**
 * The lineage of columns before and after the changes. Columns are numbers, since a catalog has
 * hundreds of thousands of pairs.
 */
export interface ColumnGraph {
  /** Urns of columns. Everywhere else a column is its index in this list. */
  readonly columns: readonly string[];
  /** From a column to the columns that it is derived from. */
  readonly upstream: Adjacency;
  /** From a column to the columns that are derived from it. */
  readonly downstream: Adjacency;
  /** The pairs that are added or removed. */
  readonly changed: readonly NumberedPair[];
}

export interface NumberedPair {
  readonly downstream: number;
  readonly upstream: number;
  readonly times: number;
}

export interface LineageStates {
  readonly before: ReadonlyMap<DatasetUrn, DatasetLineage>;
  /** Only datasets that change. The others are as before. */
  readonly after: ReadonlyMap<DatasetUrn, DatasetLineage>;
}

/**
 * Builds the graph. A catalog shows no path along a pair without its edge, so a pair counts only
 * while its edge exists.
 *
 * The columns have the order of the datasets and their pairs.
 */
export function columnGraph({ before, after }: LineageStates): ColumnGraph {
  const numbers = new Map<string, number>();
  const pairs: NumberedPair[] = [];
  const toNumber = (field: string) => {
    const known = numbers.get(field);
    if (known !== undefined) return known;
    numbers.set(field, numbers.size);
    return numbers.size - 1;
  };
  for (const dataset of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(dataset) ?? NO_LINEAGE;
    pairs.push(...pairTimes(was, after.get(dataset) ?? was, toNumber));
  }
  const size = numbers.size;
  return {
    columns: [...numbers.keys()],
    upstream: adjacency(size, pairs, ({ downstream, upstream }) => [downstream, upstream]),
    downstream: adjacency(size, pairs, ({ downstream, upstream }) => [upstream, downstream]),
    changed: pairs.filter(({ times }) => times !== THROUGHOUT),
  };
}

/** Collects each pair of columns once, whatever the transforms between them. */
function pairTimes(
  before: DatasetLineage,
  after: DatasetLineage,
  toNumber: (field: string) => number,
): Iterable<NumberedPair> {
  const found = new Map<string, NumberedPair>();
  const note = ({ upstreams, pairs }: DatasetLineage, time: number) => {
    for (const { downstreamField, upstreamField, upstream } of pairs) {
      if (!upstreams.has(upstream) || downstreamField === upstreamField) continue;
      const [from, to] = [toNumber(downstreamField), toNumber(upstreamField)];
      const key = `${from} ${to}`;
      const times = (found.get(key)?.times ?? 0) | time;
      found.set(key, { downstream: from, upstream: to, times });
    }
  };
  if (before === after) note(before, THROUGHOUT);
  else {
    note(before, BEFORE);
    note(after, AFTER);
  }
  return found.values();
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

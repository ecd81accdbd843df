import fc from 'fast-check';
import { groupBy } from '../../../src/model/group-by.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { LineageChange } from '../../../src/plan/document/change.js';
import { type ColumnGraph, changedGraph } from '../../../src/plan/impact/column-graph.js';
import { columnNumbers } from '../../../src/plan/impact/column-numbers.js';
import { datasetGraph } from '../../../src/plan/impact/region.js';
import { columnRecord, fieldOf, withRecords } from '../model/lineage-builders.js';
import { lineageOf, observe, present, urnOf } from '../model/state-builders.js';

/** Column x of dataset b is derived from column y of a: `['b.x', 'a.y']`. */
export type PairOfNames = readonly [downstream: string, upstream: string];

export interface ImpactGraph {
  readonly before: readonly PairOfNames[];
  readonly after: readonly PairOfNames[];
}

/** The columns around the changes that lead from the one state to the other. */
export function graphOf({ before, after }: ImpactGraph): ColumnGraph {
  const { datasets: readings } = observe(...readingsOf(before));
  const [was, is] = [edgesOf(before), edgesOf(after)];
  const changes = [
    ...without(is, was).map((ends) => changeOf('edge', 'create', ends)),
    ...without(was, is).map((ends) => changeOf('edge', 'delete', ends)),
    ...without(after, before).map((ends) => changeOf('pair', 'create', ends)),
    ...without(before, after).map((ends) => changeOf('pair', 'delete', ends)),
  ];
  const columns = columnNumbers({ readings: readings.values(), schemas: new Map() });
  return changedGraph(changes, { readings, columns, edges: datasetGraph(readings) });
}

/** The change of an edge between two datasets, or of a pair of two columns. */
export function changeOf(
  element: 'edge' | 'pair',
  kind: 'create' | 'delete',
  [downstream, upstream]: PairOfNames,
): LineageChange {
  const edge = { type: 'TRANSFORMED', owned: true, protected: false };
  const pair = { transform: null, confidence: 1, owned: true };
  const value = <Value>(own: Value) => ({
    before: kind === 'create' ? null : own,
    after: kind === 'create' ? own : null,
  });
  const facts = {
    kind,
    address: '',
    reason: 'missing',
    downstream: urnOf(datasetOf(downstream)),
    upstream: urnOf(datasetOf(upstream)),
    place: null,
  } as const;
  const fields = () => ({ downstreamField: fieldOf(downstream), upstreamField: fieldOf(upstream) });
  return element === 'edge'
    ? { element, ...facts, ...value(edge) }
    : { element, ...facts, ...fields(), ...value(pair) };
}

function without(
  pairs: readonly PairOfNames[],
  others: readonly PairOfNames[],
): readonly PairOfNames[] {
  const known = new Set(others.map(String));
  return pairs.filter((pair) => !known.has(String(pair)));
}

function datasetOf(name: string): string {
  return name.split('.')[0] ?? '';
}

function edgesOf(pairs: readonly PairOfNames[]): readonly PairOfNames[] {
  return unique(pairs.map(([one, other]) => [datasetOf(one), datasetOf(other)]));
}

function readingsOf(pairs: readonly PairOfNames[]): readonly DatasetReading[] {
  return [...groupBy(pairs, ([downstream]) => datasetOf(downstream))].map(([dataset, own]) => {
    const upstreams = edgesOf(own).map(([, upstream]) => upstream);
    const records = own.map(([downstream, upstream]) => columnRecord(downstream, [upstream]));
    return present(dataset, withRecords(lineageOf(...upstreams), ...records));
  });
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((dataset) =>
  ['x', 'y'].map((path) => `${dataset}.${path}`),
);

const someColumn = fc.constantFrom(...names);

const somePair: fc.Arbitrary<PairOfNames> = fc
  .tuple(someColumn, someColumn)
  .filter(([one, other]) => one !== other);

/** Pairs from left to right through layers, so that many diamonds arise. */
const downhill: fc.Arbitrary<PairOfNames> = somePair.map(([one, other]) =>
  one > other ? [one, other] : [other, one],
);

/** Many columns into one. */
const funnel: fc.Arbitrary<readonly PairOfNames[]> = fc
  .tuple(someColumn, fc.uniqueArray(someColumn, { minLength: 2, maxLength: 5 }))
  .map(([into, from]) => from.filter((one) => one !== into).map((one): PairOfNames => [into, one]));

const pairs: fc.Arbitrary<readonly PairOfNames[]> = fc
  .tuple(
    fc.array(downhill, { maxLength: 18 }),
    fc.array(somePair, { maxLength: 4 }),
    fc.array(funnel, { maxLength: 2 }),
  )
  .map(([down, any, into]) => unique([...down, ...any, ...into.flat()]));

/**
 * Lineage before and after: pairs that are added or removed, and a column that is renamed.
 * Cycles are included.
 */
export const impactGraphs: fc.Arbitrary<ImpactGraph> = fc
  .record({
    before: pairs,
    added: fc.array(somePair, { maxLength: 4 }),
    goes: fc.array(fc.nat(40), { maxLength: 4 }),
    renamed: fc.option(somePair),
  })
  .map(({ before, added, goes, renamed }) => {
    const kept = before.filter((_, i) => !goes.includes(i));
    const called = (name: string) => (renamed !== null && name === renamed[0] ? renamed[1] : name);
    const after = [
      ...kept.map(([one, other]): PairOfNames => [called(one), called(other)]),
      ...added,
    ];
    return { before, after: unique(after.filter(([one, other]) => one !== other)) };
  });

function unique(all: readonly PairOfNames[]): readonly PairOfNames[] {
  return [...new Map(all.map((pair) => [pair.join(' '), pair])).values()];
}

/** The difference between one column's ancestors before and after, by name. Sorted. */
export interface NaiveDifference {
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  readonly reRouted: readonly string[];
}

/**
 * A naive comparison, as a reference for the real one: it lists every path without a repetition,
 * and compares sets of paths. It shares no code with the real one, and is far too slow for other
 * uses.
 */
export function naiveDifferences({
  before,
  after,
}: ImpactGraph): ReadonlyMap<string, NaiveDifference> {
  const found = new Map<string, NaiveDifference>();
  for (const start of names) {
    const [was, is] = [shortestPaths(start, before), shortestPaths(start, after)];
    const gains = [...is.keys()].filter((name) => !was.has(name)).sort();
    const loses = [...was.keys()].filter((name) => !is.has(name)).sort();
    const reRouted = [...is.keys()]
      .filter((name) => was.has(name) && !shares(was.get(name), is.get(name)))
      .sort();
    if (gains.length + loses.length + reRouted.length > 0)
      found.set(start, { gains, loses, reRouted });
  }
  return found;
}

function shares(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): boolean {
  return [...(one ?? [])].some((path) => other?.has(path));
}

/** Finds all shortest paths to each ancestor, as text, breadth first. */
function shortestPaths(
  start: string,
  all: readonly PairOfNames[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  let paths: readonly (readonly string[])[] = [[start]];
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      all
        .filter(([downstream]) => downstream === path.at(-1))
        .map(([, upstream]) => [...path, upstream]),
    );
    const first = longer.filter((path) => path.at(-1) !== start && !found.has(path.at(-1) ?? ''));
    for (const path of first) {
      const end = path.at(-1) ?? '';
      found.set(end, (found.get(end) ?? new Set()).add(path.join(' ')));
    }
    paths = first;
  }
  return found;
}

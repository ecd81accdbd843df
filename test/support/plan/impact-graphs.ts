import fc from 'fast-check';
import type { DatasetLineage, LineagePair } from '../../../src/plan/impact/dataset-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { fieldOf } from '../model/lineage-builders.js';
import { urnOf } from '../model/state-builders.js';

/** Column x of dataset b is derived from column y of a: `['b.x', 'a.y']`. */
export type PairOfNames = readonly [downstream: string, upstream: string];

/**
 * The lineage of each dataset that has any. Each pair has its edge, except for the given pairs
 * without one.
 */
export function lineageFrom(
  pairs: readonly PairOfNames[],
  { withoutEdge = [] }: { readonly withoutEdge?: readonly PairOfNames[] } = {},
): ReadonlyMap<DatasetUrn, DatasetLineage> {
  const lineage = new Map<DatasetUrn, { upstreams: Set<string>; pairs: LineagePair[] }>();
  for (const [downstream, upstream] of pairs) {
    const of = urnOf(downstream.split('.')[0] ?? '');
    const from = urnOf(upstream.split('.')[0] ?? '');
    const own = lineage.get(of) ?? { upstreams: new Set(), pairs: [] };
    lineage.set(of, own);
    const fields = {
      downstreamField: fieldOf(downstream),
      upstreamField: fieldOf(upstream),
      upstream: from,
    };
    own.pairs.push(fields);
    own.upstreams.add(from);
  }
  for (const [downstream, upstream] of withoutEdge) {
    lineage
      .get(urnOf(downstream.split('.')[0] ?? ''))
      ?.upstreams.delete(urnOf(upstream.split('.')[0] ?? ''));
  }
  return lineage;
}

export interface ImpactGraph {
  readonly before: readonly PairOfNames[];
  readonly after: readonly PairOfNames[];
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

import { countSteps } from '../../model/count-steps.js';
import type { Readings } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { LineageChange } from '../document/change.js';
import { storedUpstreams } from '../unit/stored-lineage.js';

/**
 * The datasets that changes may affect, and the datasets that are needed to compute the effect.
 * Foreign records may add urns that are not datasets.
 */
export interface Region {
  /** The changed datasets and everything downstream of them, before or after. */
  readonly downstream: ReadonlySet<string>;
  /** The upstreams of changed elements and everything upstream of those. */
  readonly sources: ReadonlySet<string>;
  /**
   * `downstream`, `sources` and everything upstream of them: another path may lead to the same
   * ancestor.
   */
  readonly all: ReadonlySet<string>;
}

/** Finds the region of some changes, as far as the readings go. */
export function findRegion(changes: readonly LineageChange[], readings: Readings): Region {
  const upstreams = upstreamIndex(changes, readings);
  const downstreams = invert(upstreams);
  const downstream = closure(
    changes.map((change) => change.downstream),
    downstreams,
  );
  const sources = closure(
    changes.map((change) => change.upstream),
    upstreams,
  );
  return { downstream, sources, all: closure([...downstream, ...sources], upstreams) };
}

/**
 * Finds the changed datasets that are not downstream of another changed dataset: a search from
 * these also finds everything downstream of the others. One dataset of a cycle is enough. Edges
 * that a plan adds do not count, since no index knows them.
 */
export function searchRoots(
  changes: readonly LineageChange[],
  readings: Readings,
): readonly DatasetUrn[] {
  const downstreams = invert(upstreamIndex([], readings));
  const covered = new Set<string>();
  const roots = new Set<DatasetUrn>();
  for (const urn of new Set(changes.map(({ downstream }) => downstream))) {
    if (covered.has(urn)) continue;
    const below = closure([urn], downstreams);
    for (const one of below) {
      roots.delete(one as DatasetUrn);
      covered.add(one);
    }
    roots.add(urn);
  }
  return [...roots];
}

/**
 * Counts the edges to each dataset downstream of the starts, the starts included. Nearest first.
 */
export function reachDownstream(
  starts: readonly string[],
  readings: Readings,
): ReadonlyMap<string, number> {
  return countSteps(starts, invert(upstreamIndex([], readings)));
}

type EdgeIndex = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects the upstreams of each dataset, with both the added and the removed edges. */
function upstreamIndex(changes: readonly LineageChange[], readings: Readings): EdgeIndex {
  const upstreams = new Map<string, Set<string>>();
  for (const [urn, reading] of readings) {
    if (reading.kind === 'present') upstreams.set(urn, new Set(storedUpstreams(reading)));
  }
  for (const { downstream, upstream } of changes) {
    const known = upstreams.get(downstream);
    if (known) known.add(upstream);
    else upstreams.set(downstream, new Set([upstream]));
  }
  return upstreams;
}

function invert(neighbors: EdgeIndex): EdgeIndex {
  const others = new Map<string, Set<string>>();
  for (const [one, those] of neighbors) {
    for (const other of those) {
      const known = others.get(other);
      if (known) known.add(one);
      else others.set(other, new Set([one]));
    }
  }
  return others;
}

function closure(starts: Iterable<string>, neighbors: EdgeIndex): ReadonlySet<string> {
  return new Set(countSteps(starts, neighbors).keys());
}

import type { DatasetReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { LineageChange } from '../change.js';

/** The datasets that changes may bear on, and those that tell whether they do. Urns that are no dataset's may be among them. */
export interface Region {
  /** The changed datasets and everything downstream of them, before or after. */
  readonly downstream: ReadonlySet<string>;
  /** The upstreams of what changes and everything upstream of those. */
  readonly sources: ReadonlySet<string>;
  /** All upstreams of `downstream` beside itself: another way may lead to the same ancestor. */
  readonly all: ReadonlySet<string>;
}

export type Readings = ReadonlyMap<DatasetUrn, DatasetReading>;

/** As far as the readings go. */
export function regionOf(changes: readonly LineageChange[], readings: Readings): Region {
  const upstreams = upstreamsIn(changes, readings);
  const downstreams = reversed(upstreams);
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
 * The changed datasets that no other changed one is known to feed: what lies downstream of the others lies downstream of
 * these. Of a ring, one. Edges that are yet to come do not count, since no index knows them.
 */
export function searchRoots(changes: readonly LineageChange[], readings: Readings): readonly DatasetUrn[] {
  const downstreams = reversed(upstreamsIn([], readings));
  const covered = new Set<string>();
  const roots = new Set<DatasetUrn>();
  for (const urn of new Set(changes.map(({ downstream }) => downstream))) {
    if (covered.has(urn)) continue;
    const below = closure([urn], downstreams);
    for (const root of roots) if (below.has(root)) roots.delete(root);
    for (const one of below) covered.add(one);
    roots.add(urn);
  }
  return [...roots];
}

/** What is downstream of some datasets, themselves included, and by how many edges; nearest first. */
export function reachDownstream(starts: readonly string[], readings: Readings): ReadonlyMap<string, number> {
  const downstreams = reversed(upstreamsIn([], readings));
  const steps = new Map(starts.map((urn) => [urn, 0]));
  // A map gives what is added to it while it is gone through, in the order in which it was added.
  for (const [urn, count] of steps) {
    for (const next of downstreams.get(urn) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

/** Edges that come and edges that go are both followed. */
function upstreamsIn(changes: readonly LineageChange[], readings: Readings): Neighbours {
  const upstreams = new Map<string, Set<string>>();
  for (const [urn, reading] of readings) {
    if (reading.kind === 'present') upstreams.set(urn, new Set(reading.lineage.value?.upstreams.map(({ dataset }) => dataset)));
  }
  for (const { downstream, upstream } of changes) {
    const known = upstreams.get(downstream);
    if (known) known.add(upstream);
    else upstreams.set(downstream, new Set([upstream]));
  }
  return upstreams;
}

function reversed(neighbours: Neighbours): Neighbours {
  const others = new Map<string, Set<string>>();
  for (const [one, those] of neighbours) {
    for (const other of those) {
      const known = others.get(other);
      if (known) known.add(one);
      else others.set(other, new Set([one]));
    }
  }
  return others;
}

function closure(starts: Iterable<string>, neighbours: Neighbours): ReadonlySet<string> {
  const met = new Set(starts);
  // A set gives what is added to it while it is gone through.
  for (const one of met) for (const next of neighbours.get(one) ?? []) met.add(next);
  return met;
}

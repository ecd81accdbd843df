import { canonicalJson } from '../canonical-json.js';
import type { ObservedPair } from '../lineage/observe-unit.js';
import type { Writing } from './drift.js';
import type { History, StoredVersion } from './history.js';

/**
 * The write that took everything of ours from an aspect at once, as an ingestion does that re-states lineage.
 *
 * Not the removal of an edge in the user interface, though it may have been our only one: that takes nothing else, and
 * leaves the edge's column pairs behind. Nothing where a mark of ours is left, or where no version shows one.
 */
export function wipeOf({ versions }: History): Writing | null {
  const marked = versions.findIndex(({ marks }) => !marks.none);
  const [before, after] = [versions[marked], versions[marked - 1]];
  if (!before || !after) return null;
  const ours = ourPairs(before);
  const isRemoval = ours.some(({ key, upstream }) => after.unit.pairs.has(key) && !after.unit.edges.has(upstream));
  if (isRemoval) return null;
  const tookMore = before.marks.edges.size + ours.length > 1 || othersOf(before, before) !== othersOf(after, before);
  return tookMore ? after.writing : null;
}

function ourPairs({ unit, marks }: StoredVersion): readonly ObservedPair[] {
  return [...unit.pairs.values()].filter(({ key }) => marks.pairs.has(key));
}

/** All of a version that was not ours at some earlier time, to be compared. */
function othersOf({ unit }: StoredVersion, { marks }: StoredVersion): string {
  const edges = [...unit.edges.values()]
    .filter(({ upstream }) => !marks.edges.has(upstream))
    .map(({ upstream, types, creators }) => canonicalJson([upstream, types, creators]));
  const pairs = [...unit.pairs.values()]
    .filter(({ key }) => !marks.pairs.has(key))
    .flatMap(({ occurrences }) => occurrences.map(({ fingerprint, confidence }) => canonicalJson([fingerprint, Math.fround(confidence)])));
  return canonicalJson([edges.sort(), pairs.sort()]);
}

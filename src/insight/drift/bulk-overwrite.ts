import { canonicalJson } from '../../plan/document/canonical-json.js';
import type { ObservedPair } from '../../plan/unit/observed-unit.js';
import type { Writing } from './drift.js';
import type { LineageHistory, StoredVersion } from './lineage-history.js';

/**
 * Finds the write that removed everything of ours from an aspect at once, as an ingestion does that
 * writes lineage anew.
 *
 * Whoever removes an edge in the user interface overwrites nothing in bulk, even if it was our only
 * edge: the removal leaves the edge's column pairs behind. Returns null if a mark of ours is left, or
 * if no version shows one.
 */
export function findBulkOverwrite({ versions }: LineageHistory): Writing | null {
  const marked = versions.findIndex(({ marks }) => !marks.none);
  const [before, after] = [versions[marked], versions[marked - 1]];
  if (!before || !after) return null;
  const ours = ownedPairs(before);
  const isRemoval = ours.some(
    ({ key, upstream }) => after.unit.pairs.has(key) && !after.unit.edges.has(upstream),
  );
  if (isRemoval) return null;
  const tookMore =
    before.marks.edges.size + ours.length > 1 ||
    unownedContent(before, before) !== unownedContent(after, before);
  return tookMore ? after.writing : null;
}

function ownedPairs({ unit, marks }: StoredVersion): readonly ObservedPair[] {
  return [...unit.pairs.values()].filter(({ key }) => marks.pairs.has(key));
}

/**
 * Serializes the elements of a version that were not ours in an earlier version, for a comparison
 * of the two.
 */
function unownedContent({ unit }: StoredVersion, { marks }: StoredVersion): string {
  const edges = [...unit.edges.values()]
    .filter(({ upstream }) => !marks.edges.has(upstream))
    .map(({ upstream, types, creators }) => canonicalJson([upstream, types, creators]));
  const pairs = [...unit.pairs.values()]
    .filter(({ key }) => !marks.pairs.has(key))
    .flatMap(({ occurrences }) =>
      occurrences.map(({ fingerprint, confidence }) =>
        canonicalJson([fingerprint, Math.fround(confidence)]),
      ),
    );
  return canonicalJson([edges.sort(), pairs.sort()]);
}

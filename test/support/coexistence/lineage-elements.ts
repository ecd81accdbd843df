import { isEmptyMark } from '../../../src/model/mark.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import type { ObservedEdge, ObservedUnit } from '../../../src/plan/unit/observed-unit.js';
import { type Owner, otherMarks, ownMark } from '../../../src/plan/unit/owner.js';
import { markedPairs, ownOccurrences } from '../../../src/plan/unit/seen-pair.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';

/**
 * Returns the elements of an aspect with their owners. The result does not depend on the grouping
 * or the order of the records.
 */
export function elementsOf(
  downstream: DatasetUrn,
  aspect: UpstreamLineage | undefined,
  owner: Owner,
): unknown {
  const unit = observeUnit(downstream, aspect);
  const edges = [...unit.edges.values()].map((edge) => {
    const { upstream, types } = edge;
    return {
      upstream,
      types: [...types].sort(),
      ours: ours(edge, unit, owner),
      others: others(edge, owner),
    };
  });
  const pairs = [...unit.pairs.values()].flatMap(({ occurrences }) =>
    occurrences.map(({ downstreamField, upstreamField, transform, confidence }) =>
      JSON.stringify({
        downstreamField,
        upstreamField,
        transform,
        confidence: Math.fround(confidence),
      }),
    ),
  );
  return { edges: sorted(edges), pairs: sorted([...new Set(pairs)]) };
}

/** Returns true if a mark of another stack names a missing pair. */
export function othersNameMissingPairs(
  downstream: DatasetUrn,
  aspect: UpstreamLineage | undefined,
  owner: Owner,
): boolean {
  const { edges, pairs } = observeUnit(downstream, aspect);
  const named = [...edges.values()].flatMap((edge) =>
    otherMarks(edge, owner).flatMap((mark) => mark.pairs),
  );
  return named.some((fingerprint) => !fingerprintsIn(pairs).has(fingerprint));
}

/**
 * Our part of a mark. Marks under an earlier name are ours as well. A mark that names missing
 * elements counts for nothing.
 */
function ours(edge: ObservedEdge, { pairs }: ObservedUnit, owner: Owner): unknown {
  const mark = ownMark(edge, owner);
  const named = markedPairs([mark]);
  const own = [...pairs.values()].filter(
    (pair) => pair.upstream === edge.upstream && ownOccurrences(pair, named).length > 0,
  );
  const there = { ...mark, pairs: own.map(({ key }) => key).sort() };
  return isEmptyMark(there) ? null : there;
}

function fingerprintsIn(pairs: ObservedUnit['pairs']): ReadonlySet<string> {
  return new Set(
    [...pairs.values()].flatMap(({ occurrences }) =>
      occurrences.map(({ fingerprint }) => fingerprint),
    ),
  );
}

/** The marks of others, as exact text, so that an unreadable mark counts too. */
function others({ marks, markText }: ObservedEdge, { key, formerly }: Owner): unknown {
  if (!marks) return markText;
  return sorted(
    [...marks].filter(
      ([name, mark]) => name !== key && !formerly.includes(name) && !isEmptyMark(mark),
    ),
  );
}

function sorted<T>(rows: readonly T[]): readonly T[] {
  return [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

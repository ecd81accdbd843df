import type { DatasetReading } from '../../model/observed-state.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type Change, type LineageChange, pairId } from '../document/change.js';
import { storedRecords, storedUpstreams } from '../unit/stored-lineage.js';
import { type CanonicalColumns, canonicalUrn } from './canonical-columns.js';

/**
 * The upstreams of one dataset and of its columns, by any writer. It holds only what ancestors
 * depend on.
 */
export interface DatasetLineage {
  readonly upstreams: ReadonlySet<string>;
  readonly pairs: readonly LineagePair[];
}

/** Two columns, each by its canonical urn. */
export interface LineagePair {
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly upstream: DatasetUrn;
}

export const NO_LINEAGE: DatasetLineage = { upstreams: new Set(), pairs: [] };

/** Converts a reading. Skips records that do not lead from columns to columns. */
export function toDatasetLineage(
  reading: DatasetReading,
  canonical: CanonicalColumns,
): DatasetLineage {
  const pairs = storedRecords(reading).flatMap((record) =>
    recordPairs(reading.urn, record, canonical),
  );
  // The order of the records has no meaning, so no answer may depend on it.
  return {
    upstreams: new Set(storedUpstreams(reading)),
    pairs: sortByText(pairs, pairId),
  };
}

function recordPairs(
  dataset: DatasetUrn,
  record: FineGrainedRecord,
  canonical: CanonicalColumns,
): readonly LineagePair[] {
  const { upstreamType, upstreams = [], downstreams = [] } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const own = downstreams.flatMap((field) => {
    const column = canonical(field);
    return column?.dataset === dataset ? [column.urn] : [];
  });
  return upstreams.flatMap((field) => {
    const upstream = canonical(field);
    if (!upstream) return [];
    return own.map((downstreamField) => ({
      downstreamField,
      upstreamField: upstream.urn,
      upstream: upstream.dataset,
    }));
  });
}

/** Applies the structural changes of one dataset to its lineage. */
export function applyChanges(
  before: DatasetLineage,
  changes: readonly LineageChange[],
  canonical: CanonicalColumns,
): DatasetLineage {
  const upstreams = new Set(before.upstreams);
  const pairs = new Map(before.pairs.map((pair) => [pairId(pair), pair]));
  for (const change of changes) {
    if (change.element === 'edge') {
      if (change.after) upstreams.add(change.upstream);
      else upstreams.delete(change.upstream);
      continue;
    }
    const toUrn = (field: string) => canonicalUrn(field, canonical);
    const pair = {
      downstreamField: toUrn(change.downstreamField),
      upstreamField: toUrn(change.upstreamField),
      upstream: change.upstream,
    };
    if (change.after) pairs.set(pairId(pair), pair);
    else pairs.delete(pairId(pair));
  }
  return { upstreams, pairs: [...pairs.values()] };
}

/**
 * Finds the changes that can alter ancestors. A change of mark, type, confidence or transform
 * cannot: a pair with another transform joins the same two columns.
 */
export function structuralChanges(changes: readonly Change[]): readonly LineageChange[] {
  return changes.filter(isStructural);
}

function isStructural(change: Change): change is LineageChange {
  return change.element !== 'dataset' && (change.kind === 'create' || change.kind === 'delete');
}

import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type Change, type LineageChange, pairId } from '../change.js';
import { type GraphColumns, graphUrn } from './graph-columns.js';

/** What one dataset is derived from, whoever wrote it, as far as ancestors go. */
export interface DatasetLineage {
  /** Urns of its upstreams. */
  readonly upstreams: ReadonlySet<string>;
  readonly pairs: readonly LineagePair[];
}

/** Two columns, each by the one urn that stands for all its spellings. */
export interface LineagePair {
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly upstream: DatasetUrn;
}

export const NO_LINEAGE: DatasetLineage = { upstreams: new Set(), pairs: [] };

/** As the catalog showed it. Records that are no lineage from columns to columns are passed over. */
export function lineageOfReading(reading: DatasetReading, columnOf: GraphColumns): DatasetLineage {
  const { upstreams = [], fineGrainedLineages = [] } = (reading.kind === 'present' && reading.lineage.value) || {};
  return {
    upstreams: new Set(upstreams.map(({ dataset }) => dataset)),
    pairs: fineGrainedLineages.flatMap((record) => recordPairs(reading.urn, record, columnOf)),
  };
}

function recordPairs(dataset: DatasetUrn, record: FineGrainedRecord, columnOf: GraphColumns): readonly LineagePair[] {
  const { upstreamType, upstreams = [], downstreams = [] } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const own = downstreams.flatMap((field) => {
    const column = columnOf(field);
    return column?.dataset === dataset ? [column.urn] : [];
  });
  return upstreams.flatMap((field) => {
    const upstream = columnOf(field);
    if (!upstream) return [];
    return own.map((downstreamField) => ({ downstreamField, upstreamField: upstream.urn, upstream: upstream.dataset }));
  });
}

/** The same after structural changes of this dataset were made. */
export function withChanges(before: DatasetLineage, changes: readonly LineageChange[], columnOf: GraphColumns): DatasetLineage {
  const upstreams = new Set(before.upstreams);
  const pairs = new Map(before.pairs.map((pair) => [pairId(pair), pair]));
  for (const change of changes) {
    if (change.element === 'edge') {
      if (change.after) upstreams.add(change.upstream);
      else upstreams.delete(change.upstream);
      continue;
    }
    const urnOf = (field: string) => graphUrn(field, columnOf);
    const pair = { downstreamField: urnOf(change.downstreamField), upstreamField: urnOf(change.upstreamField), upstream: change.upstream };
    if (change.after) pairs.set(pairId(pair), pair);
    else pairs.delete(pairId(pair));
  }
  return { upstreams, pairs: [...pairs.values()] };
}

/**
 * The changes that can alter what is derived from what; a mark, a type and a confidence cannot. A pair that gets another
 * transform stays the pair of the same two columns.
 */
export function structuralChanges(changes: readonly Change[]): readonly LineageChange[] {
  return changes.filter(isStructural);
}

function isStructural(change: Change): change is LineageChange {
  return change.element !== 'dataset' && (change.kind === 'create' || change.kind === 'delete');
}

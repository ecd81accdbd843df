import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type Change, type LineageChange, type PairValue, pairId } from '../change.js';
import { transformOf } from '../lineage/observe-unit.js';

/** What one dataset is derived from, whoever wrote it, as far as ancestors go. */
export interface DatasetLineage {
  /** Urns of its upstreams. */
  readonly upstreams: ReadonlySet<string>;
  readonly pairs: readonly LineagePair[];
}

export interface LineagePair {
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly upstream: DatasetUrn;
  readonly transform: string | null;
  /** Whether its record names a query: then it is nobody's whom a change of ours could be about. */
  readonly fromQuery: boolean;
}

export const NO_LINEAGE: DatasetLineage = { upstreams: new Set(), pairs: [] };

/** Finds the dataset of a column; nothing where it is none of a dataset. */
export type DatasetOfColumn = (field: string) => DatasetUrn | undefined;

/** As the catalog showed it. Records that are no lineage from columns to columns are passed over. */
export function lineageOfReading(reading: DatasetReading, datasetOf: DatasetOfColumn): DatasetLineage {
  const { upstreams = [], fineGrainedLineages = [] } = (reading.kind === 'present' && reading.lineage.value) || {};
  return {
    upstreams: new Set(upstreams.map(({ dataset }) => dataset)),
    pairs: fineGrainedLineages.flatMap((record) => recordPairs(reading.urn, record, datasetOf)),
  };
}

function recordPairs(dataset: DatasetUrn, record: FineGrainedRecord, datasetOf: DatasetOfColumn): readonly LineagePair[] {
  const { upstreamType, upstreams = [], downstreams = [], query } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const common = { transform: transformOf(record), fromQuery: query !== undefined };
  const own = downstreams.filter((field) => datasetOf(field) === dataset);
  return upstreams.flatMap((upstreamField) => {
    const upstream = datasetOf(upstreamField);
    return upstream === undefined ? [] : own.map((downstreamField) => ({ downstreamField, upstreamField, upstream, ...common }));
  });
}

/** For the lineage of many datasets: a column stands in as many records as others are derived from it. */
export function rememberedDatasets(): DatasetOfColumn {
  const known = new Map<string, DatasetUrn | undefined>();
  return (field) => {
    const found = known.get(field) ?? datasetOfColumn(field);
    known.set(field, found);
    return found;
  };
}

/** The dataset of a column; nothing where it is none of a dataset. */
export function datasetOfColumn(field: string): DatasetUrn | undefined {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? parsed.value.dataset : undefined;
}

/** The same after structural changes of this dataset were made. */
export function withChanges(before: DatasetLineage, changes: readonly LineageChange[]): DatasetLineage {
  const upstreams = new Set(before.upstreams);
  const pairs = new Map(before.pairs.filter(({ fromQuery }) => !fromQuery).map((pair) => [pairId(pair), pair]));
  for (const change of changes) {
    if (change.element === 'edge') {
      if (change.after) upstreams.add(change.upstream);
      else upstreams.delete(change.upstream);
      continue;
    }
    const { downstreamField, upstreamField, upstream } = change;
    const pairOf = ({ transform }: PairValue): LineagePair => ({ downstreamField, upstreamField, upstream, transform, fromQuery: false });
    if (change.before) pairs.delete(pairId(pairOf(change.before)));
    if (change.after) pairs.set(pairId(pairOf(change.after)), pairOf(change.after));
  }
  return { upstreams, pairs: [...before.pairs.filter(({ fromQuery }) => fromQuery), ...pairs.values()] };
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

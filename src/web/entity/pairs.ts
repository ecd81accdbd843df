import type { FineGrainedRecord, UpstreamLineage } from '../../model/upstream-lineage.js';
import type { LinkState } from '../../report/drawing/drawing.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';

/** A column of a dataset or of a chart. */
export interface ColumnEnd {
  /** The urn of the dataset or of the chart. */
  readonly dataset: string;
  /** The simplified field path. */
  readonly column: string;
  /** The urn of the column as the record spells it, which marks depend on. */
  readonly field?: string;
}

/** One column that feeds another. */
export interface ColumnPair {
  readonly upstream: ColumnEnd;
  readonly downstream: ColumnEnd;
  readonly transform: string | undefined;
  /** 0 to 1. Absent: not recorded, which counts as 1. */
  readonly confidence: number | undefined;
  readonly query: string | undefined;
  /** The job that makes it. Undefined: no job is known. */
  readonly via?: string;
  /** Undefined: the graph shows no changes. */
  readonly change?: LinkChange;
}

/** The state of a link in a graph that shows changes, and a few words about its change. */
export interface LinkChange {
  readonly state: LinkState;
  /** May be empty. */
  readonly note: string;
}

/** The column pairs of an aspect. A record of several columns gives a pair for each combination. */
export function columnPairs(lineage: UpstreamLineage | undefined): readonly ColumnPair[] {
  return (lineage?.fineGrainedLineages ?? []).flatMap(recordPairs);
}

function recordPairs(record: FineGrainedRecord): readonly ColumnPair[] {
  const ups = (record.upstreams ?? []).flatMap(columnEnd);
  const downs = (record.downstreams ?? []).flatMap(columnEnd);
  const facts = {
    transform: record.transformOperation,
    confidence: record.confidenceScore,
    query: record.query,
  };
  return downs.flatMap((downstream) => ups.map((upstream) => ({ upstream, downstream, ...facts })));
}

/** The column that an urn names. Empty if the urn names something else. */
export function columnEnd(field: string): readonly ColumnEnd[] {
  const parsed = parseColumnUrn(field);
  if (!parsed.ok) return [];
  const { parent, fieldPath } = parsed.value;
  return [{ dataset: parent, column: simplifyFieldPath(fieldPath), field }];
}

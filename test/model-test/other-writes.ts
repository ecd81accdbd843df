import { type Aspect, type EdgeRecord, edgesOf, type PairRecord } from './aspect-view.js';
import {
  type Column,
  columns,
  type Dataset,
  datasetOf,
  fieldOf,
  fieldPathOf,
  isDataset,
  pathOf,
  type Spelling,
  urnOf,
} from './domain.js';
import { simplified } from './meaning.js';
import { connectorEdges, emptyLineage, olderRecord } from './other-kinds.js';
import type { Other } from './other-steps.js';

/**
 * Other writers' changes of a lineage aspect. These writers do not know marks, but keep the marks
 * of a record that they keep.
 */
export const INGESTION = 'urn:li:corpuser:ingestion';

/** Returns true if the step changes the aspect. */
export function isSensible(other: Other, now: Aspect | undefined): boolean {
  if (!('edge' in other)) return isPossible(other);
  const { down, up } = other.edge;
  if (other.does === 'columns') return down !== 'board' && isDataset(up);
  if (other.does === 'replace' || other.does === 'old') return true;
  // The mutation cannot put a dashboard into a dashboard.
  if (other.does === 'add-edge' && down === 'board' && up === 'board') return false;
  // The server refuses to patch an aspect with such records.
  if (
    other.does === 'patch' &&
    (now?.fineGrainedLineages ?? []).some(({ downstreams }) => downstreams?.length !== 1)
  )
    return false;
  const isThere = edgesOf(now).some(({ dataset }) => dataset === urnOf(up));
  return isThere === (other.does === 'remove-edge' || other.does === 'twin');
}

/** Returns true unless the step needs what a kind lacks, such as transforms of charts. */
function isPossible(other: Exclude<Other, { readonly edge: unknown }>): boolean {
  if (other.does === 'alter' || other.does === 'double')
    return other.down === 'job' || isDataset(other.down);
  if (other.does === 'connect') return !isDataset(other.down);
  return other.does !== 'respell' || other.down !== 'board';
}

/** Returns true for the item of an edge in an older list. */
function isOlder({ dataset, item }: EdgeRecord, urn: string): boolean {
  return dataset === urn && item !== undefined;
}

/** Returns the aspect after a step that writes it whole. */
export function lineageAfter(now: Aspect | undefined, other: Other): Aspect {
  const { upstreams = [], fineGrainedLineages = [], ...rest } = now ?? {};
  // A connector of datasets also writes an empty list.
  const hasList = 'edge' in other && isDataset(other.edge.down);
  const pairs = (hasList || now?.fineGrainedLineages) && { fineGrainedLineages };
  const withRecords = (records: readonly PairRecord[]) => ({
    ...rest,
    upstreams,
    fineGrainedLineages: records,
  });
  switch (other.does) {
    case 'replace':
      return { ...emptyLineage(other.edge.down, 'renamed'), upstreams: [edgeBy(other)] };
    case 'old': {
      const { down, up } = other.edge;
      const left = upstreams.filter((record) => !isOlder(record, urnOf(up)));
      const added = olderRecord(down, up) ?? edgeBy(other);
      const isThere = left.length < upstreams.length;
      return { ...rest, upstreams: isThere ? left : [...left, added], ...pairs };
    }
    case 'add':
    case 'twin':
      return { ...rest, upstreams: [...upstreams, edgeBy(other)], ...pairs };
    case 'columns':
      return withRecords([...fineGrainedLineages, columnsBy(other)]);
    case 'respell':
      return withRecords(
        fineGrainedLineages.map((record) =>
          isOfColumn(record, other.column) ? respelled(record, other.spelling) : record,
        ),
      );
    case 'alter':
      return withRecords(
        fineGrainedLineages.map((record) =>
          isOfColumn(record, other.column) ? altered(record, other.transform) : record,
        ),
      );
    case 'double': {
      const found = fineGrainedLineages.filter((record) => isOfColumn(record, other.column));
      return withRecords([
        ...fineGrainedLineages,
        ...found.slice(0, 1).map((record) => altered(record, other.transform)),
      ]);
    }
    case 'connect':
      return {
        ...emptyLineage(other.down, 'as ingested'),
        upstreams: connectorEdges(other.down),
      };
    case 'wipe':
      return emptyLineage(other.down, 'as ingested');
    default:
      throw new Error(`${other.does} writes no whole aspect`);
  }
}

export function edgeBy({ edge, type }: Extract<Other, { type: unknown }>): EdgeRecord {
  const auditStamp = { time: 7, actor: INGESTION };
  const ownType = isDataset(edge.down) ? type : 'TRANSFORMED';
  return { dataset: urnOf(edge.up), type: ownType, properties: { job: 'nightly' }, auditStamp };
}

function columnsBy(other: Extract<Other, { shape: unknown }>): PairRecord {
  const { edge, column, both, spelling, transform, confidence } = other;
  const up = edge.up as Dataset;
  // A chart has one form of columns.
  if (edge.down === 'chart')
    return {
      upstreamType: 'FIELD_SET',
      upstreams: (both ? columns : [column]).map((one) => fieldOf(up, one, spelling)),
      downstreamType: 'FIELD',
      downstreams: [fieldOf(edge.down, column, spelling)],
    };
  const { shape } = other;
  const downstreams = (shape === 'wide' ? columns : [column]).map((one) =>
    fieldOf(edge.down, one, spelling),
  );
  if (shape === 'constant')
    return {
      upstreamType: 'NONE',
      downstreamType: 'FIELD',
      downstreams,
      transformOperation: 'CONSTANT',
    };
  return {
    upstreamType: 'FIELD_SET',
    upstreams: (both ? columns : [column]).map((one) => fieldOf(up, one, spelling)),
    downstreamType: shape === 'wide' ? 'FIELD_SET' : 'FIELD',
    downstreams,
    ...(transform !== null && { transformOperation: transform }),
    confidenceScore: confidence,
    ...(shape === 'query' && { query: 'urn:li:query:nightly' }),
  };
}

/** Returns true if a record is about a downstream column, in any spelling. */
function isOfColumn({ downstreams = [], upstreamType }: PairRecord, column: Column): boolean {
  return upstreamType === 'FIELD_SET' && downstreams.some((field) => columnNamed(field) === column);
}

function columnNamed(field: string): string {
  return simplified(fieldPathOf(field)).toLowerCase();
}

function respelled(
  // The stored field of a chart is written anew.
  { upstreams = [], downstreams = [], field: _, ...record }: PairRecord,
  spelling: Spelling,
): PairRecord {
  const respell = (field: string) =>
    `urn:li:schemaField:(${datasetOf(field)},${pathOf(columnNamed(field) as Column, spelling)})`;
  return {
    ...record,
    upstreams: [...new Set(upstreams.map(respell))],
    downstreams: [...new Set(downstreams.map(respell))],
  };
}

function altered(
  { transformOperation: _, ...record }: PairRecord,
  transform: string | null,
): PairRecord {
  return { ...record, ...(transform !== null && { transformOperation: transform }) };
}

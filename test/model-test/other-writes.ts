import { type Aspect, edgesOf, type PairRecord } from './aspect-view.js';
import {
  type Column,
  columns,
  datasetOf,
  fieldOf,
  fieldPathOf,
  pathOf,
  type Spelling,
  urnOf,
} from './domain.js';
import { simplified } from './meaning.js';
import type { Other } from './other-steps.js';

/**
 * Other writers' changes of a lineage aspect. These writers do not know marks, but keep the marks
 * of a record that they keep.
 */
export const INGESTION = 'urn:li:corpuser:ingestion';

/** Returns true if the step changes the aspect. */
export function isSensible(other: Other, now: Aspect | undefined): boolean {
  if (!('edge' in other) || other.does === 'columns' || other.does === 'replace') return true;
  // The server refuses to patch an aspect with such records.
  if (
    other.does === 'patch' &&
    (now?.fineGrainedLineages ?? []).some(({ downstreams }) => downstreams?.length !== 1)
  )
    return false;
  const isThere = edgesOf(now).some(({ dataset }) => dataset === urnOf(other.edge.up));
  return isThere === (other.does === 'remove-edge' || other.does === 'twin');
}

/** Returns the aspect after a step that writes it whole. */
export function lineageAfter(now: Aspect | undefined, other: Other): Aspect {
  const { upstreams = [], fineGrainedLineages = [], ...rest } = now ?? {};
  const withRecords = (records: readonly PairRecord[]) => ({
    ...rest,
    upstreams,
    fineGrainedLineages: records,
  });
  switch (other.does) {
    case 'replace':
      return { upstreams: [edgeBy(other)] };
    case 'add':
    case 'twin':
      return { ...rest, upstreams: [...upstreams, edgeBy(other)], fineGrainedLineages };
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
    default:
      return { upstreams: [] };
  }
}

export function edgeBy({
  edge,
  type,
}: Extract<Other, { type: unknown }>): NonNullable<Aspect['upstreams']>[number] {
  const auditStamp = { time: 7, actor: INGESTION };
  return { dataset: urnOf(edge.up), type, properties: { job: 'nightly' }, auditStamp };
}

function columnsBy(other: Extract<Other, { shape: unknown }>): PairRecord {
  const { edge, column, shape, both, spelling, transform, confidence } = other;
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
    upstreams: (both ? columns : [column]).map((one) => fieldOf(edge.up, one, spelling)),
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
  { upstreams = [], downstreams = [], ...record }: PairRecord,
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

import type {
  DatasetReading,
  LineageReading,
  Readings,
} from '../../../src/model/observed-state.js';
import type { PortableUnit } from '../../../src/model/portable-lineage.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';

/** The answer of a catalog for one dataset with this lineage. */
export function readingOf(
  urn: DatasetUrn,
  upstreams: readonly UpstreamRecord[],
  fineGrainedLineages: readonly FineGrainedRecord[] = [],
  written: Partial<LineageReading> = {},
): DatasetReading {
  const value = { upstreams, fineGrainedLineages };
  return { kind: 'present', urn, removed: false, lineage: { version: '1', value, ...written } };
}

export function readingsOf(...readings: readonly DatasetReading[]): Readings {
  return new Map(readings.map((reading) => [reading.urn, reading]));
}

/** The records that hold the edges and the pairs of a unit, one for each. */
export function recordsOf({ downstream, edges, pairs }: PortableUnit): {
  readonly upstreams: readonly UpstreamRecord[];
  readonly fineGrainedLineages: readonly FineGrainedRecord[];
} {
  return {
    upstreams: edges.map(({ upstream, type }) => ({ dataset: upstream, type })),
    fineGrainedLineages: pairs.map(({ downstreamColumn, upstream, transform, confidence }) => ({
      upstreamType: 'FIELD_SET',
      upstreams: [schemaFieldUrn(upstream.dataset, upstream.column)],
      downstreamType: 'FIELD',
      downstreams: [schemaFieldUrn(downstream, downstreamColumn)],
      ...(transform !== undefined && { transformOperation: transform }),
      confidenceScore: confidence,
    })),
  };
}

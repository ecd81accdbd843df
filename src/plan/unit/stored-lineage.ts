import type { DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { columnRecord } from './record-pairs.js';

/** Lists the upstreams that a reading shows, without making the aspect of an equal downstream. */
export function storedUpstreams(reading: DatasetReading): readonly string[] {
  if (reading.kind !== 'present') return [];
  const { equal, lineage } = reading;
  if (equal) return equal.edges.map(({ upstream }) => upstream);
  return lineage.value?.upstreams.map(({ dataset }) => dataset) ?? [];
}

/** Lists the column records that a reading shows. They hold no marks, so none is made for them. */
export function storedRecords(reading: DatasetReading): readonly FineGrainedRecord[] {
  if (reading.kind !== 'present') return [];
  const { equal, lineage } = reading;
  return equal ? declaredRecords(equal) : (lineage.value?.fineGrainedLineages ?? []);
}

/** Makes the records of the declared pairs, one for each pair. */
export function declaredRecords(unit: DesiredUnit): readonly FineGrainedRecord[] {
  return explicitMappings(unit).flatMap(
    ({ downstreamColumn, upstreams, transform = null, confidence }) => {
      const downstreamField = schemaFieldUrn(unit.downstream, downstreamColumn);
      return upstreams.map(({ dataset, column }) =>
        columnRecord({ downstreamField, transform, confidence }, [schemaFieldUrn(dataset, column)]),
      );
    },
  );
}

export function explicitMappings({ columns }: DesiredUnit): readonly ExplicitMapping[] {
  return columns.filter((mapping) => mapping.kind === 'explicit');
}

import type { DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import type { PairIdentity } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { columnRecord } from './record-pairs.js';

/** Lists the ends of edges that a reading shows, without making the aspect of an equal downstream. */
export function storedUpstreams(reading: DatasetReading): readonly EdgeEnd[] {
  if (reading.kind !== 'present') return [];
  const { equal, lineage } = reading;
  if (equal) return equal.edges.map(({ upstream }) => upstream);
  return lineage.value?.upstreams.map(({ dataset }) => dataset as EdgeEnd) ?? [];
}

/** Lists the column records that a reading shows. They hold no marks, so none is made for them. */
export function storedRecords(reading: DatasetReading): readonly FineGrainedRecord[] {
  if (reading.kind !== 'present') return [];
  const { equal, lineage } = reading;
  return equal ? declaredPairs(equal).map(pairRecord) : (lineage.value?.fineGrainedLineages ?? []);
}

/** A column pair as a manifest declares it without a wildcard. */
export interface DeclaredPair extends PairIdentity {
  readonly path: string;
  readonly upstream: EntityUrn;
  readonly upstreamPath: string;
  readonly confidence: number;
}

export function declaredPairs(unit: DesiredUnit): readonly DeclaredPair[] {
  return explicitMappings(unit).flatMap(
    ({ downstreamColumn: path, of, upstreams, transform = null, confidence }) => {
      const downstreamField = schemaFieldUrn(of ?? unit.downstream, path);
      return upstreams.map(({ dataset: upstream, column: upstreamPath }) => {
        const upstreamField = schemaFieldUrn(upstream, upstreamPath);
        // Lists each member: a spread object takes several times as long, and a plan makes many.
        return {
          path,
          upstream,
          upstreamPath,
          downstreamField,
          upstreamField,
          transform,
          confidence,
        };
      });
    },
  );
}

export function pairRecord(pair: DeclaredPair): FineGrainedRecord {
  return columnRecord(pair, [pair.upstreamField]);
}

export function explicitMappings({ columns }: DesiredUnit): readonly ExplicitMapping[] {
  return columns.filter((mapping) => mapping.kind === 'explicit');
}

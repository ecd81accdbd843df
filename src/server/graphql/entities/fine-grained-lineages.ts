import type { JsonObject } from '../../../model/json.js';
import { splitUrn } from '../../../urn/urn.js';
import { objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import type { FineGrainedLineage, SchemaFieldRef } from '../schema/generated-types.js';

/**
 * The column lineage of an aspect `upstreamLineage`. As in DataHub it lacks the kinds, the
 * confidence, and every end that is no column. Source: `FineGrainedLineagesMapper`.
 */
export function fineGrainedLineages(aspect: JsonObject): readonly FineGrainedLineage[] {
  return objectsAt(aspect, 'fineGrainedLineages').map((record) => ({
    upstreams: record['upstreams'] === undefined ? null : columnsAt(record, 'upstreams'),
    downstreams: record['downstreams'] === undefined ? null : columnsAt(record, 'downstreams'),
    query: textAt(record, 'query'),
    transformOperation: textAt(record, 'transformOperation'),
  }));
}

function columnsAt(record: JsonObject, key: string): readonly SchemaFieldRef[] {
  return textsAt(record, key)
    .map(columnRef)
    .filter((ref) => ref !== undefined);
}

/**
 * The urn is that of the dataset, not of the column: DataHub's clients expect that. The path is
 * written as in the urn of the column.
 */
function columnRef(text: string): SchemaFieldRef | undefined {
  const urn = splitUrn(text);
  if (!urn.ok || urn.value.entityType !== 'schemaField') return undefined;
  const [dataset, path] = urn.value.key;
  return dataset === undefined || path === undefined ? undefined : { urn: dataset, path };
}

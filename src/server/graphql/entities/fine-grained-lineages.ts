import type { JsonObject } from '../../../model/json.js';
import { splitUrn } from '../../../urn/urn.js';
import { objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import type { Search } from '../../turns/in-turn.js';
import type { FineGrainedLineage, SchemaFieldRef } from '../schema/generated-types.js';
import type { EntitySource } from './entity-source.js';

/**
 * The column lineage of an aspect `upstreamLineage`. As in DataHub it lacks the kinds, the
 * confidence, and every end that is no column. Source: `FineGrainedLineagesMapper`.
 */
export function* fineGrainedLineages(
  aspect: JsonObject,
  { list }: Pick<EntitySource, 'list'>,
): Search<FineGrainedLineage> {
  const columns = (record: JsonObject, key: string) => () =>
    record[key] === undefined ? null : list(columnsAt(record, key));
  for (const record of objectsAt(aspect, 'fineGrainedLineages'))
    yield {
      upstreams: columns(record, 'upstreams'),
      downstreams: columns(record, 'downstreams'),
      query: textAt(record, 'query'),
      transformOperation: textAt(record, 'transformOperation'),
    };
}

function* columnsAt(record: JsonObject, key: string): Search<SchemaFieldRef> {
  for (const text of textsAt(record, key)) yield columnRef(text);
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

import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { splitUrn, urnEntityType } from '../../../urn/urn.js';
import { typeUrnOfOwner } from '../../metamodel/ownership-types.js';
import { objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { termName } from '../entities/computed-fields.js';
import type { EntitySource } from '../entities/entity-source.js';
import { summarize } from './event-summaries.js';

/**
 * Returns the value from which the fields of an object are read. For most types that is the
 * unchanged stored value. Undefined if the answer hides the object.
 */
export function shapeValue(typeName: string, value: Json, source: EntitySource): Json | undefined {
  const shape = SHAPES[typeName];
  return shape ? shape(value, source) : summarize(typeName, value, source);
}

const SHAPES: Readonly<Record<string, (value: Json, source: EntitySource) => Json | undefined>> = {
  BrowsePath: (value) =>
    typeof value === 'string' ? { path: value.split('/').filter(Boolean) } : value,
  DataJobInputOutput: (value) => (isJsonObject(value) ? withEdges(value) : value),
  GlossaryTermProperties: (value, { key }) =>
    isJsonObject(value) ? { ...value, name: textAt(value, 'name') ?? termName(key) } : value,
  // Source: DataHub's `OwnerMapper`.
  Owner: (value) => (isJsonObject(value) ? { ...value, typeUrn: typeUrnOfOwner(value) } : value),
  QuerySubject: (value, source) =>
    isJsonObject(value) ? { ...value, dataset: datasetAround(value['entity'], source) } : value,
  SchemaField: (value) => (isJsonObject(value) ? { ...value, type: columnType(value) } : value),
  SchemaFieldRef: columnRef,
};

/** Fills the deprecated lists of inputs and outputs from the edges as well, as DataHub does. */
function withEdges(value: JsonObject): JsonObject {
  const lists = [
    ['inputDatasets', 'inputDatasetEdges'],
    ['outputDatasets', 'outputDatasetEdges'],
    ['inputDatajobs', 'inputDatajobEdges'],
  ] as const;
  const filled = lists.map(([urns, edges]) => {
    const ends = objectsAt(value, edges).flatMap((edge) => textAt(edge, 'destinationUrn') ?? []);
    return [urns, [...new Set([...textsAt(value, urns), ...ends])]] as const;
  });
  return { ...value, ...Object.fromEntries(filled) };
}

/** The dataset of a column, or the entity itself. Source: DataHub's `QueryMapper`. */
function datasetAround(entity: Json | undefined, source: EntitySource): Json {
  return columnRef(entity ?? null, source)?.['urn'] ?? entity ?? null;
}

/** Maps `{"type": {"type": {"com.linkedin.schema.StringType": {}}}}` of the aspect. */
function columnType(field: JsonObject): string {
  const [className = ''] = Object.keys(objectAt(objectAt(field, 'type'), 'type'));
  const name = className.slice(className.lastIndexOf('.') + 1).replace(/Type$/, '');
  return name === 'Record' ? 'STRUCT' : name.toUpperCase();
}

/**
 * A column that a value names. Undefined for another entity, as in DataHub's
 * `FineGrainedLineagesMapper`. In lineage the urn names the dataset, not the column: DataHub's
 * clients expect that. The path is spelled as in the urn of the column.
 */
function columnRef(value: Json, { urn: owner }: EntitySource): JsonObject | undefined {
  const urn = typeof value === 'string' ? splitUrn(value) : undefined;
  if (!urn?.ok || urn.value.entityType !== 'schemaField') return undefined;
  const [dataset, path] = urn.value.key;
  if (dataset === undefined || path === undefined) return undefined;
  // Source: DataHub's `AssertionMapper`.
  return { urn: urnEntityType(owner) === 'assertion' ? value : dataset, path };
}

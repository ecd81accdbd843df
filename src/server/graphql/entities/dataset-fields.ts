import type { JsonObject } from '../../../model/json.js';
import { dataPlatformUrn } from '../../../urn/data-platform-urn.js';
import { type DatasetParts, parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { objectAt, textAt } from '../../shared/json-accessors.js';
import { auditStamp } from './audit-stamp.js';
import { datasetPrivileges } from './dataset-privileges.js';
import type { EntitySource, Fields } from './entity-source.js';
import { fineGrainedLineages } from './fine-grained-lineages.js';
import { commonProperties, editableDescription, textFields } from './properties.js';
import { schemaMetadata } from './schema-metadata.js';

/** The fields that only datasets have. */
export function datasetFields(source: EntitySource): Fields {
  const { urn, scope, map, entity } = source;
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return {};
  const { name, env, platform, namespace } = parts.value;
  return {
    platform: () => entity(dataPlatformUrn(platform, namespace), 'dataPlatform'),
    name,
    origin: env,
    properties: () =>
      map('datasetProperties', (value) => datasetProperties(value, parts.value, source)),
    editableProperties: editableDescription('editableDatasetProperties', source),
    description: () => map('datasetProperties', (value) => textAt(value, 'description')),
    externalUrl: () => map('datasetProperties', (value) => textAt(value, 'externalUrl')),
    schemaMetadata: ({ version }: { readonly version?: number | null }) =>
      schemaMetadata(version ?? 0, source),
    fineGrainedLineages: () => map('upstreamLineage', fineGrainedLineages),
    viewProperties: () => map('viewProperties', viewProperties),
    privileges: datasetPrivileges(urn, scope),
  };
}

function datasetProperties(
  value: JsonObject,
  { name, env }: DatasetParts,
  source: EntitySource,
): Fields {
  const created = objectAt(value, 'created');
  return {
    ...commonProperties(value, source, textAt(value, 'name') ?? name),
    ...textFields(value, 'qualifiedName'),
    origin: env,
    created: typeof created['time'] === 'number' ? created['time'] : null,
    createdActor: textAt(created, 'actor'),
    lastModified: auditStamp(objectAt(value, 'lastModified')),
  };
}

function viewProperties(value: JsonObject): Fields {
  return {
    materialized: value['materialized'] === true,
    logic: textAt(value, 'viewLogic') ?? '',
    formattedLogic: textAt(value, 'formattedViewLogic'),
    language: textAt(value, 'viewLanguage') ?? '',
  };
}

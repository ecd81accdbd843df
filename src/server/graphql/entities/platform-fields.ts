import { textAt } from '../../shared/json-accessors.js';
import { customProperties } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';
import { textFields } from './properties.js';

/** Source: `PlatformType` in DataHub's models. */
export const platformTypes = [
  'FILE_SYSTEM',
  'KEY_VALUE_STORE',
  'MESSAGE_BROKER',
  'OBJECT_STORE',
  'OLAP_DATASTORE',
  'QUERY_ENGINE',
  'RELATIONAL_DB',
  'SEARCH_ENGINE',
  'OTHERS',
] as const;

export function dataPlatformFields({ key, map }: EntitySource): Fields {
  return {
    name: key[0] ?? '',
    displayName: () => map('dataPlatformInfo', (value) => textAt(value, 'displayName')),
    properties: () =>
      map('dataPlatformInfo', (value) => ({
        type: platformTypes.find((one) => one === value['type']) ?? 'OTHERS',
        datasetNameDelimiter: textAt(value, 'datasetNameDelimiter') ?? '',
        ...textFields(value, 'displayName', 'logoUrl'),
      })),
  };
}

export function dataPlatformInstanceFields(source: EntitySource): Fields {
  const [platform, instanceId = ''] = source.key;
  return {
    instanceId,
    platform: () => source.entity(platform, 'dataPlatform'),
    properties: () =>
      source.map('dataPlatformInstanceProperties', (value) => ({
        ...textFields(value, 'name', 'description', 'externalUrl'),
        customProperties: customProperties(value, source),
      })),
  };
}

import { textAt } from '../../shared/json-accessors.js';
import { PlatformType } from '../schema/generated-types.js';
import { type EntitySource, nonNull } from './entity-source.js';
import { customProperties, enumValue, textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

export function dataPlatformFields({ key, map }: EntitySource): OwnFields<'dataPlatform'> {
  return {
    name: key[0] ?? '',
    displayName: () => map('dataPlatformInfo', (value) => textAt(value, 'displayName')),
    properties: () =>
      map('dataPlatformInfo', (value) => ({
        type: enumValue(PlatformType, value['type']) ?? 'OTHERS',
        datasetNameDelimiter: textAt(value, 'datasetNameDelimiter') ?? '',
        ...textFields(value, 'displayName', 'logoUrl'),
      })),
  };
}

export function dataPlatformInstanceFields(
  source: EntitySource,
): OwnFields<'dataPlatformInstance'> {
  const [platform, instanceId = ''] = source.key;
  return {
    instanceId,
    platform: () => nonNull(source.entity(platform, 'dataPlatform')),
    properties: () =>
      source.map('dataPlatformInstanceProperties', (value) => ({
        ...textFields(value, 'name', 'description', 'externalUrl'),
        customProperties: customProperties(value, source),
      })),
  };
}

import { textAt } from '../../shared/json-accessors.js';
import type { EntitySource, Fields } from './entity-source.js';
import { textFields } from './properties.js';

/** The fields of a model or a model group. The key is `(platform, name, environment)`. */
export function modelFields(aspectName: string): (source: EntitySource) => Fields {
  return (source) => {
    const [platform, name, origin] = source.key;
    return {
      name,
      origin,
      platform: () => source.entity(platform, 'dataPlatform'),
      ...descriptionFields(aspectName, source),
    };
  };
}

/** The fields of a feature table. The key is `(platform, name)`. */
export function featureTableFields(source: EntitySource): Fields {
  const [platform, name = ''] = source.key;
  return {
    name,
    platform: () => source.entity(platform, 'dataPlatform'),
    ...descriptionFields('mlFeatureTableProperties', source),
  };
}

/** The fields of a feature or a primary key. The key is `(namespace, name)`. */
export function featureFields(aspectName: string): (source: EntitySource) => Fields {
  return (source) => {
    const [featureNamespace = '', name = ''] = source.key;
    return { name, featureNamespace, ...descriptionFields(aspectName, source) };
  };
}

function descriptionFields(aspectName: string, { map }: EntitySource): Fields {
  return {
    description: () => map(aspectName, (value) => textAt(value, 'description')),
    properties: () => map(aspectName, (value) => textFields(value, 'description')),
  };
}

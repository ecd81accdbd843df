import type { FabricType } from '../../../urn/dataset-urn.js';
import { textAt } from '../../shared/json-accessors.js';
import type { MLFeature } from '../schema/generated-types.js';
import { type EntitySource, nonNull } from './entity-source.js';
import { textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

/** The fields of a model or a model group. The key is `(platform, name, environment)`. */
export function modelFields(aspectName: string): (source: EntitySource) => OwnFields<'mlModel'> {
  return (source) => {
    const [platform, name = '', origin] = source.key;
    return {
      name,
      // `isNameable` has checked it.
      origin: origin as FabricType,
      platform: () => nonNull(source.entity(platform, 'dataPlatform')),
      ...descriptionFields(aspectName, source),
    };
  };
}

/** The fields of a feature table. The key is `(platform, name)`. */
export function featureTableFields(source: EntitySource): OwnFields<'mlFeatureTable'> {
  const [platform, name = ''] = source.key;
  return {
    name,
    platform: () => nonNull(source.entity(platform, 'dataPlatform')),
    ...descriptionFields('mlFeatureTableProperties', source),
  };
}

/** The fields of a feature or a primary key. The key is `(namespace, name)`. */
export function featureFields(
  aspectName: string,
): (source: EntitySource) => OwnFields<'mlFeature'> {
  return (source) => {
    const [featureNamespace = '', name = ''] = source.key;
    return { name, featureNamespace, ...descriptionFields(aspectName, source) };
  };
}

function descriptionFields(
  aspectName: string,
  { map }: EntitySource,
): Pick<MLFeature, 'description' | 'properties'> {
  return {
    description: () => map(aspectName, (value) => textAt(value, 'description')),
    properties: () => map(aspectName, (value) => textFields(value, 'description')),
  };
}

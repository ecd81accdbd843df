import { textAt } from '../../opaque-json.js';
import type { EntitySource, Fields } from './entity-source.js';
import { texts } from './properties.js';

/** A model or a group of them: `(platform, name, environment)`. */
export function modelFields(aspectName: string): (source: EntitySource) => Fields {
  return (source) => {
    const [platform, name, origin] = source.key;
    return { name, origin, platform: () => source.entity(platform, 'dataPlatform'), ...described(aspectName, source) };
  };
}

/** `(platform, name)` */
export function featureTableFields(source: EntitySource): Fields {
  const [platform, name = ''] = source.key;
  return { name, platform: () => source.entity(platform, 'dataPlatform'), ...described('mlFeatureTableProperties', source) };
}

/** A feature or a primary key: `(namespace, name)`. */
export function featureFields(aspectName: string): (source: EntitySource) => Fields {
  return (source) => {
    const [featureNamespace = '', name = ''] = source.key;
    return { name, featureNamespace, ...described(aspectName, source) };
  };
}

function described(aspectName: string, { map }: EntitySource): Fields {
  return {
    description: () => map(aspectName, (value) => textAt(value, 'description')),
    properties: () => map(aspectName, (value) => texts(value, 'description')),
  };
}

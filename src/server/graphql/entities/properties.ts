import type { JsonObject } from '../../../model/json.js';
import { textAt } from '../../shared/json-accessors.js';
import { customProperties } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';

/** The texts of an aspect under the same names. Null for missing ones. */
export function textFields(aspect: JsonObject, ...names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, textAt(aspect, name)]));
}

/**
 * The properties that most entities have: name, description, external URL and custom properties.
 */
export function commonProperties(aspect: JsonObject, source: EntitySource, name: string): Fields {
  return {
    name,
    ...textFields(aspect, 'description', 'externalUrl'),
    customProperties: customProperties(aspect, source),
  };
}

/** `editableProperties` of most entities. */
export function editableDescription(aspectName: string, { map }: EntitySource): () => unknown {
  return () => map(aspectName, (value) => textFields(value, 'description', 'name'));
}

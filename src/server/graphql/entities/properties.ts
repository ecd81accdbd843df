import type { JsonObject } from '../../../model/json.js';
import { textAt } from '../../opaque-json.js';
import { customProperties } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';

/** The texts of an aspect under the same names: null where there is none. */
export function texts(aspect: JsonObject, ...names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, textAt(aspect, name)]));
}

/** What the properties of most entities have: name, description, address and what its owner added. */
export function commonProperties(aspect: JsonObject, source: EntitySource, name: string): Fields {
  return { name, ...texts(aspect, 'description', 'externalUrl'), customProperties: customProperties(aspect, source) };
}

/** `editableProperties` of most entities. */
export function editedDescription(aspectName: string, { map }: EntitySource): () => unknown {
  return () => map(aspectName, (value) => texts(value, 'description', 'name'));
}

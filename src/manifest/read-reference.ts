import type { Place } from '../errors/place.js';
import { fabricTypes } from '../urn/fabric-type.js';
import { type Located, valueAt } from './located.js';
import type { DatasetReference, Facts, PartsReference, UrnReference } from './manifest.js';
import { spelledOf, textFact, wordFact } from './read-values.js';

/** Platform, environment and instance, wherever a mapping may state them. */
export function readFacts(node: Located | undefined): Facts {
  return {
    platform: textFact(valueAt(node, 'platform')),
    env: wordFact(fabricTypes, valueAt(node, 'env')),
    platformInstance: textFact(valueAt(node, 'platformInstance')),
  };
}

/** A short name, or an object; nothing where it is malformed. */
export function readReference(node: Located | undefined): DatasetReference | undefined {
  const [name] = spelledOf([node]);
  if (name !== undefined) return { kind: 'short-name', name };
  return node && readIdentity(node, node.place);
}

/** A dataset's urn, or its name and facts. */
export function readIdentity(node: Located, place: Place): PartsReference | UrnReference | undefined {
  const [urn] = spelledOf([valueAt(node, 'urn')]);
  if (urn !== undefined) return { kind: 'urn', urn, place };
  const [name] = spelledOf([valueAt(node, 'name')]);
  return name && { kind: 'parts', facts: readFacts(node), name, place };
}

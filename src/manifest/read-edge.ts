import { lineageTypes } from '../model/upstream-lineage.js';
import type { EntityType } from '../urn/entity-urn.js';
import { entryAt, type LocatedNode, valueAt } from '../yaml/located-node.js';
import { DeclaredEdge, type EdgeListKey, type EdgeParts } from './declared-edge.js';
import type { EntityReference, FileNames } from './file-names.js';
import { rangeOf, readIdentity } from './read-reference.js';
import { readPlacedText, readText, readWordFact } from './read-values.js';

/** The key of the name in the long form of an item, with the type that it needs. */
type NameKey = readonly [key: string, type: EntityType];

const DATASET: NameKey = ['dataset', 'dataset'];

const nameKeys: Readonly<Record<EdgeListKey, readonly NameKey[]>> = {
  upstreams: [DATASET, ['chart', 'chart'], ['dashboard', 'dashboard']],
  inputs: [DATASET],
  outputs: [DATASET],
  after: [['job', 'dataJob']],
};

/** The parts of items without keys of their own. */
const plainParts: Readonly<Record<EdgeListKey, EdgeParts>> = {
  upstreams: { list: 'upstreams' },
  inputs: { list: 'inputs', needed: 'dataset' },
  outputs: { list: 'outputs', needed: 'dataset' },
  after: { list: 'after', needed: 'dataJob' },
};

/** Reads an item of a list: an entity, or an object with an entity, a type and a note. */
export function readEdge(
  node: LocatedNode,
  list: EdgeListKey,
  names: FileNames,
): DeclaredEdge | undefined {
  const plain = plainParts[list];
  const keyed = nameKeys[list].find(([key]) => entryAt(node, key) !== undefined);
  if (keyed === undefined) {
    const reference = readEntity(node, names, plain.needed);
    return reference && new DeclaredEdge(node, reference, plain);
  }
  const [key, needed] = keyed;
  const named = valueAt(node, key) as LocatedNode;
  const reference = readEntity(named, names, needed);
  if (reference === undefined) return undefined;
  const type = valueAt(node, 'type');
  const note = readPlacedText(valueAt(node, 'note'));
  const parts = {
    list,
    needed,
    name: rangeOf(named),
    ...(type && { type: rangeOf(type) }),
    ...(note && { note }),
  };
  return new DeclaredEdge(node, reference, parts, readWordFact(lineageTypes, type));
}

/**
 * Reads a short name, or an object with urn or name. Undefined if it is malformed.
 *
 * @param type the type that the place needs. Undefined where any type may stand
 */
export function readEntity(
  node: LocatedNode,
  names: FileNames,
  type?: EntityType,
): EntityReference | undefined {
  const name = readText(node);
  if (name !== undefined) return names.shortName(name);
  const identity = readIdentity(node, rangeOf(node), type);
  return identity && names.identity(identity);
}

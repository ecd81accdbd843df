import type { Place } from '../errors/place.js';
import { fabricTypes } from '../urn/dataset-urn.js';
import { type LocatedNode, valueAt } from '../yaml/located-node.js';
import type { DatasetReference, Facts, PartsReference, UrnReference } from './manifest.js';
import { readPlacedFact, readPlacedText, readTextFact, readWordFact } from './read-values.js';

/** Reads platform, environment and instance of a dataset or of the defaults. */
export function readFacts(node: LocatedNode | undefined): Facts {
  return {
    platform: readPlacedFact(valueAt(node, 'platform'), readTextFact),
    env: readPlacedFact(valueAt(node, 'env'), (value) => readWordFact(fabricTypes, value)),
    platformInstance: readPlacedFact(valueAt(node, 'platformInstance'), readTextFact),
  };
}

/** Reads a short name, or an object with urn or name. Undefined if it is malformed. */
export function readReference(node: LocatedNode | undefined): DatasetReference | undefined {
  const name = readPlacedText(node);
  if (name !== undefined) return { kind: 'short-name', name };
  return node && readIdentity(node, node.place);
}

/** Reads the urn of a dataset, or its name and facts. Undefined if it has neither urn nor name. */
export function readIdentity(
  node: LocatedNode,
  place: Place,
): PartsReference | UrnReference | undefined {
  const urn = readPlacedText(valueAt(node, 'urn'));
  if (urn !== undefined) return { kind: 'urn', urn, place };
  const name = readPlacedText(valueAt(node, 'name'));
  return name && { kind: 'parts', facts: readFacts(node), name, place };
}

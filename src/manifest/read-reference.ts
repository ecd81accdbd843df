import { fabricTypes } from '../urn/dataset-urn.js';
import { type LocatedNode, valueAt } from '../yaml/located-node.js';
import { SourceRange } from '../yaml/source-text.js';
import type { DatasetIdentity, Facts } from './entity-identity.js';
import { readPlacedFact, readPlacedText, readTextFact, readWordFact } from './read-values.js';

/** Most datasets state no facts, since the defaults of their file state them. */
const NO_FACTS: Facts = { platform: undefined, env: undefined, platformInstance: undefined };

/** Reads platform, environment and instance of a dataset or of the defaults. */
export function readFacts(node: LocatedNode | undefined): Facts {
  const platform = valueAt(node, 'platform');
  const env = valueAt(node, 'env');
  const platformInstance = valueAt(node, 'platformInstance');
  if (platform === undefined && env === undefined && platformInstance === undefined)
    return NO_FACTS;
  return {
    platform: readPlacedFact(platform, readTextFact),
    env: readPlacedFact(env, (value) => readWordFact(fabricTypes, value)),
    platformInstance: readPlacedFact(platformInstance, readTextFact),
  };
}

/** Reads the urn of a dataset, or its name and facts. Undefined if it has neither urn nor name. */
export function readIdentity(node: LocatedNode, range: SourceRange): DatasetIdentity | undefined {
  const urn = readPlacedText(valueAt(node, 'urn'));
  if (urn !== undefined) return { kind: 'urn', urn, range };
  const name = readPlacedText(valueAt(node, 'name'));
  return name && { kind: 'parts', facts: readFacts(node), name, range };
}

/** Returns the range of a node alone, so that the values in the node are not kept. */
export function rangeOf({ source, start, end }: SourceRange): SourceRange {
  return new SourceRange(source, start, end);
}

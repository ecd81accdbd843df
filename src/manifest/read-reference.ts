import { fabricTypes } from '../urn/dataset-urn.js';
import type { EntityType } from '../urn/entity-urn.js';
import { type LocatedNode, valueAt } from '../yaml/located-node.js';
import { SourceRange } from '../yaml/source-text.js';
import type { EntityIdentity, Facts } from './entity-identity.js';
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

/**
 * Reads the urn of an entity, or its parts. Undefined if it has neither an urn nor a name.
 *
 * @param type the type that the place needs. Undefined where a dataset by its parts, or an urn of
 *   any type may stand
 */
export function readIdentity(
  node: LocatedNode,
  range: SourceRange,
  type?: EntityType,
): EntityIdentity | undefined {
  const urn = readPlacedText(valueAt(node, 'urn'));
  if (urn !== undefined) return { kind: 'urn', urn, type, range };
  return type === undefined || type === 'dataset'
    ? readDataset(node, range)
    : readOther(node, range, type);
}

function readDataset(node: LocatedNode, range: SourceRange): EntityIdentity | undefined {
  const name = readPlacedText(valueAt(node, 'name'));
  return name && { kind: 'dataset', facts: readFacts(node), name, range };
}

function readOther(
  node: LocatedNode,
  range: SourceRange,
  kind: Exclude<EntityType, 'dataset'>,
): EntityIdentity | undefined {
  const textAt = (key: string) => readPlacedText(valueAt(node, key));
  const factAt = (key: string) => readPlacedFact(valueAt(node, key), readTextFact);
  const name = textAt('id');
  const platformInstance = factAt('platformInstance');
  if (name === undefined) return undefined;
  if (kind !== 'dataJob')
    return { kind, platform: textAt('platform'), name, platformInstance, range };
  const [orchestrator, flow, env] = [textAt('orchestrator'), textAt('flow'), factAt('env')];
  return { kind, orchestrator, flow, name, env, platformInstance, range };
}

/** Returns the range of a node alone, so that the values in the node are not kept. */
export function rangeOf({ source, start, end }: SourceRange): SourceRange {
  return new SourceRange(source, start, end);
}

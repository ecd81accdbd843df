import { urnEntityType } from '../../urn/urn.js';
import { canonicalEntityType } from '../metamodel/entity-types.js';
import { canonicalAspectName } from '../metamodel/record-names.js';
import { invalid, malformed } from '../shared/request-error.js';
import type { AnyProposal } from './proposal.js';

/**
 * Refuses proposals with an entity type or an aspect that DataHub does not have. A mistyped name
 * would store a value that no reader looks for. Only OpenAPI checks the names: Rest.li and files
 * keep unknown aspects as they are.
 *
 * @throws RequestError `malformed` or `validation`, with the messages of DataHub's registry
 */
export function requireKnownNames(
  proposals: readonly Pick<AnyProposal, 'urn' | 'aspectName'>[],
): void {
  for (const { urn, aspectName } of proposals) {
    const type = urnEntityType(urn);
    if (canonicalEntityType(type) !== type)
      throw malformed(`Failed to find entity with name ${type} in EntityRegistry`, urn);
    if (!isKnownAspect(aspectName))
      throw invalid(`Unknown aspect ${aspectName} for entity ${type}`);
  }
}

/** Returns true for an aspect that DataHub has, in its own spelling. */
export function isKnownAspect(name: string): boolean {
  return canonicalAspectName(name) === name;
}

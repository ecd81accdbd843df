import { canonicalEntityType } from '../metamodel/entity-types.js';
import { RequestError } from '../shared/request-error.js';

/**
 * Reads the entity type that a request names, and returns it as urns spell it.
 *
 * @throws RequestError `malformed`, with the message of DataHub's registry
 */
export function readEntityType(text: string): string {
  const type = canonicalEntityType(text);
  if (type !== undefined) return type;
  throw new RequestError('malformed', `Failed to find entity with name ${text} in EntityRegistry`);
}

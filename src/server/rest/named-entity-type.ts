import { entityTypeNamed } from '../metamodel/entity-types.js';
import { Refusal } from '../refusal.js';

/**
 * The type of entity that a request names, as urns spell it.
 *
 * @throws Refusal `malformed`, in the words of DataHub's registry
 */
export function namedEntityType(text: string): string {
  const type = entityTypeNamed(text);
  if (type !== undefined) return type;
  throw new Refusal('malformed', `Failed to find entity with name ${text} in EntityRegistry`);
}

import type { Urn } from '../../../urn/urn.js';
import type { Entity } from '../schema/generated-types.js';

/**
 * The object from which GraphQL resolves the fields of an entity. Members that cost a read are
 * functions, so that GraphQL reads only selected fields. Each selection reads anew: the object
 * stays in a cache for the request, and may outlive a write of the same request.
 */
export interface ResolvedEntity extends Entity {
  readonly __typename: string;
  readonly urn: Urn;
}

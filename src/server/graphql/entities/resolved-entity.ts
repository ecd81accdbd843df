import type { Urn } from '../../../urn/urn.js';
import type { Entity } from '../schema/generated-types.js';

/**
 * The object from which GraphQL resolves the fields of an entity. Members that cost a read are
 * functions, so that only selected fields are read. Each selection reads anew: the object is cached
 * for a request and may outlive a write of the same request.
 */
export interface ResolvedEntity extends Entity {
  readonly __typename: string;
  readonly urn: Urn;
}

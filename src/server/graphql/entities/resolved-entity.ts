import type { Urn } from '../../../urn/urn.js';

/**
 * What GraphQL resolves an entity's fields from. Members that cost a read are functions, so that only selected fields
 * are read, and read anew by every selection: what is remembered for a request may outlive a write of the same request.
 */
export interface ResolvedEntity {
  readonly __typename: string;
  readonly urn: Urn;
  readonly type: string;
  readonly [field: string]: unknown;
}

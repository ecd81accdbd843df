import type { EntityUrn } from '../urn/entity-urn.js';

/** An edge by its two ends, with the field names of DataHub's interface. */
export interface EdgeRef {
  readonly downstreamUrn: EntityUrn;
  readonly upstreamUrn: EntityUrn;
}

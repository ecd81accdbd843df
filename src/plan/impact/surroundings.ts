import type { DownstreamEntity } from '../../model/catalog-port.js';
import type { Classification, Readings } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { ImpactLimit } from '../document/impact.js';

/** The lineage around the changes of a plan, as it was read. Impact is computed over it. */
export interface Surroundings {
  /**
   * Datasets downstream of the changes, and everything upstream of those; from the primary store.
   */
  readonly datasets: Readings;
  /** Entities that the search index lists downstream of the changed datasets. */
  readonly found: readonly DownstreamEntity[];
  /** Tags and terms of datasets upstream of the changes. Empty if none are watched. */
  readonly classifications: ReadonlyMap<EntityUrn, Classification>;
  /** The reasons for which impact over these readings may be incomplete. */
  readonly limits: readonly ImpactLimit[];
}

export const NO_SURROUNDINGS: Surroundings = {
  datasets: new Map(),
  found: [],
  classifications: new Map(),
  limits: [],
};

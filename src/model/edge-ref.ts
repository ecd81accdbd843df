import type { DatasetUrn } from '../urn/dataset-urn.js';

/** An edge by its two ends, with the field names of DataHub's interface. */
export interface EdgeRef {
  readonly downstreamUrn: DatasetUrn;
  readonly upstreamUrn: DatasetUrn;
}

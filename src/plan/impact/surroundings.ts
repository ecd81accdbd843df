import type { DownstreamEntity } from '../../model/catalog-port.js';
import type { Classification } from '../../model/classification.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ImpactLimit } from './impact.js';

/** What was read around the changes of a plan, to tell what becomes of others' columns. */
export interface Surroundings {
  /** Datasets downstream of the changes, and everything upstream of those; from the primary store. */
  readonly datasets: ReadonlyMap<DatasetUrn, DatasetReading>;
  /** What the search index lists downstream of the changed datasets. */
  readonly found: readonly DownstreamEntity[];
  /** Tags and terms of what is upstream of the changes. Empty where none are watched. */
  readonly classifications: ReadonlyMap<DatasetUrn, Classification>;
  /** What could not be looked at. */
  readonly limits: readonly ImpactLimit[];
}

export const NO_SURROUNDINGS: Surroundings = { datasets: new Map(), found: [], classifications: new Map(), limits: [] };

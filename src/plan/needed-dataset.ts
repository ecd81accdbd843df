import type { Place } from '../errors/place.js';
import type { DesiredDataset } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { AddressBook } from './document/address-book.js';
import type { NearMiss } from './near-miss.js';

/** A dataset that a lineage entry needs. */
export interface DatasetNeed {
  readonly urn: DatasetUrn;
  /** The downstream of the entry. */
  readonly downstream: DatasetUrn;
  readonly place: Place;
  /** True if a write needs the dataset; false if all lineage that needs it already exists. */
  readonly written: boolean;
}

/** A dataset that lineage needs, with all that needs it. */
export interface NeededDataset {
  readonly urn: DatasetUrn;
  readonly declared: DesiredDataset | undefined;
  readonly uses: readonly DatasetNeed[];
}

/** A dataset that lineage to write needs and that the catalog lacks. */
export interface MissingDataset extends NeededDataset {
  readonly near: NearMiss | undefined;
}

export interface MissingContext {
  readonly datasets: readonly DesiredDataset[];
  readonly observed: ObservedState;
  readonly book: AddressBook;
  /** Datasets that are known to exist; near misses of missing datasets are searched among them. */
  readonly known: readonly DatasetUrn[];
}

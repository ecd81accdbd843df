import type { DesiredDataset } from '../model/desired-state.js';
import { type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';

/** Gives a dataset the name that people know it by. */
export type AddressBook = (urn: DatasetUrn) => string;

/**
 * Names datasets by their alphabetically first short name, and those without one by platform and name.
 *
 * The first in the alphabet, not in the files, so that addresses do not depend on the order of files.
 */
export function addressBook(datasets: readonly DesiredDataset[]): AddressBook {
  const names = new Map(datasets.map(({ urn, shortNames }) => [urn, shortNames[0]]));
  return (urn) => names.get(urn) ?? longName(urn);
}

/** `orders_daily <- raw_orders` */
export function edgeAddress(book: AddressBook, downstream: DatasetUrn, upstream: DatasetUrn): string {
  return `${book(downstream)} <- ${book(upstream)}`;
}

/** `snowflake raw.public.orders (PROD)`: a dataset in words, for messages. */
export function describeDataset(urn: DatasetUrn): string {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? `${parts.value.platform} ${parts.value.name} (${parts.value.env})` : urn;
}

/** `snowflake:raw.public.orders`: what a dataset without short name is called. */
export function longName(urn: DatasetUrn): string {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? `${parts.value.platform}:${parts.value.name}` : urn;
}

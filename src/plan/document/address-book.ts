import type { DesiredDataset } from '../../model/desired-state.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';

/** Returns the address of a dataset, as people write it. */
export type AddressBook = (urn: DatasetUrn) => string;

/**
 * Names each dataset by its alphabetically first short name. A dataset without one is named by
 * platform and name.
 *
 * Alphabetical order makes addresses independent of the order of files.
 */
export function addressBook(datasets: readonly DesiredDataset[]): AddressBook {
  const names = new Map(datasets.map(({ urn, shortNames }) => [urn, shortNames[0]]));
  return (urn) => names.get(urn) ?? longName(urn);
}

/** `orders_daily <- raw_orders` */
export function edgeAddress(
  book: AddressBook,
  downstream: DatasetUrn,
  upstream: DatasetUrn,
): string {
  return `${book(downstream)} <- ${book(upstream)}`;
}

/** Describes a dataset for messages: `snowflake raw.public.orders (PROD)`. */
export function describeDataset(urn: DatasetUrn): string {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? `${parts.value.platform} ${parts.value.name} (${parts.value.env})` : urn;
}

/** The name of a dataset without a short name: `snowflake:raw.public.orders`. */
export function longName(urn: DatasetUrn): string {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? `${parts.value.platform}:${parts.value.name}` : urn;
}

/** `orders.total`, nested paths in their simplified form. */
export function columnAddress(field: string, book: AddressBook): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok
    ? `${book(parsed.value.dataset)}.${simplifyFieldPath(parsed.value.fieldPath)}`
    : field;
}

/** `orders.total <- raw_orders.amount` */
export function pairAddress(
  fields: Readonly<Record<'downstreamField' | 'upstreamField', string>>,
  book: AddressBook,
): string {
  return `${columnAddress(fields.downstreamField, book)} <- ${columnAddress(fields.upstreamField, book)}`;
}

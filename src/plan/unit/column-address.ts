import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { AddressBook } from '../document/address-book.js';

/** `orders.total`, nested paths in their simplified form. */
export function columnAddress(field: string, book: AddressBook): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok
    ? `${book(parsed.value.dataset)}.${simplifyFieldPath(parsed.value.fieldPath)}`
    : field;
}

/** `orders.total <- raw_orders.amount` */
export function pairAddress(
  {
    downstreamField,
    upstreamField,
  }: { readonly downstreamField: string; readonly upstreamField: string },
  book: AddressBook,
): string {
  return `${columnAddress(downstreamField, book)} <- ${columnAddress(upstreamField, book)}`;
}

import type { DesiredDataset } from '../../model/desired-state.js';
import { type EdgeEnd, edgeEnds } from '../../model/edge-end.js';
import { kindOf } from '../../model/kinds.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityUrn, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { isColumnOf, parseColumnUrn } from '../../urn/schema-field-urn.js';

/** Returns the address of a dataset, or of another entity, as people write it. */
export type AddressBook = (urn: EntityUrn) => string;

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

/** `orders_daily <- raw_orders`, in the direction of the data */
export function edgeAddress(book: AddressBook, holder: EntityUrn, end: EdgeEnd): string {
  const { downstream, upstream } = edgeEnds(holder, end);
  return `${book(downstream)} <- ${book(upstream)}`;
}

/**
 * Describes an entity for messages: `snowflake raw.public.orders (PROD)`, `chart looker revenue`,
 * `job airflow shop_daily.load_orders (PROD)`.
 */
export function describeDataset(urn: EntityUrn): string {
  const { word, platform, name, env } = namedParts(urn);
  if (platform === undefined) return urn;
  return `${word === undefined ? '' : `${word} `}${platform} ${name}${env === undefined ? '' : ` (${env})`}`;
}

/** As {@link describeDataset}, and with the word before a dataset too: `dataset hive a (PROD)`. */
export function describeWithKind(urn: EntityUrn): string {
  return isDatasetUrn(urn) ? `${kindOf(urn).word} ${describeDataset(urn)}` : describeDataset(urn);
}

/**
 * The name of an entity without a short name: `snowflake:raw.public.orders`, `chart:looker:revenue`.
 */
export function longName(urn: EntityUrn): string {
  const { word, platform, name } = namedParts(urn);
  if (platform === undefined) return urn;
  return word === undefined ? `${platform}:${name}` : `${word}:${platform}:${name}`;
}

interface NamedParts {
  /** The word for the kind. Absent for datasets. */
  readonly word?: string;
  /** Absent for an urn in a foreign record that is of no kind. */
  readonly platform?: string;
  readonly name?: string;
  readonly env?: string;
}

function namedParts(urn: EntityUrn): NamedParts {
  if (isDatasetUrn(urn)) {
    const parts = parseDatasetUrn(urn);
    return parts.ok ? parts.value : {};
  }
  if (!asEntityUrn(urn).ok) return {};
  return { word: kindOf(urn).word, ...otherParts(urn) };
}

/** `orders.total`, nested paths in their simplified form. */
export function columnAddress(field: string, book: AddressBook): string {
  const parsed = parseColumnUrn(field);
  return parsed.ok
    ? `${book(parsed.value.parent)}.${simplifyFieldPath(parsed.value.fieldPath)}`
    : field;
}

/**
 * `orders.total <- raw_orders.amount`, after `load_orders: ` if a job holds it.
 *
 * @param holder the entity whose aspects hold the pair
 */
export function pairAddress(
  { downstreamField, upstreamField }: PairEnds,
  book: AddressBook,
  holder: EntityUrn,
): string {
  const address = `${columnAddress(downstreamField, book)} <- ${columnAddress(upstreamField, book)}`;
  return isColumnOf(downstreamField, holder) ? address : `${book(holder)}: ${address}`;
}

/** The urns of the two columns of a pair. */
interface PairEnds {
  readonly downstreamField: string;
  readonly upstreamField: string;
}

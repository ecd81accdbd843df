import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { ColumnSettings } from '../../model/column-settings.js';
import type { DesiredMapping } from '../../model/desired-state.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { AddressBook } from '../address-book.js';
import { pairAddress } from './column-address.js';
import type { ColumnKeys } from './column-keys.js';
import type { ObservedPair } from './observe-unit.js';

/** A declared pair: spelled as it is there, or as it will be written. */
export interface ResolvedPair {
  readonly key: string;
  readonly downstreamField: string;
  readonly upstream: DatasetUrn;
  readonly upstreamField: string;
  /** Null where the manifest gives none: then any will do. */
  readonly transform: string | null;
  readonly confidence: number;
  readonly place: Place;
}

export interface ResolveContext {
  /** Exact field paths, at least one; null where nobody knows the columns. */
  readonly schemaOf: (urn: DatasetUrn) => SchemaReading;
  /** Whether a dataset is there or will be made: of one that is missing there is nothing to say of its columns. */
  readonly isThere: (urn: DatasetUrn) => boolean;
  readonly keys: ColumnKeys;
  /** The pairs of the live aspect, by key. */
  readonly pairs: ReadonlyMap<string, ObservedPair>;
  /** Those of them that are ours. */
  readonly ours: readonly ObservedPair[];
  readonly columns: ColumnSettings;
  readonly book: AddressBook;
}

/** What one declared column came to. */
export interface ColumnOutcome {
  readonly pair?: ResolvedPair;
  readonly finding?: Finding;
}

/** A pair as its columns are spelled. */
type PairParts = Pick<ResolvedPair, 'key' | 'downstreamField' | 'upstream' | 'upstreamField'>;

export function resolvedPair({ key, downstreamField, upstream, upstreamField }: PairParts, mapping: DesiredMapping): ResolvedPair {
  const { transform = null, confidence, place } = mapping;
  return { key, downstreamField, upstream, upstreamField, transform, confidence, place };
}

/**
 * A pair that is in the catalog stands, whatever its schemas say by now: an error is for what would have to be made.
 *
 * @param lacking whether a live schema lacks one of its columns
 */
export function pairThatIsThere(
  { key, upstream, occurrences }: ObservedPair,
  mapping: DesiredMapping,
  { lacking, book }: { readonly lacking: boolean; readonly book: AddressBook },
): readonly ColumnOutcome[] {
  const [{ downstreamField, upstreamField }] = occurrences;
  const pair = resolvedPair({ key, downstreamField, upstream, upstreamField }, mapping);
  if (!lacking) return [{ pair }];
  const message = `a column of "${pairAddress(pair, book)}" is not in the live schema; the pair is in the catalog and stays`;
  return [{ pair }, { finding: finding('column-gone', { message, place: mapping.place }) }];
}

/** The simplified path of a column. */
export function columnName(field: string): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? simplifyFieldPath(parsed.value.fieldPath) : field;
}

/** The simplified path without regard to letter case, for what no schema tells apart. */
export function looseName(field: string): string {
  return columnName(field).toLowerCase();
}

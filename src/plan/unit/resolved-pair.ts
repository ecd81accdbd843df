import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { ColumnSettings } from '../../model/column-settings.js';
import type { DesiredMapping } from '../../model/desired-state.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { type AddressBook, pairAddress } from '../document/address-book.js';
import type { ColumnKeys, ObservedPair } from './observed-unit.js';

/** A declared pair, spelled as it exists or as it will be written. */
export interface ResolvedPair {
  readonly key: string;
  readonly downstreamField: string;
  readonly upstream: EntityUrn;
  readonly upstreamField: string;
  /** Null if the manifest gives no transform. Any transform then matches. */
  readonly transform: string | null;
  readonly confidence: number;
  readonly place: Place;
}

export interface ResolveContext {
  /** Returns exact field paths, at least one, or null if the columns are unknown. */
  readonly findSchema: (urn: EntityUrn) => SchemaReading;
  /**
   * Returns true if a dataset exists or will be created. The columns of a missing dataset get no
   * findings.
   */
  readonly exists: (urn: EntityUrn) => boolean;
  readonly keys: ColumnKeys;
  readonly pairs: ReadonlyMap<string, ObservedPair>;
  /** The pairs of the live aspect that are ours. */
  readonly ours: readonly ObservedPair[];
  readonly columns: ColumnSettings;
  readonly book: AddressBook;
  /** Returns the column that a path most likely means. Undefined if no column is near. */
  readonly suggest: (path: string, schema: readonly string[]) => string | undefined;
}

/** The result for one declared column. */
export interface ColumnOutcome {
  readonly pair?: ResolvedPair;
  readonly finding?: Finding;
}

/** The identity and the spelling of a pair. */
type PairParts = Pick<ResolvedPair, 'key' | 'downstreamField' | 'upstream' | 'upstreamField'>;

export function resolvedPair(
  { key, downstreamField, upstream, upstreamField }: PairParts,
  mapping: DesiredMapping,
): ResolvedPair {
  const { transform = null, confidence, place } = mapping;
  return { key, downstreamField, upstream, upstreamField, transform, confidence, place };
}

interface ExistingPair {
  readonly lacking: boolean;
  readonly book: AddressBook;
  /** The entity of the unit. */
  readonly holder: EntityUrn;
}

/**
 * Resolves a declaration to a pair that exists. Such a pair stays, even if a schema has lost one of
 * its columns. Only a pair to create causes an error.
 *
 * @param lacking true if a live schema lacks a column of the pair
 */
export function resolveToExisting(
  { key, upstream, occurrences }: ObservedPair,
  mapping: DesiredMapping,
  { lacking, book, holder }: ExistingPair,
): readonly ColumnOutcome[] {
  const [{ downstreamField, upstreamField }] = occurrences;
  const pair = resolvedPair({ key, downstreamField, upstream, upstreamField }, mapping);
  if (!lacking) return [{ pair }];
  const address = pairAddress(pair, book, holder);
  const message = `a column of "${address}" is not in the live schema; the pair is in the catalog and stays`;
  return [
    { pair },
    { finding: finding('column-gone', { message, place: mapping.place, about: [address] }) },
  ];
}

/** Returns the simplified path in lower case, to compare columns that no schema tells apart. */
export function looseName(field: string): string {
  return columnName(field).toLowerCase();
}

export interface ColumnResolution {
  readonly pairs: ReadonlyMap<string, ResolvedPair>;
  readonly findings: readonly Finding[];
}

export const NOTHING_DECLARED: ColumnResolution = { pairs: new Map(), findings: [] };

import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { DesiredMapping } from '../../model/desired-state.js';
import { pairFingerprint } from '../../model/mark.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { AddressBook } from '../address-book.js';
import { pairAddress } from './column-address.js';
import type { ObservedPair } from './observe-unit.js';

/** A declared pair with the exact field paths of both schemas. */
export interface ResolvedPair extends Omit<ObservedPair, 'expressible' | 'companions'> {
  readonly place: Place;
}

export interface ResolveContext {
  /** Exact field paths; null where nobody knows the columns. */
  readonly schemaOf: (urn: DatasetUrn) => readonly string[] | null;
  /** Whether a dataset is there or will be made: of one that is missing there is nothing to say of its columns. */
  readonly isThere: (urn: DatasetUrn) => boolean;
  /** The pairs of the live aspect that are ours. */
  readonly ours: readonly ObservedPair[];
  readonly book: AddressBook;
}

/** What one declared column came to. */
export interface ColumnOutcome {
  readonly pair?: ResolvedPair;
  readonly finding?: Finding;
}

/** What a pair is made of, before it has its fingerprint. */
export type PairParts = Pick<ResolvedPair, 'downstreamField' | 'upstream' | 'upstreamField'>;

export function resolvedPair({ downstreamField, upstream, upstreamField }: PairParts, mapping: DesiredMapping): ResolvedPair {
  const { confidence, place } = mapping;
  const transform = mapping.transform ?? null;
  const fingerprint = pairFingerprint({ downstreamField, upstreamField, transform });
  return { fingerprint, downstreamField, upstream, upstreamField, transform, confidence, place };
}

/** A column that left the schema takes no lineage with it that was applied before: it may be back tomorrow. */
export function keptPair(kept: ObservedPair, mapping: DesiredMapping, { book }: ResolveContext): readonly ColumnOutcome[] {
  const address = pairAddress(kept, book);
  const message = `a column of "${address}" is not in the live schema any more; the pair that was applied is kept`;
  return [{ pair: resolvedPair(kept, mapping) }, { finding: finding('column-gone', { message, place: mapping.place }) }];
}

/** The simplified path of a column. */
export function columnName(field: string): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? simplifyFieldPath(parsed.value.fieldPath) : field;
}

import type { Place } from '../errors/place.js';
import type { FabricType } from '../urn/dataset-urn.js';
import type { SourceRange } from '../yaml/source-text.js';

/** Facts of a dataset besides its name. With the name they make its urn. */
export interface Facts {
  readonly platform: Fact<PlacedValue<string>>;
  readonly env: Fact<PlacedValue<FabricType>>;
  readonly platformInstance: Fact<PlacedValue<string>>;
}

/** A fact: undefined if not stated, null if stated but malformed. No default replaces null. */
export type Fact<T> = T | null | undefined;

/** A dataset as a manifest states it, by its parts or its urn. */
export type DatasetIdentity = PartsIdentity | UrnIdentity;

export interface PartsIdentity {
  readonly kind: 'parts';
  readonly facts: Facts;
  readonly name: PlacedText;
  readonly range: SourceRange;
}

export interface UrnIdentity {
  readonly kind: 'urn';
  readonly urn: PlacedText;
  readonly range: SourceRange;
}

/** A text of a file and its place. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** A value and the place where it is stated. */
export interface PlacedValue<T> {
  readonly value: T;
  readonly place: Place;
}

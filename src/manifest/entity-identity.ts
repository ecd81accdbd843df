import type { Finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import type { FabricType } from '../urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../urn/entity-urn.js';
import type { SourceRange } from '../yaml/source-text.js';

/** Facts of a dataset besides its name. With the name they make its urn. */
export interface Facts {
  readonly platform: Fact<PlacedValue<string>>;
  readonly env: Fact<PlacedValue<FabricType>>;
  readonly platformInstance: Fact<PlacedValue<string>>;
}

/** A fact: undefined if not stated, null if stated but malformed. No default replaces null. */
export type Fact<T> = T | null | undefined;

/** An entity as a manifest states it, by its parts or its urn. */
export type EntityIdentity = DatasetIdentity | JobIdentity | ReportIdentity | UrnIdentity;

export interface DatasetIdentity {
  readonly kind: 'dataset';
  readonly facts: Facts;
  readonly name: PlacedText;
  readonly range: SourceRange;
}

/** A job by its parts. Undefined parts are malformed, or missing: a finding reports them. */
export interface JobIdentity {
  readonly kind: 'dataJob';
  readonly orchestrator: PlacedText | undefined;
  readonly flow: PlacedText | undefined;
  /** The id of the job in its flow. */
  readonly name: PlacedText;
  readonly env: Fact<PlacedValue<string>>;
  readonly platformInstance: Fact<PlacedValue<string>>;
  readonly range: SourceRange;
}

/** A chart or a dashboard by its parts. */
export interface ReportIdentity {
  readonly kind: 'chart' | 'dashboard';
  readonly platform: PlacedText | undefined;
  /** The id in the tool. */
  readonly name: PlacedText;
  readonly platformInstance: Fact<PlacedValue<string>>;
  readonly range: SourceRange;
}

export interface UrnIdentity {
  readonly kind: 'urn';
  readonly urn: PlacedText;
  /** The type that the place of the urn needs. Undefined where any type may stand. */
  readonly type: EntityType | undefined;
  readonly range: SourceRange;
}

/** The urn of an entity. Absent if malformed: a finding reports it, here or in the shape check. */
export interface IdentifiedEntity {
  readonly urn?: EntityUrn;
  readonly findings: readonly Finding[];
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

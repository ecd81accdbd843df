import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { DesiredUnit } from './desired-state.js';
import type { JsonObject } from './json.js';
import type { UpstreamLineage } from './upstream-lineage.js';

/** The state of the catalog for one plan, read from the primary store. */
export interface ObservedState {
  /** The user whose token is used. */
  readonly actor: CorpUserUrn;
  /** One reading for each dataset that the manifests name or that discovery nominated. */
  readonly datasets: Readings;
  /** The columns of datasets that declared mappings name. */
  readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
  /** The describing aspects of the datasets that are declared with `create: true`. */
  readonly contents: ReadonlyMap<EntityUrn, ContentReading>;
  /** Facts about datasets, as lineage tests need them. Absent if none were asked for. */
  readonly facts?: ReadonlyMap<EntityUrn, Classification>;
  /** True if discovery looked for our marks on all datasets with lineage. */
  readonly discovered: boolean;
}

/** The readings of datasets, by urn. */
export type Readings = ReadonlyMap<EntityUrn, DatasetReading>;

/**
 * The exact field paths of a dataset's stored schema, in its order. Null if the catalog holds no
 * schema, or one without columns.
 */
export type SchemaReading = readonly string[] | null;

/** The whole describing aspects of an entity that the stack may have created. */
export interface ContentReading {
  /** The aspect with the texts, such as `datasetProperties` or `chartInfo`. */
  readonly info: AspectReading;
  /** The aspect with the columns. Only datasets have one. */
  readonly schemaMetadata: AspectReading;
}

/** The writer and the time of a version of an aspect, as far as the catalog tells them. */
export interface WriteInfo {
  /** Milliseconds since 1970. */
  readonly writtenAt?: number;
  /** The urn of a user, as the catalog has it. */
  readonly writtenBy?: string;
  /** The id of the ingestion run, as its operator set it. */
  readonly writtenIn?: string;
  /** The name of the ingestion pipeline, as its operator set it. */
  readonly writtenThrough?: string;
  /**
   * Milliseconds since 1970. A later write of an equal value makes no version, and moves this time
   * alone.
   */
  readonly observedAt?: number;
}

/** An aspect and its version. An aspect that does not exist has the version `"-1"` and no value. */
export interface AspectReading<Value = JsonObject> extends WriteInfo {
  readonly version: string;
  readonly value?: Value;
}

/** How a catalog shows a dataset to people. */
export interface DatasetLabels {
  /** Absent if it is the name in the urn. */
  readonly displayName?: string;
  /** The name of the domain. */
  readonly domain?: string;
}

/** The answer for one dataset. "Could not be seen" is never the same as "does not exist". */
export type DatasetReading = PresentDataset | AbsentDataset | UnknownDataset;

export interface PresentDataset {
  readonly kind: 'present';
  readonly urn: EntityUrn;
  /** True if soft-deleted: the catalog hides the dataset and keeps its aspects. */
  readonly removed: boolean;
  readonly lineage: LineageReading;
  /**
   * Present if the stored aspect was compared with this declaration, equals it, and was forgotten.
   * The lineage then makes an equal aspect whenever its value is read, which takes time.
   */
  readonly equal?: DesiredUnit;
}

/** A reading that says only if the catalog has a dataset. */
export type Existence<U = EntityUrn> = (
  | Pick<PresentDataset, 'kind'>
  | Omit<AbsentDataset, 'urn'>
  | Omit<UnknownDataset, 'urn'>
) & { readonly urn: U };

/** A dataset that the catalog does not hold. The answer was complete. */
export interface AbsentDataset {
  readonly kind: 'absent';
  readonly urn: EntityUrn;
}

/** A dataset that the catalog refused to show. */
export interface UnknownDataset {
  readonly kind: 'unknown';
  readonly urn: EntityUrn;
  /** The reason in words, without secrets. */
  readonly why: string;
}

/**
 * The lineage of an entity, in the form of the aspect `upstreamLineage`, and the version of the aspect
 * that holds its edges. A conditional write has to name the version.
 */
export interface LineageReading extends AspectReading<UpstreamLineage> {
  /** The aspect of the columns, if the kind has one of its own. */
  readonly columns?: AspectReading;
  /** Present if the catalog gave no version: then the version is `"1"`, and none before it is known. */
  readonly uncounted?: true;
}

/**
 * The tags and glossary terms of an entity and its columns, its domains and its owners. "Could not
 * be read" is never the same as "has none".
 */
export type Classification =
  | {
      readonly kind: 'read';
      /** Urns of tags and terms on the entity itself. They hold for each of its columns. Sorted. */
      readonly dataset: readonly string[];
      /** Urns by simplified field path, from the schema and from manual edits. Sorted. */
      readonly columns: ReadonlyMap<string, readonly string[]>;
      /** Urns of domains. Sorted. */
      readonly domains: readonly string[];
      /** Urns of users and groups. Sorted. */
      readonly owners: readonly string[];
    }
  /** The reason in words, without secrets. */
  | { readonly kind: 'unread'; readonly why: string };

import type { DesiredColumn, Ownership } from '../model/desired-state.js';
import type { SourceRange } from '../yaml/source-text.js';
import type { DatasetIdentity, Facts, PlacedText, PlacedValue } from './entity-identity.js';
import type { DeclaredEdge, DeclaredMapping, Mention } from './declared-lineage.js';
import type { DatasetReference } from './file-names.js';

/** One manifest as written, without parts that findings report. */
export interface Manifest {
  readonly path: string;
  readonly defaults: Facts;
  readonly datasets: readonly DatasetEntry[];
  readonly lineage: readonly LineageEntry[];
  /** The datasets that `lineage` names, each short name once. In the order of the file. */
  readonly references: readonly DatasetReference[];
  /**
   * Every text under `lineage`, up to its first dot. A short name in it counts as used, even if it
   * is part of something malformed.
   */
  readonly mentions: ReadonlySet<string>;
  /** True if the file holds neither datasets nor lineage, not even malformed ones. */
  readonly empty: boolean;
  /** True if the file has findings. A part that seems to be missing may only be misspelled. */
  readonly flawed: boolean;
  /** The range of the whole content. */
  readonly content: SourceRange;
}

/** The entry of one short name under `datasets`. */
export interface DatasetEntry {
  readonly shortName: PlacedText;
  /** Undefined if it is malformed. */
  readonly identity: DatasetIdentity | undefined;
  readonly create: boolean;
  readonly description: string | undefined;
  readonly columns: readonly DesiredColumn[];
  /** The first key that needs `create: true`. Undefined if the entry has no such key. */
  readonly content: SourceRange | undefined;
}

/** One item of `lineage`. */
export interface LineageEntry {
  /** Undefined if it is malformed. */
  readonly downstream: Mention | undefined;
  readonly upstreams: readonly DeclaredEdge[];
  /** `upstreams: []`. Undefined if the entry does not have this. */
  readonly emptyUpstreams: SourceRange | undefined;
  /** True if an item of `upstreams` is malformed, so that the list may be incomplete. */
  readonly incomplete: boolean;
  readonly columns: readonly DeclaredMapping[];
  /** Undefined if it is missing or malformed. */
  readonly protect: PlacedValue<boolean> | undefined;
  readonly ownership: PlacedValue<Ownership> | undefined;
  /** The whole item, or its downstream if it starts with another key. */
  readonly range: SourceRange;
}

import type { DesiredColumn, Ownership } from '../model/desired-state.js';
import type { LineageTest } from '../model/lineage-test.js';
import type { EntityType } from '../urn/entity-urn.js';
import type { SourceRange } from '../yaml/source-text.js';
import type { DeclaredEdge } from './declared-edge.js';
import type { DeclaredMapping } from './declared-mapping.js';
import type { EntityIdentity, Facts, PlacedText, PlacedValue } from './entity-identity.js';
import type { EntityReference } from './file-names.js';
import type { Mention } from './mention.js';

/** One manifest as written, without parts that findings report. */
export interface Manifest {
  readonly path: string;
  readonly defaults: Facts;
  /** All entries with short names: datasets, then jobs, charts and dashboards. */
  readonly datasets: readonly DatasetEntry[];
  readonly lineage: readonly LineageEntry[];
  /** The entities that `lineage` names, each short name once. In the order of the file. */
  readonly references: readonly EntityReference[];
  /**
   * Every text under `lineage`, up to its first dot. A short name in it counts as used, even if it
   * is part of something malformed.
   */
  readonly mentions: ReadonlySet<string>;
  /** The lineage tests, in the order of the file. */
  readonly tests: readonly LineageTest[];
  /** True if the file names nothing and holds no lineage and no test, not even malformed ones. */
  readonly empty: boolean;
  /** True if the file has findings. A part that seems to be missing may only be misspelled. */
  readonly flawed: boolean;
  /** The range of the whole content. */
  readonly content: SourceRange;
}

/** The entry of one short name under `datasets`, `jobs`, `charts` or `dashboards`. */
export interface DatasetEntry {
  readonly type: EntityType;
  readonly shortName: PlacedText;
  /** Undefined if it is malformed. */
  readonly identity: EntityIdentity | undefined;
  readonly create: boolean;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly url: string | undefined;
  readonly columns: readonly DesiredColumn[];
  /** The first key that needs `create: true`. Undefined if the entry has no such key. */
  readonly content: SourceRange | undefined;
}

/** One item of `lineage`. */
export interface LineageEntry {
  /** The key of its first line. */
  readonly form: 'downstream' | 'job';
  /** The downstream, or the job. Undefined if it is malformed. */
  readonly downstream: Mention | undefined;
  /** The upstreams, or the inputs, outputs and earlier jobs. */
  readonly upstreams: readonly DeclaredEdge[];
  /** `upstreams: []` or `inputs: []`. Undefined if the entry does not have this. */
  readonly emptyUpstreams: SourceRange | undefined;
  /** True if an item of a list is malformed, so that the list may be incomplete. */
  readonly incomplete: boolean;
  readonly columns: readonly DeclaredMapping[];
  /** Undefined if it is missing or malformed. */
  readonly protect: PlacedValue<boolean> | undefined;
  readonly ownership: PlacedValue<Ownership> | undefined;
  /** The whole item, or its downstream or job if it starts with another key. */
  readonly range: SourceRange;
}

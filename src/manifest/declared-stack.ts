import { compareText } from '../errors/compare-text.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { LineageTest } from '../model/lineage-test.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { SourceRange } from '../yaml/source-text.js';
import type { DeclaredEdge } from './declared-edge.js';
import type { DeclaredMapping } from './declared-mapping.js';
import type { EntityIdentity } from './entity-identity.js';
import type { UrnContext } from './identify-entity.js';
import type { DatasetEntry, LineageEntry, Manifest } from './manifest.js';

/**
 * All manifests of a stack with their short names resolved, before anything is merged. The input of
 * the rules.
 */
export interface DeclaredStack {
  /** Sorted by path. */
  readonly manifests: readonly Manifest[];
  /** True if every file could be parsed. If false, others may name or use more. */
  readonly complete: boolean;
  /** All entries with short names, in the order of the files. */
  readonly named: readonly NamedDataset[];
  /** Entities that lineage names by urn or parts, in the order of the files. */
  readonly inline: readonly InlineDataset[];
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  /** The lineage tests of the settings, then those of the manifests in the order of the files. */
  readonly tests: readonly LineageTest[];
  /** Returns the alphabetically first short name of an entity, else its urn. */
  readonly displayName: (urn: EntityUrn) => string;
}

/** A dataset, job, chart or dashboard with a short name. The urn is undefined if it is malformed. */
export interface NamedDataset {
  readonly entry: DatasetEntry;
  readonly urn: EntityUrn | undefined;
  readonly context: UrnContext;
}

export interface InlineDataset {
  readonly urn: EntityUrn;
  readonly identity: EntityIdentity;
  readonly context: UrnContext;
}

/** All lineage entries of one downstream. */
export interface DeclaredUnit {
  /** The entity whose aspects hold the lineage: a job for the entries of jobs. */
  readonly downstream: EntityUrn;
  /** In the order of the files. */
  readonly entries: readonly LineageEntry[];
  /** As declared, repetitions included. */
  readonly edges: readonly DeclaredEdge[];
  /** As declared, repetitions included. */
  readonly columns: readonly DeclaredMapping[];
  /** True if an upstream is malformed or unknown, so that the list of upstreams may lack it. */
  readonly incomplete: boolean;
  /** The range of the first entry. */
  readonly range: SourceRange;
}

/**
 * Returns the content to write for an entity that we create. Its columns are sorted: the order of
 * keys in a manifest has no meaning, so it cannot be the order of the schema.
 */
export function declaredContent({
  title,
  description,
  url,
  columns,
}: DatasetEntry): DatasetContent {
  const sorted = columns.toSorted((a, b) => compareText(a.fieldPath, b.fieldPath));
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    columns: sorted,
  };
}

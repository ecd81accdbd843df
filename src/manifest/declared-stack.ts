import { compareText } from '../errors/compare-text.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { SourceRange } from '../yaml/source-text.js';
import type { DatasetIdentity } from './entity-identity.js';
import type { DeclaredEdge, DeclaredMapping } from './declared-lineage.js';
import type { UrnContext } from './identify-entity.js';
import type { DatasetEntry, LineageEntry, Manifest } from './manifest.js';

/**
 * All manifests of a stack with their short names resolved, before anything is merged. The input of
 * the rules.
 */
export interface DeclaredStack {
  /** Sorted by path. */
  readonly manifests: readonly Manifest[];
  /** True if every file could be parsed. If false, other datasets may be named or used. */
  readonly complete: boolean;
  /** All entries under `datasets`, in the order of the files. */
  readonly named: readonly NamedDataset[];
  /** Datasets that lineage names by urn or parts, in the order of the files. */
  readonly inline: readonly InlineDataset[];
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  /** Returns the alphabetically first short name of a dataset, else its urn. */
  readonly displayName: (urn: DatasetUrn) => string;
}

/** One entry under `datasets`. The urn is undefined if it is malformed. */
export interface NamedDataset {
  readonly entry: DatasetEntry;
  readonly urn: DatasetUrn | undefined;
  readonly context: UrnContext;
}

export interface InlineDataset {
  readonly urn: DatasetUrn;
  readonly identity: DatasetIdentity;
  readonly context: UrnContext;
}

/** All lineage entries of one downstream. */
export interface DeclaredUnit {
  readonly downstream: DatasetUrn;
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
 * Returns the content to write for a dataset that we create. Its columns are sorted: the order of
 * keys in a manifest has no meaning, so it cannot be the order of the schema.
 */
export function declaredContent({ description, columns }: DatasetEntry): DatasetContent {
  const sorted = columns.toSorted((a, b) => compareText(a.fieldPath, b.fieldPath));
  return { ...(description !== undefined && { description }), columns: sorted };
}

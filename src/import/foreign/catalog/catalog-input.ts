import type { WildcardCase } from '../../../model/column-settings.js';
import type { Readings, SchemaReading } from '../../../model/observed-state.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';

/** The answers of a catalog, and what of them to take. */
export interface CatalogInput {
  /** The datasets whose lineage to read, as downstreams. */
  readonly readings: Readings;
  /**
   * The columns of datasets, as far as they are known. They tell which spellings mean one column,
   * and what a wildcard stands for. A dataset without a schema gets no wildcard.
   */
  readonly schemas: ReadonlyMap<DatasetUrn, SchemaReading>;
  readonly options: CatalogOptions;
}

export interface CatalogOptions {
  /** `star`: a wildcard where the schemas expand it to the same pairs. `none`: edges alone. */
  readonly columns: 'list' | 'star' | 'none';
  /** The setting of the stack. A plan resolves wildcards by it. */
  readonly wildcardCase: WildcardCase;
  readonly filter: EdgeFilter;
  /**
   * The names in our marks. An edge with the mark of another stack is left out, since a declaration
   * of it would add ours. Default: marks do not matter.
   */
  readonly ownNames?: ReadonlySet<string> | undefined;
}

/** The edges to read. Pairs follow their edges. Empty: all edges. */
export interface EdgeFilter {
  /** Edges of any of these writers. None: of every writer. */
  readonly writtenBy: readonly WriterGlob[];
  /** Milliseconds since 1970. Edges that were written at this time or later. */
  readonly newerThan?: number | undefined;
  /** Milliseconds since 1970. Edges that were written before this time. */
  readonly olderThan?: number | undefined;
}

/** The part of a write that a glob is about, and the glob. */
export interface WriterGlob {
  readonly of: 'user' | 'pipeline' | 'run' | 'stack';
  readonly glob: string;
}

import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { Classification } from './classification.js';
import type { JsonObject } from './json.js';
import type { ContentReading, DatasetReading, LineageReading, SchemaReading } from './observed-state.js';
import type { GrantedPrivileges, PrivilegeQuestions } from './privileges.js';

/**
 * The catalog, as far as reading goes. A plan is handed this and nothing more.
 *
 * Every method throws a {@link HeadwaterError} of an HW6 code when it cannot give a complete answer.
 */
export interface CatalogReader {
  /** Scheme, host and port, and the path if the catalog is served under one; no credentials. */
  readonly origin: string;
  /** The user whom the token represents. */
  readActor(): Promise<CorpUserUrn>;
  /** Reads from the primary store, with versions. The answer holds exactly the urns that were asked for. */
  readDatasets(urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, DatasetReading>>;
  /** The columns of datasets, from the primary store. The answer holds exactly the urns that were asked for. */
  readSchemas(urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, SchemaReading>>;
  /** The describing aspects of datasets, whole, from the primary store. The answer holds exactly the urns that were asked for. */
  readContents(urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, ContentReading>>;
  /**
   * Reads of each dataset's lineage the version of this number. 1 is the first that there ever was.
   *
   * The answer lacks the versions that the catalog does not keep, does not show, or cannot give in a shape that we know:
   * they tell nothing, and nothing depends on them.
   */
  readStoredVersions(versions: ReadonlyMap<DatasetUrn, number>): Promise<ReadonlyMap<DatasetUrn, LineageReading>>;
  /**
   * Every dataset that the search index lists with upstreams, soft-deleted ones too, sorted. A nomination: the index may
   * lag, so what it misses may exist. The list itself is complete, or the call throws.
   */
  listDatasetsWithUpstreams(): Promise<readonly DatasetUrn[]>;
  /** Asks the search index, which may lag and may rank as it likes: nominations, never proof. */
  searchDatasets(search: DatasetSearch): Promise<readonly DatasetUrn[]>;
  /**
   * What lies downstream of any of some datasets over any number of steps, by way of anything. Asks the index, which may
   * lag: good enough to warn by, never proof. A search that fails is told in the answer.
   */
  searchDownstream(urns: readonly DatasetUrn[]): Promise<DownstreamSearch>;
  /** Tags and terms, from the primary store. The answer holds exactly the urns that were asked for. */
  readClassifications(urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, Classification>>;
  /** What the user of the token may do. The answer lacks what the catalog does not know or does not tell. */
  readPrivileges(questions: PrivilegeQuestions): Promise<GrantedPrivileges>;
}

export interface DatasetSearch {
  /** Free text; `*` for everything. */
  readonly query: string;
  /** At most this many urns. */
  readonly limit: number;
}

export interface DownstreamSearch {
  /** Of every type. Sorted by urn. */
  readonly entities: readonly DownstreamEntity[];
  /** For each search that failed or did not come whole, why, without secrets. */
  readonly failures: readonly string[];
}

export interface DownstreamEntity {
  readonly urn: string;
  /** As the catalog spells it: `DATASET`. */
  readonly type: string;
}

/** Stands in the message of a write of which nobody knows whether it was carried out, until somebody reads. */
export const IN_DOUBT = '; what was written is not known';

/** The catalog, writes included. Only an apply holds one. */
export interface CatalogWriter extends CatalogReader {
  /**
   * Adds and removes plain edges, through the mutation that checks both ends. Not atomic: after a failure nobody knows
   * what was written until it is read back.
   */
  updateLineage(edges: LineageEdges): Promise<void>;
  /**
   * Writes aspects under preconditions; all of a batch or nothing.
   *
   * @throws HeadwaterError `catalog-stale` when a precondition no longer holds; nothing was written then
   */
  propose(proposals: readonly AspectProposal[]): Promise<void>;
  /**
   * Waits before a write that failed for the moment, and of which nothing was found, is tried again: the longer, the more
   * tries there were. Ends early, and well, once the signal is aborted.
   *
   * @returns false, at once, when all that waited for this catalog has waited long enough
   */
  waitToRetry(tries: number, interrupt?: AbortSignal): Promise<boolean>;
}

export interface LineageEdges {
  readonly edgesToAdd: readonly EdgeRef[];
  readonly edgesToRemove: readonly EdgeRef[];
}

/** An edge by its two ends, in the words of the interface. */
export interface EdgeRef {
  readonly downstreamUrn: DatasetUrn;
  readonly upstreamUrn: DatasetUrn;
}

/** The full value of some aspects of one dataset. */
export interface AspectProposal {
  readonly urn: DatasetUrn;
  readonly aspects: readonly ProposedAspect[];
}

export interface ProposedAspect {
  readonly name: 'upstreamLineage' | 'datasetProperties' | 'schemaMetadata' | 'status';
  readonly value: JsonObject;
  /** The version that the write replaces; `"-1"` for an aspect that must not exist yet. */
  readonly ifVersionMatch: string;
  /** Milliseconds since 1970: a second condition, for servers that do not count versions. */
  readonly ifUnmodifiedSince?: number;
}

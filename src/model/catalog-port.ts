import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetParts, DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityUrn, FlowUrn } from '../urn/entity-urn.js';
import type { EdgeRef } from './edge-ref.js';
import type { JsonObject } from './json.js';
import type {
  Classification,
  ContentReading,
  DatasetLabels,
  DatasetReading,
  Existence,
  LineageReading,
  SchemaReading,
} from './observed-state.js';

/**
 * The read side of the catalog. A plan gets this and nothing more.
 *
 * Every method throws a {@link HeadwaterError} with an HW6 code if it cannot give a complete
 * answer.
 */
export interface CatalogReader {
  /** Scheme, host, port, and the path if the catalog is served under one. Without credentials. */
  readonly origin: string;
  /** Reads the user whom the token represents. */
  readActor(): Promise<CorpUserUrn>;
  /**
   * Reads datasets with their versions from the primary store. The answer holds exactly the
   * requested urns.
   */
  readDatasets(urns: readonly EntityUrn[]): Promise<ReadonlyMap<EntityUrn, DatasetReading>>;
  /**
   * Reads datasets as {@link readDatasets} does, and the columns of some of them and facts about all
   * of them in the same answers.
   */
  readDatasetsAndColumns(
    urns: readonly EntityUrn[],
    parts: PartsToRead,
  ): Promise<DatasetsAndColumns>;
  /** Reads from the primary store if entities exist. The answer holds exactly the given urns. */
  readExistence<U extends EntityUrn | FlowUrn>(
    urns: readonly U[],
  ): Promise<ReadonlyMap<U, Existence<U>>>;
  /**
   * Reads the columns of datasets from the primary store. The answer lacks datasets that the
   * catalog does not have.
   */
  readSchemas(urns: readonly EntityUrn[]): Promise<ReadonlyMap<EntityUrn, SchemaReading>>;
  /**
   * Reads the describing aspects of datasets, whole, from the primary store. The answer holds
   * exactly the requested urns.
   */
  readContents(urns: readonly EntityUrn[]): Promise<ReadonlyMap<EntityUrn, ContentReading>>;
  /**
   * Reads how the catalog shows entities to people. The answer lacks entities that the catalog does
   * not have or does not show.
   */
  readLabels(urns: readonly EntityUrn[]): Promise<ReadonlyMap<EntityUrn, DatasetLabels>>;
  /**
   * Reads one stored version of the lineage of each dataset, by number. Version 1 is the oldest.
   *
   * The answer lacks versions that the catalog does not keep, does not show, or returns in an
   * unknown shape. Nothing depends on them.
   */
  readStoredVersions(
    versions: ReadonlyMap<EntityUrn, number>,
  ): Promise<ReadonlyMap<EntityUrn, LineageReading>>;
  /**
   * Lists every dataset that the search index knows with upstreams, soft-deleted ones included.
   * Sorted.
   *
   * The list only nominates datasets: the index may lag, so a dataset that it lacks may exist. The
   * list is complete as far as the index goes, or the call throws.
   */
  listDatasetsWithUpstreams(): Promise<readonly DatasetUrn[]>;
  /**
   * Lists every job, chart and dashboard that the search index knows, soft-deleted ones included.
   * Sorted. Only nominates, as {@link listDatasetsWithUpstreams}.
   */
  listOtherKinds(): Promise<readonly EntityUrn[]>;
  /**
   * Lists every dataset, job, chart and dashboard that the search index knows, soft-deleted ones
   * included. Sorted. Only nominates, as {@link listDatasetsWithUpstreams}.
   */
  listEntities(): Promise<readonly EntityUrn[]>;
  /**
   * Lists every dataset of one platform and environment that the search index knows. Sorted. Only
   * nominates, as {@link listDatasetsWithUpstreams}, and leaves out soft-deleted datasets.
   */
  listDatasets(of: Pick<DatasetParts, 'platform' | 'env'>): Promise<readonly DatasetUrn[]>;
  /**
   * Searches the index, which may lag and may rank as it likes. The result nominates datasets and
   * proves nothing.
   */
  searchDatasets(search: DatasetSearch): Promise<readonly DatasetUrn[]>;
  /**
   * Finds everything downstream of any of these datasets, over any number of steps and through
   * entities of any type. The search index may lag, so the answer is good enough for warnings,
   * never for proof. The answer lists the searches that failed.
   */
  searchDownstream(urns: readonly EntityUrn[]): Promise<DownstreamSearch>;
  /**
   * Reads tags, terms, domains and owners from the primary store. The answer holds exactly the
   * requested urns.
   */
  readClassifications(urns: readonly EntityUrn[]): Promise<ReadonlyMap<EntityUrn, Classification>>;
  /**
   * Reads the privileges of the user of the token. The answer lacks privileges that the catalog
   * does not know or does not tell.
   */
  readPrivileges(questions: PrivilegeQuestions): Promise<GrantedPrivileges>;
  /** Reads how the catalog can write lineage. Treats a catalog that does not tell as DataHub. */
  readWriteSupport(): Promise<WriteSupport>;
}

/** The parts of datasets to read beside their lineage. */
export interface PartsToRead {
  readonly columnsOf: ReadonlySet<EntityUrn>;
  /** Takes each reading as it arrives, and returns what stays in memory. */
  readonly keep: (reading: DatasetReading) => DatasetReading;
  /** True to read facts, as {@link CatalogReader.readClassifications} does. Default: false. */
  readonly facts?: boolean;
}

export interface DatasetsAndColumns {
  /** Exactly the requested datasets. */
  readonly datasets: ReadonlyMap<EntityUrn, DatasetReading>;
  /** The columns as {@link CatalogReader.readSchemas} reads them, of present datasets. */
  readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
  /** The facts about the datasets that the catalog showed. Empty if none were asked for. */
  readonly facts: ReadonlyMap<EntityUrn, Classification>;
}

export interface DatasetSearch {
  /** Free text; `*` for everything. */
  readonly query: string;
  /** The largest number of urns to return. */
  readonly limit: number;
}

export interface DownstreamSearch {
  /** Entities of every type. Sorted by urn. */
  readonly entities: readonly DownstreamEntity[];
  /** The reason of each search that failed or was incomplete, without secrets. */
  readonly failures: readonly string[];
}

export interface DownstreamEntity {
  readonly urn: string;
  /** As the catalog spells it: `DATASET`. */
  readonly type: string;
}

/** The catalog with its writes. Only an apply holds one. */
export interface CatalogWriter extends CatalogReader {
  /**
   * Adds and removes plain edges, through the mutation that checks both ends. Not atomic: after a
   * failure only a read tells what was written.
   */
  updateLineage(edges: LineageEdges): Promise<void>;
  /**
   * Writes aspects under preconditions, a whole batch or nothing.
   *
   * @throws HeadwaterError `catalog-stale` if a precondition no longer holds; nothing was written
   * then
   */
  propose(proposals: readonly AspectProposal[]): Promise<void>;
  /**
   * Waits before the next try of a write that failed temporarily and left nothing behind. The wait
   * grows with the number of tries. An aborted signal ends the wait early and without an error.
   *
   * @returns false, at once, if the waits for this catalog have reached their limit together
   */
  waitToRetry(tries: number, interrupt?: AbortSignal): Promise<boolean>;
}

export interface LineageEdges {
  readonly edgesToAdd: readonly EdgeRef[];
  readonly edgesToRemove: readonly EdgeRef[];
}

/** The full values of some aspects of one entity. */
export interface AspectProposal {
  readonly urn: EntityUrn | FlowUrn;
  readonly aspects: readonly ProposedAspect[];
}

export interface ProposedAspect {
  /** `upstreamLineage`, `chartInfo`, `datasetProperties`. */
  readonly name: string;
  readonly value: JsonObject;
  /** The JSON of the value, if the caller has written it already. */
  readonly json?: string;
  /** The version that the write replaces; `"-1"` for an aspect that must not exist yet. */
  readonly ifVersionMatch: string;
  /** Milliseconds since 1970: a second condition, for servers that do not count versions. */
  readonly ifUnmodifiedSince?: number;
}

/** The privileges to ask for. */
export interface PrivilegeQuestions {
  readonly actor: CorpUserUrn;
  /** Datasets whose lineage is to be edited. */
  readonly lineage: readonly EntityUrn[];
  /** Datasets to create or change. */
  readonly entities: readonly EntityUrn[];
}

/** The privileges that the catalog reports. Only the write itself shows a missing privilege. */
export interface GrantedPrivileges {
  /** True for datasets whose lineage the user may edit. */
  readonly lineage: ReadonlyMap<EntityUrn, boolean>;
  /** The names of the privileges on a dataset, such as `EDIT_ENTITY`. */
  readonly granted: ReadonlyMap<EntityUrn, ReadonlySet<string>>;
}

/** The properties of a catalog that decide how lineage is written. */
export interface WriteSupport {
  /**
   * True if the catalog states that its mutation `updateLineage` loses no concurrent update. The
   * real DataHub reads the aspect, changes it and writes it without a condition.
   */
  readonly atomicMutation: boolean;
  /**
   * False if the version of the catalog is known to ignore the conditions of proposals. An unknown
   * version counts as enforcing them: the first proposal of an apply shows if it does.
   */
  readonly conditions: boolean;
}

import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** The privileges to ask for. */
export interface PrivilegeQuestions {
  readonly actor: CorpUserUrn;
  /** Datasets whose lineage is to be edited. */
  readonly lineage: readonly DatasetUrn[];
  /** Datasets to create or change. */
  readonly entities: readonly DatasetUrn[];
}

/**
 * The privileges that the catalog reports. A missing entry is unknown: then only the write itself
 * shows it.
 */
export interface GrantedPrivileges {
  /** True for datasets whose lineage the user may edit. */
  readonly lineage: ReadonlyMap<DatasetUrn, boolean>;
  /** The names of the privileges on a dataset, such as `EDIT_ENTITY`. */
  readonly granted: ReadonlyMap<DatasetUrn, ReadonlySet<string>>;
}

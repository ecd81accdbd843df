import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** What the user of the token may be asked to have. */
export interface PrivilegeQuestions {
  readonly actor: CorpUserUrn;
  /** Datasets whose lineage is to be edited. */
  readonly lineage: readonly DatasetUrn[];
  /** Datasets that are to be made or changed themselves. */
  readonly entities: readonly DatasetUrn[];
}

/** What the catalog says of them. Whatever it does not say is left out: only the write itself tells then. */
export interface GrantedPrivileges {
  /** Whether the lineage of a dataset may be edited. */
  readonly lineage: ReadonlyMap<DatasetUrn, boolean>;
  /** The names of the privileges on a dataset, such as `EDIT_ENTITY`. */
  readonly granted: ReadonlyMap<DatasetUrn, ReadonlySet<string>>;
}

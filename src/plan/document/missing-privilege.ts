import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** A privilege on a dataset, by its name in DataHub's policies. */
export type Privilege = 'EDIT_LINEAGE' | 'EDIT_ENTITY' | 'CREATE_ENTITY';

/** A privilege that a write needs on a dataset. */
export interface PrivilegeNeed {
  readonly dataset: DatasetUrn;
  readonly privilege: Privilege;
}

/** A privilege that the user lacks. */
export interface MissingPrivilege extends PrivilegeNeed {
  /** The address of the dataset. */
  readonly address: string;
  /** Privileges of which any one suffices. */
  readonly anyOf: readonly string[];
}

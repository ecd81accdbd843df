import type { FabricType } from '../../../urn/dataset-urn.js';

/** How an import reads a dbt project. */
export interface DbtOptions {
  /**
   * `warehouse`: lineage between tables and views. `dbt`: lineage as DataHub's ingestion of dbt
   * writes it, between datasets of platform dbt and their tables.
   */
  readonly urns: 'warehouse' | 'dbt';
  /** The platform of the tables. Default: the adapter that the manifest names. */
  readonly platform?: string | undefined;
  /** The platform instance of the tables. Default: none. */
  readonly platformInstance?: string | undefined;
  /** The platform instance of the datasets of platform dbt. Default: none. */
  readonly dbtInstance?: string | undefined;
  readonly env: FabricType;
  /** The namespace of urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** `auto`: names of platform dbt and of snowflake become lower case, and the rest stays. */
  readonly case: 'auto' | 'lower' | 'keep';
  /** The columns of lineage between models. The manifest of dbt has none. */
  readonly columns: 'none' | 'same-name' | 'star';
  /**
   * `collapse`: the upstreams of an ephemeral model become those of its readers. `keep`: the model is
   * a dataset of platform dbt. Default: `collapse` for urns of the warehouse, `keep` for those of
   * dbt.
   */
  readonly ephemeral?: 'collapse' | 'keep' | undefined;
  /** Name a source of platform dbt by its identifier, not by its name in the project. */
  readonly useIdentifiers: boolean;
}

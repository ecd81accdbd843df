/** The properties of a catalog that decide how lineage is written. */
export interface WriteSupport {
  /**
   * True if the catalog states that its mutation `updateLineage` loses no concurrent update. The
   * real DataHub reads the aspect, changes it and writes it without a condition.
   */
  readonly atomicMutation: boolean;
  /**
   * False if the version of the catalog is known to ignore the conditions of proposals. An unknown
   * version counts as one that enforces them: the first proposal of an apply shows it.
   */
  readonly conditions: boolean;
}

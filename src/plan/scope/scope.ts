import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** The datasets that a plan is limited to. */
export interface Scope {
  /** The expressions as they were given, sorted, each once. Empty if everything is selected. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  /** Null if everything is selected. */
  readonly selected: ReadonlySet<DatasetUrn> | null;
  /** Datasets that are left out even if selected. */
  readonly excluded: ReadonlySet<DatasetUrn>;
}

/**
 * Returns true if a dataset, or the lineage of a downstream, may be changed. Without a scope all
 * may be changed.
 */
export function isWithin(scope: Scope | null, urn: DatasetUrn): boolean {
  return (
    scope === null ||
    ((scope.selected === null || scope.selected.has(urn)) && !scope.excluded.has(urn))
  );
}

import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** The datasets that a plan is limited to. */
export interface Scope {
  /** The expressions as they were given, sorted, each once; none where all is selected. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  /** Null where all is selected. */
  readonly selected: ReadonlySet<DatasetUrn> | null;
  /** Left out, selected or not. */
  readonly excluded: ReadonlySet<DatasetUrn>;
}

/** Whether a dataset, or the lineage of a downstream, may be touched. All may where nothing limits the plan. */
export function isWithin(scope: Scope | null, urn: DatasetUrn): boolean {
  return scope === null || ((scope.selected === null || scope.selected.has(urn)) && !scope.excluded.has(urn));
}

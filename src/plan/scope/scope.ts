import type { EntityUrn } from '../../urn/entity-urn.js';
import type { PlanScope } from '../document/plan.js';

/** The datasets that a plan is limited to. */
export interface Scope {
  /** The given expressions, sorted, each once. Empty if everything is selected. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  /** Null if everything is selected. */
  readonly selected: ReadonlySet<EntityUrn> | null;
  /** Datasets outside the scope, even if they are selected. */
  readonly excluded: ReadonlySet<EntityUrn>;
}

/**
 * Returns true if a scope allows changes of a dataset, or of the lineage of a downstream. Null
 * allows all changes.
 */
export function isWithin(scope: Scope | null, urn: EntityUrn): boolean {
  return (
    scope === null ||
    ((scope.selected === null || scope.selected.has(urn)) && !scope.excluded.has(urn))
  );
}

/**
 * Describes the scope for the plan document.
 *
 * @param downstreams all downstreams that are declared or have our marks
 */
export function summarizeScope(
  scope: Scope | null,
  downstreams: readonly EntityUrn[],
): PlanScope | null {
  if (scope === null) return null;
  const { select, exclude } = scope;
  const units = downstreams.filter((urn) => isWithin(scope, urn)).length;
  return { select, exclude, units, outside: downstreams.length - units };
}

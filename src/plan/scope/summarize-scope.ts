import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { PlanScope } from '../document/plan.js';
import { isWithin, type Scope } from './scope.js';

/**
 * Describes the scope for the plan document.
 *
 * @param downstreams all downstreams that are declared or have our marks
 */
export function summarizeScope(
  scope: Scope | null,
  downstreams: readonly DatasetUrn[],
): PlanScope | null {
  if (scope === null) return null;
  const { select, exclude } = scope;
  const units = downstreams.filter((urn) => isWithin(scope, urn)).length;
  return { select, exclude, units, outside: downstreams.length - units };
}

import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { PlanScope } from '../plan.js';
import { isWithin, type Scope } from './scope.js';

/**
 * What a plan says of its scope.
 *
 * @param downstreams all that are declared or ours
 */
export function planScope(scope: Scope | null, downstreams: readonly DatasetUrn[]): PlanScope | null {
  if (scope === null) return null;
  const { select, exclude } = scope;
  const units = downstreams.filter((urn) => isWithin(scope, urn)).length;
  return { select, exclude, units, outside: downstreams.length - units };
}

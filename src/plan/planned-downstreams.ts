import { compareText } from '../errors/compare-text.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { markedEdges } from './unit/observe-unit.js';
import type { Owner } from './unit/owner.js';
import type { PlanIntent } from './unit/plan-intent.js';

export interface PlannedStates {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly owner: Owner;
}

/** Lists the downstreams that a plan of an intent covers. Sorted. */
export function plannedDownstreams(
  intent: PlanIntent,
  states: PlannedStates,
): readonly DatasetUrn[] {
  return [...new Set(findDownstreams(intent, states))].sort(compareText);
}

function findDownstreams(intent: PlanIntent, states: PlannedStates): readonly DatasetUrn[] {
  switch (intent.kind) {
    case 'sync':
      return [...declaredDownstreams(states), ...markedDownstreams(states)];
    case 'adopt':
      return declaredDownstreams(states);
    case 'release':
      return markedDownstreams(states);
    case 'rollback':
      return [...intent.undo.units.keys()];
  }
}

function declaredDownstreams({ desired }: PlannedStates): readonly DatasetUrn[] {
  return desired.units.map(({ downstream }) => downstream);
}

/** Downstreams that carry our mark or an unreadable mark. */
function markedDownstreams({ observed, owner }: PlannedStates): readonly DatasetUrn[] {
  return [...observed.datasets.values()]
    .filter((reading) => markedEdges(reading, owner).length > 0)
    .map(({ urn }) => urn);
}

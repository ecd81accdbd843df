import { compareText } from '../errors/compare-text.js';
import type { DesiredState } from '../model/desired-state.js';
import { isEmptyMark } from '../model/mark.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { PlanIntent } from './intent.js';
import { type ObservedEdge, observeUnit } from './lineage/observe-unit.js';
import { type Owner, ownMark } from './lineage/owner.js';

export interface PlannedStates {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly owner: Owner;
}

/** The downstreams that a plan of an intent looks at. Sorted. */
export function plannedDownstreams(intent: PlanIntent, states: PlannedStates): readonly DatasetUrn[] {
  return [...new Set(downstreamsOf(intent, states))].sort(compareText);
}

function downstreamsOf(intent: PlanIntent, states: PlannedStates): readonly DatasetUrn[] {
  switch (intent.kind) {
    case 'sync':
      return [...declared(states), ...marked(states)];
    case 'adopt':
      return declared(states);
    case 'release':
      return marked(states);
    case 'rollback':
      return [...intent.undo.units.keys()];
  }
}

function declared({ desired }: PlannedStates): readonly DatasetUrn[] {
  return desired.units.map(({ downstream }) => downstream);
}

/** Those where our mark was found, or one that nobody can read. */
function marked({ observed, owner }: PlannedStates): readonly DatasetUrn[] {
  const isMarked = (edge: ObservedEdge) => edge.marks === undefined || !isEmptyMark(ownMark(edge, owner));
  return [...observed.datasets.values()].flatMap((reading) => {
    if (reading.kind !== 'present') return [];
    const { edges } = observeUnit(reading.urn, { upstreams: reading.lineage.value?.upstreams ?? [] });
    return [...edges.values()].some(isMarked) ? [reading.urn] : [];
  });
}

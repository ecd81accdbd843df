import { compareText } from '../errors/compare-text.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { PlanIntent } from './intent.js';
import { markedEdges } from './lineage/marked-edges.js';
import type { Owner } from './lineage/owner.js';

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
  return [...observed.datasets.values()].filter((reading) => markedEdges(reading, owner).length > 0).map(({ urn }) => urn);
}

import type { EdgeChange } from '../plan/change.js';
import type { Plan } from '../plan/plan.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** The planned changes of one downstream, and the way in which they are written. */
export interface LineageUnit {
  readonly urn: DatasetUrn;
  readonly route: 'edges' | 'proposal';
  readonly changes: readonly EdgeChange[];
}

/** Groups the edges of a plan by downstream, in the plan's order. */
export function lineageUnits(plan: Plan): readonly LineageUnit[] {
  const proposed = new Set(plan.writes.proposals.map(({ urn }) => urn));
  const byDownstream = new Map<DatasetUrn, EdgeChange[]>();
  for (const change of plan.changes) {
    if (change.element !== 'edge') continue;
    byDownstream.set(change.downstream, [...(byDownstream.get(change.downstream) ?? []), change]);
  }
  return [...byDownstream].map(([urn, changes]) => ({ urn, route: proposed.has(urn) ? 'proposal' : 'edges', changes }));
}

/** Every dataset that a unit's lineage stands on. */
export function unitDatasets({ urn, changes }: LineageUnit): readonly DatasetUrn[] {
  return [urn, ...changes.map(({ upstream }) => upstream)];
}

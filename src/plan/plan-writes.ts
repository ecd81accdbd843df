import type { EdgeRef } from '../model/catalog-port.js';
import { holdsPairs } from '../model/mark.js';
import type { DatasetReading, ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { DatasetChange } from './change.js';
import { removesPair } from './lineage/decide-pair.js';
import type { DecidedEdge, PlannedUnit } from './lineage/decided-unit.js';
import { type Owner, otherMarks, ownMark } from './lineage/owner.js';
import { isEmptyTarget, type UnitTarget } from './lineage/unit-target.js';
import type { EntityWrite, LineageWrite, Writes } from './plan.js';

export interface WritesInput {
  readonly datasets: readonly DatasetChange[];
  readonly units: readonly PlannedUnit[];
  readonly observed: ObservedState;
  readonly owner: Owner;
  /** `proposals` rewrites plain edges too. */
  readonly route: WriteRoute;
}

export type WriteRoute = 'auto' | 'proposals';

/** Sorts what is to be written into the steps of an apply. */
export function planWrites({ datasets, units, observed, owner, route }: WritesInput): Writes {
  const steps = units.map((unit) => ({ unit, ...unitSteps(unit, { datasets: observed.datasets, owner, route }) }));
  return {
    entities: datasets.map((change) => entityWrite(change, owner)),
    edgesToAdd: steps.flatMap(({ unit, edgesToAdd }) => edgeRefs(unit, edgesToAdd)),
    proposals: steps.flatMap(({ unit, proposal }) => (isEmptyTarget(proposal) ? [] : [lineageWrite(unit, proposal, observed)])),
    edgesToRemove: steps.flatMap(({ unit, edgesToRemove }) => edgeRefs(unit, edgesToRemove)),
  };
}

function entityWrite({ urn, kind, reason, after }: DatasetChange, owner: Owner): EntityWrite {
  return { urn, kind: reason === 'rolled-back' ? 'restore' : kind, content: after, maker: owner.key };
}

/** How one downstream is written. */
export interface UnitSteps {
  /** Upstreams that go by `updateLineage` before the proposals. */
  readonly edgesToAdd: readonly DatasetUrn[];
  /** What goes by one conditional proposal; the marks of added edges among it. */
  readonly proposal: UnitTarget;
  /** Upstreams that leave by `updateLineage` after the proposals. */
  readonly edgesToRemove: readonly DatasetUrn[];
}

export interface StepsContext {
  readonly datasets: ReadonlyMap<DatasetUrn, DatasetReading>;
  readonly owner: Owner;
  readonly route: WriteRoute;
}

/**
 * Plain edges go by `updateLineage`, since there the server checks that both ends exist. It knows one type and no columns,
 * so any other unit is written whole, in one conditional proposal.
 */
export function unitSteps(unit: PlannedUnit, context: StepsContext): UnitSteps {
  const { target } = unit;
  if (context.route === 'proposals' || !isPlain(unit, context.owner)) return { edgesToAdd: [], proposal: target, edgesToRemove: [] };
  const added = target.upstreams.map(({ dataset }) => dataset);
  const removed = unit.edges
    .filter((edge) => edge.decision.kind === 'delete' && leavesByMutation(edge, context))
    .map(({ upstream }) => upstream);
  const removedUpstreams = target.removedUpstreams.filter((urn) => !removed.includes(urn));
  return { edgesToAdd: added, proposal: { ...target, upstreams: [], removedUpstreams }, edgesToRemove: removed };
}

function isPlain({ edges, pairs, unit }: PlannedUnit, owner: Owner): boolean {
  const plainTypes = (unit?.edges ?? []).every(({ type }) => type === 'TRANSFORMED');
  const declaresPairs = (unit?.columns ?? []).length > 0;
  const ownsPairs = edges.some(({ seen }) => holdsPairs(ownMark(seen, owner)));
  const removesPairs = pairs.some(({ decision }) => removesPair(decision));
  const isSimple = edges.every(({ decision }) => decision.kind !== 'update' && decision.kind !== 'restore');
  return plainTypes && !declaresPairs && !ownsPairs && !removesPairs && isSimple;
}

/** The mutation drops every record of the edge and fails after the fact when the upstream does not exist. */
function leavesByMutation({ upstream, seen }: DecidedEdge, { datasets, owner }: StepsContext): boolean {
  const oursAlone = seen?.types.length === 1 && otherMarks(seen, owner).length === 0;
  return oursAlone && datasets.get(upstream)?.kind === 'present';
}

function edgeRefs({ downstream }: PlannedUnit, upstreams: readonly DatasetUrn[]): readonly EdgeRef[] {
  return upstreams.map((upstream) => ({ downstreamUrn: downstream, upstreamUrn: upstream }));
}

function lineageWrite({ downstream }: PlannedUnit, target: UnitTarget, observed: ObservedState): LineageWrite {
  const reading = observed.datasets.get(downstream);
  return { urn: downstream, baseVersion: reading?.kind === 'present' ? reading.lineage.version : '-1', ...target };
}

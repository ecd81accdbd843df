import { endUrn } from '../model/edge-end.js';
import type { EdgeRef } from '../model/edge-ref.js';
import { kindOf } from '../model/kinds.js';
import { holdsPairs } from '../model/mark.js';
import type { Existence, ObservedState } from '../model/observed-state.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { isUndescribed } from './dataset/undescribed.js';
import type { DatasetChange } from './document/change.js';
import type { EntityWrite, LineageWrite, Writes, WriteWay } from './document/plan.js';
import { isEmptyTarget, type UnitTarget } from './document/unit-target.js';
import { removesPair } from './unit/decision.js';
import { type Owner, otherMarks, ownMark } from './unit/owner.js';
import type { DecidedEdge, PlannedUnit } from './unit/planned-unit.js';
import { routeOf } from './write-way.js';

export interface WritesInput {
  readonly datasets: readonly DatasetChange[];
  readonly units: readonly PlannedUnit[];
  readonly observed: ObservedState;
  readonly owner: Owner;
  readonly way: WriteWay;
}

/** Assigns the writes of a plan to the steps of an apply. */
export function planWrites({ datasets, units, observed, owner, way }: WritesInput): Writes {
  const steps = units.map((unit) => ({
    unit,
    ...unitSteps(unit, { datasets: observed.datasets, owner, way }),
  }));
  return {
    entities: datasets.map((change) => entityWrite(change, observed, owner)),
    edgesToAdd: steps.flatMap(({ unit, edgesToAdd }) => edgeRefs(unit, edgesToAdd)),
    proposals: steps.flatMap(({ unit, proposal }) =>
      isEmptyTarget(proposal) ? [] : [lineageWrite(unit, proposal, observed)],
    ),
    edgesToRemove: steps.flatMap(({ unit, edgesToRemove }) => edgeRefs(unit, edgesToRemove)),
  };
}

function entityWrite(
  { urn, kind, reason, after }: DatasetChange,
  { datasets }: ObservedState,
  owner: Owner,
): EntityWrite {
  const exists = kind === 'create' && isUndescribed(datasets.get(urn));
  return {
    urn,
    kind: reason === 'rolled-back' ? 'restore' : kind,
    ...(exists && { exists }),
    content: after,
    maker: owner.key,
  };
}

export interface UnitSteps {
  /** Upstreams that `updateLineage` adds before the proposals. */
  readonly edgesToAdd: readonly EntityUrn[];
  /** The changes that one conditional proposal makes, including the marks of added edges. */
  readonly proposal: UnitTarget;
  /** Upstreams that `updateLineage` removes after the proposals. */
  readonly edgesToRemove: readonly EntityUrn[];
}

export interface StepsContext {
  readonly datasets: ReadonlyMap<EntityUrn, Existence>;
  readonly owner: Owner;
  readonly way: WriteWay;
}

/**
 * Splits a unit into steps. `updateLineage` can write plain edges of datasets only, since it knows one
 * type and no columns. One conditional proposal writes any other unit as a whole.
 */
export function unitSteps(unit: PlannedUnit, context: StepsContext): UnitSteps {
  const { target } = unit;
  const isMutable = kindOf(unit.downstream).mutable ?? false;
  if (
    !isMutable ||
    routeOf(context.way, unit.downstream) === 'proposals' ||
    !isPlain(unit, context.owner)
  )
    return { edgesToAdd: [], proposal: target, edgesToRemove: [] };
  const added = unit.edges
    .filter(({ decision }) => decision.kind === 'create')
    .map(({ upstream }) => endUrn(upstream));
  const removed = unit.edges
    .filter((edge) => edge.decision.kind === 'delete' && isRemovableByMutation(edge, context))
    .map(({ upstream }) => endUrn(upstream));
  const removedUpstreams = target.removedUpstreams.filter((end) => !removed.includes(endUrn(end)));
  return {
    edgesToAdd: added,
    proposal: { ...target, upstreams: [], removedUpstreams },
    edgesToRemove: removed,
  };
}

function isPlain({ edges, pairs, unit }: PlannedUnit, owner: Owner): boolean {
  const plainTypes = (unit?.edges ?? []).every(({ type }) => type === 'TRANSFORMED');
  const declaresPairs = (unit?.columns ?? []).length > 0;
  const ownsPairs = edges.some(({ seen }) => holdsPairs(ownMark(seen, owner)));
  const removesPairs = pairs.some(({ decision }) => removesPair(decision));
  const isSimple = edges.every(
    ({ decision }) => decision.kind !== 'update' && decision.kind !== 'restore',
  );
  return plainTypes && !declaresPairs && !ownsPairs && !removesPairs && isSimple;
}

/**
 * True if the mutation may remove the edge. The mutation drops every record of the edge, so none
 * may belong to another writer. It reports a missing upstream only after it wrote, so the upstream
 * has to exist.
 */
function isRemovableByMutation(
  { upstream, seen }: DecidedEdge,
  { datasets, owner }: StepsContext,
): boolean {
  const oursAlone = seen?.types.length === 1 && otherMarks(seen, owner).length === 0;
  return oursAlone && datasets.get(endUrn(upstream))?.kind === 'present';
}

function edgeRefs(
  { downstream }: PlannedUnit,
  upstreams: readonly EntityUrn[],
): readonly EdgeRef[] {
  return upstreams.map((upstream) => ({ downstreamUrn: downstream, upstreamUrn: upstream }));
}

function lineageWrite(
  { downstream }: PlannedUnit,
  target: UnitTarget,
  observed: ObservedState,
): LineageWrite {
  const reading = observed.datasets.get(downstream);
  return {
    urn: downstream,
    baseVersion: reading?.kind === 'present' ? reading.lineage.version : '-1',
    ...target,
  };
}

import { codes } from '../../errors/codes.js';
import { type EdgeEnd, endUrn } from '../../model/edge-end.js';
import type { Existence, LineageReading } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import { changedEnd, type LineageChange } from '../../plan/document/change.js';
import type { LineageWrite, WriteWay } from '../../plan/document/plan.js';
import { isEmptyTarget, type UnitTarget } from '../../plan/document/unit-target.js';
import { type UnitSteps, unitSteps } from '../../plan/plan-writes.js';
import type { PlannedUnit, UnitPlanner } from '../../plan/unit/planned-unit.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { UnitCheck } from '../engine/write-strategy.js';
import {
  type ApprovedUnit,
  approvalOf,
  type FreshUnit,
  type ReadyLineage,
  type UnitReadings,
} from './approved-unit.js';
import { isConcurrentWrite } from './lineage-fate.js';

/** A step, and the means to plan a unit again. */
export interface StepCheck {
  readonly step: LineageStep;
  /** Downstreams that lose edges by mutation, in the last step. */
  readonly leaving: ReadonlySet<EntityUrn>;
  readonly planner: UnitPlanner;
  readonly way: WriteWay;
  /** True to plan a unit again even if its reading is the one that was planned. */
  readonly full: boolean;
}

/** Checks a unit against fresh readings, and finds its changes that a step has to write. */
export function checkStep(
  unit: ApprovedUnit,
  readings: UnitReadings,
  run: StepCheck,
): UnitCheck<ReadyLineage> {
  const { step, planner } = run;
  const reading = readings.units.get(unit.urn);
  const isShown = reading?.kind === 'present';
  const conflict = (message: string): UnitCheck<ReadyLineage> => ({
    kind: 'conflict',
    isShown,
    reason: { code: codes['changed-meanwhile'].code, message },
  });
  if (!isShown) return conflict(whyMissing(unit.urn, reading));
  const { lineage } = reading;
  const approved = run.full || step !== 'proposals' ? undefined : writeAsPlanned(unit, lineage);
  if (approved !== undefined) {
    const missing = findMissing(approved, readings.datasets);
    if (missing !== undefined) return conflict(missing);
    const steps = { ...NO_MUTATIONS, proposal: approved };
    const ready = { unit, lineage, fresh: WITHOUT_LINEAGE, steps, isWhole: true };
    return readyCheck(ready, unit.changes);
  }
  const fresh = planner.plan(unit.urn, reading);
  const why = findConflict(unit, fresh, readings.datasets);
  if (why !== undefined) return conflict(why);
  const steps = remainingSteps(fresh, readings.datasets, run);
  if (!hasWork(step, steps)) {
    const isConcurrent = isConcurrentWrite(unit, fresh, planner.owner);
    return { kind: 'done', isShown: true, isConcurrent };
  }
  const { changes } = fresh;
  const hasMutations = steps.edgesToAdd.length + steps.edgesToRemove.length > 0;
  const isWhole = !hasMutations && changes.length === unit.changes.length;
  return readyCheck({ unit, lineage, fresh, steps, isWhole }, changes);
}

const NO_MUTATIONS = { edgesToAdd: [], edgesToRemove: [] };

const WITHOUT_LINEAGE: FreshUnit = { exclusive: false, observed: { edges: new Map() } };

/**
 * Returns the planned proposal of a unit if a plan from the fresh reading would be the same. That is
 * certain without a plan if the dataset still has no lineage. A version of stored lineage is no
 * proof: it starts again after a deletion.
 */
function writeAsPlanned(
  { write }: ApprovedUnit,
  { version, value }: LineageReading,
): LineageWrite | undefined {
  return value === undefined && write?.baseVersion === version ? write : undefined;
}

function readyCheck(
  ready: Omit<ReadyLineage, 'before'>,
  changes: readonly LineageChange[],
): UnitCheck<ReadyLineage> {
  const { urn } = ready.unit;
  const { version, value = null } = ready.lineage;
  const [event, unit, upstreamLineage] = ['before', 'lineage', value] as const;
  // Keeps the order of canonical JSON, so that the receipt copies nothing.
  const before = { changes, event, unit, upstreamLineage, urn, version };
  return { kind: 'ready', isShown: true, ready: { ...ready, before } };
}

function remainingSteps(
  fresh: PlannedUnit,
  datasets: UnitReadings['datasets'],
  { planner: { owner }, way, leaving }: StepCheck,
): UnitSteps {
  const steps = unitSteps(fresh, { datasets, owner, way });
  const { downstream, target } = fresh;
  const edgesToRemove = leaving.has(downstream) ? steps.edgesToRemove : [];
  const removedUpstreams = target.removedUpstreams.filter(
    (end) => !edgesToRemove.includes(endUrn(end)),
  );
  return { ...steps, proposal: { ...target, removedUpstreams }, edgesToRemove };
}

function hasWork(step: LineageStep, steps: UnitSteps): boolean {
  return step === 'proposals' ? !isEmptyTarget(steps.proposal) : steps[step].length > 0;
}

/**
 * Says why a unit cannot be written as approved, by a plan from a fresh reading. Other writers may
 * have changed it since the plan, for example while the user answered the prompt. Changes that
 * already exist are not written again, and changes without approval are not written at all.
 */
function findConflict(
  unit: ApprovedUnit,
  fresh: PlannedUnit,
  datasets: UnitReadings['datasets'],
): string | undefined {
  const isApproved = approvalOf(unit);
  const unapproved = fresh.changes.find((change) => !isApproved(change));
  if (unapproved) return `"${unapproved.address}" is no longer what the plan showed`;
  const touched = new Set(unit.changes.map(changedEnd));
  const unreadable = fresh.edges.find(
    ({ upstream, decision }) => decision.kind === 'unreadable' && touched.has(upstream),
  );
  if (unreadable) return `the mark of ${endUrn(unreadable.upstream)} can no longer be read`;
  return findMissing(fresh.target, datasets);
}

/** Says which upstream of a target is missing. */
function findMissing(
  { upstreams, restored }: UnitTarget,
  datasets: UnitReadings['datasets'],
): string | undefined {
  // Restored records name entities only: `decideRollback` skips all others.
  const named = [...upstreams, ...restored].map(({ dataset }) => endUrn(dataset as EdgeEnd));
  const missing = named.find((dataset) => datasets.get(dataset)?.kind !== 'present');
  return missing && whyMissing(missing, datasets.get(missing));
}

/** Says why a dataset is missing. A dataset that the catalog does not show may still exist. */
function whyMissing(urn: EntityUrn, reading: Existence | undefined): string {
  return reading?.kind === 'unknown'
    ? `${urn} can no longer be read: ${reading.why}`
    : `${urn} no longer exists`;
}

import { codes } from '../../errors/codes.js';
import type { DatasetReading, Existence, LineageReading } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import type { WriteWay } from '../../plan/document/plan.js';
import { isEmptyTarget } from '../../plan/document/unit-target.js';
import { type UnitSteps, unitSteps } from '../../plan/plan-writes.js';
import type { Owner } from '../../plan/unit/owner.js';
import type { PlannedUnit } from '../../plan/unit/planned-unit.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { BeforeEvent, Check } from '../engine/write-strategy.js';
import {
  type ApprovedUnit,
  isApproved,
  type ReadyLineage,
  type UnitReadings,
} from './approved-unit.js';
import { isConcurrentWrite } from './lineage-fate.js';

/** Plans a unit again from a fresh reading. */
type PlanAgain = (downstream: DatasetUrn, reading: DatasetReading) => PlannedUnit;

/** A step, and the means to plan a unit again. */
export interface StepCheck {
  readonly step: LineageStep;
  /** Downstreams that lose edges by mutation, in the last step. */
  readonly leaving: ReadonlySet<DatasetUrn>;
  readonly plan: PlanAgain;
  readonly owner: Owner;
  readonly way: WriteWay;
}

/** Checks a unit against fresh readings, and finds its changes that a step has to write. */
export function checkStep(
  unit: ApprovedUnit,
  readings: UnitReadings,
  run: StepCheck,
): Check<ReadyLineage> {
  const { step, plan, owner } = run;
  const check = checkUnit(unit, readings, plan);
  if (check.kind === 'conflict')
    return {
      kind: 'conflict',
      isShown: readings.units.get(unit.urn)?.kind === 'present',
      reason: { code: codes['changed-meanwhile'].code, message: check.why },
    };
  const { fresh, lineage } = check;
  const steps = remainingSteps(fresh, readings.datasets, run);
  if (!hasWork(step, steps))
    return { kind: 'done', isShown: true, isConcurrent: isConcurrentWrite(unit, fresh, owner) };
  const before = beforeEvent(lineage, fresh);
  return { kind: 'ready', isShown: true, ready: { unit, before, lineage, fresh, steps } };
}

function remainingSteps(
  fresh: PlannedUnit,
  datasets: UnitReadings['datasets'],
  { owner, way, leaving }: StepCheck,
): UnitSteps {
  const steps = unitSteps(fresh, { datasets, owner, way });
  const edgesToRemove = leaving.has(fresh.downstream) ? steps.edgesToRemove : [];
  const removedUpstreams = fresh.target.removedUpstreams.filter(
    (urn) => !edgesToRemove.includes(urn),
  );
  return { ...steps, proposal: { ...fresh.target, removedUpstreams }, edgesToRemove };
}

function hasWork(step: LineageStep, steps: UnitSteps): boolean {
  return step === 'proposals' ? !isEmptyTarget(steps.proposal) : steps[step].length > 0;
}

/** The aspect right before the write, with the changes to make. */
function beforeEvent(
  { version, value }: LineageReading,
  { downstream, changes }: PlannedUnit,
): BeforeEvent {
  return {
    event: 'before',
    unit: 'lineage',
    urn: downstream,
    version,
    upstreamLineage: value ?? null,
    changes,
  };
}

/** The result of the check whether a unit can still be written as approved. */
type UnitCheck =
  /** `fresh` is the unit as planned from the fresh reading, `lineage` the aspect in it. */
  | { readonly kind: 'ready'; readonly fresh: PlannedUnit; readonly lineage: LineageReading }
  | { readonly kind: 'conflict'; readonly why: string };

/**
 * Plans a unit again from a fresh reading. Other writers may have changed it since the plan, for
 * example while the user answered the prompt. Changes that already exist are not written again, and
 * changes without approval are not written at all.
 */
function checkUnit(
  unit: ApprovedUnit,
  { units, datasets }: UnitReadings,
  plan: PlanAgain,
): UnitCheck {
  const reading = units.get(unit.urn);
  if (reading?.kind !== 'present') return { kind: 'conflict', why: whyMissing(unit.urn, reading) };
  const fresh = plan(unit.urn, reading);
  const unapproved = fresh.changes.find((change) => !isApproved(change, unit));
  if (unapproved)
    return { kind: 'conflict', why: `"${unapproved.address}" is no longer what the plan showed` };
  const touched = new Set(unit.changes.map(({ upstream }) => upstream));
  const unreadable = fresh.edges.find(
    ({ upstream, decision }) => decision.kind === 'unreadable' && touched.has(upstream),
  );
  if (unreadable)
    return { kind: 'conflict', why: `the mark of ${unreadable.upstream} can no longer be read` };
  // Restored records name datasets only: `decideRollback` skips all others.
  const upstreams = [...fresh.target.upstreams, ...fresh.target.restored].map(
    ({ dataset }) => dataset as DatasetUrn,
  );
  const missing = upstreams.find((dataset) => datasets.get(dataset)?.kind !== 'present');
  if (missing) return { kind: 'conflict', why: whyMissing(missing, datasets.get(missing)) };
  return { kind: 'ready', fresh, lineage: reading.lineage };
}

/** Says why a dataset is missing. A dataset that the catalog does not show may still exist. */
function whyMissing(urn: DatasetUrn, reading: Existence | undefined): string {
  return reading?.kind === 'unknown'
    ? `${urn} can no longer be read: ${reading.why}`
    : `${urn} no longer exists`;
}

import { codes } from '../../errors/codes.js';
import type { LineageReading, Readings } from '../../model/observed-state.js';
import { isEmptyTarget } from '../../plan/document/unit-target.js';
import { type UnitSteps, unitSteps } from '../../plan/plan-writes.js';
import type { PlannedUnit } from '../../plan/unit/planned-unit.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ApplyContext } from '../engine/apply-context.js';
import type { LineageStep } from '../engine/apply-progress.js';
import { toReason } from '../engine/catalog-failure.js';
import type { BeforeEvent, Check, WriteStrategy } from '../engine/write-strategy.js';
import { type ApprovedUnit, checkUnit, unitDatasets } from './approved-unit.js';
import type { ConditionProbe } from './condition-probe.js';
import { isConcurrentWrite, lineageFate } from './lineage-fate.js';
import { lineageRequest, type ReadyLineage } from './lineage-proposal.js';

/** Small, so that one or two reads can reconcile a failed call of the mutation. */
const UNITS_PER_MUTATION = 25;

/** Small, so that one stale unit does not block too many others. */
const UNITS_PER_PROPOSAL = 50;

const writtenParts: Readonly<Record<LineageStep, string>> = {
  edgesToAdd: 'edges without their marks',
  proposals: 'everything to add and nothing to remove',
  edgesToRemove: 'everything',
};

/** The values that the steps of one apply share. */
export interface LineageSteps {
  readonly context: ApplyContext;
  /** Downstreams that lose edges by mutation, in the last step. */
  readonly leaving: ReadonlySet<DatasetUrn>;
  readonly probe: ConditionProbe;
}

/**
 * The strategy for the lineage of downstreams in one step. A proposal is all or nothing.
 * `updateLineage` writes one downstream after the other, so a failed call may have written some of
 * them.
 */
export function lineageStrategy(
  step: LineageStep,
  run: LineageSteps,
): WriteStrategy<ApprovedUnit, ReadyLineage> {
  const { context, leaving, probe } = run;
  const readUnits = (units: readonly ApprovedUnit[]): Promise<Readings> =>
    context.writer.readDatasets([...new Set(units.flatMap(unitDatasets))]);
  return {
    step,
    unitsPerRequest: step === 'proposals' ? UNITS_PER_PROPOSAL : UNITS_PER_MUTATION,
    writtenPart: writtenParts[step],
    concurrentMessage: 'nothing was left to write: another writer was faster',
    isAtomic: step === 'proposals',
    rereadsWrites: true,
    isLastStep: ({ urn }) => step === (leaving.has(urn) ? 'edgesToRemove' : 'proposals'),
    read: async (units) => {
      const readings = await readUnits(units);
      return (unit) => checkStep(unit, readings, { ...run, step });
    },
    build: (ready) => lineageRequest(step, ready, context),
    afterWrite: (request) => probe.runAfter(request),
    readFates: async (ready) => {
      const readings = await readUnits(ready.map(({ unit }) => unit));
      const { planner } = context;
      return (one) => lineageFate(one, { step, reading: readings.get(one.unit.urn), planner });
    },
    toReason,
  };
}

interface OneStep extends LineageSteps {
  readonly step: LineageStep;
}

/** Checks a unit, and finds its changes that this step has to write. */
function checkStep(unit: ApprovedUnit, readings: Readings, run: OneStep): Check<ReadyLineage> {
  const { step, context } = run;
  const check = checkUnit(unit, readings, context.planner);
  if (check.kind === 'conflict')
    return {
      kind: 'conflict',
      reason: { code: codes['changed-meanwhile'].code, message: check.why },
    };
  const { fresh, lineage } = check;
  const steps = remainingSteps(fresh, readings, run);
  if (!hasWork(step, steps))
    return { kind: 'done', isConcurrent: isConcurrentWrite(unit, fresh, context.planner.owner) };
  const before = beforeEvent(lineage, fresh);
  return { kind: 'ready', ready: { unit, before, lineage, fresh, steps } };
}

function remainingSteps(
  fresh: PlannedUnit,
  datasets: Readings,
  { context, leaving }: LineageSteps,
): UnitSteps {
  const { planner, route } = context;
  const steps = unitSteps(fresh, { datasets, owner: planner.owner, route });
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

import type { LineageStep } from '../../model/progress.js';
import type { WriteWay } from '../../plan/document/plan.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { WriteStrategy } from '../engine/write-strategy.js';
import { type LineageContext, type ReadyLineage, readUnits } from './approved-unit.js';
import { checkStep } from './check-step.js';
import type { ConditionProbe } from './condition-probe.js';
import { lineageFate } from './lineage-fate.js';
import { lineageRequest } from './lineage-proposal.js';
import type { LossWatch } from './loss-watch.js';
import type { SentAspects } from './sent-aspects.js';

/** Small, so that one or two reads can reconcile a failed call of the mutation. */
const UNITS_PER_ATOMIC_MUTATION = 25;

/** Small, so that one stale unit does not block too many others. */
const UNITS_PER_PROPOSAL = 50;

const writtenParts: Readonly<Record<LineageStep, string>> = {
  edgesToAdd: 'edges without their marks',
  proposals: 'everything to add and nothing to remove',
  edgesToRemove: 'everything',
};

/** The values that the steps of one apply share. */
export interface LineageSteps {
  readonly context: LineageContext;
  /** Downstreams that lose edges by mutation, in the last step. */
  readonly leaving: ReadonlySet<EntityUrn>;
  readonly probe: ConditionProbe;
  readonly way: WriteWay;
  readonly losses: LossWatch;
  readonly sent: SentAspects;
}

/**
 * The strategy for the lineage of downstreams in one step. A proposal is all or nothing.
 * `updateLineage` writes one downstream after the other, so a failed call may have written some of
 * them.
 */
export function lineageStrategy(
  step: LineageStep,
  { context, leaving, probe, way, losses, sent }: LineageSteps,
): WriteStrategy<ReadyLineage> {
  const { planner, full = false } = context;
  // Each downstream is read right before and right after, so that losses of others are found.
  const isWatched = step !== 'proposals' && !way.isAtomic;
  return {
    step,
    unitsPerRequest: unitsPerRequest(step, way),
    writtenPart: writtenParts[step],
    concurrentMessage: 'nothing was left to write: another writer was faster',
    isAtomic: step === 'proposals',
    // The mutation has no condition.
    mayReadEarly: () => step === 'proposals' && probe.isEnforced,
    isLastStep: ({ urn }) => step === (leaving.has(urn) ? 'edgesToRemove' : 'proposals'),
    read: async (units) => {
      const readings = await readUnits(units, context.writer);
      return (unit) => checkStep(unit, readings, { step, leaving, planner, way, full });
    },
    build: (ready) => {
      if (isWatched) for (const one of ready) losses.expect(one, step);
      return lineageRequest(step, ready, { ...context, sent });
    },
    afterWrite: (request) => (isWatched ? losses.check() : probe.runAfter(request)),
    readFates: async (ready) => {
      const readings = await context.writer.readDatasets(ready.map(({ unit }) => unit.urn));
      if (isWatched) await losses.check(readings);
      return (one) => {
        const reading = readings.get(one.unit.urn);
        const fresh = reading?.kind === 'present' ? planner.plan(one.unit.urn, reading) : undefined;
        return lineageFate(one, { step, fresh, owner: planner.owner });
      };
    },
    toReason: ({ code, message }) => ({ code, message }),
  };
}

function unitsPerRequest(step: LineageStep, { isAtomic }: WriteWay): number {
  if (step === 'proposals') return UNITS_PER_PROPOSAL;
  return isAtomic ? UNITS_PER_ATOMIC_MUTATION : 1;
}

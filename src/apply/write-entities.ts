import type { Plan } from '../plan/document/plan.js';
import type { UnitOutcome } from '../plan/document/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { RunningApply } from './apply-context.js';
import { bisectBatch } from './bisect-batch.js';
import { chunk } from './chunk.js';
import { isHalted, notAttemptedReason } from './halt.js';
import { type EntityRun, writeEntityBatch } from './write-entity-batch.js';

const ENTITIES_PER_REQUEST = 50;

/**
 * Creates missing datasets and updates those that we created before. A batch that fails is split
 * and sent in smaller batches. After a failure no further batch is started, unless the run keeps
 * going.
 */
export async function writeEntities(
  { writes, changes }: Pick<Plan, 'writes' | 'changes'>,
  context: RunningApply,
): Promise<readonly UnitOutcome[]> {
  const { entities } = writes;
  const planned = new Map(
    changes.flatMap((change) => (change.element === 'dataset' ? [[change.urn, change]] : [])),
  );
  const outcomes = new Map<DatasetUrn, UnitOutcome>();
  const settle: EntityRun['settle'] = async (urn, outcome, why) => {
    const settled: UnitOutcome = { urn, unit: 'entity', outcome, ...why };
    outcomes.set(urn, settled);
    await context.record({ event: 'outcome', ...settled });
  };
  const run: EntityRun = { planned, context, settle };
  const hasFailures = () => [...outcomes.values()].some(({ outcome }) => outcome !== 'applied');
  for (const part of chunk(entities, ENTITIES_PER_REQUEST)) {
    if (isHalted(context) || (hasFailures() && !context.keepGoing)) break;
    await bisectBatch(
      part,
      (batch) => writeEntityBatch(batch, run),
      () => isHalted(context),
    );
    const done = [...outcomes.values()].filter(({ outcome }) => outcome === 'applied').length;
    context.progress({ step: 'entities', done, total: entities.length });
  }
  for (const { urn } of entities)
    if (!outcomes.has(urn)) await settle(urn, 'not-attempted', notAttemptedReason(context));
  return entities.flatMap(({ urn }) => outcomes.get(urn) ?? []);
}

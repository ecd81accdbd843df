import type { Plan } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { RunningApply } from './apply-context.js';
import { batchesOf } from './batches.js';
import { inPieces } from './in-pieces.js';
import { isHalted, whyStopped } from './stopping.js';
import { type EntityRun, writeEntityGroup } from './write-entity-group.js';

const ENTITIES_PER_REQUEST = 50;

/**
 * Makes the datasets that were missing, and brings those that we made in line. A batch that fails is tried in pieces; after
 * that no further one is begun, unless the run keeps going.
 */
export async function writeEntities(
  { writes, changes }: Pick<Plan, 'writes' | 'changes'>,
  context: RunningApply,
): Promise<readonly UnitOutcome[]> {
  const { entities } = writes;
  const planned = new Map(changes.flatMap((change) => (change.element === 'dataset' ? [[change.urn, change]] : [])));
  const outcomes = new Map<DatasetUrn, UnitOutcome>();
  const settle: EntityRun['settle'] = async (urn, outcome, why) => {
    const settled: UnitOutcome = { urn, unit: 'entity', outcome, ...why };
    outcomes.set(urn, settled);
    await context.record({ event: 'outcome', ...settled });
  };
  const run: EntityRun = { planned, context, settle };
  const isTroubled = () => [...outcomes.values()].some(({ outcome }) => outcome !== 'applied');
  for (const batch of batchesOf(entities, ENTITIES_PER_REQUEST)) {
    if (isHalted(context) || (isTroubled() && !context.keepGoing)) break;
    await inPieces(
      batch,
      (group) => writeEntityGroup(group, run),
      () => isHalted(context),
    );
    const done = [...outcomes.values()].filter(({ outcome }) => outcome === 'applied').length;
    context.progress({ step: 'entities', done, total: entities.length });
  }
  for (const { urn } of entities) if (!outcomes.has(urn)) await settle(urn, 'not-attempted', whyStopped(context));
  return entities.flatMap(({ urn }) => outcomes.get(urn) ?? []);
}

import { codes } from '../errors/codes.js';
import type { ContentReading } from '../model/observed-state.js';
import { matchesDeclared, sameContent, storedContent } from '../plan/dataset/stored-content.js';
import type { EntityWrite } from '../plan/document/plan.js';
import type { UnitOutcome } from '../plan/document/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { type Doubt, type ReadBack, readBack } from './read-back.js';

/**
 * Reads the datasets that we created or updated back from the primary store. A dataset that differs
 * from the write becomes `unverified`. A dataset that another writer created meanwhile is not
 * verified.
 */
export async function verifyEntities(
  entities: readonly EntityWrite[],
  outcomes: readonly UnitOutcome[],
  context: ApplyContext,
): Promise<readonly UnitOutcome[]> {
  const written = new Set(
    outcomes
      .filter(({ outcome, message }) => outcome === 'applied' && message === undefined)
      .map(({ urn }) => urn),
  );
  if (written.size === 0) return outcomes;
  const back = await readBack(() => context.writer.readContents([...written]));
  const wanted = new Map(entities.map((entity) => [entity.urn, entity]));
  const verified: UnitOutcome[] = [];
  for (const outcome of outcomes) {
    const entity = wanted.get(outcome.urn);
    const doubt = written.has(outcome.urn) && entity ? findDoubt(entity, back) : undefined;
    const settled: UnitOutcome = doubt ? { ...outcome, outcome: 'unverified', ...doubt } : outcome;
    if (doubt) await context.record({ event: 'outcome', ...settled });
    verified.push(settled);
  }
  return verified;
}

function findDoubt(
  { urn, kind, content }: EntityWrite,
  back: ReadBack<ReadonlyMap<DatasetUrn, ContentReading>>,
): Doubt | undefined {
  if ('doubt' in back) return back.doubt;
  const reading = back.readings.get(urn);
  const matches = kind === 'restore' ? sameContent : matchesDeclared;
  if (reading && matches(storedContent(reading), content)) return undefined;
  return {
    code: codes['not-verified'].code,
    message: 'the catalog does not show the dataset as it was written',
  };
}

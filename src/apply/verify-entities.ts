import { codes } from '../errors/codes.js';
import type { ContentReading } from '../model/observed-state.js';
import { contentOf, isInLine, sameContent } from '../plan/dataset-content.js';
import type { EntityWrite } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { type Doubt, type ReadBack, readBack } from './read-back.js';

/**
 * Reads the datasets that we made or mended back from the primary store. What is not as it was written becomes
 * `unverified`; what somebody else made meanwhile is theirs and is not held against us.
 */
export async function verifyEntities(
  entities: readonly EntityWrite[],
  outcomes: readonly UnitOutcome[],
  context: ApplyContext,
): Promise<readonly UnitOutcome[]> {
  const written = new Set(outcomes.filter(({ outcome, message }) => outcome === 'applied' && message === undefined).map(({ urn }) => urn));
  if (written.size === 0) return outcomes;
  const back = await readBack(() => context.writer.readContents([...written]));
  const wanted = new Map(entities.map((entity) => [entity.urn, entity]));
  const verified: UnitOutcome[] = [];
  for (const outcome of outcomes) {
    const entity = wanted.get(outcome.urn);
    const doubt = written.has(outcome.urn) && entity ? doubtAbout(entity, back) : undefined;
    const settled: UnitOutcome = doubt ? { ...outcome, outcome: 'unverified', ...doubt } : outcome;
    if (doubt) await context.record({ event: 'outcome', ...settled });
    verified.push(settled);
  }
  return verified;
}

function doubtAbout({ urn, kind, content }: EntityWrite, back: ReadBack<ReadonlyMap<DatasetUrn, ContentReading>>): Doubt | undefined {
  if ('doubt' in back) return back.doubt;
  const reading = back.readings.get(urn);
  const isRight = kind === 'restore' ? sameContent : isInLine;
  if (reading && isRight(contentOf(reading), content)) return undefined;
  return { code: codes['not-verified'].code, message: 'the catalog does not show the dataset as it was written' };
}

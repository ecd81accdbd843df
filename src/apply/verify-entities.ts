import { codes } from '../errors/codes.js';
import type { ContentReading } from '../model/observed-state.js';
import { contentOf, isInLine, sameContent } from '../plan/dataset-content.js';
import type { EntityWrite } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { asCatalogError } from './approved-unit.js';
import { reasonOf } from './unit-ledger.js';

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
  const contents = await readBack([...written], context);
  const wanted = new Map(entities.map((entity) => [entity.urn, entity]));
  const verified: UnitOutcome[] = [];
  for (const outcome of outcomes) {
    const entity = wanted.get(outcome.urn);
    const doubt = written.has(outcome.urn) && entity ? doubtOf(contents, entity) : undefined;
    const settled: UnitOutcome = doubt ? { ...outcome, outcome: 'unverified', ...doubt } : outcome;
    if (doubt) await context.record({ event: 'outcome', ...settled });
    verified.push(settled);
  }
  return verified;
}

type Doubt = Pick<UnitOutcome, 'code' | 'message'>;

type Contents = ReadonlyMap<DatasetUrn, ContentReading>;

async function readBack(urns: readonly DatasetUrn[], { writer }: ApplyContext): Promise<Contents | Doubt> {
  try {
    return await writer.readContents(urns);
  } catch (thrown) {
    const { code, message } = reasonOf(asCatalogError(thrown));
    return { ...(code && { code }), message: `the read-back failed: ${message}` };
  }
}

function doubtOf(contents: Contents | Doubt, { urn, kind, content }: EntityWrite): Doubt | undefined {
  if (!('get' in contents)) return contents;
  const reading = contents.get(urn);
  const isRight = kind === 'restore' ? sameContent : isInLine;
  if (reading && isRight(contentOf(reading), content)) return undefined;
  return { code: codes['not-verified'].code, message: 'the catalog does not show the dataset as it was written' };
}

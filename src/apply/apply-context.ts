import type { CatalogWriter } from '../model/catalog-port.js';
import type { ReceiptEvent, UnitOutcome } from '../model/receipt.js';
import type { CorpUserUrn } from '../urn/corp-user-urn.js';

/** What the steps of an apply share. */
export interface ApplyContext {
  readonly writer: CatalogWriter;
  /** The user of the token, by whose stamp our records are known. */
  readonly actor: CorpUserUrn;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Resolves when the event is safe. Waited for before the next write: a run that is killed leaves what it knew. */
  readonly record: (event: ReceiptEvent) => Promise<void>;
  readonly progress: (progress: ApplyProgress) => void;
  /** Once aborted, no further write is begun. */
  readonly signal: AbortSignal;
}

export interface ApplyProgress {
  readonly step: ApplyStep;
  readonly done: number;
  readonly total: number;
}

export type ApplyStep = 'entities' | 'edgesToAdd' | 'proposals' | 'verify';

/** Notes how units ended, and hands the outcomes on. */
export async function recordOutcomes(context: ApplyContext, outcomes: readonly UnitOutcome[]): Promise<readonly UnitOutcome[]> {
  for (const outcome of outcomes) await context.record({ event: 'outcome', ...outcome });
  return outcomes;
}

import type { CatalogWriter } from '../model/catalog-port.js';
import type { WriteRoute } from '../plan/plan-writes.js';
import type { ReceiptEvent } from '../plan/receipt.js';
import type { UnitPlanner } from '../plan/unit-planner.js';
import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { Breaker } from './breaker.js';

/** What the steps of an apply share. */
export interface ApplyContext {
  readonly writer: CatalogWriter;
  /** Plans a downstream again, from what is there right before it is written. */
  readonly planner: UnitPlanner;
  readonly route: WriteRoute;
  /** The user of the token, by whose stamp our records are known. */
  readonly actor: CorpUserUrn;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /**
   * Resolves when the event is safe. Waited for before the next write: a run that is killed leaves what it knew. After an
   * event that cannot be recorded nothing more is written.
   */
  readonly record: (event: ReceiptEvent) => Promise<void>;
  readonly progress: (progress: ApplyProgress) => void;
  /** What a reader of the run should know and what is no failure, such as a catalog that ignores conditions. */
  readonly note: (line: string) => void;
  /** Once aborted, no further write is begun. */
  readonly signal: AbortSignal;
  /** Whether further units are begun after one that failed. Never after an interrupt, nor once the breaker is open. */
  readonly keepGoing: boolean;
}

/** An apply under way. Its writer tells the breaker how it fares. */
export interface RunningApply extends ApplyContext {
  readonly breaker: Breaker;
}

export interface ApplyProgress {
  readonly step: ApplyStep;
  readonly done: number;
  readonly total: number;
}

export type ApplyStep = 'entities' | LineageStep | 'verify';

/** The steps that write lineage, in their order. */
export type LineageStep = 'edgesToAdd' | 'proposals' | 'edgesToRemove';

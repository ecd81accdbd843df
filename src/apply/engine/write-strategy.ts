import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { AspectProposal, LineageEdges } from '../../model/catalog-port.js';
import type { WritePhase } from '../../model/progress.js';
import type { EntityBefore, LineageBefore, UnitOutcome } from '../../plan/document/receipt.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/** The smallest thing that the engine writes: a dataset itself, or its lineage. */
export interface WriteUnit {
  readonly urn: EntityUrn;
}

/** A unit that was read and checked, ready to write. */
export interface ReadyUnit<U extends WriteUnit = WriteUnit> {
  readonly unit: U;
  /** The record for the receipt. Undefined if it needs none. */
  readonly before: BeforeEvent | undefined;
}

export type Reason = Required<Pick<UnitOutcome, 'code' | 'message'>>;

/** The state of a unit right before its first write. An undo restores it. */
export type BeforeEvent = LineageBefore | EntityBefore;

export type WriteRequest =
  | {
      readonly kind: 'proposals';
      readonly proposals: readonly AspectProposal[];
      /** Entities that have to exist first, such as the flow of a job. Sent in a request before. */
      readonly parents?: readonly AspectProposal[];
    }
  | { readonly kind: 'mutation'; readonly edges: LineageEdges };

/** The result of a check of a unit against a fresh reading. */
export type UnitCheck<R> = {
  /** True if the reading showed the unit. Only then it tells if an earlier write arrived. */
  readonly isShown: boolean;
} & (
  | { readonly kind: 'ready'; readonly ready: R }
  /** The unit no longer fits the plan and is not written. */
  | { readonly kind: 'conflict'; readonly reason: Reason }
  /** The unit needs no write in this step. `isConcurrent`: a concurrent writer made the changes. */
  | { readonly kind: 'done'; readonly isConcurrent: boolean }
);

/** Returns the check of a unit against a reading. */
export type ToCheck<R extends ReadyUnit> = (unit: R['unit']) => UnitCheck<R>;

/** The state of one unit after a failed request. */
export type Fate =
  /** The failed request wrote the unit. */
  | 'written'
  /** An earlier request of ours wrote the unit. */
  | 'arrived'
  /** A concurrent writer wrote the unit. */
  | 'concurrent'
  /** The changes of the unit do not all exist. */
  | 'missing'
  /** The reading does not show the unit. It may be sent again, since its write has a condition. */
  | 'unseen'
  /** The unit could not be read, or the reading proves nothing. */
  | 'unknown';

/**
 * The operations that differ by the kind of unit: to read and check units, to build their request,
 * and to recognize written units. The engine does the rest: it batches, splits, retries, reads back
 * and records.
 */
export interface WriteStrategy<R extends ReadyUnit> {
  readonly step: WritePhase;
  readonly unitsPerRequest: number;
  /** The part of a unit that this step writes. The reason of a later failure names it. */
  readonly writtenPart: string;
  /** The message of an applied unit that a concurrent writer wrote. */
  readonly concurrentMessage: string;
  readonly isAtomic: boolean;
  /**
   * Returns true if units may be read while the batch before them is written. Then a write of an
   * outdated reading must be sure to be refused.
   */
  readonly mayReadEarly: () => boolean;
  /** Returns true if the unit is done after this step. */
  readonly isLastStep: (unit: R['unit']) => boolean;
  /**
   * Reads units right before their write. Returns the check of each unit against that reading.
   *
   * @throws HeadwaterError if the catalog cannot be read
   */
  readonly read: (units: readonly R['unit'][]) => Promise<ToCheck<R>>;
  readonly build: (ready: readonly R[]) => WriteRequest | 'too-large';
  /** Runs after a successful request, unless the run was halted by then. */
  readonly afterWrite?: (request: WriteRequest) => Promise<void>;
  /**
   * Reads what a failed request left behind. Returns the fate of each unit.
   *
   * @param isStale true if the catalog refused the request because another writer was faster
   * @throws HeadwaterError if the catalog cannot be read
   */
  readonly readFates: (ready: readonly R[], isStale: boolean) => Promise<(one: R) => Fate>;
  readonly toReason: (error: HeadwaterError) => Reason;
}

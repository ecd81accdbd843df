import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { UpstreamLineage } from './upstream-lineage.js';

/**
 * How writing one unit ended.
 *
 * `unknown`: it was sent, and neither an answer nor a read-back told what became of it. `unverified`: it was accepted,
 * and the read-back shows something else.
 */
export type UnitOutcomeKind = 'applied' | 'failed' | 'not-attempted' | 'unknown' | 'unverified';

export interface UnitOutcome {
  readonly urn: DatasetUrn;
  /** The dataset itself (`create: true`), or its lineage. */
  readonly unit: 'entity' | 'lineage';
  readonly outcome: UnitOutcomeKind;
  /** Why it was not applied. */
  readonly code?: `HW${number}`;
  readonly message?: string;
}

/** One line of a receipt, written as it happens. Of several outcomes of one unit the last counts. */
export type ReceiptEvent = BeforeEvent | OutcomeEvent;

/** What a lineage aspect was right before we wrote it. */
export interface BeforeEvent {
  readonly event: 'before';
  readonly urn: DatasetUrn;
  readonly version: string;
  /** Null where the aspect did not exist. */
  readonly upstreamLineage: UpstreamLineage | null;
}

export interface OutcomeEvent extends UnitOutcome {
  readonly event: 'outcome';
}

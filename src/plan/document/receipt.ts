import type { ExitCode } from '../../errors/exit-codes.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { DatasetChange, LineageChange } from './change.js';
import type { Intent } from './intent.js';
import type { GuardVerdict, PlanSource, PlanTarget, ToolVersion } from './plan.js';

/**
 * A minor version adds members, a major version breaks readers. 1.1 added the digests, 1.2 added
 * `kind`. 2.0 stores changes of lineage in a short form, which no earlier reader knows. A member
 * that is added later belongs to the header or to an event. 2.1 added the event `lost` and the
 * outcome `partial`.
 */
export const RECEIPT_FORMAT_VERSION = '2.1';

/** The record of one apply, however it ended. */
export interface Receipt extends ReceiptHeader, Partial<ReceiptTrailer>, Digested {
  /** In the order in which they happened. */
  readonly events: readonly (ReceiptEvent & Digested)[];
}

/** The part of a receipt that is known before the first write. */
export interface ReceiptHeader {
  /** Absent before format 1.2. */
  readonly kind?: 'receipt';
  readonly formatVersion: `1.${number}` | `2.${number}`;
  readonly tool: ToolVersion;
  readonly target: PlanTarget;
  readonly intent: Intent;
  readonly source: PlanSource;
  /** The effect digest of the plan. */
  readonly effect: string;
  /** Guards that were lifted. */
  readonly allowances: readonly GuardVerdict[];
  /** ISO 8601, UTC. */
  readonly startedAt: string;
}

/** The part of a receipt that is known at the end. The receipt of a killed run lacks it. */
export interface ReceiptTrailer {
  readonly finishedAt: string;
  readonly exitCode: ExitCode;
}

/**
 * The outcome of an apply for one unit.
 *
 * `failed` and `not-attempted`: nothing of the unit was written. If it was sent, a later read
 * confirmed this. `partial`: a part was written, and the rest was not. `unknown`: the unit was
 * sent, and neither an answer nor a read showed the result. `unverified`: the catalog accepted the
 * unit or held its changes already, and a later read shows another value.
 */
export type UnitOutcomeKind =
  | 'applied'
  | 'failed'
  | 'not-attempted'
  | 'partial'
  | 'unknown'
  | 'unverified';

/** The outcome for one unit, with its reason. */
export interface UnitOutcome {
  readonly urn: EntityUrn;
  /** The dataset itself (`create: true`), or its lineage. */
  readonly unit: 'entity' | 'lineage';
  readonly outcome: UnitOutcomeKind;
  /** The reason for any outcome but `applied`. */
  readonly code?: `HW${number}`;
  readonly message?: string;
}

/** A part of a receipt, as stored in a file. */
export interface Digested {
  /** Covers the part and everything before it. Absent in format 1.0. */
  readonly digest?: string;
}

/** The trailer as an apply writes it. */
export type WrittenTrailer = ReceiptTrailer & Required<Digested>;

/**
 * One step of an apply, recorded when it happens. If one unit has several events of one kind, the
 * last one counts.
 */
export type ReceiptEvent = LineageBefore | EntityBefore | LostEvent | OutcomeEvent;

/** The state of a lineage aspect right before the write, and the intended changes. */
export interface LineageBefore {
  readonly event: 'before';
  readonly unit: 'lineage';
  readonly urn: EntityUrn;
  readonly version: string;
  /** Null if the aspect did not exist. */
  readonly upstreamLineage: UpstreamLineage | null;
  readonly changes: readonly LineageChange[];
}

/** The intended change of a dataset itself, recorded right before the write. */
export interface EntityBefore {
  readonly event: 'before';
  readonly unit: 'entity';
  readonly urn: EntityUrn;
  readonly change: DatasetChange;
}

/** Lineage of others that our mutation undid. The records have their stored form. */
export interface LostLineage {
  /** Records that are gone. */
  readonly lost: UpstreamLineage;
  /** Records that are there again, although another writer had removed or changed them. */
  readonly returned: UpstreamLineage;
}

/** A loss, recorded when it was found. A unit may have several. */
export interface LostEvent extends LostLineage {
  readonly event: 'lost';
  readonly unit: 'lineage';
  readonly urn: EntityUrn;
}

/** The outcome of a unit as an event. A unit may get several; the last one counts. */
export interface OutcomeEvent extends UnitOutcome {
  readonly event: 'outcome';
}

/** Returns true if it is certain that nothing was written. */
export function isUntouched(outcomes: readonly UnitOutcome[]): boolean {
  return outcomes.every(({ outcome }) => outcome === 'not-attempted' || outcome === 'failed');
}

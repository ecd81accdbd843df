import type { ExitCode } from '../errors/exit-codes.js';
import type { UpstreamLineage } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { DatasetChange, LineageChange } from './change.js';
import type { GuardVerdict } from './guards/evaluate-guards.js';
import type { Intent } from './intent.js';
import type { PlanSource, PlanTarget, ToolVersion } from './plan.js';

/** Minor adds, major breaks. 1.1 added the digests. A member that is added later belongs to the header or to an event. */
export const RECEIPT_FORMAT_VERSION = '1.1';

/** The record of one apply, whatever became of it. Published as `schemas/receipt.schema.json`. */
export interface Receipt extends ReceiptHeader, Partial<ReceiptTrailer>, Digested {
  /** In the order in which they happened. */
  readonly events: readonly (ReceiptEvent & Digested)[];
}

/** What is known before the first write. */
export interface ReceiptHeader {
  readonly formatVersion: `1.${number}`;
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

/** What is known at the end; a run that was killed leaves a receipt without. */
export interface ReceiptTrailer {
  readonly finishedAt: string;
  readonly exitCode: ExitCode;
}

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

/** How the message begins of a unit that did not come to its end and of which something is written. */
export const IN_PART = 'written in part';

/** A part of a receipt as a file holds it. */
interface Digested {
  /** Covers the part and everything before it. Absent in format 1.0. */
  readonly digest?: string;
}

/** An event as an apply writes it. */
export type WrittenEvent = ReceiptEvent & Required<Digested>;

/** The end as an apply writes it. */
export type WrittenTrailer = ReceiptTrailer & Required<Digested>;

/** One line of a receipt, written as it happens. Of several of one kind about one unit the last counts. */
export type ReceiptEvent = LineageBefore | EntityBefore | OutcomeEvent;

/** What a lineage aspect was right before we wrote it, and what we set out to change of it. */
export interface LineageBefore {
  readonly event: 'before';
  readonly unit: 'lineage';
  readonly urn: DatasetUrn;
  readonly version: string;
  /** Null where the aspect did not exist. */
  readonly upstreamLineage: UpstreamLineage | null;
  readonly changes: readonly LineageChange[];
}

/** What we set out to change of a dataset itself. */
export interface EntityBefore {
  readonly event: 'before';
  readonly unit: 'entity';
  readonly urn: DatasetUrn;
  readonly change: DatasetChange;
}

export interface OutcomeEvent extends UnitOutcome {
  readonly event: 'outcome';
}

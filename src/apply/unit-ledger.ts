import type { HeadwaterError } from '../errors/headwater-error.js';
import { UNKNOWN_OUTCOME } from '../model/catalog-port.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { LineageChange } from '../plan/document/change.js';
import {
  PARTLY_WRITTEN,
  type ReceiptEvent,
  type UnitOutcome,
  type UnitOutcomeKind,
} from '../plan/document/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { LineageStep } from './apply-progress.js';
import type { ApprovedUnit } from './approved-unit.js';

/** The state of one unit while an apply runs. */
export interface UnitState {
  readonly unit: ApprovedUnit;
  /** The reading before our first write. */
  before: DatasetReading | undefined;
  /** Number of our writes. Each raised the version of the aspect by one. */
  writes: number;
  /** The last step whose changes are all written. */
  step: LineageStep | undefined;
  /** True from an answer that leaves the result of a write open until the next reading. */
  inDoubt: boolean;
  outcome: UnitOutcome | undefined;
}

/**
 * The state of every unit of one apply. It is the only mutable value of an apply. It records each
 * event before the next write starts.
 */
export class UnitLedger {
  readonly #states: ReadonlyMap<DatasetUrn, UnitState>;
  readonly #record: (event: ReceiptEvent) => Promise<void>;

  constructor(units: readonly ApprovedUnit[], record: (event: ReceiptEvent) => Promise<void>) {
    this.#states = new Map(
      units.map((unit) => [
        unit.urn,
        { unit, before: undefined, writes: 0, step: undefined, inDoubt: false, outcome: undefined },
      ]),
    );
    this.#record = record;
  }

  get states(): readonly UnitState[] {
    return [...this.#states.values()];
  }

  /** True if a unit failed, so that the run starts no further unit. */
  get hasFailures(): boolean {
    return this.states.some(
      ({ outcome }) => outcome !== undefined && outcome.outcome !== 'applied',
    );
  }

  /** Returns true if a unit has not failed. */
  isOpen(urn: DatasetUrn): boolean {
    const outcome = this.#states.get(urn)?.outcome;
    return outcome === undefined || outcome.outcome === 'applied';
  }

  /** Returns true if anything of a unit is written. */
  isBegun(urn: DatasetUrn): boolean {
    return (this.#states.get(urn)?.writes ?? 0) > 0;
  }

  /**
   * Notes that it is open whether a write succeeded. A gateway may deliver a proposal twice, and
   * the second one is stale because the first was written. Only a read can tell.
   */
  markInDoubt(urn: DatasetUrn): void {
    const state = this.#states.get(urn);
    if (state) state.inDoubt = true;
  }

  isInDoubt(urn: DatasetUrn): boolean {
    return this.#states.get(urn)?.inDoubt ?? false;
  }

  /** Notes that a unit was read, which ends a doubt. */
  markRead(urn: DatasetUrn): void {
    const state = this.#states.get(urn);
    if (state) state.inDoubt = false;
  }

  /**
   * Records the state of a unit before its first write, with the changes to make. An undo restores
   * this state. Later writes of the unit record nothing, since the catalog then holds our own
   * changes.
   */
  async recordBefore(
    urn: DatasetUrn,
    reading: DatasetReading | undefined,
    changes: readonly LineageChange[],
  ): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.writes > 0 || reading?.kind !== 'present') return;
    state.before = reading;
    const { version, value } = reading.lineage;
    await this.#record({
      event: 'before',
      unit: 'lineage',
      urn,
      version,
      upstreamLineage: value ?? null,
      changes,
    });
  }

  /** Counts a write of a step. */
  countWrite(urn: DatasetUrn, step: LineageStep): void {
    const state = this.#states.get(urn);
    if (!state) return;
    state.writes++;
    state.step = step;
  }

  /** Notes that a unit passed its last step. An earlier failure keeps its outcome. */
  async finish(urn: DatasetUrn): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.outcome) return;
    await this.settle(
      urn,
      'applied',
      state.writes > 0
        ? undefined
        : { message: 'nothing was left to write: another writer was faster' },
    );
  }

  /** Sets and records the outcome of a unit. */
  async settle(
    urn: DatasetUrn,
    outcome: UnitOutcomeKind,
    why?: Pick<UnitOutcome, 'code' | 'message'>,
  ): Promise<void> {
    const state = this.#states.get(urn);
    if (!state) return;
    state.outcome = {
      urn,
      unit: 'lineage',
      outcome,
      ...(outcome === 'failed' || outcome === 'unknown' ? withPartialNote(state, why) : why),
    };
    await this.#record({ event: 'outcome', ...state.outcome });
  }
}

/**
 * Adds to the reason of a failure that a part was written, so that the user does not think that
 * nothing was.
 */
function withPartialNote(
  { step }: UnitState,
  why: Pick<UnitOutcome, 'code' | 'message'> = {},
): Pick<UnitOutcome, 'code' | 'message'> {
  return step === undefined
    ? why
    : { ...why, message: `${PARTLY_WRITTEN}, ${writtenBy[step]}: ${why.message}` };
}

const writtenBy: Readonly<Record<LineageStep, string>> = {
  edgesToAdd: 'edges without their marks',
  proposals: 'everything to add and nothing to remove',
  edgesToRemove: 'everything',
};

/**
 * Converts an error into the reason of an outcome that a read has proved. The read replaces the
 * doubt in the message of the error.
 */
export function toReconciledReason(
  { code, message }: HeadwaterError,
  tries: number,
): Pick<UnitOutcome, 'code' | 'message'> {
  const settled =
    tries === 1
      ? '; read back, it is not there'
      : `; read back after each of ${tries} tries, it is not there`;
  return { code, message: message.replace(UNKNOWN_OUTCOME, settled) };
}

/** Converts an error into the reason of an outcome. */
export function toReason({ code, message }: HeadwaterError): Pick<UnitOutcome, 'code' | 'message'> {
  return { code, message };
}

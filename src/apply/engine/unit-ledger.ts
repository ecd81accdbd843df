import {
  PARTLY_WRITTEN,
  type ReceiptEvent,
  type UnitOutcome,
  type UnitOutcomeKind,
} from '../../plan/document/receipt.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { BeforeEvent, Reason, WriteUnit } from './write-strategy.js';

/** The state of one unit while an apply runs. */
export interface UnitState<U extends WriteUnit> {
  readonly unit: U;
  /** The record of the unit right before our first write. */
  before: BeforeEvent | undefined;
  /** Number of our writes. Each raised the version of the aspect, mostly by one. */
  writes: number;
  /** The part of the unit that our last write completed, as a reason names it. */
  writtenPart: string | undefined;
  /** True from an answer that leaves the result of a write open until the next reading. */
  inDoubt: boolean;
  outcome: UnitOutcome | undefined;
}

/**
 * The state of every unit of one kind. It is the only mutable value of an apply. It records each
 * event before the next write starts.
 */
export class UnitLedger<U extends WriteUnit> {
  readonly #kind: UnitOutcome['unit'];
  readonly #states: ReadonlyMap<DatasetUrn, UnitState<U>>;
  readonly #record: (event: ReceiptEvent) => Promise<void>;

  constructor(
    kind: UnitOutcome['unit'],
    units: readonly U[],
    record: (event: ReceiptEvent) => Promise<void>,
  ) {
    this.#kind = kind;
    this.#states = new Map(units.map((unit) => [unit.urn, newState(unit)]));
    this.#record = record;
  }

  get states(): readonly UnitState<U>[] {
    return [...this.#states.values()];
  }

  get applied(): readonly UnitState<U>[] {
    return this.states.filter(({ outcome }) => outcome?.outcome === 'applied');
  }

  get outcomes(): readonly UnitOutcome[] {
    return this.states.flatMap(({ outcome }) => outcome ?? []);
  }

  /** True if a unit failed, so that the run starts no further unit. */
  get hasFailures(): boolean {
    for (const { outcome } of this.#states.values())
      if (outcome !== undefined && outcome.outcome !== 'applied') return true;
    return false;
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
   * Notes that the result of a write is unknown. A gateway may deliver a proposal twice, and the
   * second delivery is stale because the first was written. Only a read can tell.
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
   * Records the state of a unit before its first write. Later writes of the unit record nothing,
   * since the catalog then holds our own changes.
   */
  async recordBefore(urn: DatasetUrn, event: BeforeEvent | undefined): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.writes > 0 || !event) return;
    state.before = event;
    await this.#record(event);
  }

  /** Counts a write, with the part of the unit that it completed. */
  countWrite(urn: DatasetUrn, part: string): void {
    const state = this.#states.get(urn);
    if (!state) return;
    state.writes++;
    state.writtenPart = part;
  }

  /**
   * Notes that a unit passed its last step. An earlier failure keeps its outcome.
   *
   * @param concurrentMessage the message of a unit that a concurrent writer wrote
   */
  async finish(urn: DatasetUrn, concurrentMessage: string): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.outcome) return;
    const why = state.writes > 0 ? undefined : { message: concurrentMessage };
    await this.settle(urn, 'applied', why);
  }

  /** Sets and records the outcome of a unit. */
  async settle(urn: DatasetUrn, outcome: UnitOutcomeKind, why?: Partial<Reason>): Promise<void> {
    const state = this.#states.get(urn);
    if (!state) return;
    state.outcome = {
      urn,
      unit: this.#kind,
      outcome,
      ...(outcome === 'failed' || outcome === 'unknown' ? withPartialNote(state, why) : why),
    };
    await this.#record({ event: 'outcome', ...state.outcome });
  }
}

function newState<U extends WriteUnit>(unit: U): UnitState<U> {
  return {
    unit,
    before: undefined,
    writes: 0,
    writtenPart: undefined,
    inDoubt: false,
    outcome: undefined,
  };
}

/**
 * Adds to the reason of a failure that a part of the unit was written. Otherwise the user would
 * think that nothing was written.
 */
function withPartialNote(
  { writtenPart }: UnitState<WriteUnit>,
  why: Partial<Reason> = {},
): Partial<Reason> {
  return writtenPart === undefined
    ? why
    : { ...why, message: `${PARTLY_WRITTEN}, ${writtenPart}: ${why.message}` };
}

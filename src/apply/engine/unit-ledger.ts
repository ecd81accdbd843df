import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import type { ReceiptEvent, UnitOutcome, UnitOutcomeKind } from '../../plan/document/receipt.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
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
  /**
   * True from a failed write until the next reading that shows the unit, or the next write. A gateway
   * may deliver a write twice, carry out the first delivery and return the refusal of the second. So
   * only a reading tells whether the unit was written.
   */
  inDoubt: boolean;
  outcome: UnitOutcome | undefined;
}

/**
 * The state of every unit of one kind. It is the only mutable value of an apply. It records each
 * event before the next write starts.
 */
export class UnitLedger<U extends WriteUnit> {
  readonly #kind: UnitOutcome['unit'];
  readonly #states: ReadonlyMap<EntityUrn, UnitState<U>>;
  readonly #record: (event: ReceiptEvent) => Promise<void>;
  #hasFailures = false;

  constructor(
    kind: UnitOutcome['unit'],
    units: readonly U[],
    record: (event: ReceiptEvent) => Promise<void>,
  ) {
    this.#kind = kind;
    const start = { before: undefined, writtenPart: undefined, outcome: undefined } as const;
    this.#states = new Map(
      units.map((unit) => [unit.urn, { unit, writes: 0, inDoubt: false, ...start }]),
    );
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

  /** Returns the state of a unit. The engine changes it. */
  of(urn: EntityUrn): UnitState<U> {
    const state = this.#states.get(urn);
    if (!state) throw new TypeError(`${urn} is not a unit of this apply`);
    return state;
  }

  /** True if a unit failed, so that the run starts no further unit. */
  get hasFailures(): boolean {
    return this.#hasFailures;
  }

  /** Returns true if a unit has not failed. */
  isOpen(urn: EntityUrn): boolean {
    const { outcome } = this.of(urn);
    return outcome === undefined || outcome.outcome === 'applied';
  }

  /**
   * Records the state of a unit before its first write. Later writes of the unit record nothing,
   * since the catalog then holds our own changes.
   */
  async recordBefore(urn: EntityUrn, event: BeforeEvent | undefined): Promise<void> {
    const state = this.of(urn);
    if (state.writes > 0 || !event) return;
    state.before = event;
    await this.#record(event);
  }

  /** Counts a write, with the part of the unit that it completed. */
  countWrite(urn: EntityUrn, part: string): void {
    const state = this.of(urn);
    state.writes++;
    state.writtenPart = part;
    state.inDoubt = false;
  }

  /**
   * Notes that a unit passed its last step. An earlier failure keeps its outcome.
   *
   * @param concurrentMessage the message of a unit that a concurrent writer wrote
   */
  async finish(urn: EntityUrn, concurrentMessage: string): Promise<void> {
    const state = this.of(urn);
    if (state.outcome) return;
    const why = state.writes > 0 ? undefined : { message: concurrentMessage };
    await this.settle(urn, 'applied', why);
  }

  /**
   * Sets and records the outcome of a unit. A unit in doubt is never called failed or not attempted:
   * its outcome is unknown. A failed unit with a written part is called partial.
   */
  async settle(urn: EntityUrn, outcome: UnitOutcomeKind, why?: Partial<Reason>): Promise<void> {
    const state = this.of(urn);
    const known = trueOutcome(state, outcome);
    const reason = known === 'unknown' || known === 'partial' ? fullReason(state, known, why) : why;
    state.outcome = { urn, unit: this.#kind, outcome: known, ...reason };
    this.#hasFailures ||= known !== 'applied';
    await this.#record({ event: 'outcome', ...state.outcome });
  }
}

function trueOutcome(
  { inDoubt, writes }: UnitState<WriteUnit>,
  outcome: UnitOutcomeKind,
): UnitOutcomeKind {
  if (outcome !== 'failed' && outcome !== 'not-attempted') return outcome;
  if (inDoubt) return 'unknown';
  return writes > 0 ? 'partial' : outcome;
}

/** Adds to a reason which part of the unit was written, and that the rest is unknown. */
function fullReason(
  { writtenPart }: UnitState<WriteUnit>,
  outcome: 'partial' | 'unknown',
  { message = '', ...why }: Partial<Reason> = {},
): Partial<Reason> {
  const isOpen = outcome === 'unknown' && !message.includes(UNKNOWN_OUTCOME);
  const full = isOpen ? `${message}${UNKNOWN_OUTCOME}` : message;
  return {
    ...why,
    message: writtenPart === undefined ? full : `wrote ${writtenPart}: ${full}`,
  };
}

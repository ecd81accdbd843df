import type { HeadwaterError } from '../errors/headwater-error.js';
import { IN_DOUBT } from '../model/catalog-port.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { LineageChange } from '../plan/change.js';
import { IN_PART, type ReceiptEvent, type UnitOutcome, type UnitOutcomeKind } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { LineageStep } from './apply-context.js';
import type { ApprovedUnit } from './approved-unit.js';

/** What is known of one unit while an apply runs. */
export interface UnitState {
  readonly unit: ApprovedUnit;
  /** What was there before our first write. */
  before: DatasetReading | undefined;
  /** How often our writes raised the version. */
  writes: number;
  /** The last step of which all is there. */
  step: LineageStep | undefined;
  /** True after an answer that does not say whether the write was carried out, until the next reading. */
  inDoubt: boolean;
  outcome: UnitOutcome | undefined;
}

/**
 * The state of every unit of one apply. The one thing that an apply changes as it goes; it notes each event before the
 * next write begins.
 */
export class UnitLedger {
  readonly #states: ReadonlyMap<DatasetUrn, UnitState>;
  readonly #record: (event: ReceiptEvent) => Promise<void>;

  constructor(units: readonly ApprovedUnit[], record: (event: ReceiptEvent) => Promise<void>) {
    this.#states = new Map(
      units.map((unit) => [unit.urn, { unit, before: undefined, writes: 0, step: undefined, inDoubt: false, outcome: undefined }]),
    );
    this.#record = record;
  }

  get states(): readonly UnitState[] {
    return [...this.#states.values()];
  }

  /** Whether something went wrong, so that no further unit is begun. */
  get troubled(): boolean {
    return this.states.some(({ outcome }) => outcome !== undefined && outcome.outcome !== 'applied');
  }

  isOpen(urn: DatasetUrn): boolean {
    const outcome = this.#states.get(urn)?.outcome;
    return outcome === undefined || outcome.outcome === 'applied';
  }

  /** Whether something of it is written. */
  isBegun(urn: DatasetUrn): boolean {
    return (this.#states.get(urn)?.writes ?? 0) > 0;
  }

  /** A gateway may deliver a proposal twice: the second is stale because the first was carried out. Only a reading can tell. */
  doubt(urn: DatasetUrn): void {
    const state = this.#states.get(urn);
    if (state) state.inDoubt = true;
  }

  isInDoubt(urn: DatasetUrn): boolean {
    return this.#states.get(urn)?.inDoubt ?? false;
  }

  /** Notes that it was read what is there. */
  read(urn: DatasetUrn): void {
    const state = this.#states.get(urn);
    if (state) state.inDoubt = false;
  }

  /**
   * Notes what is there before a unit is written, and what is to change of it: what an undo goes back to. Once something
   * was written, what stands there is no "before" any more.
   */
  async before(urn: DatasetUrn, reading: DatasetReading | undefined, changes: readonly LineageChange[]): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.writes > 0 || reading?.kind !== 'present') return;
    state.before = reading;
    const { version, value } = reading.lineage;
    await this.#record({ event: 'before', unit: 'lineage', urn, version, upstreamLineage: value ?? null, changes });
  }

  wrote(urn: DatasetUrn, step: LineageStep): void {
    const state = this.#states.get(urn);
    if (!state) return;
    state.writes++;
    state.step = step;
  }

  /** Notes that the last step of a unit is behind it; a failure on the way stays what it was. */
  async finish(urn: DatasetUrn): Promise<void> {
    const state = this.#states.get(urn);
    if (!state || state.outcome) return;
    await this.settle(urn, 'applied', state.writes > 0 ? undefined : { message: 'nothing was left to write: another writer was faster' });
  }

  async settle(urn: DatasetUrn, outcome: UnitOutcomeKind, why?: Pick<UnitOutcome, 'code' | 'message'>): Promise<void> {
    const state = this.#states.get(urn);
    if (!state) return;
    state.outcome = { urn, unit: 'lineage', outcome, ...(outcome === 'failed' || outcome === 'unknown' ? inPart(state, why) : why) };
    await this.#record({ event: 'outcome', ...state.outcome });
  }
}

/** Who reads of a failure must not think that nothing was written. */
function inPart({ step }: UnitState, why: Pick<UnitOutcome, 'code' | 'message'> = {}): Pick<UnitOutcome, 'code' | 'message'> {
  return step === undefined ? why : { ...why, message: `${IN_PART}, ${writtenBy[step]}: ${why.message}` };
}

const writtenBy: Readonly<Record<LineageStep, string>> = {
  edgesToAdd: 'edges without their marks',
  proposals: 'all that comes and not what leaves',
  edgesToRemove: 'all of it',
};

/** An error as the reason of an outcome that was found out by reading: the doubt that it told of is over. */
export function settledReason({ code, message }: HeadwaterError, tries: number): Pick<UnitOutcome, 'code' | 'message'> {
  const settled = tries === 1 ? '; read back, it is not there' : `; read back after each of ${tries} tries, it is not there`;
  return { code, message: message.replace(IN_DOUBT, settled) };
}

/** An error as the reason of an outcome. */
export function reasonOf({ code, message }: HeadwaterError): Pick<UnitOutcome, 'code' | 'message'> {
  return { code, message };
}

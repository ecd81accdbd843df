import type { RunningApply } from './running-apply.js';
import type { UnitLedger } from './unit-ledger.js';
import type { ReadyUnit, ToCheck, WriteStrategy, WriteUnit } from './write-strategy.js';

/** The values that the steps of one kind of unit share. */
export interface WriteRun<U extends WriteUnit> {
  readonly ledger: UnitLedger<U>;
  readonly context: RunningApply;
}

/** Checks of units that are read while the batch before them is written. */
interface EarlyReading<R extends ReadyUnit> {
  readonly units: ReadonlySet<R['unit']>;
  /** Undefined if the units could not be read. */
  readonly check: Promise<ToCheck<R> | undefined>;
}

/** One step while it runs. Its batches share it. */
export class StepRun<R extends ReadyUnit> {
  readonly strategy: WriteStrategy<R>;
  readonly ledger: UnitLedger<R['unit']>;
  readonly context: RunningApply;
  /** Number of units with all changes of the step written. */
  passed = 0;
  /** The units after the batch that is written now. */
  next: readonly R['unit'][] = [];
  #early: EarlyReading<R> | undefined;

  constructor(strategy: WriteStrategy<R>, { ledger, context }: WriteRun<R['unit']>) {
    this.strategy = strategy;
    this.ledger = ledger;
    this.context = context;
  }

  /** Notes that all changes of the step are written for a unit. */
  async pass(unit: R['unit']): Promise<void> {
    this.passed++;
    const { isLastStep, concurrentMessage } = this.strategy;
    if (isLastStep(unit)) await this.ledger.finish(unit.urn, concurrentMessage);
  }

  /** Notes that we wrote units in this step. */
  async passWritten(units: readonly R['unit'][]): Promise<void> {
    for (const { urn } of units) this.ledger.countWrite(urn, this.strategy.writtenPart);
    await Promise.all(units.map((unit) => this.pass(unit)));
  }

  /**
   * Starts to read the next units, just before a batch is sent. So this process checks them while
   * the catalog writes. Reads nothing early unless the catalog is known to refuse a write that
   * another writer overtook.
   */
  readAhead(): void {
    const units = this.next;
    this.next = [];
    if (units.length === 0 || !this.strategy.mayReadEarly()) return;
    const check = this.strategy.read(units).then(
      (toCheck) => {
        const checks = new Map(units.map((unit) => [unit, toCheck(unit)]));
        return (unit: R['unit']) => checks.get(unit) ?? toCheck(unit);
      },
      // The run reads the units again in their turn, and a lasting error appears then.
      () => undefined,
    );
    this.#early = { units: new Set(units), check };
  }

  /**
   * Returns the checks of units against a fresh reading. An early reading serves only the batch
   * right after it, since every further request makes it older.
   *
   * @throws HeadwaterError if the catalog cannot be read
   */
  async read(units: readonly R['unit'][]): Promise<ToCheck<R>> {
    const early = this.#early;
    this.#early = undefined;
    const check = units.every((unit) => early?.units.has(unit)) ? await early?.check : undefined;
    return check ?? (await this.strategy.read(units));
  }
}

import type { RunningApply } from './running-apply.js';
import type { UnitLedger } from './unit-ledger.js';
import type { ReadyUnit, WriteStrategy, WriteUnit } from './write-strategy.js';

/** The values that the steps of one kind of unit share. */
export interface WriteRun<U extends WriteUnit> {
  readonly ledger: UnitLedger<U>;
  readonly context: RunningApply;
}

/** One step while it runs. Its batches share it. */
export class StepRun<U extends WriteUnit, R extends ReadyUnit<U>> {
  readonly strategy: WriteStrategy<U, R>;
  readonly ledger: UnitLedger<U>;
  readonly context: RunningApply;
  #passed = 0;

  constructor(strategy: WriteStrategy<U, R>, { ledger, context }: WriteRun<U>) {
    this.strategy = strategy;
    this.ledger = ledger;
    this.context = context;
  }

  /** Number of units with all changes of the step written. */
  get passed(): number {
    return this.#passed;
  }

  /** Notes that all changes of the step are written for a unit. */
  async pass(unit: U): Promise<void> {
    this.#passed++;
    const { isLastStep, concurrentMessage } = this.strategy;
    if (isLastStep(unit)) await this.ledger.finish(unit.urn, concurrentMessage);
  }

  /** Notes that we wrote units in this step. */
  async passWritten(units: readonly U[]): Promise<void> {
    for (const { urn } of units) this.ledger.countWrite(urn, this.strategy.writtenPart);
    await Promise.all(units.map((unit) => this.pass(unit)));
  }
}

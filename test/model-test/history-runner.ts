import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Store } from './catalog.js';
import { FaultyFetch } from './faulty-fetch.js';
import { type Figures, noFigures } from './figures.js';
import { Folder } from './folder.js';
import { Player } from './player.js';
import type { History, Step } from './steps.js';

/** Returns true if any step names another entity than a dataset. */
function nameOtherKinds(steps: readonly Step[]): boolean {
  return /"(?:job|chart|board)"/.test(JSON.stringify(steps));
}

/** Plays histories one after the other, in this process. */
export class HistoryRunner {
  readonly figures: Figures = noFigures();
  readonly #faultyFetch = new FaultyFetch();
  readonly #folders = { shop: new Folder(), mart: new Folder() };
  readonly #random = Math.random;
  readonly #db = join(tmpdir(), `headwater-model-${process.pid}.db`);

  constructor() {
    // Retries wait for a random part of a bound. This random value makes the wait zero.
    Math.random = () => 0;
  }

  /**
   * Returns the end of each apply, with its receipt.
   *
   * @param full true to plan every dataset again before and after its write
   * @throws {Broken} with the promise that did not hold
   */
  async play(history: History, full = false): Promise<readonly string[]> {
    for (const folder of Object.values(this.#folders)) folder.clear();
    this.#faultyFetch.isReal = history.real;
    const restarts = history.steps.some(({ step }) => step === 'restart');
    const store = await Store.start({
      dialect: history.dialect,
      db: restarts ? this.#db : undefined,
      hasAllKinds: nameOtherKinds(history.steps),
    });
    try {
      const player = new Player(
        store,
        { faultyFetch: this.#faultyFetch, folders: this.#folders, figures: this.figures, full },
        history,
      );
      for (const step of history.steps) await player.play(step);
      await player.end();
      this.figures.histories++;
      return player.told;
    } finally {
      await store.stop();
    }
  }

  close(): void {
    Math.random = this.#random;
    this.#faultyFetch.remove();
    for (const folder of Object.values(this.#folders)) folder.remove();
  }
}

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Store } from './catalog.js';
import { type Figures, noFigures } from './figures.js';
import { Folder } from './folder.js';
import { Player } from './player.js';
import type { History } from './steps.js';
import { Tap } from './tap.js';

/** Where histories are played, one after the other, in this process. */
export class Theatre {
  readonly figures: Figures = noFigures();
  readonly #tap = new Tap();
  readonly #folders = { shop: new Folder(), mart: new Folder() };
  readonly #random = Math.random;
  readonly #db = join(tmpdir(), `headwater-model-${process.pid}.db`);

  constructor() {
    // Retries wait by chance between nothing and a bound: by this chance, nothing.
    Math.random = () => 0;
  }

  /** @throws Broken with the promise that did not hold */
  async play(history: History): Promise<void> {
    for (const folder of Object.values(this.#folders)) folder.clear();
    const restarts = history.steps.some(({ step }) => step === 'restart');
    const store = await Store.start({
      dialect: history.dialect,
      db: restarts ? this.#db : undefined,
    });
    try {
      const player = new Player(
        store,
        { tap: this.#tap, folders: this.#folders, figures: this.figures },
        history,
      );
      for (const step of history.steps) await player.play(step);
      this.figures.histories++;
    } finally {
      await store.stop();
    }
  }

  close(): void {
    Math.random = this.#random;
    this.#tap.remove();
    for (const folder of Object.values(this.#folders)) folder.remove();
  }
}

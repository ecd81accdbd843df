import { Exhausted } from '../../turns/exhausted.js';

/** How many entities one request may resolve, unless the catalog is told otherwise. */
export const DEFAULT_MAX_ENTITIES = 100_000;

/**
 * Entities that the answer to one request may name, each time counted. Complexity bounds the document alone: a few
 * relationships within relationships of a well connected dataset are millions of entities.
 */
export class EntityBudget {
  readonly #max: number;
  #resolved = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws Exhausted */
  spend(): void {
    if (++this.#resolved > this.#max) {
      throw new Exhausted(`the request resolves more than ${this.#max} entities; ask for smaller pages or fewer levels`);
    }
  }
}

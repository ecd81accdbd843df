import { RequestLimitExceeded } from '../../turns/request-limit-exceeded.js';

/** Default limit of the entities that one request may resolve. */
export const DEFAULT_MAX_ENTITIES = 100_000;

/**
 * The number of entities that the answer to one request may name. Repeated entities count each
 * time. The limit of complexity bounds the document alone: a few nested relationships of a well
 * connected dataset are millions of entities.
 */
export class EntityBudget {
  readonly #max: number;
  #resolved = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws RequestLimitExceeded */
  spend(): void {
    if (++this.#resolved > this.#max) {
      throw new RequestLimitExceeded(
        `the request resolves more than ${this.#max} entities; ask for smaller pages or fewer levels`,
      );
    }
  }
}

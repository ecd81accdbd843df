import { RequestLimitExceeded } from '../turns/request-limit-exceeded.js';

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

/**
 * The limit of the nodes on all paths of one answer, even an answer to several searches. A limit
 * for each result does not bound the answer: among 500 datasets the paths can be 170 nodes long,
 * and a hundred paths for each dataset have millions of nodes.
 */
export const MAX_PATH_NODES = 50_000;

/**
 * A budget of nodes. The first path that does not fit ends the budget: otherwise the answer would
 * list shorter paths of later rows, and readers would take these for the first paths.
 */
export class PathBudget {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  get isSpent(): boolean {
    return this.#left === 0;
  }

  trySpend(nodes: number): boolean {
    const fits = nodes <= this.#left;
    this.#left = fits ? this.#left - nodes : 0;
    return fits;
  }
}

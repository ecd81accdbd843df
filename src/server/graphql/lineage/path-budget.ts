/**
 * The limit of the nodes on all paths of one answer, even to several searches. A limit for each
 * result does not bound the answer: among 500 datasets the paths can be 170 nodes long, and a
 * hundred for each of them are millions.
 */
export const MAX_PATH_NODES = 50_000;

/**
 * A budget of nodes. The first path that does not fit ends it: otherwise shorter paths of later
 * rows would be listed, and readers would take them for the first ones.
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

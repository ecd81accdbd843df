/**
 * Nodes on all paths of one answer, which may be to several searches. A limit for each result alone does not bound an
 * answer: among 500 datasets the paths may be 170 nodes long, and a hundred for each of them are millions.
 */
export const MAX_PATH_NODES = 50_000;

/** What does not fit ends it: shorter paths of later rows would not be what a reader takes them for, the first ones. */
export class PathBudget {
  #left: number;

  constructor(nodes: number) {
    this.#left = nodes;
  }

  get spent(): boolean {
    return this.#left === 0;
  }

  pays(nodes: number): boolean {
    const fits = nodes <= this.#left;
    this.#left = fits ? this.#left - nodes : 0;
    return fits;
  }
}

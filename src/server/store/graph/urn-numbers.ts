import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';

/**
 * Urns as nodes with numbers, counted from 0. A number never changes its urn, so data cached by
 * number stays valid.
 */
export class UrnNumbers {
  readonly #numbers: Map<Urn, number> = new Map<Urn, number>();
  readonly #urns: Urn[] = [];
  /** The numbers in the order of their urns, without the numbers added since the last sort. */
  readonly #order: number[] = [];
  #ranks: Int32Array = new Int32Array(0);

  /** The number of nodes. All node numbers are below it. It only grows, also during a search. */
  get size(): number {
    return this.#urns.length;
  }

  findNode(urn: Urn): number | undefined {
    return this.#numbers.get(urn);
  }

  /** Finds the node of an urn, or adds one. */
  addNode(urn: Urn): number {
    const known = this.#numbers.get(urn);
    if (known !== undefined) return known;
    const number = this.#urns.length;
    this.#urns.push(urn);
    this.#numbers.set(urn, number);
    return number;
  }

  toUrn(node: number): Urn {
    return this.#urns[node] as Urn;
  }

  /**
   * Returns, by node, the position of its urn among all sorted urns. Valid until a node is added.
   * Comparing positions is faster than comparing urns, which have long common prefixes.
   */
  ranks(): Int32Array {
    const order = this.#order;
    if (order.length === this.size) return this.#ranks;
    while (order.length < this.size) order.push(order.length);
    // The order is sorted but for the new nodes at its end, which the engine merges.
    order.sort((a, b) => compareText(this.toUrn(a), this.toUrn(b)));
    this.#ranks = new Int32Array(order.length);
    for (const [rank, node] of order.entries()) this.#ranks[node] = rank;
    return this.#ranks;
  }
}

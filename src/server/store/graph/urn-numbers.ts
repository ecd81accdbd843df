import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';

/**
 * Numbers of urns, counted from 0. A number is never reused, so data cached by number stays valid.
 */
export class UrnNumbers {
  readonly #numbers: Map<Urn, number> = new Map<Urn, number>();
  readonly #urns: Urn[] = [];
  /** The numbers in the order of their urns, without those added since the last sort. */
  #order: Int32Array = new Int32Array(0);
  #ranks: Int32Array = new Int32Array(0);

  get size(): number {
    return this.#urns.length;
  }

  find(urn: Urn): number | undefined {
    return this.#numbers.get(urn);
  }

  /** Finds the number of an urn, or adds a new one. */
  findOrAdd(urn: Urn): number {
    const known = this.#numbers.get(urn);
    if (known !== undefined) return known;
    const number = this.#urns.length;
    this.#urns.push(urn);
    this.#numbers.set(urn, number);
    return number;
  }

  urn(number: number): Urn {
    return this.#urns[number] as Urn;
  }

  /**
   * Returns, by number, the position of each urn among all sorted urns. Comparing positions is
   * faster than comparing urns, which have long common prefixes.
   */
  ranks(): Int32Array {
    if (this.#order.length < this.size) this.#sort();
    return this.#ranks;
  }

  /**
   * Sorts the new urns and merges them into the order. In a large catalog, the new urns are few.
   */
  #sort(): void {
    const known = this.#order;
    const added = this.#urns
      .slice(known.length)
      .sort(compareText)
      .map((urn) => this.#numbers.get(urn) as number);
    const order = new Int32Array(this.size);
    const ranks = new Int32Array(this.size);
    let fromKnown = 0;
    let fromAdded = 0;
    for (let rank = 0; rank < order.length; rank++) {
      const old = known[fromKnown];
      const one = added[fromAdded];
      const takesOld =
        one === undefined || (old !== undefined && compareText(this.urn(old), this.urn(one)) < 0);
      const number = (takesOld ? old : one) as number;
      if (takesOld) fromKnown++;
      else fromAdded++;
      order[rank] = number;
      ranks[number] = rank;
    }
    this.#order = order;
    this.#ranks = ranks;
  }
}

import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';

/** Urns by numbers, counted from 0. A number is never given back, so what is remembered of it stays true. */
export class UrnNumbers {
  readonly #numbers: Map<Urn, number> = new Map<Urn, number>();
  readonly #urns: Urn[] = [];
  /** The numbers in the order of their urns; those given since are missing. */
  #order: Int32Array = new Int32Array(0);
  #ranks: Int32Array = new Int32Array(0);

  get size(): number {
    return this.#urns.length;
  }

  find(urn: Urn): number | undefined {
    return this.#numbers.get(urn);
  }

  /** The number of an urn, a new one where it has none. */
  make(urn: Urn): number {
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

  /** By number, the place of the urn among all of them in order: numbers compare faster than urns, which begin alike. */
  ranks(): Int32Array {
    if (this.#order.length < this.size) this.#sort();
    return this.#ranks;
  }

  /** Merges what is new into the order: a few urns in a large catalog are sorted by themselves. */
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
      const takesOld = one === undefined || (old !== undefined && compareText(this.urn(old), this.urn(one)) < 0);
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

/** A map that keeps only the entries that were set last. */
export class RecentMap<K, V> {
  readonly #kept: number;
  /** The oldest first. */
  readonly #entries = new Map<K, V>();

  /** @param kept the number of entries to keep */
  constructor(kept: number) {
    this.#kept = kept;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#kept && oldest !== undefined) this.#entries.delete(oldest);
  }
}

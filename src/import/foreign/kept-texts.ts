/**
 * Keeps one copy of each text. A text that is cut out of a larger one is a view of it, and would
 * keep all of it in memory.
 */
export class KeptTexts {
  readonly #known = new Map<string, string>();

  /** Returns an equal text. */
  keep(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const copy = copyText(text);
    this.#known.set(copy, copy);
    return copy;
  }
}

/** Returns an equal text that is no view of another one. */
export function copyText(text: string): string {
  return text.split('').join('');
}

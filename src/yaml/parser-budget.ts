/**
 * Maximum number of tokens, which take 4 s and 400 MB: the parser of YAML takes up to 10
 * microseconds and a kilobyte for each. An ordinary manifest of two megabytes has fewer tokens.
 */
const MAX_TOKENS = 400_000;

/** The excess of a text that is too large for the parser, as messages say it. */
export const MORE_THAN_PARSED: string = `more than the ${MAX_TOKENS} marks and lines that the full parser of YAML reads`;

/** The weight of each ASCII character. Each becomes a token, and some a node or an error. */
const WEIGHTS = new Uint8Array(128);
for (const char of "\n\r[]{},'#") WEIGHTS[char.charCodeAt(0)] = 1;
for (const char of '&*!|>%@`"') WEIGHTS[char.charCodeAt(0)] = 2;

/** These are tokens only before white space. */
const BEFORE_SPACE: ReadonlySet<number> = new Set([...'-?:'].map((char) => char.charCodeAt(0)));

const SPACE = 0x20;

/** The tokens that the parser may still read of one file. */
export class ParserBudget {
  #left = MAX_TOKENS;

  /** Takes the tokens of a text before the parser sees it. Returns false if they are too many. */
  take(text: string): boolean {
    for (let at = 0; at < text.length && this.#left >= 0; at++) {
      const code = text.charCodeAt(at);
      this.#left -= WEIGHTS[code] ?? 0;
      if (BEFORE_SPACE.has(code) && !(text.charCodeAt(at + 1) > SPACE)) this.#left--;
    }
    return this.#left >= 0;
  }
}

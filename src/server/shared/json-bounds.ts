import { malformed, RequestError } from './request-error.js';

/** Deeper than any aspect. Functions that walk a value use recursion. */
export const MAX_DEPTH = 200;

/** `JSON.parse` takes about 100 ms for this many values, and nothing runs in between. */
const MAX_VALUES = 500_000;

/** Different names of members cost the most: `JSON.parse` makes and keeps a text of each. */
const MAX_NAMES = 25_000;

const NAME_SLOTS = 2 ** 17;

/**
 * Counts the values of a JSON text while its bytes arrive, and refuses a text that would block the
 * thread, before any parsing. Each byte takes the same time. A text that is not JSON may pass.
 */
export class JsonBounds {
  readonly #what: string;
  readonly #maxValues: number;
  #depth = 0;
  #values = 1;
  #inString = false;
  #escaped = false;
  /** The hash of the last string. The string is a name if a colon follows. */
  #hash = 0;
  #names = 0;
  #differentNames = 0;
  #seen: Uint8Array | undefined;

  /** @param what names the text in messages */
  constructor(what: string, maxValues: number = MAX_VALUES) {
    this.#what = what;
    this.#maxValues = maxValues;
  }

  /**
   * Takes the next bytes of the text.
   *
   * @throws RequestError `malformed` for too many levels, `too-large` for too many values
   */
  push(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) {
      // Most bytes are in strings, and few texts have so many names that hashes matter.
      if (this.#inString && !this.#escaped && this.#names < MAX_NAMES) i = endOfPlain(bytes, i);
      const byte = bytes[i];
      if (byte === undefined) return;
      if (!this.#inString) this.#readOutside(byte);
      else if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
      else this.#hash = Math.imul(this.#hash ^ byte, 0x01000193);
    }
  }

  #readOutside(byte: number): void {
    switch (byte) {
      case QUOTE:
        this.#inString = true;
        this.#hash = 0;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++this.#depth > MAX_DEPTH) throw tooDeep(this.#what);
        this.#countValue();
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        this.#depth--;
        break;
      case COMMA:
        this.#countValue();
        break;
      case COLON:
        if (++this.#names > MAX_NAMES) this.#rememberName();
    }
  }

  #countValue(): void {
    if (++this.#values > this.#maxValues) throw this.#tooLarge(`${this.#maxValues} values`);
  }

  /** Counts the names that differ from all earlier names. Few names share a slot. */
  #rememberName(): void {
    this.#seen ??= new Uint8Array(NAME_SLOTS);
    const slot = this.#hash & (NAME_SLOTS - 1);
    if (this.#seen[slot] === 1) return;
    this.#seen[slot] = 1;
    if (++this.#differentNames > MAX_NAMES) throw this.#tooLarge(`${MAX_NAMES} names of members`);
  }

  #tooLarge(limit: string): RequestError {
    return new RequestError(
      'too-large',
      `${this.#what} holds more than ${limit}; send less at a time`,
    );
  }
}

/** Returns the index of the next quote or backslash, or the end. */
function endOfPlain(bytes: Uint8Array, from: number): number {
  let i = from;
  while (i < bytes.length && bytes[i] !== QUOTE && bytes[i] !== BACKSLASH) i++;
  return i;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function tooDeep(what: string): RequestError {
  return malformed(`${what} is nested deeper than ${MAX_DEPTH} levels`);
}

/** Refuses a JSON text beyond the bounds. See {@link JsonBounds}. */
export function requireBounded(text: string, what: string): void {
  new JsonBounds(what).push(Buffer.from(text));
}

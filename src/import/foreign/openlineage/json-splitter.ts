import type { BadParts } from './bad-parts.js';

/** The text of one JSON object. */
export interface JsonPart {
  readonly text: string;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
}

/** No event is nearly as long. The limit keeps an event without an end out of memory. */
const MAX_PART_LENGTH = 64_000_000;

const code = (char: string) => char.charCodeAt(0);
const [NEW_LINE, QUOTE, BACKSLASH, COMMA] = ['\n', '"', '\\', ','].map(code);
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = ['[', ']', '{', '}'].map(code);
/** A search by pattern is several times as fast as a step for each character. */
const STOP_IN_TEXT = /["\\\n]/g;
const STOP_IN_OBJECT = /["{}[\]\n]/g;
const spaces: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n'].map(code));

/** The characters that stand before an object within another object, except for spaces. */
const beforeObject = '[,:';

/**
 * Cuts a text into the JSON objects that it holds: one object, a list of objects, or objects one
 * after the other, on one line each or on several. Reports text between objects, and goes on behind
 * it. Needs memory for one object and one chunk.
 */
export class JsonSplitter {
  readonly #bad: BadParts;
  #line = 1;
  /** The number of objects and lists that are open. 0 between objects. */
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #isList = false;
  /** True behind a reported character between objects, until the next separator. */
  #isGarbage = false;
  /** The open object in earlier chunks, and its last character that is not a space. */
  #kept = '';
  #lastKept = '';
  #startLine = 1;

  constructor(bad: BadParts) {
    this.#bad = bad;
  }

  /** Takes the next chunk. Returns the objects that end in it. */
  push(chunk: string): readonly JsonPart[] {
    const parts: JsonPart[] = [];
    let start = 0;
    for (let at = this.#find(chunk, 0); at < chunk.length; at = this.#find(chunk, at + 1)) {
      const char = chunk.charCodeAt(at);
      if (char === OPEN_OBJECT && this.#isCutOffBefore(chunk, start, at)) this.#abandon();
      const wasOpen = this.#depth > 0;
      this.#step(char);
      if (!wasOpen && this.#depth > 0) start = at;
      if (wasOpen && this.#depth === 0 && char !== NEW_LINE) {
        parts.push({ text: this.#kept + chunk.slice(start, at + 1), line: this.#startLine });
        this.#kept = '';
      }
    }
    if (this.#depth > 0) this.#keep(chunk.slice(start));
    return parts;
  }

  /** Ends the text. Reports an object or a list that has no end. */
  end(): void {
    if (this.#depth > 0) this.#abandon();
    else if (this.#isList) this.#bad.add('is cut off: its list of events has no end', this.#line);
  }

  /** Finds the next character that matters, from a position on. Else returns the length. */
  #find(chunk: string, from: number): number {
    if (this.#depth === 0 || this.#isEscaped) return from;
    const stop = this.#isText ? STOP_IN_TEXT : STOP_IN_OBJECT;
    stop.lastIndex = from;
    return stop.test(chunk) ? stop.lastIndex - 1 : chunk.length;
  }

  /** Returns true if the object at a position cannot be a part of the open object. */
  #isCutOffBefore(chunk: string, start: number, at: number): boolean {
    if (this.#depth === 0 || this.#isText) return false;
    let before = at - 1;
    while (before >= start && spaces.has(chunk.charCodeAt(before))) before--;
    return !beforeObject.includes(before < start ? this.#lastKept : chunk.charAt(before));
  }

  #step(char: number): void {
    if (char === NEW_LINE) this.#line++;
    if (this.#depth === 0) this.#stepBetween(char);
    else if (this.#isText) this.#stepInText(char);
    else if (char === QUOTE) this.#isText = true;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) this.#depth++;
    else if (char === CLOSE_OBJECT || char === CLOSE_LIST) this.#depth--;
  }

  #stepInText(char: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (char === BACKSLASH) this.#isEscaped = true;
    else if (char === QUOTE) this.#isText = false;
    if (char === NEW_LINE)
      this.#abandon(`is not JSON: a text on line ${this.#line - 1} has no end`);
  }

  #stepBetween(char: number): void {
    if (char === OPEN_OBJECT) {
      this.#depth = 1;
      this.#startLine = this.#line;
      this.#isGarbage = false;
    } else if (char === NEW_LINE || char === COMMA) this.#isGarbage = false;
    else if (char === OPEN_LIST && !this.#isList) this.#isList = true;
    else if (char === CLOSE_LIST && this.#isList) this.#isList = false;
    else if (!spaces.has(char) && !this.#isGarbage) {
      this.#isGarbage = true;
      this.#bad.add(`holds something other than events on line ${this.#line}`, this.#line);
    }
  }

  /** Reports the open object, and goes on as if it had ended. */
  #abandon(problem = `is cut off in the event that begins on line ${this.#startLine}`): void {
    this.#bad.add(problem, this.#startLine);
    this.#depth = 0;
    this.#isText = false;
    this.#isEscaped = false;
    this.#kept = '';
  }

  #keep(piece: string): void {
    this.#kept += piece;
    this.#lastKept = piece.trimEnd().at(-1) ?? this.#lastKept;
    if (this.#kept.length > MAX_PART_LENGTH)
      throw this.#bad.fail(
        `holds an event of more than ${MAX_PART_LENGTH / 1_000_000} MB on line ${this.#startLine}`,
      );
  }
}

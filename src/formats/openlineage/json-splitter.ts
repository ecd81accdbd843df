import type { HeadwaterError } from '../../errors/headwater-error.js';

/** The text of one JSON object. */
export interface JsonPart {
  readonly text: string;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
}

/** No event comes near this. It keeps a file without an end of an event out of memory. */
const MAX_PART_LENGTH = 64_000_000;

const code = (char: string) => char.charCodeAt(0);
const [NEW_LINE, QUOTE, BACKSLASH, COMMA] = ['\n', '"', '\\', ','].map(code);
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = ['[', ']', '{', '}'].map(code);
/** A search by pattern is several times as fast as a step for each character. */
const STOP_IN_TEXT = /["\\\n]/g;
const STOP_IN_OBJECT = /["{}[\]\n]/g;
const spaces: ReadonlySet<number> = new Set([' ', '\t', '\r', '\n'].map(code));

/** The tokens that may stand between two objects. */
type Wanted = 'object' | 'object-or-end' | 'comma-or-end';

/**
 * Cuts a text into the JSON objects that it holds: one object, a list of objects, or objects one
 * after the other, on one line each or on several. Needs memory for one object and one chunk.
 */
export class JsonSplitter {
  readonly #fail: (problem: string) => HeadwaterError;
  #line = 1;
  /** The number of objects and lists that are open. 0 between objects. */
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Undefined outside a list. */
  #wanted: Wanted | undefined;
  /** The open object in earlier chunks. */
  #pieces: string[] = [];
  #length = 0;
  #startLine = 1;
  #isFirst = true;

  /** @param fail makes the error about the text. Its problem contains a line */
  constructor(fail: (problem: string) => HeadwaterError) {
    this.#fail = fail;
  }

  /** Takes the next chunk. Returns the objects that end in it. */
  push(chunk: string): readonly JsonPart[] {
    const parts: JsonPart[] = [];
    let start = 0;
    const from = this.#skipMark(chunk);
    for (let at = this.#find(chunk, from); at < chunk.length; at = this.#find(chunk, at + 1)) {
      const char = chunk.charCodeAt(at);
      const wasOpen = this.#depth > 0;
      this.#step(char);
      if (!wasOpen && this.#depth > 0) start = at;
      if (wasOpen && this.#depth === 0) parts.push(this.#close(chunk.slice(start, at + 1)));
    }
    if (this.#depth > 0) this.#keep(chunk.slice(start));
    return parts;
  }

  /** Ends the text. @throws HeadwaterError if it is cut off */
  end(): void {
    if (this.#depth > 0)
      throw this.#fail(`is cut off in the event that begins on line ${this.#startLine}`);
    if (this.#wanted !== undefined) throw this.#fail('is cut off: its list of events has no end');
  }

  /** Editors write a byte order mark at the beginning of a file. */
  #skipMark(chunk: string): number {
    if (!this.#isFirst || chunk === '') return 0;
    this.#isFirst = false;
    return chunk.startsWith('\uFEFF') ? 1 : 0;
  }

  /** Finds the next character that matters, from a position on. Else returns the length. */
  #find(chunk: string, from: number): number {
    if (this.#depth === 0 || this.#isEscaped) return from;
    const stop = this.#isText ? STOP_IN_TEXT : STOP_IN_OBJECT;
    stop.lastIndex = from;
    return stop.test(chunk) ? stop.lastIndex - 1 : chunk.length;
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
      throw this.#fail(`is not JSON: a text on line ${this.#line - 1} has no end`);
  }

  #stepBetween(char: number): void {
    if (spaces.has(char)) return;
    if (char === OPEN_OBJECT && this.#wanted !== 'comma-or-end') this.#open();
    else if (char === OPEN_LIST && this.#wanted === undefined) this.#wanted = 'object-or-end';
    else if (char === CLOSE_LIST && this.#wanted?.endsWith('-or-end')) this.#wanted = undefined;
    else if (char === COMMA && this.#wanted === 'comma-or-end') this.#wanted = 'object';
    else throw this.#fail(`holds something other than events on line ${this.#line}`);
  }

  #open(): void {
    this.#depth = 1;
    this.#startLine = this.#line;
    if (this.#wanted !== undefined) this.#wanted = 'comma-or-end';
  }

  #keep(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > MAX_PART_LENGTH)
      throw this.#fail(
        `holds an event of more than ${MAX_PART_LENGTH / 1_000_000} MB on line ${this.#startLine}`,
      );
  }

  #close(last: string): JsonPart {
    const text = this.#pieces.length === 0 ? last : [...this.#pieces, last].join('');
    this.#pieces = [];
    this.#length = 0;
    return { text, line: this.#startLine };
  }
}

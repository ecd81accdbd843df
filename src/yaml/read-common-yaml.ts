import { char, type ScalarToken, scalarValue, scanScalar } from './common-scalars.js';
import {
  LocatedEntry,
  LocatedList,
  LocatedMap,
  type LocatedNode,
  LocatedScalar,
} from './located-node.js';
import { isRefusedKey } from './refused-keys.js';
import { SourceText } from './source-text.js';

/**
 * Reads a text in the subset of YAML that nearly all manifests are written in, some ten times as
 * fast as the parser: block mappings and lists, scalars and brackets that end on their line, and
 * comments.
 *
 * Returns undefined for any other text and for any text with a mistake. The parser then reads it.
 * So this reader reports nothing, and a text that it reads gets the same values and places as from
 * the parser.
 *
 * @param file the path for the places
 * @param text without a byte order mark
 */
export function readCommonYaml(file: string, text: string): LocatedNode | undefined {
  const unix = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  return hasUncommonCharacter(unix) ? undefined : new Reader(new SourceText(file, unix)).read();
}

/** Returns the line because of which {@link readCommonYaml} declines a text. */
export function findUncommonLine(text: string): number {
  const unix = text.replaceAll('\r\n', '\n');
  const uncommon = UNCOMMON.exec(unix);
  if (uncommon !== null) return countLines(unix, uncommon.index);
  const reader = new Reader(new SourceText('', unix));
  reader.read();
  return countLines(unix, reader.lineStart);
}

/** Returns the number of the line of an offset, from 1. */
export function countLines(text: string, end: number = text.length): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** Tabs, white space other than spaces, and characters that are not text. */
const UNCOMMON = /(?![ \n])[\s\p{Cc}\p{Cs}\u{FFFD}]/u;

function hasUncommonCharacter(text: string): boolean {
  return /[^\n\x20-\x7e]/.test(text) && UNCOMMON.test(text);
}

/** Fewer levels than the parser allows. */
const MAX_DEPTH = 40;

/** The parser refuses a key that ends after 1024 characters. */
const MAX_KEY_LENGTH = 1000;

/** The marker that many files start with. */
const DOCUMENT_START = '---\n';

/** Values take memory. Declines a text with more values, if they have under ten characters each. */
const FREE_VALUES = 50_000;

/** No line is left. */
const NO_COLUMN = -1;

/**
 * A cursor in a text. It stands in the first column of a line's content whenever a block collection
 * starts or goes on. Columns start at 0.
 */
class Reader {
  readonly #source: SourceText;
  readonly #text: string;
  #offset = 0;
  /** The offset at which the line of the cursor starts. */
  lineStart = 0;
  /** The column of the content of the line. */
  #column = 0;
  /** The number of values that may follow. */
  #left: number;

  constructor(source: SourceText) {
    this.#source = source;
    this.#text = source.text;
    this.#left = FREE_VALUES + source.text.length / 10;
  }

  read(): LocatedNode | undefined {
    this.#findContent();
    if (this.#column === 0 && this.#text.startsWith(DOCUMENT_START, this.#offset)) {
      this.#offset += DOCUMENT_START.length - 1;
      this.#findContent();
    }
    if (this.#column === NO_COLUMN) return undefined;
    const root = this.#readBlock(0);
    return this.#column === NO_COLUMN ? root : undefined;
  }

  #readBlock(depth: number): LocatedNode | undefined {
    if (depth > MAX_DEPTH) return undefined;
    return this.#isAtDash() ? this.#readList(depth, false) : this.#readMap(depth);
  }

  #readMap(depth: number): LocatedMap | undefined {
    const [column, start] = [this.#column, this.#offset];
    const entries = new Map<string, LocatedEntry>();
    let last: LocatedNode | undefined;
    while (this.#column === column && !this.#isAtDash()) {
      const token = this.#scanKey(false);
      if (token === undefined || entries.has(token.value)) return undefined;
      const keyStart = this.#offset;
      this.#offset = token.end + 1;
      last = this.#readValue(column, depth + 1);
      if (last === undefined) return undefined;
      entries.set(token.value, this.#entry(keyStart, token, last));
    }
    // A line further right belongs to nothing. Neither does a dash in the column of the keys.
    if (last === undefined || this.#column >= column) return undefined;
    return new LocatedMap(this.#source, start, last.end, entries);
  }

  /** @param inKeyColumn true if the list stands in the column of its key */
  #readList(depth: number, inKeyColumn: boolean): LocatedList | undefined {
    const [column, start] = [this.#column, this.#offset];
    const items: LocatedNode[] = [];
    let last: LocatedNode | undefined;
    while (this.#column === column && this.#isAtDash()) {
      this.#offset++;
      last = this.#readItem(depth + 1);
      if (last === undefined) return undefined;
      items.push(last);
    }
    const isOver = this.#column < column || (inKeyColumn && this.#column === column);
    if (last === undefined || !isOver) return undefined;
    return new LocatedList(this.#source, start, last.end, items);
  }

  /** Reads the value after the colon of a key: on the same line, or as a block below it. */
  #readValue(keyColumn: number, depth: number): LocatedNode | undefined {
    this.#skipSpaces();
    if (!this.#isAtLineEnd()) return this.#readInline(depth);
    this.#findContent();
    if (this.#column > keyColumn) return this.#readBlock(depth);
    return this.#column === keyColumn && this.#isAtDash() ? this.#readList(depth, true) : undefined;
  }

  /** Reads the item after a dash. A mapping may start on the line of the dash. */
  #readItem(depth: number): LocatedNode | undefined {
    if (this.#text.charCodeAt(this.#offset) !== char.space) return undefined;
    this.#skipSpaces();
    if (this.#isAtLineEnd() || this.#isAtDash()) return undefined;
    if (this.#scanKey(false) === undefined) return this.#readInline(depth);
    this.#column = this.#offset - this.lineStart;
    return this.#readMap(depth);
  }

  /** Reads a value that ends on its line, and goes to the next line with content. */
  #readInline(depth: number): LocatedNode | undefined {
    const node = this.#readFlow(depth, false);
    const end = this.#offset;
    this.#skipSpaces();
    const isComment = this.#text.charCodeAt(this.#offset) === char.hash;
    const isAlone = this.#isAtLineEnd() && (this.#offset > end || !isComment);
    if (node === undefined || !isAlone) return undefined;
    this.#findContent();
    return node;
  }

  #readFlow(depth: number, inFlow: boolean): LocatedNode | undefined {
    if (depth > MAX_DEPTH || --this.#left < 0) return undefined;
    switch (this.#text.charCodeAt(this.#offset)) {
      case char.openBracket:
        return this.#readFlowList(depth);
      case char.openBrace:
        return this.#readFlowMap(depth);
      default:
        return this.#readScalar(inFlow);
    }
  }

  #readFlowList(depth: number): LocatedList | undefined {
    const start = this.#offset;
    const items: LocatedNode[] = [];
    const isRead = this.#readMembers(char.closeBracket, () => {
      const item = this.#readFlow(depth + 1, true);
      if (item !== undefined) items.push(item);
      return item !== undefined;
    });
    return isRead ? new LocatedList(this.#source, start, this.#offset, items) : undefined;
  }

  #readFlowMap(depth: number): LocatedMap | undefined {
    const start = this.#offset;
    const entries = new Map<string, LocatedEntry>();
    const isRead = this.#readMembers(char.closeBrace, () => {
      const token = this.#scanKey(true);
      if (token === undefined || entries.has(token.value)) return false;
      const keyStart = this.#offset;
      this.#offset = token.end + 1;
      this.#skipSpaces();
      const value = this.#readFlow(depth + 1, true);
      if (value !== undefined) entries.set(token.value, this.#entry(keyStart, token, value));
      return value !== undefined;
    });
    return isRead ? new LocatedMap(this.#source, start, this.#offset, entries) : undefined;
  }

  /** Reads the members between brackets. False if the subset does not have them. */
  #readMembers(close: number, readMember: () => boolean): boolean {
    this.#offset++;
    this.#skipSpaces();
    if (this.#text.charCodeAt(this.#offset) === close) {
      this.#offset++;
      return true;
    }
    while (readMember()) {
      this.#skipSpaces();
      const next = this.#text.charCodeAt(this.#offset++);
      if (next === close) return true;
      if (next !== char.comma) return false;
      this.#skipSpaces();
    }
    return false;
  }

  #readScalar(inFlow: boolean): LocatedNode | undefined {
    const token = scanScalar(this.#text, this.#offset, inFlow);
    const value = token && scalarValue(token);
    if (token === undefined || value === undefined) return undefined;
    const start = this.#offset;
    this.#offset = token.end;
    return new LocatedScalar(this.#source, start, token.end, token.value, value);
  }

  /** Scans the key at the cursor, whose colon a space or the end of the line follows. */
  #scanKey(inFlow: boolean): ScalarToken | undefined {
    const token = scanScalar(this.#text, this.#offset, inFlow);
    if (token === undefined || this.#text.charCodeAt(token.end) !== char.colon) return undefined;
    const next = this.#text.charCodeAt(token.end + 1);
    const isKey = next === char.space || (!inFlow && next === char.lineBreak);
    const isLong = token.value.length > MAX_KEY_LENGTH;
    return !isKey || isLong || isRefusedKey(token.value) ? undefined : token;
  }

  /** Goes to the next line that holds more than a comment. */
  #findContent(): void {
    for (;;) {
      this.#skipSpaces();
      if (!this.#isAtLineEnd()) {
        this.#column = this.#offset - this.lineStart;
        return;
      }
      const lineBreak = this.#text.indexOf('\n', this.#offset);
      if (lineBreak < 0) {
        this.#column = NO_COLUMN;
        return;
      }
      this.#offset = lineBreak + 1;
      this.lineStart = this.#offset;
    }
  }

  #skipSpaces(): void {
    while (this.#text.charCodeAt(this.#offset) === char.space) this.#offset++;
  }

  #isAtDash(): boolean {
    return this.#text.charCodeAt(this.#offset) === char.dash;
  }

  /** Returns true if only a comment may follow on the line. */
  #isAtLineEnd(): boolean {
    const code = this.#text.charCodeAt(this.#offset);
    return Number.isNaN(code) || code === char.lineBreak || code === char.hash;
  }

  #entry(start: number, { value: key, end }: ScalarToken, value: LocatedNode): LocatedEntry {
    return new LocatedEntry(this.#source, start, end, key, value);
  }
}

import { countLines } from '../../../yaml/read-common-yaml.js';

/** A lineage file in parts that can be parsed one by one. */
export interface SplitFile {
  /** The text without the entries of `lineage`. */
  readonly head: string;
  /** Each is a list with one entry. */
  readonly entries: readonly { readonly text: string; readonly line: number }[];
}

const LINEAGE_KEY = /^lineage:[ \t]*(?:#.*)?\r?\n/m;
/** Matches the first line of an entry, or a line without content. */
const FIRST_LINE = /( *)- |[ \t]*(?:#.*)?\r?\n/y;

/**
 * Splits a file before each entry of the block list `lineage`. A parsed document takes a hundred
 * times the memory of its text, so a large file is parsed entry by entry.
 *
 * Undefined for a file in another style. If a part is not valid YAML, the file has a mistake.
 */
export function splitEntries(text: string): SplitFile | undefined {
  const key = LINEAGE_KEY.exec(text);
  if (key === null) return undefined;
  const start = key.index + key[0].length;
  const indent = firstIndent(text, start);
  if (indent === undefined) return undefined;
  const end = endOfList(text, start, indent);
  const head = `${text.slice(0, start)}${text.slice(end)}`;
  const firstLine = countLines(text.slice(0, start));
  return { head, entries: cut(text.slice(start, end), `${indent}- `, firstLine) };
}

/** Returns the spaces before the first entry of a list. Undefined if none follows. */
function firstIndent(text: string, start: number): string | undefined {
  FIRST_LINE.lastIndex = start;
  let line = FIRST_LINE.exec(text);
  while (line !== null && line[1] === undefined) line = FIRST_LINE.exec(text);
  return line?.[1];
}

/** Returns the offset of the first line behind a list whose entries have an indentation. */
function endOfList(text: string, start: number, indent: string): number {
  const outside = new RegExp(`^(?!${indent}[ -]|[ \\t]*(?:#|\\r?$))`, 'gm');
  outside.lastIndex = start;
  return outside.exec(text)?.index ?? text.length;
}

function cut(list: string, dash: string, firstLine: number): SplitFile['entries'] {
  const entries: { text: string; line: number }[] = [];
  let line = firstLine;
  let start = 0;
  while (start < list.length) {
    // Only comments stand before the first dash. They stay with the first entry.
    const from =
      entries.length === 0 && !list.startsWith(dash) ? list.indexOf(`\n${dash}`) + 1 : start;
    const next = list.indexOf(`\n${dash}`, from);
    const end = next < 0 ? list.length : next + 1;
    const text = list.slice(start, end);
    entries.push({ text, line });
    line += countLines(text) - 1;
    start = end;
  }
  return entries;
}

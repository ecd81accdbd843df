import { itemAt } from '../../model/item-at.js';
import { scalarText } from '../../yaml/scalar-text.js';

/** A value of a manifest to print. Numbers are in `plain` form. */
export type Printable = string | PlainText | readonly Printable[] | PrintableMap;

/** A text that is printed without quotes: a number, or a part of a file that is kept. */
export interface PlainText {
  readonly plain: string;
}

export interface PrintableMap {
  readonly entries: readonly (readonly [key: string | PlainText, value: Printable])[];
}

/** The maximum length of a line with a collection in brackets. The formatter has the same limit. */
const MAX_WIDTH = 100;

const INDENT = '  ';

/**
 * Prints a key or a dash with its value: on one line if it fits, else as a block. The formatter
 * does not change the result.
 *
 * @param head the key with its colon, or a dash, with the spaces before it
 * @param indent the spaces before the key or the dash. `head` may have the dash of the list before
 */
export function printMember(
  head: string,
  value: Printable,
  indent: string = leadingSpaces(head),
): readonly string[] {
  if (isScalar(value)) return [`${head} ${scalar(value, false)}`];
  const line = `${head} ${printFlow(value)}`;
  const fits = line.length <= MAX_WIDTH || [...line].length <= MAX_WIDTH;
  return fits ? [line] : printBlockMember(head, value, indent);
}

/** Prints a key or a dash with its members, one a line. */
export function printBlockMember(
  head: string,
  value: readonly Printable[] | PrintableMap,
  indent: string = leadingSpaces(head),
): readonly string[] {
  const inner = `${indent}${INDENT}`;
  if (isList(value)) return [head, ...value.flatMap((item) => printMember(`${inner}-`, item))];
  const lines = value.entries.flatMap(([key, item]) => printMember(printHead(inner, key), item));
  if (!head.endsWith('-')) return [head, ...lines];
  return [`${head} ${itemAt(lines, 0).trimStart()}`, ...lines.slice(1)];
}

function leadingSpaces(head: string): string {
  return head.slice(0, head.length - head.trimStart().length);
}

/** Prints a key with its colon. */
export function printHead(indent: string, key: string | PlainText): string {
  return `${indent}${scalar(key, false)}:`;
}

/** Prints a value on one line. */
export function printFlow(value: Printable): string {
  if (isScalar(value)) return scalar(value, true);
  if (isList(value)) return `[${value.map(printFlow).join(', ')}]`;
  const entries = value.entries.map(([key, item]) => `${scalar(key, true)}: ${printFlow(item)}`);
  return `{${entries.join(', ')}}`;
}

function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}

function isScalar(value: Printable): value is string | PlainText {
  return typeof value === 'string' || 'plain' in value;
}

function scalar(value: string | PlainText, inFlow: boolean): string {
  return typeof value === 'string' ? scalarText(value, inFlow) : value.plain;
}

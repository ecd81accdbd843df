import type { Json, JsonObject } from '../../model/json.js';
import { isJsonList } from './json-accessors.js';
import { collectInSteps, type Search, type Steps } from './steps.js';

/** Number of values that one step writes at most. */
export const STEP_VALUES = 1000;

/** Writes JSON in steps. The text is that of `JSON.stringify`. */
export function stringifyInSteps(value: Json): Steps<string> {
  return joinInSteps(jsonPieces(value));
}

/**
 * Writes JSON in steps, with `1.0` for a whole number in a field that DataHub's models declare as
 * float or double. JavaScript has one type of number, and typed clients tell `1` from `1.0`.
 */
export function stringifyTyped(value: Json): Steps<string> {
  return joinInSteps(typedPieces(value));
}

function* joinInSteps(pieces: Search<string>): Steps<string> {
  return (yield* collectInSteps(pieces)).join('');
}

/** The members that DataHub's models declare as float or double. */
export const doubles: readonly string[] = [
  'actualAggValue',
  'confidenceScore',
  'double',
  'nullProportion',
  'uniqueProportion',
];

const DOUBLES = doubles.map((name) => `"${name}":`);

/** A member with its whole number. In a text, each quote has a backslash before it. */
const WHOLE_DOUBLE = new RegExp(`(?<!\\\\)(?:${DOUBLES.join('|')})-?\\d+(?![\\d.eE])`, 'g');

/** Adds the types of numbers. A piece that ends with a key waits for the piece of its value. */
function* typedPieces(value: Json): Search<string> {
  let before = '';
  for (const piece of jsonPieces(value)) {
    const text = before + (piece ?? '');
    before = text.endsWith(':') ? text : '';
    yield before === '' ? typed(text) : undefined;
  }
}

function typed(text: string): string {
  // Most texts have none of them, and the search for a fixed text is much faster.
  return DOUBLES.some((key) => text.includes(key)) ? text.replace(WHOLE_DOUBLE, '$&.0') : text;
}

function* jsonPieces(value: Json): Search<string> {
  if (typeof value !== 'object' || value === null || isSmall(value)) yield JSON.stringify(value);
  else if (isJsonList(value)) yield* listPieces(value);
  else yield* objectPieces(value);
}

function* listPieces(items: readonly Json[]): Search<string> {
  yield '[';
  yield* itemPieces(items);
  yield ']';
}

/** Writes items with commas between. Halves them until one half is small. */
function* itemPieces(items: readonly Json[]): Search<string> {
  const [first = null, ...others] = items.slice(0, 2);
  if (others.length === 0) yield* jsonPieces(first);
  else if (isSmall(items)) yield JSON.stringify(items).slice(1, -1);
  else {
    const middle = Math.ceil(items.length / 2);
    yield* itemPieces(items.slice(0, middle));
    yield ',';
    yield* itemPieces(items.slice(middle));
  }
}

function* objectPieces(object: JsonObject): Search<string> {
  let before = '{';
  for (const [key, member] of Object.entries(object)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* jsonPieces(member);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Returns true if a value holds few values. Looks at no more than these. */
function isSmall(value: Json): boolean {
  return valuesLeft(value, STEP_VALUES) >= 0;
}

/** Returns how many values may follow. A negative number means that there are too many. */
function valuesLeft(value: Json | undefined, allowed: number): number {
  let left = allowed - 1;
  if (typeof value !== 'object' || value === null) return left;
  if (isJsonList(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = valuesLeft(value[i], left);
    return left;
  }
  // Makes no list of the members: this runs for each object of each answer.
  for (const key in value) {
    left = valuesLeft(value[key], left);
    if (left < 0) break;
  }
  return left;
}

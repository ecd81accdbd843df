import { isJsonObject, type Json } from '../../../src/model/json.js';

/** Values of every type, and a few that are traps in JavaScript. */
const replacements: readonly Json[] = [
  null,
  true,
  7,
  '',
  'x',
  'a,(b)',
  '\u0000\ud800',
  [],
  {},
  [null],
  [[]],
  JSON.parse('{"__proto__": {"name": 1}, "constructor": "x"}'),
];

/** Yields a value once for each of its parts and each replacement of that part. */
export function* spoiledValues(whole: Json): Generator<Json> {
  for (const replacement of replacements) yield replacement;
  if (Array.isArray(whole)) {
    const items: readonly Json[] = whole;
    for (const [index, item] of items.entries())
      for (const spoiled of spoiledValues(item)) yield items.with(index, spoiled);
  } else if (isJsonObject(whole)) {
    for (const [key, value] of Object.entries(whole))
      for (const spoiled of spoiledValues(value ?? null)) yield { ...whole, [key]: spoiled };
  }
}

/** Yields each beginning of a text. */
export function* cutTexts(text: string): Generator<string> {
  for (let length = 0; length < text.length; length++) yield text.slice(0, length);
}

/** A list in a list, and so on, deeper than a recursion can follow. */
export const deepJson: string = '['.repeat(100_000) + ']'.repeat(100_000);

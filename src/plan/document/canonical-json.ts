import { createHash } from 'node:crypto';
import { itemAt } from '../../model/item-at.js';
import { escapeInvisible } from '../../model/json.js';

/**
 * Writes equal values as equal text: keys sorted by code unit, no white space, absent values left
 * out (RFC 8785 for values that come from JSON, but keys that are whole numbers come first). Digests
 * and byte comparisons rely on it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

/** Writes canonical JSON with line breaks, for files that people read. */
export function prettyCanonicalJson(value: unknown): string {
  return `${escapeInvisible(JSON.stringify(sortKeys(value), undefined, 2))}\n`;
}

/**
 * Returns a value with sorted keys. Copies only unsorted objects: the plan makes most of its
 * objects with sorted keys. `JSON.stringify` would call a replacer for each number and text as
 * well, and takes three times as long.
 */
function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Array.isArray(value) ? sortItems(value) : sortMembers(value);
}

function sortItems(items: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const sorted = sortKeys(items[i]);
    if (sorted === items[i]) continue;
    copy ??= [...items];
    copy[i] = sorted;
  }
  return copy ?? items;
}

function sortMembers(object: object): object {
  const keys = Object.keys(object);
  if (!isSorted(keys)) return sortedCopy(object, keys.sort());
  let copy: Record<string, unknown> | undefined;
  for (const key of keys) {
    const member: unknown = Reflect.get(object, key);
    const sorted = sortKeys(member);
    if (sorted === member) continue;
    copy ??= { ...object };
    copy[key] = sorted;
  }
  return copy ?? object;
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (itemAt(keys, i - 1) > itemAt(keys, i)) return false;
  return true;
}

function sortedCopy(object: object, keys: readonly string[]): object {
  // An assignment to this key would set the prototype, and the member would be lost.
  if (keys.includes('__proto__'))
    return Object.fromEntries(keys.map((key) => [key, sortKeys(Reflect.get(object, key))]));
  const sorted: Record<string, unknown> = {};
  for (const key of keys) sorted[key] = sortKeys(Reflect.get(object, key));
  return sorted;
}

/** The text of a large plan is longer than a string may be, so it is hashed in parts of this length. */
const HASHED_LENGTH = 1 << 16;

/** The lists of a plan are its members, or members of its members. */
const OBJECT_LEVELS = 2;

/**
 * Computes the SHA-256 of a value's canonical JSON, as `sha256:` and lower-case hex. Equal values
 * have equal digests, whatever their layout in a file.
 */
export function contentDigest(value: unknown): string {
  const hash = createHash('sha256');
  let text = '';
  for (const piece of canonicalPieces(value, OBJECT_LEVELS)) {
    text += piece;
    if (text.length < HASHED_LENGTH) continue;
    hash.update(text);
    text = '';
  }
  return `sha256:${hash.update(text).digest('hex')}`;
}

/** Yields canonical JSON in pieces: objects down to some level by member, their lists by item. */
function* canonicalPieces(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || value === null || typeof value !== 'object') yield canonicalJson(value);
  else if (Array.isArray(value)) yield* itemPieces(value);
  else yield* memberPieces(value, levels);
}

function* itemPieces(items: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const item of items) {
    yield before + canonicalJson(item ?? null);
    before = ',';
  }
  yield items.length === 0 ? '[]' : ']';
}

function* memberPieces(value: object, levels: number): Generator<string> {
  let before = '{';
  for (const key of Object.keys(value).sort()) {
    const member: unknown = Reflect.get(value, key);
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* canonicalPieces(member, levels - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

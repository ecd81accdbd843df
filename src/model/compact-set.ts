import { hash } from 'node:crypto';
import { compareText } from '../errors/compare-text.js';
import { groupAt, groupBy } from './group-by.js';
import { itemAt } from './item-at.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { riceLength, riceNumbers, riceText } from './rice-code.js';

/** What a compact set says about a list of candidates. */
export interface Expanded {
  readonly members: readonly string[];
  /** How many more names the set has. No candidate can be told to be one of them. */
  readonly missing: number;
}

/** Leaves room in a mark of 30,000 bytes for the rest of it. */
const MAX_CHARACTERS = 27_000;
/** More bits would hardly make a collision less likely. */
const MOST_BITS = 28;
/** Fewer bits would let too many strangers collide. A set that needs fewer is too long for a mark. */
const FEWEST_BITS = 5;

/**
 * Stores a set of names in about a byte each. A name is a fingerprint of eight characters. The set holds no names but
 * places: each name hashes to one of `size * 2^bits` places, and the set codes the gaps between the sorted places. The set
 * takes as many bits as fit.
 *
 * @param candidates the names that are known today. The set lists those that are not in it and collide with it.
 */
export function compactSet(names: readonly string[], candidates: readonly string[]): JsonObject {
  const members = new Set(names);
  const inside = [...members].map(hashed).sort((a, b) => a.hash - b.hash);
  const strangers = [...new Set(candidates)].filter((name) => !members.has(name)).map(hashed);
  const size = members.size;
  for (let bits = MOST_BITS; ; bits--) {
    const range = size * 2 ** bits;
    const places = inside.map((one) => placeOf(one, range));
    const taken = new Set(places);
    const except = joined(strangers.filter((one) => taken.has(placeOf(one, range))));
    if (bits > FEWEST_BITS && riceLength(places, bits) + except.length > MAX_CHARACTERS) continue;
    return { size, bits, digest: digestOf(inside), gaps: riceText(places, bits), ...(except !== '' && { except }) };
  }
}

/** Finds the candidates that are in a set. Returns nothing where the set is damaged. */
export function expandSet(set: Json | undefined, candidates: readonly string[]): Expanded | undefined {
  const parsed = parseSet(set);
  if (!parsed) return undefined;
  const { size, range, digest, except, places } = parsed;
  const all = [...new Set(candidates)].filter((name) => !except.has(name)).map(hashed);
  const claims = groupBy(all, (one) => placeOf(one, range));
  const seats = [...groupBy(places, (place) => place)].map(([place, { length }]) => ({ length, claimants: groupAt(claims, place) }));
  // Where a place has more claimants than seats, one of them is a stranger, and nothing tells which.
  const members = seats.flatMap(({ length, claimants }) => (claimants.length <= length ? claimants : []));
  const empty = seats.reduce((total, { length, claimants }) => total + Math.max(0, length - claimants.length), 0);
  const isSure = members.length === size ? digestOf(members) === digest : isFreeOfStrangers(empty, all.length - members.length, range);
  return isSure ? { members: members.map(({ name }) => name), missing: size - members.length } : { members: [], missing: size };
}

/**
 * Whether hardly any stranger can sit in the place of a name that is gone. A stranger hits one of the empty places with a
 * chance of empty / range. A chance of one in a thousand that any did so is too much. One stranger more than the known ones
 * is counted: the one that did so.
 */
function isFreeOfStrangers(empty: number, strangers: number, range: number): boolean {
  return empty * (strangers + 1) * 1000 < range;
}

interface ParsedSet {
  readonly size: number;
  readonly range: number;
  readonly digest: string;
  readonly places: readonly number[];
  readonly except: ReadonlySet<string>;
}

function parseSet(set: Json | undefined): ParsedSet | undefined {
  if (!isJsonObject(set)) return undefined;
  const { size, bits, digest, gaps, except = '' } = set;
  if (!isWithin(size, 1, Number.MAX_SAFE_INTEGER) || !isWithin(bits, 0, MOST_BITS)) return undefined;
  if (!isText(digest, /^[\w-]{8}$/) || !isText(gaps, /^[\w-]+$/) || !isText(except, /^(?:[\w-]{8})*$/)) return undefined;
  const range = size * 2 ** bits;
  const places = riceNumbers(gaps, { count: size, parameter: bits });
  if (!places || itemAt(places, size - 1) >= range) return undefined;
  return { size, range, digest, places, except: new Set(except.match(/.{8}/g)) };
}

function isWithin(value: Json | undefined, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isText(value: Json | undefined, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

interface Hashed {
  readonly name: string;
  /** 48 bits. */
  readonly hash: number;
}

function hashed(name: string): Hashed {
  return { name, hash: Number.parseInt(hash('sha256', name, 'hex').slice(0, 12), 16) };
}

/** Keeps the order of hashes. Floating point rounds the same way on every machine. */
function placeOf({ hash: value }: Hashed, range: number): number {
  return Math.floor((value / 2 ** 48) * range);
}

function joined(names: readonly Hashed[]): string {
  return names
    .map(({ name }) => name)
    .sort(compareText)
    .join('');
}

function digestOf(names: readonly Hashed[]): string {
  return hash('sha256', joined(names), 'base64url').slice(0, 8);
}

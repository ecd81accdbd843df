import { compareText } from '../errors/compare-text.js';
import { groupAt, groupBy } from './group-by.js';
import { itemAt } from './item-at.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { riceNumbers, riceText } from './rice-code.js';
import { sha256 } from './sha256.js';

/** The result of looking up candidates in a compact set. */
export interface ExpandedSet {
  readonly members: readonly string[];
  /** Number of further names in the set. No candidate is known to be one of them. */
  readonly missing: number;
}

/** A mark has at most 30,000 bytes. This leaves room for the rest of it. */
const MAX_CHARACTERS = 27_000;
/** More bits would hardly make a collision less likely. */
const MOST_BITS = 28;
/**
 * Fewer bits would let too many names from outside the set collide. A set that needs fewer bits is
 * too long for a mark.
 */
const FEWEST_BITS = 5;

/**
 * Stores a set of names in about a byte each. A name is a fingerprint of eight characters. The set
 * holds no names but places: each name hashes to one of `size * 2^bits` places, and the set codes
 * the gaps between the sorted places. The set takes as many bits as fit.
 *
 * @param candidates all names that are known now. The set lists the strangers: candidates that are
 * not members but collide with one
 */
export function compactSet(names: readonly string[], candidates: readonly string[]): JsonObject {
  const members = new Set(names);
  const inside = [...members].map(toHashed).sort((a, b) => a.hash - b.hash);
  const strangers = [...new Set(candidates)].filter((name) => !members.has(name)).map(toHashed);
  const size = members.size;
  for (let bits = firstBits(size); ; bits--) {
    const range = size * 2 ** bits;
    const places = inside.map((one) => toPlace(one, range));
    const taken = new Set(places);
    const except = joinNames(strangers.filter((one) => taken.has(toPlace(one, range))));
    const gaps = riceText(places, bits);
    if (bits > FEWEST_BITS && gaps.length + except.length > MAX_CHARACTERS) continue;
    return { size, bits, digest: setDigest(inside), gaps, ...(except !== '' && { except }) };
  }
}

/** The most bits that may fit: a gap takes at least one bit more, and a character holds six. */
function firstBits(size: number): number {
  const fitting = Math.floor((6 * MAX_CHARACTERS) / size) - 1;
  return Math.min(MOST_BITS, Math.max(FEWEST_BITS, fitting));
}

/** Finds the candidates that are in a set. Returns undefined if the set is damaged. */
export function expandSet(
  set: Json | undefined,
  candidates: readonly string[],
): ExpandedSet | undefined {
  const parsed = parseSet(set);
  if (!parsed) return undefined;
  const { size, range, digest, except, places } = parsed;
  const all = [...new Set(candidates)].filter((name) => !except.has(name)).map(toHashed);
  const claims = groupBy(all, (one) => toPlace(one, range));
  const seats = [...groupBy(places, (place) => place)].map(([place, { length }]) => ({
    length,
    claimants: groupAt(claims, place),
  }));
  // A place with more claimants than seats has a stranger among them. Nothing tells which one it
  // is.
  const members = seats.flatMap(({ length, claimants }) =>
    claimants.length <= length ? claimants : [],
  );
  const empty = seats.reduce(
    (total, { length, claimants }) => total + Math.max(0, length - claimants.length),
    0,
  );
  const isSure =
    members.length === size
      ? setDigest(members) === digest
      : isFreeOfStrangers(empty, all.length - members.length, range);
  return isSure
    ? { members: members.map(({ name }) => name), missing: size - members.length }
    : { members: [], missing: size };
}

/**
 * Returns true if a stranger hardly ever takes the place of a name that is gone. A stranger hits
 * one of the empty places with a chance of empty / range. A chance of one in a thousand for any of
 * the strangers is too high. A stranger in such a place is not among the known strangers, so the
 * sum adds one.
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
  if (!isWithin(size, 1, Number.MAX_SAFE_INTEGER) || !isWithin(bits, 0, MOST_BITS))
    return undefined;
  if (
    !isText(digest, /^[\w-]{8}$/) ||
    !isText(gaps, /^[\w-]+$/) ||
    !isText(except, /^(?:[\w-]{8})*$/)
  )
    return undefined;
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
  /** A number of 48 bits. */
  readonly hash: number;
}

function toHashed(name: string): Hashed {
  return { name, hash: Number.parseInt(sha256(name, 'hex').slice(0, 12), 16) };
}

/**
 * Maps a hash to one of `range` places and keeps the order of hashes. Floating point rounds the
 * same way on every machine.
 */
function toPlace({ hash: value }: Hashed, range: number): number {
  return Math.floor((value / 2 ** 48) * range);
}

function joinNames(names: readonly Hashed[]): string {
  return names
    .map(({ name }) => name)
    .sort(compareText)
    .join('');
}

function setDigest(names: readonly Hashed[]): string {
  return sha256(joinNames(names), 'base64url').slice(0, 8);
}

import { compareText } from '../errors/compare-text.js';
import { ok, problem, type Result } from '../errors/result.js';
import { compactSet, expandSet } from './compact-set.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { sha256 } from './sha256.js';
import type { UpstreamRecord } from './upstream-lineage.js';

/**
 * The only key in `Upstream.properties` that we write. It has lower-case letters, since DataHub
 * makes a field of its graph index of it.
 */
export const MARK_PROPERTY = 'headwater';

/** A longer mark does not fit into DataHub's index. It has room for 20,000 pairs on an edge. */
export const MAX_MARK_BYTES = 30_000;

/** The most pairs that a mark lists by fingerprint. A mark with more holds a compact set. */
export const MAX_LISTED_PAIRS = 3_000;

/**
 * The mark of one stack on an edge: the part that the stack owns of the edge and of the column
 * pairs between its two datasets.
 */
export interface Mark {
  readonly edge: boolean;
  /**
   * Sorted fingerprints of pairs. A compact set gives only the fingerprints of existing pairs
   * that are certainly ours.
   */
  readonly pairs: readonly string[];
  readonly protect: boolean;
  /** One line for people about the edge. */
  readonly note?: string;
  /**
   * Number of further pairs in a compact set: they are gone, or look like a pair of another writer.
   * Absent for none.
   */
  readonly missing?: number;
}

export const NO_MARK: Mark = { edge: false, pairs: [], protect: false };

/**
 * Returns the user who added a record by `updateLineage`, which writes no mark. Undefined for a record
 * that was written in another way, whatever its stamp says: the official client stamps every edge of
 * its patches with the user `datahub`.
 */
export function mutationActor({ created, properties }: UpstreamRecord): string | undefined {
  return properties?.['source'] === 'UI' ? created?.actor : undefined;
}

/** The marks of all stacks on one record, by owner: `stack` or `stack@target`. */
export type Marks = ReadonlyMap<string, Mark>;

/**
 * Reads the marks in the text of the property. Without a text there are no marks.
 *
 * @param present fingerprints of all column pairs of this edge in the aspect. A compact set finds
 * its pairs among them
 */
export function readMarks(text: string | undefined, present: readonly string[]): Result<Marks> {
  const owners = parseOwners(text);
  if (owners === undefined) return problem('is not the JSON of marks');
  const marks = new Map<string, Mark>();
  for (const [owner, value] of Object.entries(owners)) {
    const mark = readMark(value, present);
    if (mark === undefined) return problem(`holds a malformed mark of "${owner}"`);
    marks.set(owner, mark);
  }
  return ok(marks);
}

/**
 * Returns the text of the property after the marks of some owners changed, or undefined if no mark
 * is left. The marks of other owners stay exactly as they are, with fields that this version does
 * not know.
 *
 * @param present as in {@link readMarks}, for the aspect that carries the text
 */
export function writeMarks(
  text: string | undefined,
  changes: ReadonlyMap<string, Mark>,
  present: readonly string[],
): string | undefined {
  // A stack may be named like a property that every object has. A map takes any name.
  const owners = new Map(Object.entries(parseOwners(text) ?? {}));
  for (const [owner, mark] of changes) {
    if (isEmptyMark(mark)) owners.delete(owner);
    else owners.set(owner, markJson(mark, present));
  }
  if (owners.size === 0) return undefined;
  return JSON.stringify(Object.fromEntries([...owners].sort(([a], [b]) => compareText(a, b))));
}

/**
 * Returns the record with this text in the property, or without the property. A record loses its
 * `properties` if no other property is left.
 */
export function withMarkText(record: UpstreamRecord, text: string | undefined): UpstreamRecord {
  const { properties, ...rest } = record;
  const { [MARK_PROPERTY]: before, ...others } = properties ?? {};
  if (text === before) return record;
  if (text !== undefined)
    return { ...record, properties: { ...properties, [MARK_PROPERTY]: text } };
  return (
    Object.keys(others).length > 0 ? { ...record, properties: others } : rest
  ) as UpstreamRecord;
}

export function isEmptyMark(mark: Mark): boolean {
  return !mark.edge && !holdsPairs(mark);
}

/** Returns true if a mark holds any column pair, listed or missing. */
export function holdsPairs({ pairs, missing = 0 }: Mark): boolean {
  return pairs.length + missing > 0;
}

/** The parts of a column pair that its fingerprint depends on. */
export interface PairIdentity {
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
}

/** 36 bits: a collision among the 20,000 pairs of one edge has a chance of three in a thousand. */
const IDENTITY_LENGTH = 6;
const TRANSFORM_LENGTH = 2;
const FINGERPRINTS = /^(?:[\w-]{8})*$/;

/**
 * Returns the name of a pair in marks, of fixed width. The fields are urns. The first part
 * identifies the two columns, the rest the transform.
 */
export function pairFingerprint({
  downstreamField,
  upstreamField,
  transform,
}: PairIdentity): string {
  return (
    digest([downstreamField, upstreamField], IDENTITY_LENGTH) +
    (transform === null ? NO_TRANSFORM : digest(transform, TRANSFORM_LENGTH))
  );
}

/** Returns the part of a fingerprint that identifies the two columns, whatever the transform. */
export function identityPart(fingerprint: string): string {
  return fingerprint.slice(0, IDENTITY_LENGTH);
}

function digest(value: Json, length: number): string {
  return sha256(JSON.stringify(value), 'base64url').slice(0, length);
}

/** The part of a fingerprint for a pair without a transform, as nearly all are. */
const NO_TRANSFORM = digest(null, TRANSFORM_LENGTH);

function parseOwners(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return {};
  try {
    const value: Json = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readMark(value: Json | undefined, present: readonly string[]): Mark | undefined {
  if (!isJsonObject(value)) return undefined;
  const { edge, pairs = '', set, protect, note } = value;
  if (typeof pairs !== 'string' || !FINGERPRINTS.test(pairs)) return undefined;
  const found = set === undefined ? { members: [], missing: 0 } : expandSet(set, present);
  if (found === undefined) return undefined;
  const listed = pairs.match(/.{8}/g) ?? [];
  return {
    edge: edge === 1,
    pairs: [...new Set([...listed, ...found.members])].sort(compareText),
    protect: protect === 1,
    ...(typeof note === 'string' && { note }),
    ...(found.missing > 0 && { missing: found.missing }),
  };
}

function markJson({ edge, pairs, protect, note }: Mark, present: readonly string[]): JsonObject {
  return {
    ...(edge && { edge: 1 }),
    ...pairsJson(pairs, present),
    ...(protect && { protect: 1 }),
    ...(note !== undefined && { note }),
  };
}

function pairsJson(pairs: readonly string[], present: readonly string[]): JsonObject {
  if (pairs.length > MAX_LISTED_PAIRS) return { set: compactSet(pairs, present) };
  return pairs.length > 0 ? { pairs: [...pairs].sort(compareText).join('') } : {};
}

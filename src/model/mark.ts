import { createHash } from 'node:crypto';
import { compareText } from '../errors/compare-text.js';
import { ok, problem, type Result } from '../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import type { UpstreamRecord } from './upstream-lineage.js';

/** The one key in `Upstream.properties` that is ours. Lower-case letters: DataHub makes a field of its graph index of it. */
export const MARK_PROPERTY = 'headwater';

/** A longer mark would not fit into DataHub's index any more. Some 4,000 pairs an edge. */
export const MAX_MARK_BYTES = 30_000;

/** What one stack owns of an edge and of the column pairs between its two datasets. */
export interface Mark {
  readonly edge: boolean;
  /** Fingerprints of pairs, sorted. */
  readonly pairs: readonly string[];
  readonly protect: boolean;
}

export const NO_MARK: Mark = { edge: false, pairs: [], protect: false };

/** The marks of all stacks on one record, by owner: `stack` or `stack@target`. */
export type Marks = ReadonlyMap<string, Mark>;

/** Reads the text of the property. Nothing marked where there is none. */
export function readMarks(text: string | undefined): Result<Marks> {
  const owners = parseOwners(text);
  if (owners === undefined) return problem('is not the JSON of marks');
  const marks = new Map<string, Mark>();
  for (const [owner, value] of Object.entries(owners)) {
    const mark = readMark(value);
    if (mark === undefined) return problem(`holds a malformed mark of "${owner}"`);
    marks.set(owner, mark);
  }
  return ok(marks);
}

/**
 * The text of the property after some owners' marks changed; nothing where no mark is left. What other owners say stays
 * to the letter, fields that we do not know among it.
 */
export function writeMarks(text: string | undefined, changes: ReadonlyMap<string, Mark>): string | undefined {
  // A map, since a stack may be called what an object has already.
  const owners = new Map(Object.entries(parseOwners(text) ?? {}));
  for (const [owner, mark] of changes) {
    if (isEmptyMark(mark)) owners.delete(owner);
    else owners.set(owner, markJson(mark));
  }
  if (owners.size === 0) return undefined;
  return JSON.stringify(Object.fromEntries([...owners].sort(([a], [b]) => compareText(a, b))));
}

/** A record with this text in the property, or without it; one without any other property has none then. */
export function withMarkText(record: UpstreamRecord, text: string | undefined): UpstreamRecord {
  const { properties, ...rest } = record;
  const { [MARK_PROPERTY]: before, ...others } = properties ?? {};
  if (text === before) return record;
  if (text !== undefined) return { ...record, properties: { ...properties, [MARK_PROPERTY]: text } };
  return (Object.keys(others).length > 0 ? { ...record, properties: others } : rest) as UpstreamRecord;
}

export function isEmptyMark({ edge, pairs }: Mark): boolean {
  return !edge && pairs.length === 0;
}

/** What makes a column pair the pair that it is. */
export interface PairIdentity {
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
}

/** 42 bits: a collision among the 4,000 pairs of one edge has a chance of two in a million. */
const FINGERPRINT_LENGTH = 7;
const FINGERPRINTS = /^(?:[\w-]{7})*$/;

/** The fixed-width name of a pair, as marks hold it. The fields are urns. */
export function pairFingerprint({ downstreamField, upstreamField, transform }: PairIdentity): string {
  const text = JSON.stringify([downstreamField, upstreamField, transform]);
  return createHash('sha256').update(text).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

function parseOwners(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return {};
  try {
    const value: Json = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readMark(value: Json | undefined): Mark | undefined {
  if (!isJsonObject(value ?? null)) return undefined;
  const { edge, pairs = '', protect } = value as JsonObject;
  if (typeof pairs !== 'string' || !FINGERPRINTS.test(pairs)) return undefined;
  return { edge: edge === 1, pairs: pairs.match(/.{7}/g) ?? [], protect: protect === 1 };
}

function markJson({ edge, pairs, protect }: Mark): JsonObject {
  return {
    ...(edge && { edge: 1 }),
    ...(pairs.length > 0 && { pairs: [...pairs].sort(compareText).join('') }),
    ...(protect && { protect: 1 }),
  };
}

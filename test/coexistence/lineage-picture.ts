import type { JsonObject } from '../../src/model/json.js';

type Record_ = Readonly<Record<string, unknown>>;

/**
 * Describes a lineage aspect without order and without our mark: its upstream records with stamps,
 * the column records that are never split, and its column pairs. Reads the raw aspect, without the
 * tested code.
 */
export function pictureOf(aspect: JsonObject | undefined): unknown {
  const { upstreams = [], fineGrainedLineages = [], ...rest } = (aspect ?? {}) as Record_;
  const columns = fineGrainedLineages as readonly Record_[];
  return {
    rest,
    upstreams: sorted((upstreams as readonly Record_[]).map(withoutOurKey)),
    opaque: sorted(columns.filter((record) => !isPlain(record))),
    pairs: pairsOf(columns.filter(isPlain)),
  };
}

/** Returns true for a record of one downstream column and its upstream columns. */
function isPlain({ query, upstreamType, upstreams, downstreams }: Record_): boolean {
  return (
    query === undefined &&
    upstreamType === 'FIELD_SET' &&
    Array.isArray(upstreams) &&
    upstreams.length > 0 &&
    Array.isArray(downstreams) &&
    downstreams.length === 1
  );
}

/** Returns the pairs of records. Of a repeated pair, the first counts. */
function pairsOf(records: readonly Record_[]): readonly string[] {
  const pairs = new Map<string, unknown>();
  for (const {
    upstreams,
    downstreams,
    transformOperation = 'NONE',
    confidenceScore = 1,
  } of records) {
    for (const upstream of upstreams as readonly string[]) {
      const pair = [
        ...(downstreams as readonly string[]),
        upstream,
        transformOperation === '' ? 'NONE' : transformOperation,
      ].join(' ');
      if (!pairs.has(pair)) pairs.set(pair, confidenceScore);
    }
  }
  return [...pairs]
    .map(([pair, confidence]) => `${pair} ${Math.fround(Number(confidence))}`)
    .sort();
}

/** Removes our key, since owners are compared elsewhere. */
function withoutOurKey(record: Record_): Record_ {
  const { properties, ...rest } = record;
  const { headwater: _, ...others } = (properties ?? {}) as Record_;
  return Object.keys(others).length > 0 ? { ...rest, properties: others } : rest;
}

function sorted(records: readonly Record_[]): readonly string[] {
  return records.map((record) => JSON.stringify(record, sortedKeys)).sort();
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

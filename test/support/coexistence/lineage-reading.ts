import type { JsonObject } from '../../../src/model/json.js';

type StoredEdge = JsonObject & { readonly properties?: { readonly [key: string]: string } };

/** Returns the record of an upstream. Throws unless exactly one exists. */
export function edgeTo(upstream: string, aspect: JsonObject | undefined): StoredEdge {
  const found = ((aspect?.['upstreams'] ?? []) as readonly StoredEdge[]).filter(
    ({ dataset }) => dataset === upstream,
  );
  if (found.length !== 1) throw new Error(`${upstream} is there ${found.length} times`);
  return found[0] as StoredEdge;
}

/**
 * Returns the downstream, upstream and transform of every pair in records of one downstream column,
 * with or without a query, sorted.
 */
export function columnPairsOf(aspect: JsonObject | undefined): readonly (readonly string[])[] {
  const records = (aspect?.['fineGrainedLineages'] ?? []) as readonly Record<string, unknown>[];
  const pairs = records
    .filter(
      ({ upstreamType, downstreams }) =>
        upstreamType === 'FIELD_SET' && (downstreams as readonly string[]).length === 1,
    )
    .flatMap(({ downstreams, upstreams, transformOperation = 'NONE' }) =>
      (upstreams as readonly string[]).map((upstream) => [
        String((downstreams as readonly string[])[0]),
        upstream,
        String(transformOperation),
      ]),
    );
  return pairs.sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

/**
 * Returns the part of an aspect that DataHub's indexer reads: its column records up to the first
 * one without upstreams.
 */
export function beforeFirstConstant(aspect: JsonObject | undefined): JsonObject {
  const records = (aspect?.['fineGrainedLineages'] ?? []) as readonly JsonObject[];
  const constant = records.findIndex(
    ({ upstreams = [] }) => Array.isArray(upstreams) && upstreams.length === 0,
  );
  return { ...aspect, fineGrainedLineages: constant < 0 ? records : records.slice(0, constant) };
}

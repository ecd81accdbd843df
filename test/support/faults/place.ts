import { canHappen } from './carry-out-fault.js';
import type { FaultPlace, FaultRule } from './fault.js';
import type { FaultRequest } from './request.js';

/**
 * Returns the rules that a request meets, of those whose fault can happen to it. It counts
 * requests, so each request must be passed once, in order.
 */
export type MetRules = (request: FaultRequest) => readonly FaultRule[];

/** @param seed of the chances; the same seed and requests meet the same rules */
export function meetRules(rules: readonly FaultRule[], seed: number): MetRules {
  const random = randomFrom(seed);
  const counts = rules.map(() => 0);
  return (request) =>
    rules.filter(({ where = {}, fault }, i) => {
      if (!canHappen(fault, request) || !fits(request, where)) return false;
      const number = (counts[i] ?? 0) + 1;
      counts[i] = number;
      const { from = 1, times = Number.POSITIVE_INFINITY, chance = 1 } = where;
      return number >= from && number < from + times && (chance >= 1 || random() < chance);
    });
}

function fits(
  { isWrite, kind, path: asked, body }: FaultRequest,
  { among, kinds, path = '', urns }: FaultPlace,
): boolean {
  if (among !== undefined && isWrite !== (among === 'writes')) return false;
  return (
    (kinds?.includes(kind) ?? true) &&
    asked.includes(path) &&
    (urns?.some((urn) => body.includes(urn)) ?? true)
  );
}

/** Random numbers by Mulberry32, from 0 up to, but not including, 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The maximum number of requests that a run may send at once. */
const MAX_CONCURRENCY = 64;

/** The maximum number of steps along lineage, with a request each. Real lineage is shorter. */
export const MAX_LINEAGE_STEPS = 1_000;

/** The rule for a number of concurrent requests, as a phrase of a message. */
export const CONCURRENCY_RULE: string = `a whole number from 1 to ${MAX_CONCURRENCY}`;

/** Parses a number of concurrent requests. Returns undefined for any other text. */
export function parseConcurrency(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= MAX_CONCURRENCY ? value : undefined;
}

/** The rule for a duration, as an order to the user. */
export const DURATION_RULE: string =
  'write a whole number above zero with a unit, such as 30s, 500ms or 2m';

const unitsMs = { ms: 1, s: 1000, m: 60_000 } as const;

/** Parses `5s`, `500ms` or `2m` to milliseconds. Undefined for any other text. */
export function parseDurationMs(text: string): number | undefined {
  const match = /^(\d+)(ms|s|m)$/.exec(text);
  const unit = match?.[2];
  if (!isUnit(unit)) return undefined;
  const ms = Number(match?.[1]) * unitsMs[unit];
  return ms > 0 && Number.isSafeInteger(ms) ? ms : undefined;
}

function isUnit(text: string | undefined): text is keyof typeof unitsMs {
  return text !== undefined && Object.hasOwn(unitsMs, text);
}

import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** DataHub's enum `AccessTokenDuration`. */
export const tokenDurations = [
  'ONE_HOUR',
  'ONE_DAY',
  'ONE_WEEK',
  'ONE_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
  'NO_EXPIRY',
] as const;

export type TokenDuration = (typeof tokenDurations)[number];

/** Source: DataHub's `AccessTokenUtil`, which lacks ONE_WEEK and refuses it. */
const DURATIONS_MS: Readonly<Record<Exclude<TokenDuration, 'ONE_WEEK'>, number | undefined>> = {
  ONE_HOUR: HOUR_MS,
  ONE_DAY: DAY_MS,
  ONE_MONTH: 30 * DAY_MS,
  THREE_MONTHS: 90 * DAY_MS,
  SIX_MONTHS: 180 * DAY_MS,
  ONE_YEAR: 365 * DAY_MS,
  NO_EXPIRY: undefined,
};

/** Returns the duration in milliseconds. Undefined for a token that does not expire. */
export function durationMs(duration: TokenDuration, dialect: Dialect): number | undefined {
  if (duration === 'ONE_WEEK')
    throw brokenInput(dialect, `Unrecognized access token duration ${duration} provided`);
  return DURATIONS_MS[duration];
}

import { didYouMean } from '../errors/did-you-mean.js';
import { ok, problem, type Result } from '../errors/result.js';
import { type TokenDuration, tokenDurations } from '../model/access-token.js';

/** The lifetimes of DataHub's tokens, by their short spellings. A month has 30 days. */
const spellings: Readonly<Record<string, TokenDuration>> = {
  '1h': 'ONE_HOUR',
  '1d': 'ONE_DAY',
  '24h': 'ONE_DAY',
  '1w': 'ONE_WEEK',
  '7d': 'ONE_WEEK',
  '30d': 'ONE_MONTH',
  '90d': 'THREE_MONTHS',
  '180d': 'SIX_MONTHS',
  '365d': 'ONE_YEAR',
  '1y': 'ONE_YEAR',
  never: 'NO_EXPIRY',
};

/** Parses the lifetime of a new token, such as `30d`, `never` or DataHub's `ONE_MONTH`. */
export function parseTokenDuration(text: string): Result<TokenDuration> {
  const named = tokenDurations.find((one) => one === text.toUpperCase());
  const found =
    named ??
    (Object.hasOwn(spellings, text.toLowerCase()) ? spellings[text.toLowerCase()] : undefined);
  if (found !== undefined) return ok(found);
  const near = didYouMean(text, [...tokenDurations, ...Object.keys(spellings)]);
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  return problem(
    `No token can have the lifetime "${text}".${meant} Lifetimes: 1h, 1d, 30d, 90d, 180d, 365d, never, or ${tokenDurations.join(', ')}.`,
  );
}

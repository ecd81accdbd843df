import { pluralize } from '../../report/words/pluralize.js';
import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/**
 * Says when a token expires: "in 12 days", "never" or "expired".
 *
 * @param expiresAt milliseconds since 1970; null for a token that does not expire
 */
export function expiryWords(expiresAt: number | null, now: number): string {
  if (expiresAt === null) return 'never';
  if (expiresAt <= now) return 'expired';
  const minutes = Math.max(1, Math.round((expiresAt - now) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `in ${pluralize(minutes, 'minute')}`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return `in ${pluralize(hours, 'hour')}`;
  return `in ${pluralize(Math.round(hours / DAY_HOURS), 'day')}`;
}

/** The name in the urn of a user. Any other text is returned unchanged. */
export function userName(urn: string): string {
  const parts = parseCorpUserUrn(urn);
  return parts.ok ? parts.value.username : urn;
}

/** The urn of a user who is given by name or by urn. */
export function userUrn(name: string): string {
  return name.startsWith('urn:') ? name : corpUserUrn(name);
}

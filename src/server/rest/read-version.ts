import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** "0" is the latest version, whatever its number, and what a reader gets who asks for none. */
export const LATEST = '0';

/**
 * The version that a reader asks for.
 *
 * @param what names the parameter in messages
 * @throws Refusal `malformed`
 */
export function readVersion(text: string | undefined, what: string): string {
  if (text === undefined) return LATEST;
  if (/^-?\d{1,15}$/.test(text)) return text;
  throw new Refusal('malformed', `${what} must be a whole number, but is "${text}"`);
}

/** Whether a version is the one that is stored. Earlier ones are not kept. */
export function isLatest(version: string, aspect: StoredAspect): boolean {
  return version === LATEST || version === String(aspect.version);
}

import { Refusal } from '../refusal.js';

/**
 * A flag in a query, or its default.
 *
 * @param what names the flag in messages
 * @throws Refusal `malformed`
 */
export function readFlag(text: string | undefined, fallback: boolean, what: string): boolean {
  switch (text?.toLowerCase()) {
    case undefined:
    case '':
      return fallback;
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw new Refusal('malformed', `${what} must be true or false, but is "${text}"`);
  }
}

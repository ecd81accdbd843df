import { RequestError } from '../shared/request-error.js';

/**
 * Reads a flag in a query.
 *
 * @param fallback the value of an absent flag
 * @param what the name of the flag in messages
 * @throws RequestError `malformed`
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
      throw new RequestError('malformed', `${what} must be true or false, but is "${text}"`);
  }
}

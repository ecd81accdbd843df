import { brokenInputCode, type Dialect } from './dialect.js';
import { RequestError } from './request-error.js';

/**
 * Makes the error for input on which DataHub itself fails. The dialect decides what the client
 * sees.
 */
export function brokenInput(dialect: Dialect, message: string): RequestError {
  return new RequestError(brokenInputCode(dialect) === 500 ? 'broken' : 'malformed', message);
}

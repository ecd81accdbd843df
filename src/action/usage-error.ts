import type { CodeName } from '../errors/codes.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

/** Makes the error of an event, an input or a checkout that the action cannot use. */
export function usageError(code: CodeName, message: string, hint?: string): HeadwaterError {
  return new HeadwaterError(code, message, { exitCode: exitCodes.usage, hint });
}

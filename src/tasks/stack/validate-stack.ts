import { readStack } from './read-stack.js';
import { toValidationResult } from './read-valid-stack.js';
import type { StackRequest, ValidationResult } from './stack-request.js';

/**
 * Validates settings and manifests, as far as this is possible without a catalog.
 *
 * @throws HeadwaterError of exit code 64 if there is nothing to read, or if a file contains the
 *   token; `interrupted`, 130, once `signal` is aborted
 */
export async function validateStack(request: StackRequest): Promise<ValidationResult> {
  return toValidationResult(await readStack(request));
}

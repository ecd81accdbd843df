import { hasErrors } from '../errors/finding.js';
import { readStack, type StackReading } from './read-stack.js';
import type { StackRequest } from './stack-request.js';
import { toValidationResult } from './to-validation-result.js';
import type { InvalidStack } from './validation-result.js';

/** A stack whose settings and manifests have no errors. */
export type ValidStack = StackReading & { readonly kind: 'stack' };

/**
 * Reads settings and manifests. With an error in them, returns their findings: a task then asks the
 * catalog nothing, since an incomplete desired state gives a wrong answer.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readValidStack(request: StackRequest): Promise<ValidStack | InvalidStack> {
  const reading = await readStack(request);
  const validation = toValidationResult(reading);
  return reading.kind === 'bad-settings' || hasErrors(validation.report.findings)
    ? { kind: 'invalid', ...validation }
    : reading;
}

import type { ApplyTaskResult } from './applied-stack.js';
import type { ApplyRequest } from './apply-request.js';
import { applyStackReading } from './apply-stack-reading.js';
import { readStack } from './read-stack.js';

/**
 * Plans, shows the plan, gets consent, writes what was shown and nothing more, and leaves a
 * receipt.
 *
 * @throws HeadwaterError `plan-elsewhere`, exit code 4, before the first request; `bad-flag`, exit
 *   code 64, for a scope together with a saved plan
 */
export async function applyStack(request: ApplyRequest): Promise<ApplyTaskResult> {
  return await applyStackReading(await readStack(request), request);
}

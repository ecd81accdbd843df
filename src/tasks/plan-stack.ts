import type { PlanRequest, PlanResult } from './plan-request.js';
import { planStackReading } from './plan-stack-reading.js';
import { readStack } from './read-stack.js';

/**
 * Plans a stack: compares its manifests with the catalog. Writes nothing: the catalog is opened for
 * reading only.
 *
 * Manifests with errors are reported without a request to the catalog, since an incomplete desired
 * state would give a wrong plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted; `bad-flag` and
 *   `nothing-matches`, 64, of the scope
 */
export async function planStack(request: PlanRequest): Promise<PlanResult> {
  const result = await planStackReading(await readStack(request), request);
  if (result.kind === 'invalid') return result;
  const { kind, plan, exitCode, sources, missing } = result;
  return { kind, plan, exitCode, sources, missing };
}

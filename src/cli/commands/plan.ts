import type { ExitCode } from '../../errors/exit-codes.js';
import type { Io } from '../io.js';
import { showComparison } from '../show-comparison.js';
import { type PlanOptions, showPlan } from '../show-plan.js';
import { planRequest } from '../stack-request.js';

export interface PlanCommandOptions extends PlanOptions {
  readonly baseRef?: string;
}

/**
 * Runs `headwater plan`, which shows the changes of an apply, or with `--base-ref` the difference
 * to another revision.
 */
export async function plan({ baseRef, ...options }: PlanCommandOptions, io: Io): Promise<ExitCode> {
  if (baseRef !== undefined) return await showComparison(baseRef, options, io);
  const { exitCode } = await showPlan(await planRequest(options, io), options, io);
  return exitCode;
}

import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { planStack } from '../../tasks/plan-stack.js';
import type { Io } from '../io.js';
import { print } from '../print.js';
import { type PlanFlags, planRequest } from '../stack-request.js';

export interface PlanOptions extends PlanFlags {
  readonly detailedExitcode?: boolean;
}

/** `headwater plan`: what an apply would do. */
export async function plan(options: PlanOptions, io: Io): Promise<ExitCode> {
  const result = await planStack(await planRequest(options, io));
  if (result.kind === 'invalid') {
    print(result.report, { options, io, sources: result.sources });
    return result.exitCode;
  }
  print({ kind: 'plan', plan: result.plan }, { options, io, sources: result.sources });
  const changes = result.plan.changes.length > 0;
  return result.exitCode === exitCodes.ok && changes && options.detailedExitcode ? exitCodes.changes : result.exitCode;
}

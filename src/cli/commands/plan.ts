import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { planStack } from '../../tasks/plan-stack.js';
import { savePlan } from '../../tasks/save-plan.js';
import type { Io } from '../io.js';
import { planFile } from '../plan-file.js';
import { print } from '../print.js';
import { type PlanFlags, planRequest } from '../stack-request.js';

export interface PlanOptions extends PlanFlags {
  readonly detailedExitcode?: boolean;
  readonly out?: string;
}

/** `headwater plan`: what an apply would do. */
export async function plan(options: PlanOptions, io: Io): Promise<ExitCode> {
  const result = await planStack(await planRequest(options, io));
  if (result.kind === 'invalid') {
    print(result.report, { options, io, sources: result.sources });
    return result.exitCode;
  }
  print({ kind: 'plan', plan: result.plan }, { options, io, sources: result.sources });
  if (options.out !== undefined) await savePlan(result.plan, planFile(options.out, options, io));
  const changes = result.plan.changes.length > 0;
  return result.exitCode === exitCodes.ok && changes && options.detailedExitcode ? exitCodes.changes : result.exitCode;
}

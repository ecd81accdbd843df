import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { PlanRequest } from '../tasks/plan/plan-request.js';
import { planStack } from '../tasks/plan/plan-stack.js';
import { savePlan } from '../tasks/process/saved-file.js';
import { finishCommand, trySave } from './finish-command.js';
import { toSavedFile } from './global-options.js';
import type { Io } from './io.js';
import { withProgress } from './progress/with-progress.js';
import { type PlanFlags, planRequest } from './task-requests.js';

/** The flags of the commands that plan and do not apply. */
export interface PlanOptions extends PlanFlags {
  readonly detailedExitcode?: boolean;
  readonly out?: string;
}

export interface ShownPlan {
  readonly exitCode: ExitCode;
  /** True if an apply of the plan would write anything. */
  readonly hasWork: boolean;
}

/** Plans, prints the plan, and saves it if `--out` is given, even if it is refused. */
export async function showPlan(
  { intent }: Pick<PlanRequest, 'intent'>,
  options: PlanOptions,
  io: Io,
): Promise<ShownPlan> {
  const result = await withProgress(options, io, async (progress) =>
    planStack({ ...(await planRequest(options, io, progress)), intent }),
  );
  const { sources } = result;
  if (result.kind === 'invalid') {
    return {
      exitCode: await finishCommand(result.report, {
        options,
        io,
        sources,
        exitCode: result.exitCode,
      }),
      hasWork: false,
    };
  }
  const { plan } = result;
  const hasWork = result.exitCode === exitCodes.ok && plan.changes.length > 0;
  const planned = hasWork && options.detailedExitcode ? exitCodes.changes : result.exitCode;
  const exitCode = await finishCommand(
    {
      kind: 'plan',
      plan,
      ...(plan.intent === 'sync' && { next: { savedAs: options.out ?? null } }),
    },
    { options, io, sources, exitCode: planned },
  );
  const { out } = options;
  const failure =
    out === undefined
      ? undefined
      : await trySave(() => savePlan(plan, toSavedFile(out, options, io)), io);
  return { exitCode: failure ?? exitCode, hasWork: hasWork && failure === undefined };
}

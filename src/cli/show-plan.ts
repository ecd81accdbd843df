import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { PlanReport } from '../report/document/report-document.js';
import type { PlanRequest } from '../tasks/plan/plan-request.js';
import { planStack } from '../tasks/plan/plan-stack.js';
import { savePlan } from '../tasks/process/saved-file.js';
import { finishCommand } from './finish-command.js';
import { toSavedFile } from './global-options.js';
import type { Io } from './io.js';
import { withProgress } from './progress/with-progress.js';
import { reportFailure } from './report-failure.js';
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
    const { report, exitCode } = result;
    const ended = await finishCommand(report, { options, io, sources, exitCode });
    return { exitCode: ended, hasWork: false };
  }
  const { plan } = result;
  const hasWork = result.exitCode === exitCodes.ok && plan.changes.length > 0;
  const planned = hasWork && options.detailedExitcode ? exitCodes.changes : result.exitCode;
  const next = plan.intent === 'sync' && { next: { savedAs: options.out ?? null } };
  const document = { kind: 'plan', plan, ...next } as const;
  const exitCode = await finishCommand(document, { options, io, sources, exitCode: planned });
  const failure = await trySave(plan, options, io);
  return { exitCode: failure ?? exitCode, hasWork: hasWork && failure === undefined };
}

/**
 * Saves a plan after it was printed, if `--out` is given. A second document must not follow on
 * standard output, so a failure goes only to standard error.
 *
 * @returns the exit code of the failure. Undefined if nothing failed
 */
export async function trySave(
  plan: PlanReport['plan'],
  { out, ...options }: PlanOptions,
  io: Io,
): Promise<ExitCode | undefined> {
  if (out === undefined) return undefined;
  try {
    await savePlan(plan, toSavedFile(out, options, io));
    return undefined;
  } catch (error) {
    return await reportFailure(error, io);
  }
}

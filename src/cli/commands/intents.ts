import type { ExitCode } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import type { IntentRequest } from '../../tasks/plan/plan-request.js';
import { toSavedFile } from '../global-options.js';
import type { Io } from '../io.js';
import { type PlanOptions, showPlan } from '../show-plan.js';

/** Runs `headwater adopt`, which plans to own declared lineage that already exists. */
export async function adopt(options: PlanOptions, io: Io): Promise<ExitCode> {
  return await showIntentPlan({ kind: 'adopt' }, options, io);
}

/**
 * Runs `headwater release`, which plans to remove our marks and to leave the marked lineage.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, without `--select`. A default of everything
 *   would be a dangerous slip
 */
export async function release(options: PlanOptions, io: Io): Promise<ExitCode> {
  if (!options.select?.length)
    throw badFlag(
      'release needs --select',
      "select the datasets to release; --select '*' releases everything that the stack owns",
    );
  return await showIntentPlan({ kind: 'release' }, options, io);
}

/** Runs `headwater rollback`, which plans to undo the changes of one apply. */
export async function rollback(receipt: string, options: PlanOptions, io: Io): Promise<ExitCode> {
  const intent = { kind: 'rollback', receipt: toSavedFile(receipt, options, io) } as const;
  return await showIntentPlan(intent, options, io);
}

/** Shows the plan and the next step. Only `apply` writes, so the plan has to be saved. */
async function showIntentPlan(
  intent: IntentRequest,
  options: PlanOptions,
  io: Io,
): Promise<ExitCode> {
  const { exitCode, hasWork } = await showPlan({ intent }, options, io);
  if (hasWork && !options.quiet) io.stderr.write(`next: ${nextStep(options)}\n`);
  return exitCode;
}

/** Describes the next step. A saved plan lifts no guards, so the apply lifts them again. */
function nextStep({ out, allow }: PlanOptions): string {
  const again = allow.length > 0 ? ', with the same --allow and --reason' : '';
  return out === undefined
    ? `add --out FILE to save this plan, then headwater apply FILE${again}`
    : `headwater apply ${out}${again}`;
}

import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { IntentRequest } from '../../tasks/plan-stack.js';
import type { Io } from '../io.js';
import { savedFile } from '../saved-file.js';
import { type PlanOptions, showPlan } from '../show-plan.js';
import { planRequest } from '../stack-request.js';

/** `headwater adopt`: a plan that makes ours what is declared and there already. */
export async function adopt(options: PlanOptions, io: Io): Promise<ExitCode> {
  return await planFor({ kind: 'adopt' }, options, io);
}

/**
 * `headwater release`: a plan that takes our marks away and leaves what they stand on.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, where nothing says what to give up: all of it would be too easily meant
 */
export async function release(options: PlanOptions, io: Io): Promise<ExitCode> {
  if (!options.select?.length) {
    throw new HeadwaterError('bad-flag', 'release needs to know what to give up', {
      exitCode: exitCodes.usage,
      hint: `name it with --select, or give up all that the stack owns with --select '*'`,
    });
  }
  return await planFor({ kind: 'release' }, options, io);
}

/** `headwater rollback`: a plan that undoes what one apply did. */
export async function rollback(receipt: string, options: PlanOptions, io: Io): Promise<ExitCode> {
  return await planFor({ kind: 'rollback', receipt: savedFile(receipt, options, io) }, options, io);
}

/** Only `apply` writes, so the plan has to be saved to come to anything. */
async function planFor(intent: IntentRequest, options: PlanOptions, io: Io): Promise<ExitCode> {
  const { exitCode, hasWork } = await showPlan({ ...(await planRequest(options, io)), intent }, options, io);
  if (hasWork && !options.quiet) io.stderr.write(`next: ${nextStep(options)}\n`);
  return exitCode;
}

/** What lifts a guard never comes from the file. */
function nextStep({ out, allow }: PlanOptions): string {
  const again = allow.length > 0 ? ', with --allow and --reason as here' : '';
  return out === undefined ? `add --out FILE to save this plan, then headwater apply FILE${again}` : `headwater apply ${out}${again}`;
}

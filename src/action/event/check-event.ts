import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ActionContext } from '../action-context.js';
import type { StepContext } from './step-context.js';

/**
 * Refuses the code of a stranger beside the secrets of the repository.
 *
 * @throws HeadwaterError `unsafe-checkout`, exit code 64
 */
export function checkCheckout({ step, checkedOut }: Pick<ActionContext, 'step' | 'checkedOut'>): void {
  const { trigger, commit } = step;
  if (trigger.kind !== 'privileged' || checkedOut === commit) return;
  const what = checkedOut ?? 'no commit that git knows of';
  throw usageError(
    'unsafe-checkout',
    `on ${trigger.event}, which has secrets, the work tree is not the branch of the workflow (${commit}) but ${what}`,
    'use the event pull_request',
  );
}

/**
 * The branch that an apply is for.
 *
 * @throws HeadwaterError `unsupported-event`, exit code 64, on an event that is not of a branch as it is
 */
export function appliedBranch({ trigger, ref }: StepContext): string {
  if ('branch' in trigger) return trigger.branch;
  const event = 'event' in trigger ? trigger.event : 'pull_request';
  throw usageError(
    'unsupported-event',
    `apply does not run on ${event} of ${ref}`,
    'run it on push to the branch that is applied, on workflow_dispatch or on schedule',
  );
}

/**
 * Checks that a digest is given where somebody gives it by hand. In a workflow file it would approve for ever.
 *
 * @throws HeadwaterError `bad-input`, exit code 64
 */
export function checkDigest({ step, inputs }: Pick<ActionContext, 'step' | 'inputs'>): void {
  const { effectDigest, command } = inputs;
  if (effectDigest === undefined) return;
  if (command !== 'apply' || step.trigger.kind !== 'dispatch')
    throw usageError('bad-input', 'effect-digest approves a plan by hand, and this is no apply on workflow_dispatch', 'leave it empty here');
  if (!/^sha256:[0-9a-f]{64}$/.test(effectDigest))
    throw usageError('bad-input', `effect-digest is no digest: ${effectDigest}`, 'copy it from the report: sha256: and 64 hex digits');
}

function usageError(code: 'unsafe-checkout' | 'unsupported-event' | 'bad-input', message: string, hint: string): HeadwaterError {
  return new HeadwaterError(code, message, { exitCode: exitCodes.usage, hint });
}

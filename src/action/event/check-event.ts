import type { ActionContext } from '../action-context.js';
import { usageError } from '../usage-error.js';
import type { StepContext, Trigger } from './step-context.js';

/**
 * Refuses a checkout of untrusted code on an event that gives access to the secrets of the
 * repository.
 *
 * @throws HeadwaterError `unsafe-checkout`, exit code 64
 */
export function checkCheckout({
  step,
  checkedOut,
}: Pick<ActionContext, 'step' | 'checkedOut'>): void {
  const { trigger, commit } = step;
  const isPrivileged = trigger.kind === 'privileged' || trigger.kind === 'workflow-run';
  if (!isPrivileged || checkedOut === commit) return;
  const what = checkedOut ?? 'no git checkout';
  throw usageError(
    'unsafe-checkout',
    `on ${eventName(trigger)}, which has secrets, the work tree is not the branch of the workflow (${commit}) but ${what}`,
    'use the event pull_request',
  );
}

function eventName(trigger: Trigger): string {
  if ('event' in trigger) return trigger.event;
  return trigger.kind.replace('-', '_');
}

/**
 * Returns the branch that an apply writes for.
 *
 * @throws HeadwaterError `unsupported-event`, exit code 64, if the event does not belong to a
 * branch
 */
export function appliedBranch({ trigger, ref }: StepContext): string {
  if ('branch' in trigger) return trigger.branch;
  const event = eventName(trigger);
  throw usageError(
    'unsupported-event',
    `apply does not run on ${event} of ${ref}`,
    'run it on push to the branch that is applied, on workflow_dispatch or on schedule',
  );
}

/**
 * Refuses an effect digest that is not entered by hand. In a workflow file, it would approve on
 * every run.
 *
 * @throws HeadwaterError `bad-input`, exit code 64
 */
export function checkDigest({ step, inputs }: Pick<ActionContext, 'step' | 'inputs'>): void {
  const { effectDigest, command } = inputs;
  if (effectDigest === undefined) return;
  if (command !== 'apply' || step.trigger.kind !== 'dispatch')
    throw usageError(
      'bad-input',
      'effect-digest is only allowed for an apply on workflow_dispatch',
      'leave it empty here',
    );
  if (!/^sha256:[0-9a-f]{64}$/.test(effectDigest))
    throw usageError(
      'bad-input',
      `effect-digest is not a digest: ${effectDigest}`,
      'copy it from the report: sha256: and 64 hex digits',
    );
}

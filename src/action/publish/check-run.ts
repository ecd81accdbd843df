import { Buffer } from 'node:buffer';
import { inlineText } from '../../report/markdown/escape.js';
import type { ActionContext } from '../action-context.js';
import type { CompletedCheckRun } from '../github/repository.js';
import { describeError } from '../runner/workflow-log.js';
import { runReference, runUrl } from './run-reference.js';
import { tryPublish } from './try-publish.js';

/** The stack that a check-run belongs to. */
export interface NamedStack {
  readonly stack: string;
  /** A target of the settings. Null if the stack has no target. */
  readonly target: string | null;
}

/** Names the check-run at the head of a pull request. An apply finds the plan by this name. */
export function planCheckName(named: NamedStack): string {
  return `headwater / ${stackName(named)}`;
}

/** Names the check-run at an applied commit. The next apply finds the last apply by this name. */
export function applyCheckName(named: NamedStack): string {
  return `headwater apply / ${stackName(named)}`;
}

/** Returns `stack`, or `stack@target`. */
export function stackName({ stack, target }: NamedStack): string {
  return target === null ? stack : `${stack}@${target}`;
}

/** A check-run in progress. */
export interface OpenCheckRun {
  readonly complete: (end: Omit<CompletedCheckRun, 'status' | 'text'>) => Promise<void>;
}

/** Does nothing. Used if a check-run is not wanted or cannot be created. */
export const NO_CHECK_RUN: OpenCheckRun = { complete: async () => undefined };

/**
 * GitHub's limit for the summary of a check-run. A report that fits in a comment can exceed it,
 * because the limit of a comment counts characters, and a character can take three bytes or more.
 */
const MAX_SUMMARY_BYTES = 65_535;

function tooLongNotice(step: ActionContext['step']): string {
  return `The report is too long to be shown here. It is in the summary of [the run](${runUrl(step)}).`;
}

/** Does the work of a check-run. An error of the work completes the check-run as failed. */
export async function failWith<T>(
  check: OpenCheckRun,
  title: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const summary = inlineText(describeError(error));
    await check.complete({ conclusion: 'failure', title, summary });
    throw error;
  }
}

/** Begins a check-run, so that the commit shows at once that a check is in progress. */
export async function beginCheckRun(
  { inputs, repository, log, step }: ActionContext,
  commit: string,
  name: string,
): Promise<OpenCheckRun> {
  if (!inputs.checkRun || repository === null) return NO_CHECK_RUN;
  const progress = {
    status: 'in_progress',
    title: 'In progress',
    summary: runReference(step),
  } as const;
  const id = await tryPublish(log, () => repository.createCheckRun(commit, name, progress));
  if (id === null) return NO_CHECK_RUN;
  return {
    complete: async (end) => {
      const summary =
        Buffer.byteLength(end.summary) > MAX_SUMMARY_BYTES ? tooLongNotice(step) : end.summary;
      await tryPublish(log, () =>
        repository.updateCheckRun(id, {
          ...end,
          summary,
          status: 'completed',
          text: runReference(step),
        }),
      );
    },
  };
}

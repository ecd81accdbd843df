import { Buffer } from 'node:buffer';
import type { ActionContext } from '../action-context.js';
import type { CompletedCheckRun } from '../github/repository.js';
import { tryPublish } from './try-publish.js';
import { runReference, runUrl } from './run-reference.js';

/** A check-run that was begun, or that could not be. */
export interface OpenCheckRun {
  readonly complete: (end: Omit<CompletedCheckRun, 'status' | 'text'>) => Promise<void>;
}

/** In place of one that is not wanted, or not possible. */
export const NO_CHECK_RUN: OpenCheckRun = { complete: async () => undefined };

/** Of a check-run's summary. A report within the characters of a comment may have more, in a script of three bytes a letter. */
const MAX_SUMMARY_BYTES = 65_535;

function tooLongNotice(step: ActionContext['step']): string {
  return `The report is too long to be shown here. It is in the summary of [the run](${runUrl(step)}).`;
}

/** Begins a check-run, so that a commit does not look as if nobody was going to look at it. */
export async function beginCheckRun({ inputs, repository, log, step }: ActionContext, commit: string, name: string): Promise<OpenCheckRun> {
  if (!inputs.checkRun || repository === null) return NO_CHECK_RUN;
  const progress = { status: 'in_progress', title: 'In progress', summary: runReference(step) } as const;
  const id = await tryPublish(log, () => repository.createCheckRun(commit, name, progress));
  if (id === null) return NO_CHECK_RUN;
  return {
    complete: async (end) => {
      const summary = Buffer.byteLength(end.summary) > MAX_SUMMARY_BYTES ? tooLongNotice(step) : end.summary;
      await tryPublish(log, () => repository.updateCheckRun(id, { ...end, summary, status: 'completed', text: runReference(step) }));
    },
  };
}

import { Buffer } from 'node:buffer';
import type { ActionContext } from '../action-context.js';
import type { CheckRunEnd } from '../github/repository.js';
import { attempt } from './publishing.js';
import { runReference, runUrl } from './run-reference.js';

/** A check-run that was begun, or that could not be. */
export interface OpenCheckRun {
  readonly end: (end: Omit<CheckRunEnd, 'status' | 'text'>) => Promise<void>;
}

/** In place of one that is not wanted, or not possible. */
export const NO_CHECK_RUN: OpenCheckRun = { end: async () => undefined };

/** Of a check-run's summary. A report within the characters of a comment may have more, in a script of three bytes a letter. */
const MAX_BYTES = 65_535;

function elsewhere(step: ActionContext['step']): string {
  return `The report is too long to be shown here. It is in the summary of [the run](${runUrl(step)}).`;
}

/** Begins a check-run, so that a commit does not look as if nobody was going to look at it. */
export async function beginCheckRun({ inputs, repository, log, step }: ActionContext, commit: string, name: string): Promise<OpenCheckRun> {
  if (!inputs.checkRun || repository === null) return NO_CHECK_RUN;
  const progress = { status: 'in_progress', title: 'In progress', summary: runReference(step) } as const;
  const id = await attempt(log, () => repository.createCheckRun(commit, name, progress));
  if (id === null) return NO_CHECK_RUN;
  return {
    end: async (end) => {
      const summary = Buffer.byteLength(end.summary) > MAX_BYTES ? elsewhere(step) : end.summary;
      await attempt(log, () => repository.updateCheckRun(id, { ...end, summary, status: 'completed', text: runReference(step) }));
    },
  };
}

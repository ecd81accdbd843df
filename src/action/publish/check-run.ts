import type { ActionContext } from '../action-context.js';
import type { CheckRunEnd } from '../github/repository.js';
import { attempt } from './publishing.js';
import { runReference } from './run-reference.js';

/** A check-run that was begun, or that could not be. */
export interface OpenCheckRun {
  readonly end: (end: Omit<CheckRunEnd, 'status' | 'text'>) => Promise<void>;
}

/** In place of one that is not wanted, or not possible. */
export const NO_CHECK_RUN: OpenCheckRun = { end: async () => undefined };

/** Begins a check-run, so that a commit does not look as if nobody was going to look at it. */
export async function beginCheckRun({ inputs, repository, log, step }: ActionContext, commit: string, name: string): Promise<OpenCheckRun> {
  if (!inputs.checkRun || repository === null) return NO_CHECK_RUN;
  const progress = { status: 'in_progress', title: 'In progress', summary: runReference(step) } as const;
  const id = await attempt(log, () => repository.createCheckRun(commit, name, progress));
  if (id === null) return NO_CHECK_RUN;
  return {
    end: async (end) => {
      await attempt(log, () => repository.updateCheckRun(id, { ...end, status: 'completed', text: runReference(step) }));
    },
  };
}

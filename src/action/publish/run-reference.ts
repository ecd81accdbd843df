import type { StepContext } from '../event/step-context.js';

/** The page of this run, for people. */
export function runUrl({ serverUrl, repository, run }: Pick<StepContext, 'serverUrl' | 'repository' | 'run'>): string {
  return `${serverUrl}/${repository}/actions/runs/${run.id}`;
}

/**
 * The text of a check-run that leads to the run that made it. GitHub puts an address of its own in place of the one that
 * a check-run could be given.
 */
export function runReference(step: Pick<StepContext, 'serverUrl' | 'repository' | 'run'>): string {
  return `Run: ${runUrl(step)}`;
}

/** The id of the run that {@link runReference} wrote. */
export function parseRunReference(text: string | null): number | undefined {
  const id = /^Run: \S+\/actions\/runs\/(\d+)$/m.exec(text ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

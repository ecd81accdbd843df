import type { StepContext } from '../event/step-context.js';

/** Returns the address of the web page of a run. */
export function runUrl({
  serverUrl,
  repository,
  run,
}: Pick<StepContext, 'serverUrl' | 'repository' | 'run'>): string {
  return `${serverUrl}/${repository}/actions/runs/${run.id}`;
}

/**
 * Returns the text of a check-run that links to the run that created it. The field for an address
 * cannot be used, because GitHub replaces it.
 */
export function runReference(step: Pick<StepContext, 'serverUrl' | 'repository' | 'run'>): string {
  return `Run: ${runUrl(step)}`;
}

/** Reads the run id from a text that {@link runReference} wrote. */
export function parseRunReference(text: string | null): number | undefined {
  const id = /^Run: \S+\/actions\/runs\/(\d+)$/m.exec(text ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

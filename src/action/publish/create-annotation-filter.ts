import type { ActionContext } from '../action-context.js';
import { tryPublish } from './try-publish.js';

/**
 * Returns a predicate for the files that get annotations, by their paths from the top of the
 * repository. Returns undefined if all files get annotations: also when the changed files are
 * unknown.
 */
export async function createAnnotationFilter({
  inputs,
  repository,
  step,
  log,
}: ActionContext): Promise<((file: string) => boolean) | undefined> {
  const { trigger } = step;
  if (inputs.annotations !== 'changed' || trigger.kind !== 'pull-request' || repository === null)
    return undefined;
  const files = await tryPublish(log, () => repository.changedFiles(trigger.number));
  if (files === null) return undefined;
  const changed = new Set(files);
  return (file) => changed.has(file);
}

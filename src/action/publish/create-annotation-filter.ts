import type { ActionContext } from '../action-context.js';
import { tryPublish } from './try-publish.js';

/**
 * Which files annotations may stand in, by their paths from the top of the repository; undefined for all of them, also
 * where nobody can tell what was changed.
 */
export async function createAnnotationFilter({ inputs, repository, step, log }: ActionContext): Promise<((file: string) => boolean) | undefined> {
  const { trigger } = step;
  if (inputs.annotations !== 'changed' || trigger.kind !== 'pull-request' || repository === null) return undefined;
  const files = await tryPublish(log, () => repository.changedFiles(trigger.number));
  if (files === null) return undefined;
  const changed = new Set(files);
  return (file) => changed.has(file);
}

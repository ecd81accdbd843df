import { readArchive } from '../github/read-archive.js';
import type { Repository } from '../github/repository.js';

/** The name of an artifact with a plan, or its prefix if one run plans several stacks. */
export const PLAN_ARTIFACT = 'headwater-plan';

/**
 * Searches the plan artifacts of a run. Returns the first result of `accept` that is not null.
 *
 * @param accept takes the text of each file in the archives. The text is not trusted.
 */
export async function findInPlanArtifacts<T>(
  repository: Repository,
  run: number,
  accept: (text: string) => T | null,
): Promise<T | null> {
  for (const { id, name, expired } of await repository.artifacts(run)) {
    if (expired || !name.startsWith(PLAN_ARTIFACT)) continue;
    const bytes = await repository.downloadArtifact(id);
    for (const text of bytes ? readArchive(bytes) : []) {
      const found = accept(text);
      if (found !== null) return found;
    }
  }
  return null;
}

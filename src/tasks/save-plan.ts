import { HeadwaterError } from '../errors/headwater-error.js';
import { systemCode } from '../files/read-text-file.js';
import { type WriteOptions, writeFileAtomic } from '../files/write-file-atomic.js';
import { prettyCanonicalJson } from '../plan/document/canonical-json.js';
import type { PlanDocument } from '../plan/document/plan.js';
import type { SavedFile } from './saved-file.js';

/**
 * Saves a plan for a review, with the same bytes as `--format json` prints.
 *
 * @throws HeadwaterError `plan-unwritable`; an existing file at the path is unchanged
 */
export async function savePlan(
  plan: PlanDocument,
  { path, shownAs }: SavedFile,
  options: WriteOptions = {},
): Promise<void> {
  try {
    await writeFileAtomic(path, prettyCanonicalJson(plan), options);
  } catch (error) {
    throw new HeadwaterError(
      'plan-unwritable',
      `the plan cannot be saved as ${shownAs} (${systemCode(error)})`,
    );
  }
}

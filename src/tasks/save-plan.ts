import { HeadwaterError } from '../errors/headwater-error.js';
import { systemCode } from '../files/read-text-file.js';
import { type WriteOptions, writeFileWhole } from '../files/write-file-whole.js';
import { prettyCanonicalJson } from '../plan/canonical-json.js';
import type { PlanDocument } from '../plan/plan.js';
import type { SavedFile } from './saved-file.js';

/**
 * Saves a plan for a review, byte for byte what `--format json` prints.
 *
 * @throws HeadwaterError `plan-unwritable`; what stood at the path before is as it was
 */
export async function savePlan(plan: PlanDocument, { path, shownAs }: SavedFile, options: WriteOptions = {}): Promise<void> {
  try {
    await writeFileWhole(path, prettyCanonicalJson(plan), options);
  } catch (error) {
    throw new HeadwaterError('plan-unwritable', `the plan cannot be saved as ${shownAs} (${systemCode(error)})`);
  }
}

import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { systemCode } from '../files/read-text-file.js';
import { whyUnwritable } from '../files/why-unwritable.js';
import { type WriteOptions, writeFileWhole } from '../files/write-file-whole.js';
import type { SavedFile } from './saved-file.js';

/**
 * Looks whether a report could be written, so that a run need not end with nowhere to tell of it.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 64
 */
export async function checkReportFile({ path, shownAs }: SavedFile): Promise<void> {
  const why = await whyUnwritable(path);
  if (why !== undefined) throw unwritable(shownAs, why, exitCodes.usage);
}

/**
 * Writes a report, all at once; only its owner may read it.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 1; what stood at the path before is as it was
 */
export async function saveReport(text: string, { path, shownAs }: SavedFile, options: WriteOptions = {}): Promise<void> {
  try {
    await writeFileWhole(path, text, options);
  } catch (error) {
    throw unwritable(shownAs, systemCode(error), exitCodes.error);
  }
}

function unwritable(shownAs: string, why: string, exitCode: typeof exitCodes.usage | typeof exitCodes.error): HeadwaterError {
  return new HeadwaterError('report-unwritable', `the report cannot be written to ${shownAs} (${why})`, { exitCode });
}

import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { findWriteObstacle } from '../files/find-write-obstacle.js';
import { systemCode } from '../files/read-text-file.js';
import { type WriteOptions, writeFileAtomic } from '../files/write-file-atomic.js';
import type { SavedFile } from './saved-file.js';

/**
 * Checks before a run that its report can be written at the end.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 64
 */
export async function checkReportFile({ path, shownAs }: SavedFile): Promise<void> {
  const why = await findWriteObstacle(path);
  if (why !== undefined) throw unwritable(shownAs, why, exitCodes.usage);
}

/**
 * Writes a report atomically. Only the owner of the file may read it.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 1; an existing file at the path is
 *   unchanged
 */
export async function saveReport(
  text: string,
  { path, shownAs }: SavedFile,
  options: WriteOptions = {},
): Promise<void> {
  try {
    await writeFileAtomic(path, text, options);
  } catch (error) {
    throw unwritable(shownAs, systemCode(error), exitCodes.error);
  }
}

function unwritable(
  shownAs: string,
  why: string,
  exitCode: typeof exitCodes.usage | typeof exitCodes.error,
): HeadwaterError {
  return new HeadwaterError(
    'report-unwritable',
    `the report cannot be written to ${shownAs} (${why})`,
    { exitCode },
  );
}

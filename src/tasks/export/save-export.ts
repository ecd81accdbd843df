import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemCode } from '../../files/read-text-file.js';
import { findWriteObstacle, writeFileAtomic } from '../../files/write-file.js';
import type { SavedFile } from '../process/saved-file.js';

/**
 * Writes an export atomically, part by part. Only the owner of the file may read it.
 *
 * @throws HeadwaterError `report-unwritable`; an existing file at the path is unchanged
 */
export async function saveExport(
  chunks: Iterable<string>,
  { path, shownAs }: SavedFile,
): Promise<void> {
  const obstacle = await findWriteObstacle(path);
  if (obstacle !== undefined) throw unwritable(shownAs, obstacle);
  try {
    await writeFileAtomic(path, chunks);
  } catch (error) {
    throw unwritable(shownAs, systemCode(error));
  }
}

function unwritable(shownAs: string, why: string): HeadwaterError {
  return new HeadwaterError(
    'report-unwritable',
    `the export cannot be written to ${shownAs} (${why})`,
    { exitCode: exitCodes.error },
  );
}

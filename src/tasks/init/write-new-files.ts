import { dirname, join } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import { systemCode } from '../../files/read-text-file.js';
import { checkWorkTreeFile } from '../../files/work-tree-file.js';
import { findWriteObstacle, writeSourceFile } from '../../files/write-file.js';

export interface StackFile {
  /** Relative to the folder of the stack, with forward slashes. May begin with `../`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Writes files that do not exist yet. Checks each file before it writes the first, so that no link
 * leads a write out of the work tree, and a read-only folder stops the run before any write.
 *
 * @throws HeadwaterError `file-unwritable`
 */
export async function writeNewFiles(folder: string, files: readonly StackFile[]): Promise<void> {
  for (const { path } of files) {
    const file = { path: join(folder, path), shownAs: path };
    await checkWorkTreeFile(file, { folder, before: undefined });
    const why = await findObstacle(file.path);
    if (why !== undefined)
      throw unwritable(`${path} cannot be written: ${why}; nothing was written`);
  }
  for (const { path, text } of files)
    await writeSourceFile(join(folder, path), text).catch((error: unknown) => {
      throw unwritable(
        `${path} cannot be written (${systemCode(error)})`,
        'run the command again: it keeps the files that are there, and writes the others',
      );
    });
}

/** Returns the reason why a file cannot be written, or the first missing folder above it. */
async function findObstacle(path: string): Promise<string | undefined> {
  const above = dirname(path);
  return (await exists(above)) ? await findWriteObstacle(path) : await findObstacle(above);
}

function unwritable(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('file-unwritable', message, { exitCode: exitCodes.error, hint });
}

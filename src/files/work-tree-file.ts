import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { disk, isWithin, type ShownFile } from './file-tree.js';
import { readTextFile } from './read-text-file.js';

/**
 * Checks before any file is written that this one has the expected text, and that its folder is in
 * the work tree. So no link leads a write outside, and nothing is lost that was written meanwhile.
 *
 * @param before the text that the file has to have. Absent if it must not exist
 * @throws HeadwaterError `file-unwritable`
 */
export async function checkWorkTreeFile(
  { path, shownAs }: ShownFile,
  { folder, before }: { readonly folder: string; readonly before: string | undefined },
): Promise<void> {
  const bounds = await disk.findBounds(folder);
  const real = await realPath(path);
  if (real === undefined || !isWithin(bounds, real))
    throw unwritable(`${shownAs} leads outside ${bounds}, and nothing there is written`);
  const there = (await disk.isFile(path))
    ? await readTextFile({ path, shownAs, maxBytes: Number.POSITIVE_INFINITY })
    : undefined;
  if (there === before && (before !== undefined || !(await isThere(path)))) return;
  throw before === undefined
    ? unwritable(`${shownAs} exists, and the settings do not name it as a manifest`)
    : unwritable(`${shownAs} was changed while this command ran`, 'run the command again');
}

function unwritable(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('file-unwritable', `${message}; nothing was written`, {
    exitCode: exitCodes.error,
    hint,
  });
}

/** The real path of a file that may not exist yet. Undefined for a link to nothing. */
async function realPath(path: string): Promise<string | undefined> {
  if (await isThere(path)) return await realpath(path).catch(() => undefined);
  const above = await realPath(dirname(path));
  return above === undefined ? undefined : join(above, basename(path));
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

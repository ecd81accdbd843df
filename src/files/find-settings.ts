import { dirname, join, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { disk, exists, foldersUpward, isWithin } from './file-tree.js';
import { explainUnreadable, unreadable } from './read-text-file.js';

/** The usual name of the settings. */
export const SETTINGS_FILE = 'headwater.yaml';

/** A name that users easily confuse with it. */
const OTHER_ENDING = 'headwater.yml';

/** The hint if no settings exist. */
const NO_SETTINGS_HINT = `run headwater init, or write a ${SETTINGS_FILE} with the two lines \`version: 1\` and \`stack: <its name>\`, or name one elsewhere with --config FILE`;

export interface SettingsSearch {
  /** The folder where the search starts, absolute. Relative paths are resolved against it. */
  readonly folder: string;
  /** The value of `--config`. */
  readonly flag?: string | undefined;
  /** The value of HEADWATER_CONFIG. Empty means unset. */
  readonly variable?: string | undefined;
}

/**
 * Finds the absolute path of the settings file: the file of the flag, else of the variable, else
 * the nearest file upward. The search ends at the root of the git repository, so that a file above
 * a checkout cannot influence the run.
 *
 * The file must be in the git work tree of its folder, or in the folder itself if there is no work
 * tree. Only regular files are opened.
 *
 * @throws HeadwaterError `settings-not-found` or `unreadable-file`, exit code 64
 */
export async function findSettings(search: SettingsSearch): Promise<string> {
  const { folder, flag, variable } = search;
  if (flag !== undefined) return await findNamed(resolve(folder, flag), '--config');
  if (variable !== undefined && variable !== '')
    return await findNamed(resolve(folder, variable), 'HEADWATER_CONFIG');
  return await findNearest(resolve(folder));
}

async function findNamed(path: string, by: string): Promise<string> {
  if (await disk.isFile(path)) return await requireWithinBounds(path);
  if (await exists(path)) throw notFound(`${by} names ${path}, which is not a regular file`);
  const { why, hint } = await explainUnreadable(path, path, 'ENOENT');
  throw notFound(`${by} names ${path}, which ${why}`, hint);
}

async function findNearest(start: string): Promise<string> {
  if (!(await exists(start)))
    throw notFound(
      `the folder ${start}, where the search for ${SETTINGS_FILE} starts, does not exist`,
    );
  const folders = await foldersUpward(start);
  for (const folder of folders) {
    const path = join(folder, SETTINGS_FILE);
    if (await disk.isFile(path)) return await requireWithinBounds(path);
  }
  const message = `no ${SETTINGS_FILE} in ${folders.join(', ')}`;
  for (const folder of folders) {
    const other = join(folder, OTHER_ENDING);
    if (await disk.isFile(other))
      throw notFound(message, `rename ${other} to ${SETTINGS_FILE}, the only name that is found`);
  }
  throw notFound(message, NO_SETTINGS_HINT);
}

/**
 * Refuses a link that leads outside the bounds. Mistakes in settings are printed with their lines,
 * so a committed link must not be able to name an arbitrary file of the machine as settings.
 */
async function requireWithinBounds(path: string): Promise<string> {
  const [bounds, real] = await Promise.all([disk.findBounds(dirname(path)), disk.realpath(path)]);
  if (isWithin(bounds, real)) return path;
  throw unreadable(
    path,
    `is a link that leads outside ${bounds}; name the file itself with --config`,
  );
}

function notFound(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('settings-not-found', message, { exitCode: exitCodes.usage, hint });
}

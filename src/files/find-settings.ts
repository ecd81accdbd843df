import { dirname, join, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { disk } from './file-tree.js';
import { exists, foldersUpward } from './find-repository.js';
import { isWithin } from './is-within.js';
import { unreadable } from './read-text-file.js';

const SETTINGS_FILE = 'headwater.yaml';

/** What to write where there is none. */
const SMALLEST = `write a ${SETTINGS_FILE} with the two lines \`version: 1\` and \`stack: <its name>\`, or name one elsewhere with --config FILE`;

export interface SettingsSearch {
  /** Absolute; where a relative path counts from and where the search begins. */
  readonly folder: string;
  /** The value of `--config`. */
  readonly flag?: string | undefined;
  /** The value of HEADWATER_CONFIG; empty means unset. */
  readonly variable?: string | undefined;
}

/**
 * The absolute path of the settings file: what the flag names, else the variable, else the nearest one upward. The
 * search ends with the root of the git repository, so that a file above a checkout cannot steer it.
 *
 * The file lies in the git work tree that its folder belongs to, else in its folder. What is no regular file is never opened.
 *
 * @throws HeadwaterError `settings-not-found` or `unreadable-file`, exit code 64
 */
export async function findSettings(search: SettingsSearch): Promise<string> {
  const { folder, flag, variable } = search;
  if (flag !== undefined) return await named(resolve(folder, flag), '--config');
  if (variable !== undefined && variable !== '') return await named(resolve(folder, variable), 'HEADWATER_CONFIG');
  return await nearest(resolve(folder));
}

async function named(path: string, by: string): Promise<string> {
  if (await disk.isFile(path)) return await withinBounds(path);
  throw notFound(`${by} names ${path}, which is not a regular file`);
}

async function nearest(start: string): Promise<string> {
  if (!(await exists(start))) throw notFound(`there is no folder ${start} to look for ${SETTINGS_FILE} in`);
  const folders = await foldersUpward(start);
  for (const folder of folders) {
    const path = join(folder, SETTINGS_FILE);
    if (await disk.isFile(path)) return await withinBounds(path);
  }
  throw notFound(`no ${SETTINGS_FILE} in ${folders.join(', ')}`, SMALLEST);
}

/**
 * The first lines of settings are printed where they are no settings. So a link that somebody commits must not make settings of
 * any file of the machine.
 */
async function withinBounds(path: string): Promise<string> {
  const [bounds, real] = await Promise.all([disk.boundsOf(dirname(path)), disk.realpath(path)]);
  if (isWithin(bounds, real)) return path;
  throw unreadable(path, `is a link that leads outside ${bounds}; name the file itself with --config`);
}

function notFound(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('settings-not-found', message, { exitCode: exitCodes.usage, hint });
}

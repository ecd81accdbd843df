import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

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
 * @throws HeadwaterError `settings-not-found`, exit code 64
 */
export async function findSettings(search: SettingsSearch): Promise<string> {
  const { folder, flag, variable } = search;
  if (flag !== undefined) return await named(resolve(folder, flag), '--config');
  if (variable !== undefined && variable !== '') return await named(resolve(folder, variable), 'HEADWATER_CONFIG');
  return await nearest(resolve(folder));
}

async function named(path: string, by: string): Promise<string> {
  if (await isFile(path)) return path;
  throw notFound(`${by} names ${path}, which is not a file`);
}

async function nearest(start: string): Promise<string> {
  if (!(await exists(start))) throw notFound(`there is no folder ${start} to look for ${SETTINGS_FILE} in`);
  const folders = await foldersUpward(start);
  for (const folder of folders) {
    const path = join(folder, SETTINGS_FILE);
    if (await isFile(path)) return path;
  }
  throw notFound(`no ${SETTINGS_FILE} in ${folders.join(', ')}`, SMALLEST);
}

/** From the folder itself up to the one that holds `.git`, which is a file in a worktree; else to the top. */
async function foldersUpward(start: string): Promise<readonly string[]> {
  const folders = [start];
  for (let at = start; !(await exists(join(at, '.git'))) && dirname(at) !== at; at = dirname(at)) folders.push(dirname(at));
  return folders;
}

/** The nearest folder upward that holds `.git`; undefined outside a git repository. */
export async function findRepository(folder: string): Promise<string | undefined> {
  const top = (await foldersUpward(folder)).at(-1);
  return top !== undefined && (await exists(join(top, '.git'))) ? top : undefined;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function notFound(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('settings-not-found', message, { exitCode: exitCodes.usage, hint });
}

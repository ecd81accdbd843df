import { dirname, relative, sep } from 'node:path';
import { findRepository, findSettings } from '../files/find-settings.js';
import type { StackRequest } from './read-stack.js';

/**
 * The way from the top of the git repository to the folder of the settings, such as `data/lineage/`. Empty where they are
 * the same, and where there is no repository or no settings file.
 */
export async function findRepositoryFolder({ cwd, config, configVariable }: StackRequest): Promise<string> {
  const settings = await findSettings({ folder: cwd, flag: config, variable: configVariable }).catch(() => undefined);
  const top = settings === undefined ? undefined : await findRepository(dirname(settings));
  if (settings === undefined || top === undefined) return '';
  const way = relative(top, dirname(settings)).split(sep).join('/');
  return way === '' ? '' : `${way}/`;
}

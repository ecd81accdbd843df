import { dirname, relative, sep } from 'node:path';
import { findRepository } from '../files/find-repository.js';
import { findSettings } from '../files/find-settings.js';
import type { StackRequest } from './read-stack.js';

/**
 * The way from the top of the git repository to the settings, such as `data/lineage/headwater.yaml`. Undefined where there
 * is no settings file, or no repository.
 */
export async function findStackPath({ cwd, config, configVariable }: StackRequest): Promise<string | undefined> {
  const settings = await findSettings({ folder: cwd, flag: config, variable: configVariable }).catch(() => undefined);
  const top = settings === undefined ? undefined : await findRepository(dirname(settings));
  return settings === undefined || top === undefined ? undefined : relative(top, settings).split(sep).join('/');
}

/** The folder of the same, such as `data/lineage/`. Empty where it is the top of the repository, or not known. */
export async function findRepositoryFolder(request: StackRequest): Promise<string> {
  const path = await findStackPath(request);
  return path === undefined ? '' : path.slice(0, path.lastIndexOf('/') + 1);
}

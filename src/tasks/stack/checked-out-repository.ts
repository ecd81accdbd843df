import { dirname, relative } from 'node:path';
import { findRepository, slashPath } from '../../files/file-tree.js';
import { findSettings } from '../../files/find-settings.js';
import { readGitCommit } from '../../files/git.js';
import type { StackRequest } from './stack-request.js';

/**
 * Returns the path from the top of the git repository to the settings, for example
 * `data/lineage/headwater.yaml`. Undefined without a settings file or a repository.
 */
export async function findSettingsInRepository({
  cwd,
  config,
  configVariable,
}: StackRequest): Promise<string | undefined> {
  const settings = await findSettings({
    folder: cwd,
    flag: config,
    variable: configVariable,
  }).catch(() => undefined);
  const top = settings === undefined ? undefined : await findRepository(dirname(settings));
  return settings === undefined || top === undefined
    ? undefined
    : slashPath(relative(top, settings));
}

/**
 * Returns the folder of the settings in the git repository, for example `data/lineage/`. Empty for
 * the top of the repository, or if it is not known.
 */
export async function findRepositoryFolder(request: StackRequest): Promise<string> {
  const path = await findSettingsInRepository(request);
  return path === undefined ? '' : path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Returns the full hash of the commit that is checked out in the repository of a folder, even if
 * its files differ from it. Null without git, outside a repository, and before the first commit.
 */
export async function findCheckedOutCommit(folder: string): Promise<string | null> {
  return await readGitCommit(folder);
}

import { dirname, relative } from 'node:path';
import { findRepository, slashPath } from '../../files/file-tree.js';
import { findSettings } from '../../files/find-settings.js';
import type { StackRequest } from './stack-request.js';

// The shells reach files only through tasks.
export { readGitCommit as findCheckedOutCommit } from '../../files/git.js';

/**
 * Returns the path from the top of the git repository to the settings, for example
 * `data/lineage/headwater.yaml`. Undefined without a settings file or a repository.
 */
export async function findSettingsInRepository({
  cwd,
  config,
  configVariable,
}: StackRequest): Promise<string | undefined> {
  const search = { folder: cwd, flag: config, variable: configVariable };
  const settings = await findSettings(search).catch(() => undefined);
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

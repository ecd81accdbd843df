import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findCheckedOutCommit } from '../../../src/tasks/stack/checked-out-repository.js';
import { folderWith } from '../../files/temp-folder.js';
import { runGit } from '../../support/cli/git-shell.js';

const git = (folder: string, ...args: readonly string[]) => runGit(folder, args);

it('returns the checked-out commit of the repository that contains a folder, or null outside a repository', async () => {
  const folder = await folderWith({ 'lineage/a.yaml': '' });
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(folder, '..'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await findCheckedOutCommit(join(folder, 'lineage'))).toBeNull();
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'one');
  expect(await findCheckedOutCommit(join(folder, 'lineage'))).toBe(
    git(folder, 'rev-parse', 'HEAD'),
  );
});

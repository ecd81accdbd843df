import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readGitCommit, readGitSource } from '../../src/files/git.js';
import { runGit } from '../support/cli/git-shell.js';
import { folderWith } from './temp-folder.js';

const git = (folder: string, ...args: readonly string[]) => runGit(folder, args);

async function repository(): Promise<string> {
  const folder = await folderWith({
    'lineage/a.yaml': 'a',
    'other/b.txt': 'b',
    '.gitignore': 'ignored/\n',
  });
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'one');
  return folder;
}

test('a clean checkout names its commit', async () => {
  const folder = await repository();
  expect(await readGitSource(join(folder, 'lineage'))).toEqual({
    commit: git(folder, 'rev-parse', 'HEAD'),
    dirty: false,
  });
});

test('the commit can be read from any folder of the repository, changed or not', async () => {
  const folder = await repository();
  const commit = git(folder, 'rev-parse', 'HEAD');
  expect(await readGitCommit(join(folder, 'lineage'))).toBe(commit);
  await writeFile(join(folder, 'lineage/a.yaml'), 'changed');
  expect(await readGitCommit(folder)).toBe(commit);
});

test('a changed file and an untracked one make the folder dirty', async () => {
  const folder = await repository();
  await writeFile(join(folder, 'lineage/a.yaml'), 'changed');
  expect(await readGitSource(join(folder, 'lineage'))).toMatchObject({ dirty: true });
  git(folder, 'checkout', '-q', '.');
  await writeFile(join(folder, 'lineage/new.yaml'), '');
  expect(await readGitSource(join(folder, 'lineage'))).toMatchObject({ dirty: true });
});

test('changes in other folders and ignored files do not count', async () => {
  const folder = await repository();
  await writeFile(join(folder, 'other/b.txt'), 'changed');
  await mkdir(join(folder, 'lineage/ignored'));
  await writeFile(join(folder, 'lineage/ignored/x'), '');
  expect(await readGitSource(join(folder, 'lineage'))).toMatchObject({ dirty: false });
});

test('a list of changes that exceeds the buffer counts as dirty', async () => {
  const folder = await repository();
  await Promise.all(
    Array.from({ length: 6_000 }, (_, i) =>
      writeFile(join(folder, `lineage/${'x'.repeat(200)}${i}`), ''),
    ),
  );
  expect(await readGitSource(join(folder, 'lineage'))).toMatchObject({ dirty: true });
});

test('the source is null outside a repository, before the first commit, and without git', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(folder, '..'));
  expect(await readGitSource(folder)).toBeNull();
  expect(await readGitCommit(folder)).toBeNull();
  git(folder, 'init', '-q');
  expect(await readGitSource(folder)).toBeNull();
  expect(await readGitCommit(folder)).toBeNull();
  git(folder, 'commit', '-qm', 'one', '--allow-empty');
  vi.stubEnv('PATH', join(folder, 'nowhere'));
  expect(await readGitSource(folder)).toBeNull();
  vi.unstubAllEnvs();
  expect(await readGitSource(folder)).not.toBeNull();
});

test('GIT_DIR names a repository elsewhere', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  const other = await repository();
  vi.stubEnv('GIT_DIR', join(other, '.git'));
  expect(await readGitCommit(folder)).toBe(git(other, 'rev-parse', 'HEAD'));
});

test.skipIf(process.platform === 'win32')(
  'git starts in no folder of the user, since Windows would run a committed git.exe there',
  async () => {
    const folder = await folderWith({ 'tools/git': '#!/bin/sh\npwd\n', '.git/HEAD': '' });
    await chmod(join(folder, 'tools/git'), 0o755);
    vi.stubEnv('PATH', `${join(folder, 'tools')}:/usr/bin:/bin`);
    expect(await readGitCommit(folder)).toBe(dirname(process.execPath));
  },
);

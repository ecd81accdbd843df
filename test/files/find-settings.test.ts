import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codes } from '../../src/errors/codes.js';
import type { HeadwaterError } from '../../src/errors/headwater-error.js';
import { findSettings } from '../../src/files/find-settings.js';
import { folderWith } from './temp-folder.js';

test('the flag takes precedence over the variable and the nearest file', async () => {
  const folder = await folderWith({ 'headwater.yaml': '', 'a.yaml': '', 'b.yaml': '' });
  expect(await findSettings({ folder, flag: 'a.yaml', variable: 'b.yaml' })).toBe(
    join(folder, 'a.yaml'),
  );
  expect(await findSettings({ folder, variable: 'b.yaml' })).toBe(join(folder, 'b.yaml'));
  expect(await findSettings({ folder })).toBe(join(folder, 'headwater.yaml'));
});

test('an empty variable counts as unset', async () => {
  const folder = await folderWith({ 'headwater.yaml': '' });
  expect(await findSettings({ folder, variable: '' })).toBe(join(folder, 'headwater.yaml'));
});

test('the nearest file upward is taken, not the topmost', async () => {
  const folder = await folderWith({
    '.git/HEAD': '',
    'headwater.yaml': '',
    'a/headwater.yaml': '',
    'a/b/c/x': '',
  });
  expect(await findSettings({ folder: join(folder, 'a/b/c') })).toBe(
    join(folder, 'a/headwater.yaml'),
  );
});

test('the search ends at the root of the repository', async () => {
  const folder = await folderWith({
    'headwater.yaml': '',
    'outer/headwater.yaml': '',
    'outer/.git': 'gitdir: elsewhere',
    'outer/in/x': '',
  });
  expect(await findSettings({ folder: join(folder, 'outer/in') })).toBe(
    join(folder, 'outer/headwater.yaml'),
  );
  const bare = await folderWith({ 'headwater.yaml': '', 'repo/.git/HEAD': '', 'repo/in/x': '' });
  await expect(findSettings({ folder: join(bare, 'repo/in') })).rejects.toMatchObject({
    codeName: 'settings-not-found',
    exitCode: 64,
    message: expect.stringContaining(`${join(bare, 'repo/in')}, ${join(bare, 'repo')}`),
  });
});

test('without a repository the search ends at the root of the file system', async () => {
  const folder = await folderWith({ 'a/x': '' });
  await expect(findSettings({ folder: join(folder, 'a') })).rejects.toMatchObject({
    message: expect.stringMatching(/, \/$/),
  });
});

test('the hint for missing settings shows their content, and names the command that writes them', async () => {
  const folder = await folderWith({ '.git/HEAD': '' });
  const { hint } = await findSettings({ folder }).then(
    () => expect.fail('settings were found'),
    (error: HeadwaterError) => error,
  );
  expect(hint).toMatch(/`version: 1`.*`stack: /);
  expect(hint).toContain('headwater init');
});

test('settings with the other ending are named in the hint', async () => {
  const folder = await folderWith({ 'headwater.yml': '', 'a/x': '' });
  await expect(findSettings({ folder: join(folder, 'a') })).rejects.toMatchObject({
    hint: `rename ${join(folder, 'headwater.yml')} to headwater.yaml, the only name that is found`,
  });
});

test('the flag and the variable must name a file', async () => {
  const folder = await folderWith({ 'headwater.yaml': '' });
  await mkdir(join(folder, 'dir'));
  await expect(findSettings({ folder, flag: 'dir' })).rejects.toMatchObject({
    codeName: 'settings-not-found',
    exitCode: 64,
  });
  await expect(findSettings({ folder, variable: 'gone.yaml' })).rejects.toMatchObject({
    message: expect.stringContaining(`HEADWATER_CONFIG names ${join(folder, 'gone.yaml')}`),
  });
});

test('settings that are a link to a file outside are refused, found or named', async () => {
  const outside = await folderWith({
    'secret.txt': 'hidden',
    'repo/.git/HEAD': '',
    'repo/real.yaml': '',
    'repo/in/x': '',
  });
  const repository = join(outside, 'repo');
  await symlink('../real.yaml', join(repository, 'in/headwater.yaml'));
  expect(await findSettings({ folder: join(repository, 'in') })).toBe(
    join(repository, 'in/headwater.yaml'),
  );
  await symlink('../secret.txt', join(repository, 'headwater.yaml'));
  const refused = {
    codeName: 'unreadable-file',
    exitCode: 64,
    message: expect.stringContaining(`leads outside ${repository}`),
  };
  await expect(findSettings({ folder: repository })).rejects.toMatchObject(refused);
  await expect(findSettings({ folder: repository, flag: 'headwater.yaml' })).rejects.toMatchObject(
    refused,
  );
  // Named by the user and not by a link, so it is allowed.
  expect(await findSettings({ folder: repository, flag: '../secret.txt' })).toBe(
    join(outside, 'secret.txt'),
  );
});

test('a file of the system, such as a device, is not accepted as settings', async () => {
  const folder = await folderWith({ 'headwater.yaml': '' });
  for (const flag of ['/proc/self/environ', '/dev/zero'])
    await expect(findSettings({ folder, flag })).rejects.toMatchObject({
      message: expect.stringContaining('not a regular file'),
    });
});

test.skipIf(!existsSync('/dev/shm'))(
  'settings in /dev/shm, where there is such a folder, are accepted',
  async () => {
    const folder = await mkdtemp('/dev/shm/headwater-');
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'headwater.yaml'), '');
    expect(await findSettings({ folder })).toBe(join(folder, 'headwater.yaml'));
  },
);

test('a folder that does not exist is named, instead of the folders above it', async () => {
  const folder = await folderWith({ 'headwater.yaml': '' });
  await expect(findSettings({ folder: join(folder, 'nope') })).rejects.toMatchObject({
    code: codes['settings-not-found'].code,
    message: expect.stringContaining(`the folder ${join(folder, 'nope')}, where`),
  });
});

import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type ManifestFile, readManifests } from '../../src/files/read-manifests.js';
import { MAX_FILE_BYTES } from '../../src/files/read-text-file.js';
import { folderWith } from './temp-folder.js';

async function files(
  folder: string,
  ...globs: readonly string[]
): Promise<readonly ManifestFile[]> {
  return readManifests({ folder, globs, settings: join(folder, 'headwater.yaml') });
}

async function paths(folder: string, ...globs: readonly string[]): Promise<readonly string[]> {
  return (await files(folder, ...globs)).map(({ path }) => path);
}

test('each file is read once, with its text, in sorted order', async () => {
  const folder = await folderWith({
    'lineage/b.yaml': 'b',
    'lineage/a.yaml': 'a',
    'lineage/sub/c.yaml': 'c',
    'other.yaml': '',
  });
  expect(await files(folder, 'lineage/sub/*.yaml', 'lineage/**/*.yaml')).toEqual([
    { path: 'lineage/a.yaml', text: 'a' },
    { path: 'lineage/b.yaml', text: 'b' },
    { path: 'lineage/sub/c.yaml', text: 'c' },
  ]);
});

test('dot folders and node_modules are not searched', async () => {
  const folder = await folderWith({
    'a.yaml': '',
    '.headwater/b.yaml': '',
    'node_modules/c.yaml': '',
    'x/node_modules/d.yaml': '',
  });
  expect(await paths(folder, '**/*.yaml')).toEqual(['a.yaml']);
});

test('a glob with an exclamation mark excludes files', async () => {
  const folder = await folderWith({ 'a.yaml': '', 'drafts/b.yaml': '' });
  expect(await paths(folder, '**/*.yaml', '!drafts/**')).toEqual(['a.yaml']);
  expect(await paths(folder, '!./a.yaml', './**/*.yaml')).toEqual(['drafts/b.yaml']);
  await mkdir(join(folder, '.git'));
  expect(await paths(join(folder, 'drafts'), '../**/*.yaml', '!*.yaml')).toEqual(['../a.yaml']);
});

test('a glob may lead out of the folder within the git work tree; its paths stay relative', async () => {
  const shared = {
    'shared/a.yaml': 'a',
    'team/headwater.yaml': '',
    'shared/node_modules/b.yaml': '',
  };
  const folder = await folderWith({ '.git/HEAD': '', ...shared });
  expect(await files(join(folder, 'team'), '../shared/**/*.yaml')).toEqual([
    { path: '../shared/a.yaml', text: 'a' },
  ]);
  const bare = await folderWith(shared);
  await expect(files(join(bare, 'team'), '../shared/**/*.yaml')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
    exitCode: 64,
    message: expect.stringContaining(
      `leads to ${bare}, and nothing outside ${join(bare, 'team')} is read`,
    ),
  });
});

test('a glob does not lead out of the git work tree, in front, within or to leave files out', async () => {
  const outside = await folderWith({ 'a.yaml': 'secret', 'repo/.git/HEAD': '', 'repo/b.yaml': '' });
  const repository = join(outside, 'repo');
  await expect(files(repository, '../*.yaml')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
  await expect(files(repository, '*.yaml', '!../**')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
  for (const pattern of ['x/../../a.yaml', '{..,x}/a.yaml', '*/../../a.yaml'])
    await expect(files(repository, pattern), pattern).rejects.toMatchObject({ exitCode: 64 });
  await expect(
    files(repository, '../../../../../../../../../../proc/self/environ'),
  ).rejects.toMatchObject({ exitCode: 64 });
});

test('a file of the system, such as one of /proc, is refused, even if the folder is the root', async () => {
  await expect(files('/', 'proc/self/environ')).rejects.toMatchObject({
    codeName: 'unreadable-file',
    message: expect.stringMatching(/^proc\/self\/environ /),
  });
});

test('a FIFO is refused by name and never opened', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  await promisify(execFile)('mkfifo', [join(folder, 'b.yaml')]);
  await expect(files(folder, '*.yaml')).rejects.toMatchObject({
    codeName: 'unreadable-file',
    message: expect.stringContaining('b.yaml is not a regular file'),
  });
  expect(await paths(folder, '*.yaml', '!b.yaml')).toEqual(['a.yaml']);
  await symlink('b.yaml', join(folder, 'c.yaml'));
  await expect(files(folder, 'c.yaml')).rejects.toMatchObject({
    message: expect.stringContaining('c.yaml is not a regular file'),
  });
});

test('the error for a glob without matches names it', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  await expect(paths(folder, '*.yaml', 'gone/*.yaml')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
    exitCode: 64,
    message: expect.stringContaining('"gone/*.yaml"'),
  });
});

test('the error for a glob without matches says what was probably meant', async () => {
  const folder = await folderWith({ 'lineage/a.yaml': '', 'headwater.yaml': '' });
  await expect(paths(folder, 'linage/*.yaml')).rejects.toMatchObject({
    hint: 'did you mean "lineage/*.yaml"?',
  });
  await expect(paths(folder, 'lineage/b.yaml')).rejects.toMatchObject({
    hint: 'did you mean "lineage/a.yaml"?',
  });
  // Windows writes paths so. In a glob the backslash escapes the next character.
  await expect(paths(folder, 'lineage\\*.yaml')).rejects.toMatchObject({
    hint: 'did you mean "lineage/*.yaml"?',
  });
  await expect(paths(folder, 'headwater.yml')).rejects.toMatchObject({ hint: undefined });
});

test('globs that exclude every file are refused', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  await expect(paths(folder, '*.yaml', '!a.*')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
  await expect(paths(folder, '!b.*')).rejects.toMatchObject({ codeName: 'no-manifest-matches' });
});

test('an absolute glob is refused', async () => {
  const folder = await folderWith({ 'a.yaml': '' });
  await expect(paths(folder, join(folder, '*.yaml'))).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
});

test('a file that is not UTF-8 is refused by name; a byte order mark is removed', async () => {
  const folder = await folderWith({
    'good.yaml': '\ufeffa: 1',
    'bad.yaml': new Uint8Array([0x61, 0xff]),
  });
  expect(await files(folder, 'good.yaml')).toEqual([{ path: 'good.yaml', text: 'a: 1' }]);
  await expect(paths(folder, '*.yaml')).rejects.toMatchObject({
    codeName: 'unreadable-file',
    exitCode: 64,
    message: expect.stringContaining('bad.yaml is not UTF-8 text at line 1, column 2'),
  });
});

test('a file of the maximum size is read, a larger one is refused', async () => {
  const folder = await folderWith({
    'most.yaml': ' '.repeat(MAX_FILE_BYTES),
    'more.yaml': ' '.repeat(MAX_FILE_BYTES + 1),
  });
  expect(await paths(folder, 'most.yaml')).toEqual(['most.yaml']);
  await expect(paths(folder, 'more.yaml')).rejects.toMatchObject({ codeName: 'unreadable-file' });
});

test('a link within the folder is followed, one to a file outside is refused', async () => {
  const outside = await folderWith({ secret: 'hidden' });
  const folder = await folderWith({ 'real/a.yaml': 'a' });
  await symlink('real/a.yaml', join(folder, 'inner.yaml'));
  expect(await files(folder, 'inner.yaml')).toEqual([{ path: 'inner.yaml', text: 'a' }]);
  await symlink(join(outside, 'secret'), join(folder, 'outer.yaml'));
  await expect(paths(folder, 'outer.yaml')).rejects.toMatchObject({
    codeName: 'unreadable-file',
    message: expect.stringContaining('outside'),
  });
});

test('a linked folder is searched, and a file that is found twice is read once', async () => {
  const folder = await folderWith({ 'z/a.yaml': '' });
  await symlink('z', join(folder, 'lineage'));
  await symlink('.', join(folder, 'loop'));
  expect(await paths(folder, 'lineage/*.yaml')).toEqual(['lineage/a.yaml']);
  expect(await paths(folder, '**/*.yaml')).toEqual(['lineage/a.yaml']);
});

test('the folder of the settings may be reached by a link', async () => {
  const folder = await folderWith({ 'real/a.yaml': '' });
  await mkdir(join(folder, 'links'));
  await symlink('../real', join(folder, 'links/here'));
  expect(await paths(join(folder, 'links/here'), '*.yaml')).toEqual(['a.yaml']);
});

test('the settings are not read as a manifest, under any name', async () => {
  const folder = await folderWith({
    '.git/HEAD': '',
    'headwater.yaml': '',
    'a.yaml': '',
    'in/headwater.yaml': '',
  });
  await symlink('headwater.yaml', join(folder, 'alias.yaml'));
  expect(await paths(folder, '*.yaml')).toEqual(['a.yaml']);
  expect(await paths(folder, '**/*.yaml')).toEqual(['a.yaml', 'in/headwater.yaml']);
  expect(await paths(join(folder, 'in'), '../**/*.yaml')).toEqual(['../a.yaml', '../alias.yaml']);
});

test('a glob that matches only the settings counts as one without matches', async () => {
  const folder = await folderWith({ 'headwater.yaml': '', 'other/a.yaml': '' });
  await expect(paths(folder, '*.yaml')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
    exitCode: 64,
  });
  await expect(paths(folder, '**/a.yaml', 'headwater.*')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
  await symlink('headwater.yaml', join(folder, 'alias.yaml'));
  await expect(paths(folder, 'alias.yaml')).rejects.toMatchObject({
    codeName: 'no-manifest-matches',
  });
});

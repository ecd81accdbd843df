import { expect, test, vi } from 'vitest';
import { importCommandLine } from '../../src/cli/import-command-line.js';
import { type FileTree, isWithin, slashPath } from '../../src/files/file-tree.js';
import { readManifests, selectManifests } from '../../src/files/read-manifests.js';
import { stackNameOf } from '../../src/tasks/stack/new-settings.js';

/** The code under test runs with the paths of Windows. */
vi.mock('node:path', async (original) => {
  const { win32 } = await original<typeof import('node:path')>();
  return { ...win32, default: win32 };
});

const files: Readonly<Record<string, string>> = {
  'C:\\shop\\headwater.yaml': 'settings',
  'C:\\shop\\lineage\\a.yaml': 'a',
  'C:\\shop\\lineage\\deep\\b.yaml': 'b',
  'C:\\shop\\drafts\\c.yaml': 'c',
  'C:\\shared\\d.yaml': 'd',
};

/** A disk of Windows in memory. It compares names without letter case. */
function tree(bounds: string): FileTree {
  const find = (path: string) =>
    Object.keys(files).find((file) => file.toLowerCase() === path.toLowerCase());
  return {
    list: async (folder) => {
      const prefix = folder.endsWith('\\') ? folder : `${folder}\\`;
      const below = Object.keys(files).filter((file) => file.startsWith(prefix));
      return [...new Set(below.map((file) => file.slice(prefix.length).split('\\')[0] ?? ''))].map(
        (name) => ({ name, kind: find(`${prefix}${name}`) ? 'file' : 'folder' }),
      );
    },
    isFolder: async () => false,
    realpath: async (path) => find(path) ?? path,
    isFile: async (path) => find(path) !== undefined,
    findBounds: async () => bounds,
    readTexts: async (found) => found.map(({ path }) => files[path] ?? ''),
  };
}

const search = { folder: 'C:\\shop', settings: 'c:\\SHOP\\Headwater.yaml', tree: tree('C:\\') };

test('globs of the settings match a walk of Windows, and paths have slashes', async () => {
  const globs = ['lineage/**/*.yaml', '../shared/*.yaml', '*.yaml', '**/*.yaml', '!drafts/**'];
  expect((await readManifests({ ...search, globs })).map(({ path }) => path)).toEqual([
    '../shared/d.yaml',
    'lineage/a.yaml',
    'lineage/deep/b.yaml',
  ]);
  const paths = ['lineage/new.yaml', 'drafts/x.yaml', '../shared/e.yaml', 'other/f.yaml'];
  const narrow = ['lineage/*.yaml', '../shared/*.yaml'];
  expect([...selectManifests(paths, { ...search, globs: narrow })]).toEqual([
    'lineage/new.yaml',
    '../shared/e.yaml',
  ]);
});

test('a glob with backslashes gets the hint, and one with a drive is refused', async () => {
  await expect(readManifests({ ...search, globs: ['lineage\\**\\*.yaml'] })).rejects.toMatchObject({
    hint: 'did you mean "lineage/**/*.yaml"?',
  });
  for (const glob of ['D:/lineage/*.yaml', '//server/share/*.yaml'])
    await expect(readManifests({ ...search, globs: [glob] })).rejects.toMatchObject({
      message: expect.stringContaining('must be relative to the folder of the settings'),
    });
});

test.each([
  ['C:\\shop', 'c:\\SHOP\\lineage', true],
  ['C:\\shop', 'C:\\shopping', false],
  ['C:\\shop', 'D:\\shop\\lineage', false],
  ['\\\\server\\share\\shop', '\\\\server\\share\\shop\\a.yaml', true],
  ['\\\\server\\share\\shop', '\\\\server\\other\\shop\\a.yaml', false],
])('%s and %s', (folder, path, isBelow) => {
  expect(isWithin(folder, path)).toBe(isBelow);
});

test('the record of an import has the command that another system repeats', () => {
  const options = { manifest: 'target\\manifest.json', out: 'lineage\\dbt', exclude: ['a\\*b'] };
  expect(importCommandLine('sql', ['etl\\load.sql', 'D:\\etl\\other.sql'], options)).toBe(
    "headwater import sql etl/load.sql other.sql --out lineage/dbt --exclude 'a\\*b'",
  );
});

test('names are taken from paths of drives and shares', () => {
  expect(stackNameOf('C:\\Users\\jane\\My Shop')).toBe('my-shop');
  expect(stackNameOf('\\\\server\\share\\orders')).toBe('orders');
  expect(stackNameOf('C:\\')).toBe('lineage');
  expect(slashPath('..\\shared\\a.yaml')).toBe('../shared/a.yaml');
});

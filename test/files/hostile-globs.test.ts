import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { expandGlob } from '../../src/files/expand-glob.js';
import { disk } from '../../src/files/file-tree.js';
import { parseGlob } from '../../src/files/glob-pattern.js';
import { readManifests, selectManifests } from '../../src/files/read-manifests.js';
import { folderWith } from './temp-folder.js';

const LONG = 'a'.repeat(56);

/** Each one took a regular expression minutes or more. */
const hostile = [
  `${'*a'.repeat(40)}b.yaml`,
  `${'?*'.repeat(60)}b.yaml`,
  `${'**/a/'.repeat(40)}b.yaml`,
  `${'[a-b]*'.repeat(40)}b.yaml`,
  `{${'*a'.repeat(30)},${'*aa'.repeat(30)}}b.yaml`,
];

test.each(hostile)(
  'the glob %# ends at once, in front and to leave files out',
  async (pattern) => {
    const folders = 'a/'.repeat(30);
    const files = { [`${LONG}.yaml`]: '', [`${folders}${LONG}.yaml`]: '', 'good.yaml': '' };
    const folder = await folderWith(files);
    const search = { folder, settings: join(folder, 'headwater.yaml') };
    await expect(readManifests({ ...search, globs: [pattern] })).rejects.toMatchObject({
      codeName: 'no-manifest-matches',
      exitCode: 64,
    });
    const globs = ['**/*.yaml', `!${pattern}`];
    expect(await readManifests({ ...search, globs })).toHaveLength(3);
    const selected = selectManifests(Object.keys(files), { ...search, globs });
    expect([...selected].sort()).toEqual(Object.keys(files).sort());
  },
  20_000,
);

test.each([
  ['a'.repeat(1001), 'is longer than 1000 characters'],
  ['{a,b}'.repeat(7), 'stands for more than 100 alternatives in braces'],
  [`${'{a,b}'.repeat(190)}`, 'stands for more than 100 alternatives in braces'],
  ['lineage/!(draft)*.yaml', 'has "!("'],
  ['lineage/+(a+)+(a).yaml', 'has "+("'],
  ['lineage/part-{1..99999999}.yaml', 'has "{1..99999999}"'],
])('the glob %# is refused by name, in front and to leave files out', async (pattern, why) => {
  const folder = await folderWith({ 'a.yaml': '' });
  for (const globs of [[pattern], ['*.yaml', `!${pattern}`]])
    await expect(
      readManifests({ folder, globs, settings: join(folder, 'headwater.yaml') }),
    ).rejects.toMatchObject({
      codeName: 'bad-glob',
      exitCode: 64,
      message: expect.stringMatching(/^the glob ".*" under "manifests" /),
      hint: 'write several globs, or one that begins with "!" to leave files out',
    });
  const parsed = parseGlob(pattern);
  expect(parsed.ok ? '' : parsed.problem).toContain(why);
});

test('folders that links lead through in ever new ways end the search', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `d${index}`);
  const folder = await folderWith(
    Object.fromEntries(names.map((name) => [`${name}/x.txt`, ''] as const)),
  );
  for (const [index, name] of names.slice(1).entries())
    for (const link of ['l', 'r']) await symlink(`../${name}`, join(folder, `d${index}`, link));
  let left = 1000;
  const listed = () => {
    left -= 1;
    if (left < 0) throw new Error('enough');
  };
  const parsed = parseGlob('d0/**/*.yaml');
  if (!parsed.ok) throw new Error(parsed.problem);
  const search = { folder, tree: disk, onListed: listed };
  await expect(expandGlob(parsed.value, search)).rejects.toThrow('enough');
});

const TREE = [
  'a.yaml',
  'b.yml',
  'ab/a.yaml',
  'ab/b/c.yaml',
  'ab/.d/a.yaml',
  '.e.yaml',
  'c[d]/a b.yaml',
];

const segments = fc
  .array(
    fc.constantFrom('*', '?', 'a', 'b', 'c', '.', 'yaml', '[ab]', '[!.a]', '{a,b}', '{ab,c*}'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => !/\*\*|^\.+$/.test(text));

test('two stars at the end stand for the files in folders, and for nothing else', async () => {
  const folder = await folderWith(Object.fromEntries(TREE.map((path) => [path, ''])));
  const read = (glob: string) =>
    readManifests({ folder, globs: [glob], settings: join(folder, 'headwater.yaml') });
  expect((await read('ab/**')).map(({ path }) => path)).toEqual(['ab/a.yaml', 'ab/b/c.yaml']);
  await expect(read('a.yaml/**')).rejects.toMatchObject({ codeName: 'no-manifest-matches' });
});

test('a glob matches what a widely used library matches', async () => {
  const folder = await folderWith(Object.fromEntries(TREE.map((path) => [path, ''])));
  await symlink('ab', join(folder, 'link'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(segments, fc.constant('**')), { maxLength: 3 }),
      segments,
      async (parts, last) => {
        const pattern = [...parts, last].join('/');
        const parsed = parseGlob(pattern);
        if (!parsed.ok) throw new Error(parsed.problem);
        const found = await expandGlob(parsed.value, {
          folder,
          tree: disk,
          onListed: () => undefined,
        });
        const options = { cwd: folder, onlyFiles: true, expandDirectories: false };
        expect(found, pattern).toEqual((await glob([pattern], options)).sort());
      },
    ),
    { numRuns: 400 },
  );
});

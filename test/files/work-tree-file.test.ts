import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectManifests } from '../../src/files/read-manifests.js';
import { checkWorkTreeFile } from '../../src/files/work-tree-file.js';
import { stackFolder } from '../support/cli/stack-folder.js';

describe('a file of the work tree', () => {
  it.each([
    ['lineage/a.yaml', 'text\n', undefined],
    ['lineage/new/b.yaml', undefined, undefined],
    ['lineage/a.yaml', 'other\n', 'was changed while this command ran'],
    ['lineage/new/b.yaml', 'text\n', 'was changed while this command ran'],
    ['lineage/a.yaml', undefined, 'exists, and the settings do not name it'],
    ['lineage', undefined, 'exists, and the settings do not name it'],
    ['out/a.yaml', undefined, 'leads outside'],
    ['nowhere', undefined, 'leads outside'],
  ])('%s with the text %j', async (file, before, problem) => {
    const { path: folder } = await stackFolder({ 'lineage/a.yaml': 'text\n' });
    const { path: outside } = await stackFolder({});
    await mkdir(join(folder, '.git'));
    await symlink(outside, join(folder, 'out'));
    await symlink(join(outside, 'nothing'), join(folder, 'nowhere'));
    const checked = checkWorkTreeFile(
      { path: join(folder, file), shownAs: file },
      { folder, before },
    );
    if (problem === undefined) await checked;
    else await expect(checked).rejects.toThrow(problem);
  });
});

it('globs select paths that do not exist, as they will select the files', async () => {
  const { path: folder } = await stackFolder({});
  const settings = join(folder, 'headwater.yaml');
  const paths = [
    'lineage/a.yaml',
    'lineage/b/c.yaml',
    'lineage/old/d.yaml',
    'models/e.yaml',
    'headwater.yaml',
  ];
  const globs = ['lineage/**/*.yaml', '*.yaml', '!lineage/old/**'];
  expect([...selectManifests(paths, { folder, globs, settings })].sort()).toEqual([
    'lineage/a.yaml',
    'lineage/b/c.yaml',
  ]);
});

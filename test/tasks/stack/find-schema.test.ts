import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSchema } from '../../../src/tasks/stack/new-settings.js';
import { folderWith } from '../../files/temp-folder.js';

const SCHEMA = 'node_modules/headwater/schemas/manifest.schema.json';

test.each([
  ['', './node_modules'],
  ['lineage', '../node_modules'],
  ['data/lineage', '../../node_modules'],
])('a file in %j names the schema of the installed package', async (below, start) => {
  const folder = await folderWith({ '.git/HEAD': '', [SCHEMA]: '{}', 'data/lineage/x': '' });
  expect(await findSchema('manifest', join(folder, below))).toBe(
    `${start}/headwater/schemas/manifest.schema.json`,
  );
});

test('without the package, a file names the address of the schema', async () => {
  const folder = await folderWith({ [SCHEMA]: '{}', 'shop/.git/HEAD': '' });
  for (const [name, below] of [
    ['settings', ''],
    ['manifest', 'shop'],
  ] as const)
    expect(await findSchema(name, join(folder, below))).toBe(
      `https://headwater-lineage.github.io/headwater/schemas/${name}.schema.json`,
    );
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTextFile, systemCode } from '../../src/files/read-text-file.js';
import { folderWith } from './temp-folder.js';

test('the error for an unreadable file has the name that the user knows, and the reason of the system', async () => {
  const folder = await folderWith({});
  await mkdir(join(folder, 'dir'));
  await expect(
    readTextFile({ path: join(folder, 'gone'), shownAs: 'headwater.yaml' }),
  ).rejects.toMatchObject({
    codeName: 'unreadable-file',
    exitCode: 64,
    message: 'headwater.yaml cannot be read (ENOENT)',
  });
  await expect(readTextFile({ path: join(folder, 'dir'), shownAs: 'dir' })).rejects.toMatchObject({
    message: 'dir cannot be read (EISDIR)',
  });
});

test('an error of another origin has no system code', () => {
  expect(systemCode(new Error('boom'))).toBe('unknown error');
  expect(systemCode('boom')).toBe('unknown error');
});

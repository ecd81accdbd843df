import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameFile, readTextFile, systemCode } from '../../src/files/read-text-file.js';
import { folderWith } from './temp-folder.js';

test('the error for an unreadable file has the name that the user knows, and the reason of the system', async () => {
  const folder = await folderWith({});
  await mkdir(join(folder, 'dir'));
  await expect(
    readTextFile({ path: join(folder, 'gone'), shownAs: 'headwater.yaml' }),
  ).rejects.toMatchObject({
    codeName: 'unreadable-file',
    exitCode: 64,
    message: 'headwater.yaml does not exist',
    hint: undefined,
  });
  await expect(readTextFile({ path: join(folder, 'dir'), shownAs: 'dir' })).rejects.toMatchObject({
    message: 'dir cannot be read (EISDIR)',
  });
});

test.each([
  ['an open file states 32 bits of its volume, and a path on Windows 11 64', 0x9abcdef0n, true],
  ['another volume', 0x9abcdef1n, false],
])('%s', (_what, dev, isSame) => {
  const opened = { ino: 0x1_0000_0000_0007n, dev };
  const there = { ino: 0x1_0000_0000_0007n, dev: 0x1234_5678_9abc_def0n };
  expect(isSameFile(opened, there)).toBe(isSame);
  expect(isSameFile({ ...opened, ino: 0x1_0000_0000_0008n }, there)).toBe(false);
});

test('an error of another origin has no system code', () => {
  expect(systemCode(new Error('boom'))).toBe('unknown error');
  expect(systemCode('boom')).toBe('unknown error');
});

test('the error for a file that does not exist names a similar one of its folder', async () => {
  const folder = await folderWith({ 'plans/plan.json': '{}' });
  const read = (name: string, shownAs = name) =>
    readTextFile({ path: join(folder, name), shownAs });
  await expect(read('plans/plam.json')).rejects.toMatchObject({
    message: 'plans/plam.json does not exist',
    hint: 'did you mean plans/plan.json?',
  });
  await expect(read('plans/plam.json', 'the plan')).rejects.toMatchObject({
    hint: 'did you mean plan.json?',
  });
  await expect(read('plans/receipt')).rejects.toMatchObject({ hint: undefined });
  await expect(read('plan/plan.json')).rejects.toMatchObject({
    message: 'plan/plan.json does not exist, nor does its folder',
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifests } from '../../src/files/read-manifests.js';
import { openReceipt } from '../../src/files/receipt-writer.js';
import { findWriteObstacle, writeFileAtomic } from '../../src/files/write-file.js';
import { folderWith } from './temp-folder.js';

interface Place {
  /** A git work tree. */
  readonly repository: string;
  readonly outside: string;
}

async function place(files: Readonly<Record<string, string>> = {}): Promise<Place> {
  const root = await folderWith({ 'repo/.git/HEAD': '', 'outside/.keep': '', ...files });
  return { repository: join(root, 'repo'), outside: join(root, 'outside') };
}

const header = { stack: 'shop' };

test('a receipt is not written through a link that leads out of the work tree', async () => {
  const { repository, outside } = await place();
  await symlink(outside, join(repository, '.headwater'));
  await expect(openReceipt({ folder: repository, name: 'r.json', header })).rejects.toMatchObject({
    codeName: 'receipt-unwritable',
    message: `the receipt ${repository}/.headwater/receipts/r.json cannot be written (a link leads outside ${repository})`,
  });
  expect(await readdir(outside)).toEqual(['.keep']);
});

test('without a work tree a receipt stays within the folder of the settings', async () => {
  const root = await folderWith({ 'stack/headwater.yaml': '', 'outside/.keep': '' });
  await symlink('../outside', join(root, 'stack/.headwater'));
  const folder = join(root, 'stack');
  await expect(openReceipt({ folder, name: 'r.json', header })).rejects.toThrow(
    'a link leads outside',
  );
  expect(await readdir(join(root, 'outside'))).toEqual(['.keep']);
});

test('a link within the work tree is followed', async () => {
  const { repository } = await place({ 'repo/team/headwater.yaml': '', 'repo/shared/.keep': '' });
  await symlink('../shared', join(repository, 'team/.headwater'));
  const log = await openReceipt({ folder: join(repository, 'team'), name: 'r.json', header });
  await log.close({});
  expect(await readdir(join(repository, 'shared/receipts'))).toEqual(['r.json']);
});

test('a file of --out is not written through a link that leads out of the work tree', async () => {
  const { repository, outside } = await place();
  await symlink(outside, join(repository, 'out'));
  const path = join(repository, 'out/plan.json');
  expect(await findWriteObstacle(path)).toBe(
    `${repository}/out: a link leads outside ${repository}`,
  );
  await expect(writeFileAtomic(path, 'x')).rejects.toThrow(`a link leads outside ${repository}`);
  await expect(
    writeFileAtomic(join(repository, 'out/new/plan.json'), 'x', { makeFolder: true }),
  ).rejects.toThrow('a link leads outside');
  expect(await readdir(outside)).toEqual(['.keep']);
});

test('a path that leads out by its own words, or links outside of any work tree, are a choice', async () => {
  const { repository, outside } = await place();
  await writeFileAtomic(join(repository, '../outside/plan.json'), 'x');
  await symlink(outside, join(repository, '../link'));
  await writeFileAtomic(join(repository, '../link/second.json'), 'y');
  await symlink(repository, join(repository, '../checkout'));
  await writeFileAtomic(join(repository, '../checkout/third.json'), 'z');
  expect((await readdir(outside)).sort()).toEqual(['.keep', 'plan.json', 'second.json']);
  expect(await readFile(join(repository, 'third.json'), 'utf8')).toBe('z');
});

/** Puts a link in the place of a folder, and the folder back, as fast as it can. */
const SWAP = `
const { renameSync, symlinkSync, unlinkSync } = require('node:fs');
const [folder, target] = process.argv.slice(1);
process.stdout.write('ready');
for (;;) {
  try { renameSync(folder, folder + '.kept'); symlinkSync(target, folder); } catch {}
  try { unlinkSync(folder); } catch {}
  try { renameSync(folder + '.kept', folder); } catch {}
}`;

/** Swaps a folder until the test ends. */
async function swap(folder: string, target: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', SWAP, folder, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await once(child.stdout, 'data');
}

const ROUNDS = 400;

/** Counts what happened, so that a test shows that both happened. */
async function countOutcomes(act: (round: number) => Promise<unknown>) {
  const counts = { done: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++)
    await act(round).then(
      () => counts.done++,
      () => counts.refused++,
    );
  return counts;
}

test('files and receipts stay inside while a link and their folder take turns', async () => {
  const { repository, outside } = await place({ 'repo/.headwater/receipts/.keep': '' });
  await mkdir(join(outside, 'receipts'));
  const folder = join(repository, '.headwater');
  await swap(folder, outside);
  await countOutcomes((round) => writeFileAtomic(join(folder, `plan-${round}.json`), 'secret'));
  await countOutcomes(async (round) => {
    const log = await openReceipt({ folder: repository, name: `${round}.json`, header });
    await log.close({});
  });
  expect((await readdir(outside, { recursive: true })).sort()).toEqual(['.keep', 'receipts']);
}, 60_000);

test('manifests are read inside while a link and their folder take turns', async () => {
  const { repository, outside } = await place({
    'repo/lineage/a.yaml': 'mine',
    'outside/a.yaml': 'secret',
  });
  await swap(join(repository, 'lineage'), outside);
  const seen = new Set<string>();
  const settings = join(repository, 'headwater.yaml');
  await countOutcomes(async () => {
    const files = await readManifests({ folder: repository, settings, globs: ['lineage/*.yaml'] });
    for (const { text } of files) seen.add(text);
  });
  expect([...seen].filter((text) => text !== 'mine')).toEqual([]);
}, 60_000);

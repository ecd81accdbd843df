import { type FileHandle, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readReceipt } from '../../src/files/read-receipt.js';
import { openReceipt } from '../../src/files/receipt-writer.js';
import type { JsonObject } from '../../src/model/json.js';
import { folderWith } from './temp-folder.js';

const events: readonly JsonObject[] = [
  { unit: 'a', note: 'line\nend, ]}' },
  { unit: 'b', before: { upstreams: [] } },
];

async function write(written: readonly JsonObject[], trailer: JsonObject): Promise<string> {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: { stack: 'shop' } });
  for (const event of written) await log.append(event);
  await log.close(trailer);
  return await readFile(log.path, 'utf8');
}

/** Spies on the operations of every open file. */
async function fileSpies(folder: string) {
  const file = await open(join(folder, 'any'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  return {
    appendFile: vi.spyOn(prototype, 'appendFile'),
    datasync: vi.spyOn(prototype, 'datasync'),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a complete receipt is one JSON document with one event on each line', async () => {
  const text = await write(events, { outcome: 'applied' });
  expect(JSON.parse(text)).toEqual({ stack: 'shop', events, outcome: 'applied' });
  expect(text.split('\n')).toHaveLength(events.length + 3);
  expect(readReceipt(text)).toEqual({
    ok: true,
    value: { document: JSON.parse(text), complete: true },
  });
});

test('a receipt may have no events and no trailer', async () => {
  expect(JSON.parse(await write([], {}))).toEqual({ stack: 'shop', events: [] });
});

test('each event is on the disk when its call returns', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  await log.append({ n: 1 });
  await log.append({ n: 2 });
  expect(readReceipt(await readFile(log.path, 'utf8'))).toEqual({
    ok: true,
    value: { document: { events: [{ n: 1 }, { n: 2 }] }, complete: false },
  });
  await log.close({});
});

test('events that are appended at the same time do not mix', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  const many = Array.from({ length: 50 }, (_, n) => ({ n, text: 'x'.repeat(n * 100) }));
  await Promise.all(many.map((event) => log.append(event)));
  await log.close({});
  expect(JSON.parse(await readFile(log.path, 'utf8'))).toMatchObject({ events: many });
});

test('events that are appended during a write are written together by the next one', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  const { appendFile, datasync } = await fileSpies(folder);
  const order: number[] = [];
  const append = async (n: number) => {
    await log.append({ n });
    order.push(n);
  };
  const first = append(0);
  // The first write has begun by then.
  await Promise.resolve();
  await Promise.all([first, append(1), append(2), append(3)]);
  expect(order).toEqual([0, 1, 2, 3]);
  expect(appendFile.mock.calls.map(([text]) => text)).toEqual([
    '\n{"n":0}',
    ',\n{"n":1},\n{"n":2},\n{"n":3}',
  ]);
  expect(datasync).toHaveBeenCalledTimes(2);
  await log.close({});
});

test('a call returns only when its event is on the disk', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  const { datasync } = await fileSpies(folder);
  let release = () => {};
  datasync.mockImplementationOnce(() => new Promise<void>((resolve) => (release = resolve)));
  let returned = 0;
  const appended = [0, 1].map((n) => log.append({ n }).then(() => returned++));
  await vi.waitUntil(() => datasync.mock.calls.length > 0);
  expect(returned).toBe(0);
  release();
  await Promise.all(appended);
  expect(returned).toBe(2);
  await log.close({});
});

test('events that wait for a write fail if that write fails', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  const { appendFile } = await fileSpies(folder);
  appendFile.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const first = log.append({ n: 0 });
  await Promise.resolve();
  const results = await Promise.allSettled([first, log.append({ n: 1 }), log.append({ n: 2 })]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(log.append({ n: 3 })).rejects.toMatchObject({ codeName: 'receipt-unwritable' });
  await expect(log.close({})).rejects.toMatchObject({ codeName: 'receipt-unwritable' });
  expect(await readFile(log.path, 'utf8')).toBe('{"events":[');
});

test('a receipt that is cut off at any position keeps every complete event', async () => {
  const text = await write(events, { outcome: 'applied', totals: { written: 2 } });
  const ends = [text.indexOf('\n'), text.indexOf(',\n'), text.indexOf('\n]')];
  for (let length = 0; length < text.length - 2; length++) {
    const read = readReceipt(text.slice(0, length));
    const whole = ends.filter((end) => length >= end).length - 1;
    if (whole < 0) expect(read.ok).toBe(false);
    else
      expect(read).toMatchObject({
        ok: true,
        value: { complete: false, document: { stack: 'shop', events: events.slice(0, whole) } },
      });
  }
});

test('events are read back as they were appended', async () => {
  const json = fc
    .jsonValue({ maxDepth: 3 })
    .map((value): JsonObject => ({ value: JSON.parse(JSON.stringify(value)) }));
  await fc.assert(
    fc.asyncProperty(fc.array(json, { maxLength: 5 }), async (written) => {
      const text = await write(written, { end: true });
      expect(readReceipt(text)).toMatchObject({
        ok: true,
        value: { complete: true, document: { events: written } },
      });
      const open = text.slice(0, text.lastIndexOf('\n]'));
      expect(readReceipt(open)).toMatchObject({
        ok: true,
        value: { complete: false, document: { events: written } },
      });
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['another document', '{"a":1}'],
  ['text that is not JSON', 'hello'],
  ['an empty text', ''],
  ['damage before the end', '{"formatVersion":"1.0","events":[\n{"a":1,\n{"b":2},\n{"c'],
])('%s is not mended', (_what, text) => {
  expect(readReceipt(text)).toMatchObject({ ok: false });
});

test('only the owner may read a receipt, and git ignores it', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  await log.close({});
  expect((await stat(log.path)).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder, '.headwater/.gitignore'), 'utf8')).toBe('*\n');
  expect(await readdir(join(folder, '.headwater/receipts'))).toEqual(['r.json']);
});

test('a receipt is never overwritten, and a .gitignore of the user is kept', async () => {
  const folder = await folderWith({
    '.headwater/receipts/r.json': 'old',
    '.headwater/.gitignore': 'mine\n',
  });
  await expect(openReceipt({ folder, name: 'r.json', header: {} })).rejects.toMatchObject({
    codeName: 'receipt-unwritable',
  });
  expect(await readFile(join(folder, '.headwater/receipts/r.json'), 'utf8')).toBe('old');
  expect(await readFile(join(folder, '.headwater/.gitignore'), 'utf8')).toBe('mine\n');
});

test('a folder that cannot be created is an error when the receipt is opened', async () => {
  const folder = await folderWith({});
  await writeFile(join(folder, '.headwater'), 'a file');
  await expect(openReceipt({ folder, name: 'r.json', header: {} })).rejects.toMatchObject({
    codeName: 'receipt-unwritable',
    message: expect.stringContaining('.headwater'),
  });
});

test('every append after a failed write fails too', async () => {
  const folder = await folderWith({});
  const log = await openReceipt({ folder, name: 'r.json', header: {} });
  await log.close({});
  await expect(log.append({ n: 1 })).rejects.toMatchObject({ codeName: 'receipt-unwritable' });
  await expect(log.append({ n: 2 })).rejects.toMatchObject({ codeName: 'receipt-unwritable' });
});

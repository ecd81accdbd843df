import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readTokenInput } from '../../src/files/read-token-input.js';
import { folderWith } from './temp-folder.js';

const nothing = Readable.from([]);

async function fromFile(content: string): Promise<string> {
  const folder = await folderWith({ token: content });
  return await readTokenInput({ file: join(folder, 'token'), stdin: nothing });
}

test('white space around a token is removed', async () => {
  expect(await fromFile('  eyJ.abc-_\r\n')).toBe('eyJ.abc-_');
});

test('a dash reads from standard input, in any number of chunks', async () => {
  expect(
    await readTokenInput({ file: '-', stdin: Readable.from(['to', Buffer.from('ken\n')]) }),
  ).toBe('token');
});

test.each([
  ['an empty file', ' \n'],
  ['two lines', 'sesame-a\nsesame-b'],
  ['white space inside', 'sesame a'],
  ['characters beyond ASCII', 'sesamé'],
  ['a file that is too large', 'sesame'.repeat(20_000)],
])('%s is refused, and never shown', async (_what, content) => {
  const error: unknown = await fromFile(content).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ codeName: 'bad-token-file', exitCode: 64 });
  expect(String(error)).not.toContain('sesam');
});

test.each(['Bearer sesame', 'bearer\tsesame'])(
  'the word Bearer is to be left out: %j',
  async (content) => {
    const error: unknown = await fromFile(content).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: expect.stringContaining('starts with "Bearer"'),
      hint: 'leave the word out: write the token alone',
    });
    expect(String(error)).not.toContain('sesam');
  },
);

test('standard input is read only up to the maximum size', async () => {
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'sesame'.repeat(10_000);
  }
  await expect(readTokenInput({ file: '-', stdin: endless() })).rejects.toMatchObject({
    codeName: 'bad-token-file',
  });
});

test('the error for a missing file names it', async () => {
  await expect(readTokenInput({ file: '/nowhere/token', stdin: nothing })).rejects.toMatchObject({
    codeName: 'bad-token-file',
    message: expect.stringContaining('/nowhere/token does not exist, nor does its folder'),
  });
});

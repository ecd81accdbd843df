import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeChunks, readFileChunks } from '../../src/files/text-chunks.js';
import { stackFolder } from '../support/cli/stack-folder.js';

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

async function* pieces(...all: readonly (Uint8Array | string)[]) {
  yield* all;
}

it('decodes characters that lie in two pieces, without a byte order mark', async () => {
  const bytes = new TextEncoder().encode('\uFEFFäöü');
  const each = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await textOf(decodeChunks(pieces(...each), 'x'))).toBe('äöü');
  expect(await textOf(decodeChunks(pieces('ä', 'b'), 'x'))).toBe('äb');
});

it('refuses what is no text, also at the end', async () => {
  for (const bytes of [[0xff], [0x61, 0xc3]])
    await expect(textOf(decodeChunks(pieces(Uint8Array.from(bytes)), 'x.csv'))).rejects.toThrow(
      'x.csv is not UTF-8 text',
    );
});

it('reads a file, and tells why it cannot', async () => {
  const { path } = await stackFolder({ 'a.csv': 'a,b\n' });
  expect(await textOf(readFileChunks(join(path, 'a.csv'), 'a.csv'))).toBe('a,b\n');
  await writeFile(join(path, 'bad.csv'), Uint8Array.of(0xff));
  const failing = (name: string) => textOf(readFileChunks(join(path, name), name));
  await expect(failing('bad.csv')).rejects.toThrow('bad.csv is not UTF-8 text');
  await expect(failing('b.csv')).rejects.toThrow('b.csv does not exist');
  await expect(failing('.')).rejects.toThrow('. cannot be read (EISDIR)');
});

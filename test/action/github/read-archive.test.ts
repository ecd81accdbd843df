import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_UNPACKED_BYTES, readArchive } from '../../../src/action/github/read-archive.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

function archive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

/** Sets the declared size of the first file in an archive. */
function withDeclaredSize(bytes: Uint8Array, sizeBytes: number): Uint8Array {
  const copy = Buffer.from(bytes);
  const entry = copy.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  copy.writeUInt32LE(sizeBytes, entry + 24);
  return copy;
}

function refusal(bytes: Uint8Array): unknown {
  try {
    return readArchive(bytes);
  } catch (error) {
    return error instanceof HeadwaterError ? error.codeName : error;
  }
}

describe('readArchive', () => {
  it('returns the text of each JSON file, whatever path its name contains', () => {
    const files = {
      'plan.json': '{"a":"é"}',
      'plan.md': '# plan',
      '../../etc/x.json': '[]',
      '__proto__.json': '1',
    };
    expect(readArchive(archive(files))).toEqual(['{"a":"é"}', '[]', '1']);
    expect(readArchive(archive({ 'plan.md': '# plan' }))).toEqual([]);
    expect(readArchive(archive({}))).toEqual([]);
  });

  it.each([
    ['an empty input', new Uint8Array()],
    ['another file', strToU8('hello '.repeat(100))],
    ['an incomplete archive', archive({ 'plan.json': '{}' }).slice(0, -30)],
    [
      'a file that unpacks to too many bytes',
      withDeclaredSize(archive({ 'plan.json': '{}' }), MAX_UNPACKED_BYTES + 1),
    ],
    [
      'files that unpack to too many bytes together',
      withDeclaredSize(archive({ 'a.json': '{}', 'b.json': '{}' }), MAX_UNPACKED_BYTES),
    ],
    ['a file that is not UTF-8', archive({ 'plan.json': new Uint8Array([0xff, 0xfe]) })],
    [
      'too many files',
      archive(
        Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.json`, '{}'])),
      ),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(refusal(bytes)).toBe('github-failed');
  });

  it('unpacks no more bytes than are declared', () => {
    const bomb = withDeclaredSize(archive({ 'plan.json': '0'.repeat(5_000_000) }), 10);
    expect(readArchive(bomb)[0]?.length).toBeLessThanOrEqual(10);
  });
});

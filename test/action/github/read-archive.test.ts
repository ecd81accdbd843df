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

/** Says of the first file of an archive that it unpacks to so many bytes. */
function declaring(bytes: Uint8Array, sizeBytes: number): Uint8Array {
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
  it('gives the text of each JSON file, wherever its name points', () => {
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
    ['nothing', new Uint8Array()],
    ['no archive', strToU8('hello '.repeat(100))],
    ['an archive that breaks off', archive({ 'plan.json': '{}' }).slice(0, -30)],
    [
      'a file that unpacks to too much',
      declaring(archive({ 'plan.json': '{}' }), MAX_UNPACKED_BYTES + 1),
    ],
    [
      'files that unpack to too much together',
      declaring(archive({ 'a.json': '{}', 'b.json': '{}' }), MAX_UNPACKED_BYTES),
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

  it('unpacks no more than is declared', () => {
    const bomb = declaring(archive({ 'plan.json': '0'.repeat(5_000_000) }), 10);
    expect(readArchive(bomb)[0]?.length).toBeLessThanOrEqual(10);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendToFile, readJsonFile } from '../../../src/tasks/process/job-files.js';
import { folderWith } from '../../files/temp-folder.js';

const shownAs = 'the output file';

describe('appendToFile', () => {
  it('keeps the content of the file, and creates a missing one', async () => {
    const folder = await folderWith({ out: 'a=1\n' });
    for (const name of ['out', 'new']) {
      await appendToFile({ path: join(folder, name), shownAs }, 'b=é\n');
      await appendToFile({ path: join(folder, name), shownAs }, 'c=3\n');
    }
    expect(await readFile(join(folder, 'out'), 'utf8')).toBe('a=1\nb=é\nc=3\n');
    expect(await readFile(join(folder, 'new'), 'utf8')).toBe('b=é\nc=3\n');
  });

  it('names a file that cannot be written', async () => {
    const folder = await folderWith({});
    await expect(appendToFile({ path: folder, shownAs }, 'a')).rejects.toMatchObject({
      codeName: 'report-unwritable',
      exitCode: 1,
      message: 'nothing can be added to the output file (EISDIR)',
    });
  });
});

describe('a JSON file', () => {
  it('is read with any content', async () => {
    const folder = await folderWith({ 'event.json': '\uFEFF{"a":[1,null]}' });
    expect(await readJsonFile({ path: join(folder, 'event.json'), shownAs })).toEqual({
      a: [1, null],
    });
  });

  it.each([
    ['that is not JSON', '{"a":'],
    ['that is empty', ''],
    ['that is not text', new Uint8Array([0xff, 0xfe])],
  ])('%s is refused, and its content is not shown', async (_what, content) => {
    const folder = await folderWith({ 'event.json': content });
    await expect(readJsonFile({ path: join(folder, 'event.json'), shownAs })).rejects.toMatchObject(
      {
        codeName: 'unreadable-file',
        exitCode: 64,
        message: expect.stringMatching(
          /^the output file is not (JSON at line 1, column \d|UTF-8 text at line 1, column 1; save it as UTF-8)$/,
        ),
      },
    );
  });

  it('that is missing is refused', async () => {
    const reading = readJsonFile({ path: join(await folderWith({}), 'none'), shownAs });
    await expect(reading).rejects.toMatchObject({ codeName: 'unreadable-file', exitCode: 64 });
  });
});

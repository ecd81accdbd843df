import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadwaterError } from '../errors/headwater-error.js';
import { systemCode } from './read-text-file.js';

/** The record of an apply while it is written. Whatever was appended survives a kill. */
export interface ReceiptLog {
  readonly path: string;
  /** Resolves when the event is on the disk. Calls at the same time are written one after the other. */
  append(event: object): Promise<void>;
  /** Adds the last fields and ends the document; nothing may follow. */
  close(trailer: object): Promise<void>;
}

export interface ReceiptStart {
  /** The folder of the settings. */
  readonly folder: string;
  /** Of the file, `.json` included. */
  readonly name: string;
  /** The first fields; `events` is added. */
  readonly header: object;
}

/**
 * Begins a receipt under `.headwater/receipts/`. It holds images of metadata, so only its owner may read it.
 *
 * One JSON document, an event a line: complete, it is plain JSON; cut off, it lacks no more than its end.
 *
 * @throws HeadwaterError `receipt-unwritable`, also when a receipt of that name exists
 */
export async function openReceipt({ folder, name, header }: ReceiptStart): Promise<ReceiptLog> {
  const path = join(folder, '.headwater', 'receipts', name);
  return await orUnwritable({ path, hint: NOTHING_APPLIED }, async () => {
    await prepareFolder(join(folder, '.headwater'));
    const file = await open(path, 'wx', 0o600);
    try {
      const fields = JSON.stringify(header);
      await write(file, `${fields === '{}' ? '{' : `${fields.slice(0, -1)},`}"events":[`);
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    return receiptLog(path, file);
  });
}

const NOTHING_APPLIED = 'nothing was applied; check permissions and free space there';

const ENDS_EARLY = 'nothing more was written to the catalog after that; make room, then headwater plan shows what is still to do';

/** Receipts do not belong into a commit, and nobody should have to know that. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'receipts'), { recursive: true });
  const ignore = join(folder, '.gitignore');
  try {
    await writeFile(ignore, '*\n', { flag: 'wx' });
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return;
    // An empty one would stay for good, and ignore nothing.
    await rm(ignore, { force: true });
    throw error;
  }
}

function receiptLog(path: string, file: FileHandle): ReceiptLog {
  let separator = '\n';
  let last: Promise<void> = Promise.resolve();
  const enqueue = (text: string): Promise<void> => {
    // After a failed write the next one must fail too: its text would continue half a line.
    last = last.then(() => orUnwritable({ path, hint: ENDS_EARLY }, () => write(file, text)));
    return last;
  };
  return {
    path,
    append: (event) => {
      const text = `${separator}${JSON.stringify(event)}`;
      separator = ',\n';
      return enqueue(text);
    },
    close: async (trailer) => {
      const fields = JSON.stringify(trailer).slice(1);
      try {
        await enqueue(`\n]${fields === '}' ? '' : ','}${fields}\n`);
      } finally {
        await file.close();
      }
    },
  };
}

async function write(file: FileHandle, text: string): Promise<void> {
  await file.appendFile(text, 'utf8');
  await file.datasync();
}

async function orUnwritable<T>({ path, hint }: { readonly path: string; readonly hint: string }, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new HeadwaterError('receipt-unwritable', `the receipt ${path} cannot be written (${systemCode(error)})`, { hint });
  }
}

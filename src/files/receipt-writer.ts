import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadwaterError } from '../errors/headwater-error.js';
import { escapeInvisible } from '../model/json.js';
import { disk } from './file-tree.js';
import { systemCode } from './read-text-file.js';
import { withOutputFolder } from './work-tree-file.js';

/** A receipt during an apply. Appended events survive a kill of the process. */
export interface ReceiptLog {
  readonly path: string;
  /**
   * Resolves when the event is on the disk. Events are written in the order of the calls. Events
   * that are appended during a write are written together by the next one.
   */
  append(event: object): Promise<void>;
  /** Adds the last fields and ends the document. Nothing may be appended after it. */
  close(trailer: object): Promise<void>;
}

export interface ReceiptStart {
  /** The folder of the settings. */
  readonly folder: string;
  /** The name of the file, with `.json`. */
  readonly name: string;
  /** The first fields of the document. `events` is added to them. */
  readonly header: object;
}

/**
 * Creates a receipt under `.headwater/receipts/`. Only its owner may read it, since it holds copies
 * of metadata.
 *
 * The file is one JSON document with one event per line. A complete receipt is plain JSON. A
 * receipt that is cut off lacks only its end.
 *
 * @throws HeadwaterError `receipt-unwritable`, also if a receipt of that name exists
 */
export async function openReceipt({ folder, name, header }: ReceiptStart): Promise<ReceiptLog> {
  const path = join(folder, '.headwater', 'receipts', name);
  return await withReceiptError({ path, hint: NOTHING_APPLIED }, async () => {
    const [real, within] = [await disk.realpath(folder), await disk.findBounds(folder)];
    const inside = { within, make: true };
    const top = join(real, '.headwater');
    return await withOutputFolder({ path: join(top, 'receipts'), ...inside }, async (receipts) => {
      await withOutputFolder({ path: top, ...inside }, ignoreFolder);
      const made = join(receipts, name);
      const file = await open(made, 'wx', 0o600);
      try {
        const fields = escapeInvisible(JSON.stringify(header));
        await write(file, `${fields === '{}' ? '{' : `${fields.slice(0, -1)},`}"events":[`);
      } catch (error) {
        await file.close();
        await rm(made, { force: true });
        throw error;
      }
      return receiptLog(path, file);
    });
  });
}

const NOTHING_APPLIED = 'nothing was applied; check permissions and free space there';

const RECEIPT_BROKE =
  'nothing more was written to the catalog after that; make room, then headwater plan shows what is still to do';

/** Adds a .gitignore, so that receipts do not get into commits. */
async function ignoreFolder(folder: string): Promise<void> {
  const ignore = join(folder, '.gitignore');
  try {
    await writeFile(ignore, '*\n', { flag: 'wx' });
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return;
    // An empty .gitignore would stay for good and ignore nothing.
    await rm(ignore, { force: true });
    throw error;
  }
}

function receiptLog(path: string, file: FileHandle): ReceiptLog {
  let separator = '\n';
  let last: Promise<void> = Promise.resolve();
  /** The texts for the next write. Empty if no write is due. */
  let waiting: string[] = [];
  const writeWaiting = (): Promise<void> => {
    const text = waiting.join('');
    waiting = [];
    return withReceiptError({ path, hint: RECEIPT_BROKE }, () => write(file, text));
  };
  const enqueue = (text: string): Promise<void> => {
    waiting.push(text);
    // After a failed write the next one must fail too, since its text would continue an incomplete
    // line.
    if (waiting.length === 1) last = last.then(writeWaiting);
    return last;
  };
  return {
    path,
    append: (event) => {
      const text = `${separator}${escapeInvisible(JSON.stringify(event))}`;
      separator = ',\n';
      return enqueue(text);
    },
    close: async (trailer) => {
      const fields = escapeInvisible(JSON.stringify(trailer)).slice(1);
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

async function withReceiptError<T>(
  { path, hint }: { readonly path: string; readonly hint: string },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new HeadwaterError(
      'receipt-unwritable',
      `the receipt ${path} cannot be written (${systemCode(error)})`,
      { hint },
    );
  }
}

import { relative, sep } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { digestOf } from '../files/digest.js';
import { type ReceiptText, readReceipt } from '../files/read-receipt.js';
import { readTextFile } from '../files/read-text-file.js';
import type { SourceFile } from '../plan/plan.js';
import { readPlan } from '../plan/read-plan.js';
import { checkReceipt } from '../plan/read-receipt.js';
import type { Receipt } from '../plan/receipt.js';
import { MAX_SAVED_BYTES, type SavedFile } from './saved-file.js';

export interface SavedReceipt {
  readonly receipt: Receipt;
  /** Whether the run that wrote it came to its end. */
  readonly complete: boolean;
  readonly sha256: string;
}

/**
 * Reads the receipt of an apply, one that was killed too.
 *
 * @throws HeadwaterError `unreadable-file` or `bad-receipt`, exit code 64
 */
export async function readSavedReceipt({ path, shownAs }: SavedFile): Promise<SavedReceipt> {
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  const read = readReceipt(text);
  if (read.ok) return parseSavedReceipt(text, read.value, shownAs);
  throw badReceipt(`${shownAs} ${readPlan(text).ok ? 'is a plan, not a receipt' : read.problem}`);
}

/** @throws HeadwaterError `bad-receipt`, exit code 64 */
export function parseSavedReceipt(text: string, { document, complete }: ReceiptText, shownAs: string): SavedReceipt {
  const receipt = checkReceipt(document);
  if (!receipt.ok) throw badReceipt(`${shownAs} ${receipt.problem}`);
  return { receipt: receipt.value, complete, sha256: digestOf(text) };
}

function badReceipt(message: string): HeadwaterError {
  const hint = 'receipts are the files of .headwater/receipts beside the settings';
  return new HeadwaterError('bad-receipt', message, { exitCode: exitCodes.usage, hint });
}

/** How a plan names the receipt that it undoes. */
export function receiptSource({ path }: SavedFile, { sha256 }: SavedReceipt, folder: string): SourceFile {
  return { path: relative(folder, path).split(sep).join('/'), sha256 };
}

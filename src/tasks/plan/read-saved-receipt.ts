import { relative } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Result } from '../../errors/result.js';
import { checkReceipt } from '../../files/documents/check-receipt.js';
import { readPlan } from '../../files/documents/read-plan.js';
import { slashPath } from '../../files/file-tree.js';
import { NO_RECEIPT, type ReceiptText, readReceipt } from '../../files/read-receipt.js';
import { fileDigest, readTextFile } from '../../files/read-text-file.js';
import type { FileDigest } from '../../plan/document/plan.js';
import type { Receipt } from '../../plan/document/receipt.js';
import { checkReceiptDigests, type ReceiptDigests } from '../../plan/document/receipt-digest.js';
import type { PlanReport, ReceiptReport } from '../../report/document/report-document.js';
import { editedReceiptFinding, MAX_SAVED_BYTES, type SavedFile } from '../process/saved-file.js';
import { parseSavedPlan } from './read-saved-plan.js';

/** A receipt as it was read from its file. */
export interface SavedReceipt {
  readonly receipt: Receipt;
  /** The content of the file. */
  readonly stored: object;
  /** True if the run that wrote it came to its end. */
  readonly complete: boolean;
  /** The result of checking the content against its digests. */
  readonly digests: ReceiptDigests;
  /** The hash of the file. */
  readonly sha256: string;
}

/**
 * Reads the receipt of an apply, even of a killed apply.
 *
 * @throws HeadwaterError `unreadable-file` or `bad-receipt`, exit code 64
 */
export async function readSavedReceipt({ path, shownAs }: SavedFile): Promise<SavedReceipt> {
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  if (readPlan(text).ok) throw badReceipt(`${shownAs} is a plan, not a receipt`);
  return parseSavedReceipt(text, readReceipt(text), shownAs);
}

/**
 * Reads the receipt that a saved rollback names.
 *
 * @throws HeadwaterError `receipt-changed`, exit code 4, if the file has changed or no longer
 *   exists
 */
export async function readSameReceipt(file: SavedFile, sha256: string): Promise<SavedReceipt> {
  const stale = (what: string) => {
    const message = `${file.shownAs}, which the plan undoes, ${what}; nothing was written`;
    const hint = 'put the receipt back, or plan again: headwater rollback RECEIPT --out FILE';
    return new HeadwaterError('receipt-changed', message, { exitCode: exitCodes.stale, hint });
  };
  const saved = await readSavedReceipt(file).catch((thrown: unknown) => {
    if (thrown instanceof HeadwaterError && thrown.codeName === 'unreadable-file')
      throw stale('cannot be read any more');
    if (thrown instanceof HeadwaterError && thrown.codeName === 'bad-receipt')
      throw stale('is no longer a receipt');
    throw thrown;
  });
  if (saved.sha256 !== sha256) throw stale('has changed since');
  return saved;
}

/** @throws HeadwaterError `bad-receipt`, exit code 64 */
function parseSavedReceipt(text: string, read: Result<ReceiptText>, shownAs: string): SavedReceipt {
  if (!read.ok) throw badReceipt(`${shownAs} ${read.problem}`);
  const checked = checkReceipt(read.value.document);
  if (!checked.ok) throw badReceipt(`${shownAs} ${checked.problem}`);
  return {
    ...checked.value,
    complete: read.value.complete,
    digests: checkReceiptDigests(checked.value.stored),
    sha256: fileDigest(text),
  };
}

function badReceipt(message: string): HeadwaterError {
  const hint = 'receipts are the files of .headwater/receipts beside the settings';
  return new HeadwaterError('bad-receipt', message, { exitCode: exitCodes.usage, hint });
}

/** Returns the reference of a plan to the receipt that it undoes. */
export function receiptSource(
  { path }: SavedFile,
  { sha256 }: SavedReceipt,
  folder: string,
): FileDigest {
  return { path: slashPath(relative(folder, path)), sha256 };
}

/**
 * Reads a file that holds a plan or a receipt. A finding says if the file was edited.
 *
 * @throws HeadwaterError `unreadable-file`, `bad-plan-file` or `bad-receipt`, exit code 64
 */
export async function readSavedDocument({
  path,
  shownAs,
}: SavedFile): Promise<PlanReport | ReceiptReport> {
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  const found = readReceipt(text);
  if (!found.ok && found.problem === NO_RECEIPT)
    return { kind: 'plan', plan: parseSavedPlan(text, shownAs) };
  const { receipt, stored, complete, digests } = parseSavedReceipt(text, found, shownAs);
  const findings = digests === 'differ' ? [editedReceiptFinding()] : [];
  return { kind: 'receipt', receipt, stored, complete, findings };
}

import { NO_RECEIPT, readReceipt } from '../../files/read-receipt.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { PlanReport, ReceiptReport } from '../../report/document/report-document.js';
import { editedReceiptFinding, MAX_SAVED_BYTES, type SavedFile } from '../process/saved-file.js';
import { parseSavedPlan } from './read-saved-plan.js';
import { parseSavedReceipt } from './read-saved-receipt.js';

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
  return {
    kind: 'receipt',
    receipt,
    stored,
    complete,
    findings: digests === 'differ' ? [editedReceiptFinding()] : [],
  };
}

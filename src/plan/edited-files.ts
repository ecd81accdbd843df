import { type Finding, finding } from '../errors/finding.js';

/** Says that the content of a saved plan does not match its digest. */
export function editedPlan(): Finding {
  return finding('saved-file-edited', { message: 'the saved plan was edited or damaged: its content does not match its digest' });
}

/** Says that the content of a receipt does not match its digests. */
export function editedReceipt(): Finding {
  return finding('saved-file-edited', { message: 'the receipt was edited or damaged: its content does not match its digests' });
}

import { type Finding, finding } from '../errors/finding.js';

/** The finding for a saved plan whose content does not match its digest. */
export function editedPlanFinding(): Finding {
  return finding('saved-file-edited', {
    message: 'the saved plan was edited or damaged: its content does not match its digest',
  });
}

/** The finding for a receipt whose content does not match its digests. */
export function editedReceiptFinding(): Finding {
  return finding('saved-file-edited', {
    message: 'the receipt was edited or damaged: its content does not match its digests',
  });
}

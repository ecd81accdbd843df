import type { CodeEntry } from '../code-entry.js';

type ApplyCodeName = 'internal-apply';

export const applyCodes: Readonly<Record<ApplyCodeName, CodeEntry>> = {
  'internal-apply': { code: 'HW13903', level: 'error', title: '', explanation: '' },
};

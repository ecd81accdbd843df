import type { CodeEntry } from '../code-entry.js';

type UsageCodeName = 'internal-usage';

export const usageCodes: Readonly<Record<UsageCodeName, CodeEntry>> = {
  'internal-usage': { code: 'HW20633', level: 'error', title: '', explanation: '' },
};

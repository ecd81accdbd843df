import type { CodeEntry } from '../code-entry.js';

type PlanCodeName = 'internal-plan';

export const planCodes: Readonly<Record<PlanCodeName, CodeEntry>> = {
  'internal-plan': { code: 'HW9555', level: 'error', title: '', explanation: '' },
};

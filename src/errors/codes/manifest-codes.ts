import type { CodeEntry } from '../code-entry.js';

type ManifestCodeName = 'internal-manifest';

export const manifestCodes: Readonly<Record<ManifestCodeName, CodeEntry>> = {
  'internal-manifest': { code: 'HW16520', level: 'error', title: '', explanation: '' },
};

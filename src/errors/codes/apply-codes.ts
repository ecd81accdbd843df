import type { CodeEntry } from '../code-entry.js';

type ApplyCodeName = 'no-consent' | 'changed-meanwhile' | 'not-verified' | 'others-changed' | 'marks-not-kept';

/** What can happen to an apply (HW5...). */
export const applyCodes: Readonly<Record<ApplyCodeName, CodeEntry>> = {
  'no-consent': {
    code: 'HW5001',
    level: 'error',
    title: 'nobody consented',
    explanation: 'Off a terminal nobody can be asked. Run apply on a terminal and answer yes, or with --auto-approve.',
  },
  'changed-meanwhile': {
    code: 'HW5002',
    level: 'error',
    title: 'catalog changed since the plan',
    explanation: 'What the catalog holds now no longer fits what was shown and approved. Nothing of that dataset was written; plan again.',
  },
  'not-verified': {
    code: 'HW5003',
    level: 'error',
    title: 'written but not verified',
    explanation:
      'The catalog accepted the write, but reading the primary store back does not show it. Look at the dataset, then plan again.',
  },
  'marks-not-kept': {
    code: 'HW5005',
    level: 'error',
    title: 'marks not kept by the catalog',
    explanation:
      'The lineage is there, but the catalog dropped the property in which ownership is marked. Without marks nothing can be told to be ours, so nothing is ever removed. For downstreams that nobody else writes, ownership: exclusive does without marks.',
  },
  'others-changed': {
    code: 'HW5004',
    level: 'error',
    title: "others' lineage changed during the apply",
    explanation:
      'Records that are not ours differ from what they were right before our write. Another writer was at work, or the catalog lost them.',
  },
};

import type { CodeEntry } from '../code-entry.js';

type ApplyCodeName =
  | 'no-consent'
  | 'changed-meanwhile'
  | 'not-verified'
  | 'others-changed'
  | 'marks-not-kept'
  | 'bad-plan-file'
  | 'plan-elsewhere'
  | 'plan-exceeded'
  | 'plan-unwritable'
  | 'bad-receipt'
  | 'receipt-changed'
  | 'not-permitted'
  | 'not-attempted'
  | 'held-back'
  | 'gave-up'
  | 'saved-file-edited';

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
  'bad-plan-file': {
    code: 'HW5006',
    level: 'error',
    title: 'not a usable plan file',
    explanation:
      'The file is not a plan that headwater plan --out wrote, is of a format that this version does not read, or was edited or cut off. Make it again with headwater plan --out.',
  },
  'plan-elsewhere': {
    code: 'HW5007',
    level: 'error',
    title: 'plan or receipt made for elsewhere',
    explanation:
      'The saved plan, or the receipt to be rolled back, was made for another catalog, stack or target than the one at hand. Nothing was asked and nothing was written: check DATAHUB_GMS_URL, the settings and --target, or plan again.',
  },
  'plan-exceeded': {
    code: 'HW5008',
    level: 'error',
    title: 'more than the plan approves',
    explanation:
      'Planned again, the apply would remove something that the saved plan does not remove, or do something that a manifest asks for only since. Nothing was written: plan again and have it reviewed.',
  },
  'plan-unwritable': {
    code: 'HW5009',
    level: 'error',
    title: 'plan cannot be saved',
    explanation:
      'The file of --out could not be written; whatever stood there is as it was. Check that its folder exists, permissions and space.',
  },
  'bad-receipt': {
    code: 'HW5010',
    level: 'error',
    title: 'not a usable receipt',
    explanation:
      'The file is not a receipt that an apply wrote, is of a format that this version does not read, or was edited. Receipts are the files of .headwater/receipts beside the settings.',
  },
  'receipt-changed': {
    code: 'HW5011',
    level: 'error',
    title: 'receipt changed since the rollback was planned',
    explanation:
      'A saved rollback names its receipt by path and digest, and the file at that path is another one by now, or gone. Nothing was written: put the receipt back, or plan the rollback again.',
  },
  'not-permitted': {
    code: 'HW5012',
    level: 'error',
    title: 'not permitted to write all of it',
    explanation:
      'Before the first write, the catalog was asked what the user of the token may do, and something is missing. Nothing was written, so that nothing is left half done. Have a policy grant what is named, apply with the token of another user, or leave the datasets out with --exclude.',
  },
  'not-attempted': {
    code: 'HW5013',
    level: 'warning',
    title: 'not attempted',
    explanation:
      'After something else failed, or because the run was interrupted, nothing more of this dataset was written. What failed is told beside it; headwater plan shows what is still to do.',
  },
  'held-back': {
    code: 'HW5014',
    level: 'info',
    title: 'held back from an apply',
    explanation:
      'The saved plan does not have this change: the catalog moved since it was made. It was left as it is. Plan again to have it reviewed.',
  },
  'gave-up': {
    code: 'HW5015',
    level: 'error',
    title: 'given up on the catalog',
    explanation:
      'Several requests in a row failed, or the token was not accepted, so nothing more was sent: the rest would have failed in the same way. Mend what is told beside it, then apply again.',
  },
  'saved-file-edited': {
    code: 'HW5016',
    level: 'warning',
    title: 'saved plan or receipt that was edited',
    explanation:
      'A saved plan and a receipt carry digests of their content, and here a digest does not match: somebody edited the file after it was written, or it was damaged. That alone refuses nothing. An edited plan is still only a ceiling, and what an edited receipt undoes is planned and approved like every other plan. A rollback makes no self lineage from such a receipt. A digest is no signature: whoever edits a file can compute it again.',
  },
};

import type { CodeEntry } from '../code-entry.js';

/** The names of the codes of an apply. */
export type ApplyCodeName =
  | 'no-consent'
  | 'changed-meanwhile'
  | 'not-verified'
  | 'others-changed'
  | 'others-lost'
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

/** Findings and errors of an apply (HW5...). */
export const applyCodes: Readonly<Record<ApplyCodeName, CodeEntry>> = {
  'no-consent': {
    code: 'HW5001',
    level: 'error',
    title: 'no consent',
    explanation:
      'Without a terminal, apply cannot ask for consent. Run apply on a terminal and answer yes, or with --auto-approve.',
  },
  'changed-meanwhile': {
    code: 'HW5002',
    level: 'error',
    title: 'catalog changed since the plan',
    explanation:
      'The catalog no longer fits the plan that was shown and approved. Nothing of that dataset was written; plan again.',
  },
  'not-verified': {
    code: 'HW5003',
    level: 'error',
    title: 'written but not verified',
    explanation:
      'The catalog accepted the write or held the change already, but the primary store does not show it when it is read back. Look at the dataset, then plan again.',
  },
  'marks-not-kept': {
    code: 'HW5005',
    level: 'error',
    title: 'marks not kept by the catalog',
    explanation:
      'The lineage was written, but the catalog dropped the property that holds the marks of ownership. Without marks the stack cannot recognize its own elements, so it never removes any. For downstreams without other writers, ownership: exclusive works without marks.',
  },
  'others-changed': {
    code: 'HW5004',
    level: 'error',
    title: 'lineage of others changed during the apply',
    explanation:
      'Records that are not ours differ from their state right before our write. Another writer was active, or the catalog lost them.',
  },
  'others-lost': {
    code: 'HW5017',
    level: 'error',
    title: 'a write of ours undid one of others',
    explanation:
      'updateLineage of DataHub reads the aspect, changes it and writes it without a condition, so it can undo what another writer wrote meanwhile. The stored versions show that it did. The receipt holds the records: headwater rollback of the receipt plans to restore them, beside undoing the apply. Conditional proposals cannot undo the writes of others: set writes to auto or proposals, and have a policy grant EDIT_ENTITY to the user of the token.',
  },
  'bad-plan-file': {
    code: 'HW5006',
    level: 'error',
    title: 'not a usable plan file',
    explanation:
      'The file is not a plan that headwater plan --out wrote, has a format that this version does not read, or was edited or cut off. Create it again with headwater plan --out.',
  },
  'plan-elsewhere': {
    code: 'HW5007',
    level: 'error',
    title: 'plan or receipt of another catalog, stack or target',
    explanation:
      'The saved plan, or the receipt to roll back, was made for another catalog, stack or target than the one of this run. The catalog was not read and nothing was written: check DATAHUB_GMS_URL, the settings and --target, or plan again.',
  },
  'plan-exceeded': {
    code: 'HW5008',
    level: 'error',
    title: 'more than the plan approves',
    explanation:
      'The apply plans again. That new plan would remove something that the saved plan does not remove, or make a change that the manifests did not declare when the plan was saved. Nothing was written: plan again and have the plan reviewed.',
  },
  'plan-unwritable': {
    code: 'HW5009',
    level: 'error',
    title: 'plan cannot be saved',
    explanation:
      'The file of --out could not be written; an earlier file at that path is unchanged. Check that its folder exists, permissions and space.',
  },
  'bad-receipt': {
    code: 'HW5010',
    level: 'error',
    title: 'not a usable receipt',
    explanation:
      'The file is not a receipt that an apply wrote, has a format that this version does not read, or was edited. Receipts are the files of .headwater/receipts beside the settings.',
  },
  'receipt-changed': {
    code: 'HW5011',
    level: 'error',
    title: 'receipt changed since the rollback was planned',
    explanation:
      'A saved rollback names its receipt by path and digest. The file at that path has changed since, or is gone. Nothing was written: put the receipt back, or plan the rollback again.',
  },
  'not-permitted': {
    code: 'HW5012',
    level: 'error',
    title: 'not permitted to write the whole plan',
    explanation:
      'Before the first write, the apply asked the catalog for the privileges of the token, and some are missing. Nothing was written, so that the apply does not stop halfway. Have a policy grant the privileges that the message names, apply with the token of another user, or leave the datasets out with --exclude.',
  },
  'not-attempted': {
    code: 'HW5013',
    level: 'warning',
    title: 'not attempted',
    explanation:
      'Something else failed, or the run was interrupted, so nothing more of this dataset was written. The failure is reported beside this; headwater plan shows the remaining changes.',
  },
  'held-back': {
    code: 'HW5014',
    level: 'info',
    title: 'held back from an apply',
    explanation:
      'The saved plan does not contain this change, since the catalog changed after the plan was made. The change was not made. Plan again to have it reviewed.',
  },
  'gave-up': {
    code: 'HW5015',
    level: 'error',
    title: 'no more requests to the catalog',
    explanation:
      'Several requests in a row failed, or the token was not accepted. No more requests were sent, since they would have failed in the same way. Fix the cause that is reported beside this, then apply again.',
  },
  'saved-file-edited': {
    code: 'HW5016',
    level: 'warning',
    title: 'edited plan or receipt',
    explanation:
      'A saved plan and a receipt carry digests of their content, and here a digest does not match: the file was edited after it was written, or it was damaged. That alone refuses nothing. An edited plan is still only a ceiling, and the rollback of an edited receipt is planned and approved like every other plan. It creates no self lineage from such a receipt. A digest is not a signature: everyone who edits a file can compute it again.',
  },
};

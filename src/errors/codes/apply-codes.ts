import { type CodeEntry, error, info, warning } from '../code-entry.js';

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
  'no-consent': error(
    'HW5001',
    'no consent',
    'Without a terminal, apply cannot ask for consent. Run apply on a terminal and answer yes, or with --auto-approve.',
  ),
  'changed-meanwhile': error(
    'HW5002',
    'catalog changed since the plan',
    'The catalog no longer fits the plan that was shown and approved. Nothing of that dataset was written; plan again.',
  ),
  'not-verified': error(
    'HW5003',
    'written but not verified',
    'The catalog accepted the write or held the change already, but the primary store does not show it when it is read back. Look at the dataset, then plan again.',
  ),
  'marks-not-kept': error(
    'HW5005',
    'marks not kept by the catalog',
    'The lineage was written, but the catalog dropped the property that holds the marks of ownership. Without marks the stack cannot recognize its own elements, so it never removes any. For downstreams without other writers, ownership: exclusive works without marks.',
  ),
  'others-changed': error(
    'HW5004',
    'lineage of others changed during the apply',
    'Records that are not ours differ from their state right before our write. Another writer was active, or the catalog lost them.',
  ),
  'others-lost': error(
    'HW5017',
    'our write undid the write of another writer',
    'updateLineage of DataHub reads the aspect, changes it and writes it without a condition, so it can undo what another writer wrote meanwhile. The stored versions show that it did. The receipt holds the records: headwater rollback of the receipt plans to restore them, beside undoing the apply. Conditional proposals cannot undo the writes of others: set writes to auto or proposals, and have a policy grant EDIT_ENTITY to the user of the token.',
  ),
  'bad-plan-file': error(
    'HW5006',
    'not a usable plan file',
    'The file is not a plan that headwater plan --out wrote, has a format that this version does not read, or was edited or cut off. Create it again with headwater plan --out.',
  ),
  'plan-elsewhere': error(
    'HW5007',
    'plan or receipt of another catalog, stack or target',
    'The saved plan, or the receipt to roll back, was made for another catalog, stack or target than the one of this run. The catalog was not read and nothing was written: check DATAHUB_GMS_URL, the settings and --target, or plan again.',
  ),
  'plan-exceeded': error(
    'HW5008',
    'more than the plan approves',
    'The apply plans again. That new plan would remove something that the saved plan does not remove, or make a change that the manifests did not declare when the plan was saved. Nothing was written: plan again and have the plan reviewed.',
  ),
  'plan-unwritable': error(
    'HW5009',
    'plan cannot be saved',
    'The file of --out could not be written; an earlier file at that path is unchanged. Check that its folder exists, permissions and space.',
  ),
  'bad-receipt': error(
    'HW5010',
    'not a usable receipt',
    'The file is not a receipt that an apply wrote, has a format that this version does not read, or was edited. Receipts are the files of .headwater/receipts beside the settings.',
  ),
  'receipt-changed': error(
    'HW5011',
    'receipt changed since the rollback was planned',
    'A saved rollback names its receipt by path and digest. The file at that path has changed since, or is gone. Nothing was written: put the receipt back, or plan the rollback again.',
  ),
  'not-permitted': error(
    'HW5012',
    'not permitted to write the whole plan',
    'Before the first write, the apply asked the catalog for the privileges of the token, and some are missing. Nothing was written, so that the apply does not stop halfway. Have a policy grant the privileges that the message names, apply with the token of another user, or leave the datasets out with --exclude.',
  ),
  'not-attempted': warning(
    'HW5013',
    'not attempted',
    'Something else failed, or the run was interrupted, so nothing more of this dataset was written. The failure is reported beside this; headwater plan shows the remaining changes.',
  ),
  'held-back': info(
    'HW5014',
    'held back from an apply',
    'The saved plan does not contain this change, since the catalog changed after the plan was made. The change was not made. Plan again to have it reviewed.',
  ),
  'gave-up': error(
    'HW5015',
    'no more requests to the catalog',
    'Several requests in a row failed, or the token was not accepted. No more requests were sent, since they would have failed in the same way. Fix the cause that is reported beside this, then apply again.',
  ),
  'saved-file-edited': warning(
    'HW5016',
    'edited plan or receipt',
    'A saved plan and a receipt carry digests of their content, and here a digest does not match: the file was edited after it was written, or it was damaged. That alone refuses nothing. An edited plan is still only a ceiling, and the rollback of an edited receipt is planned and approved like every other plan. It creates no self lineage from such a receipt. A digest is not a signature: everyone who edits a file can compute it again.',
  ),
};

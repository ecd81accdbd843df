import { type CodeEntry, documentationUrl, error, info, warning } from '../code-entry.js';

/** The names of the codes of the GitHub Action. */
export type ActionCodeName =
  | 'bad-input'
  | 'unsupported-event'
  | 'unsafe-checkout'
  | 'github-not-permitted'
  | 'github-failed'
  | 'not-approved'
  | 'apply-superseded'
  | 'not-the-merge'
  | 'apply-memory-ignored';

/** Findings and errors of the GitHub Action (HW9...). */
export const actionCodes: Readonly<Record<ActionCodeName, CodeEntry>> = {
  'bad-input': error(
    'HW9001',
    'unusable input of the action',
    `An input under \`with:\` is missing, or has a value that the action does not know. action.yml and ${documentationUrl}github list them.`,
  ),
  'unsupported-event': error(
    'HW9002',
    'event that the command cannot run on',
    'apply runs on push, workflow_dispatch and schedule, where the work tree is the branch itself. On a pull request it would write changes that are not merged yet.',
  ),
  'unsafe-checkout': error(
    'HW9003',
    'untrusted code beside secrets',
    'pull_request_target and workflow_run run with the secrets of the repository. If the job checks out the head of a pull request there, the author of the pull request decides what happens with the secrets. Use the event pull_request: a fork then gets the difference of its manifests to the base, without any secret.',
  ),
  'github-not-permitted': warning(
    'HW9004',
    'missing permission on GitHub',
    'The token of the job lacks a permission. The message names the permission to grant under `permissions:` of the job. The report is in the summary of the step all the same.',
  ),
  'github-failed': error(
    'HW9005',
    'failed request to GitHub',
    'A request to the API of GitHub failed, also when it was repeated. The reason is not a missing permission.',
  ),
  'not-approved': error(
    'HW9006',
    'changes without approval',
    'There are changes, and no approved plan: the commit came without a pull request or from a fork, its plan was refused, its artifact is gone, or the run that made it is not one of the reviewed workflow file on that pull request. To approve exactly the published plan, run the workflow by hand with its effect digest; to change nothing, revert the commit.',
  ),
  'apply-superseded': info(
    'HW9007',
    'a newer commit was applied already',
    'A newer commit of the branch was applied before this run. The manifests of this run are out of date, so nothing was planned and nothing was written.',
  ),
  'not-the-merge': warning(
    'HW9008',
    'the work tree is not the merge of the pull request',
    'The planned commit is not the merge of the pull request and its base that GitHub made, so the merged manifests may differ from the planned ones. Check out without `ref:`.',
  ),
  'apply-memory-ignored': warning(
    'HW9009',
    'check-run of an apply ignored',
    'A check-run `headwater apply / STACK` says that a commit was applied. It counts only if it names a run of the apply workflow itself, on the branch that is applied, of that very commit, with a job that succeeded: every workflow with `checks: write` can create a check-run of that name. This one was ignored, so the commit counts as not applied.',
  ),
};

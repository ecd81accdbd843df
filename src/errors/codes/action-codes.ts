import type { CodeEntry } from '../code-entry.js';

type ActionCodeName =
  | 'bad-input'
  | 'unsupported-event'
  | 'unsafe-checkout'
  | 'github-not-permitted'
  | 'github-failed'
  | 'not-approved'
  | 'apply-superseded'
  | 'not-the-merge'
  | 'apply-memory-ignored';

/** What the GitHub Action can find or stop at (HW9...). */
export const actionCodes: Readonly<Record<ActionCodeName, CodeEntry>> = {
  'bad-input': {
    code: 'HW9001',
    level: 'error',
    title: 'unusable input of the action',
    explanation:
      'An input under `with:` is missing, or has a value that the action does not know. The table of inputs in the README, and action.yml, list them.',
  },
  'unsupported-event': {
    code: 'HW9002',
    level: 'error',
    title: 'event that the command cannot run on',
    explanation:
      'apply runs on push, workflow_dispatch and schedule: there the work tree is the branch as it is. On a pull request it would write what nobody has merged.',
  },
  'unsafe-checkout': {
    code: 'HW9003',
    level: 'error',
    title: 'code of a stranger beside secrets',
    explanation:
      'pull_request_target and workflow_run run with the secrets of the repository. With the head of a pull request checked out there, whoever opens one decides what is done with them. Use the event pull_request: a fork then gets the difference of its manifests to the base, without any secret.',
  },
  'github-not-permitted': {
    code: 'HW9004',
    level: 'warning',
    title: 'the job may not do something on GitHub',
    explanation:
      'The token of the job lacks a permission. The report is in the summary of the step all the same; the message names the permission to grant under `permissions:` of the job.',
  },
  'github-failed': {
    code: 'HW9005',
    level: 'error',
    title: 'GitHub did not answer as it should',
    explanation: 'A request to the API of GitHub failed for another reason than a missing permission, also when it was made again.',
  },
  'not-approved': {
    code: 'HW9006',
    level: 'error',
    title: 'changes that nobody approved',
    explanation:
      'There are changes, and no approved plan: the commit came without a pull request or from a fork, its plan was refused, its artifact is gone, or the run that made it is not one of the reviewed workflow file on that pull request. The message says which. The plan was published. To approve exactly it, run the workflow by hand with its effect digest; to change nothing, revert the commit.',
  },
  'apply-superseded': {
    code: 'HW9007',
    level: 'info',
    title: 'a newer commit was applied already',
    explanation:
      'This run is of an older commit of the branch than one that was applied since. Its manifests are out of date, so nothing was planned and nothing written.',
  },
  'not-the-merge': {
    code: 'HW9008',
    level: 'warning',
    title: 'the work tree is not the merge of the pull request',
    explanation:
      'What was planned is another commit than the one that GitHub made of the pull request and its base, and what is merged may differ from it. Check out without `ref:`.',
  },
  'apply-memory-ignored': {
    code: 'HW9009',
    level: 'warning',
    title: 'a check-run of an apply does not count',
    explanation:
      'A check-run `headwater apply / STACK` says that a commit was applied. It counts only where it names a run of the apply workflow itself, on the branch that is applied, of that very commit, with a job that succeeded. Every workflow of the repository with `checks: write` can make a check-run of that name. This one was ignored, so the commit counts as not applied.',
  },
};

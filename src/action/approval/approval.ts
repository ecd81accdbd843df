import type { ApplyReport } from '../../report/report-document.js';
import type { PullRequest } from '../github/repository.js';

/** The approval of one merged pull request. */
export type Approval = {
  readonly pullRequest: PullRequest;
} & (
  | { readonly kind: 'approved'; readonly plan: ApplyReport['plan'] }
  /** `why` follows "the plan of pull request 7" in a sentence. */
  | { readonly kind: 'not-approved'; readonly why: string }
);

/** The approvals since the last successful apply. */
export type Approvals =
  /** A newer commit is applied already. */
  | { readonly kind: 'superseded'; readonly by: string }
  | {
      readonly kind: 'found';
      /** Newest first. */
      readonly approvals: readonly Approval[];
      /** Numbers of the pull requests of the checked-out commit. */
      readonly own: readonly number[];
    }
  /** The checked-out commit is not among the searched commits. */
  | { readonly kind: 'not-found'; readonly why: string };

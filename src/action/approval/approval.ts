import type { ApplyReport } from '../../report/report-document.js';
import type { PullRequest } from '../github/repository.js';

/** What a merged pull request approved. */
export type Approval = {
  readonly pullRequest: PullRequest;
} & (
  | { readonly kind: 'approved'; readonly plan: ApplyReport['plan'] }
  /** Reads after "the plan of pull request 7". */
  | { readonly kind: 'not-approved'; readonly why: string }
);

/** What the commits since the last successful apply brought. */
export type Approvals =
  /** A newer commit than ours was applied already. */
  | { readonly kind: 'superseded'; readonly by: string }
  | {
      readonly kind: 'found';
      /** Newest first. */
      readonly approvals: readonly Approval[];
      /** Numbers of the pull requests that our own commit came with. */
      readonly own: readonly number[];
    }
  /** Our commit is not among those that were looked through. */
  | { readonly kind: 'not-found'; readonly why: string };

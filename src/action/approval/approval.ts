import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyReport } from '../../report/document/report-document.js';
import type { PullRequest, Repository } from '../github/repository.js';
import type { NamedStack } from '../publish/check-run.js';

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

/** The repository that holds approvals, and the conditions under which they count. */
export interface ApprovalSource {
  readonly repository: Repository;
  /** `owner/name`. */
  readonly fullName: string;
  /** The branch that the apply runs for. */
  readonly branch: string;
  readonly named: NamedStack;
  /** Slugs of the apps whose check-runs count. */
  readonly apps: ReadonlySet<string>;
  /** Workflow files whose plans count, by path. If empty, all files of the base branch count. */
  readonly planWorkflows: readonly string[];
  /** `owner/name` of this action. Null if the workflow uses it from the checkout. */
  readonly actionRepository: string | null;
  /** The path of the workflow file of this run. */
  readonly applyWorkflow: string;
  readonly warn: (error: HeadwaterError) => void;
}

/** A pull request that was merged into the applied branch. */
export interface Merge {
  readonly pullRequest: PullRequest;
  /** The commit of the branch right before the merge. Null if it is beyond the searched commits. */
  readonly before: string | null;
}

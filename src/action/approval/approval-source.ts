import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { PullRequest, Repository } from '../github/repository.js';
import type { NamedStack } from '../publish/check-names.js';

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
  /** Paths of the workflow files whose plans count. If empty, those of the base branch count. */
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

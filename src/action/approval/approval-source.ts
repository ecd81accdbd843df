import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { PullRequest, Repository } from '../github/repository.js';
import type { NamedStack } from '../publish/check-names.js';

/** Where approvals are looked for, and what makes them count. */
export interface ApprovalSource {
  readonly repository: Repository;
  /** `owner/name`. */
  readonly fullName: string;
  /** The branch that is applied. */
  readonly branch: string;
  readonly named: NamedStack;
  /** Slugs of the apps whose check-runs count. */
  readonly apps: ReadonlySet<string>;
  /** Paths of the workflow files whose plans count. Empty where the base branch decides. */
  readonly planWorkflows: readonly string[];
  /** `owner/name` of this action. Null where it is used from the checkout. */
  readonly actionRepository: string | null;
  /** The path of the workflow file of this run. */
  readonly applyWorkflow: string;
  readonly warn: (error: HeadwaterError) => void;
}

/** A merged pull request on the branch that is applied. */
export interface Merge {
  readonly pullRequest: PullRequest;
  /** The commit of the branch right before the merge. Null where it is out of sight. */
  readonly before: string | null;
}

/** Names of repositories are compared as GitHub does. */
export function isSameRepository(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

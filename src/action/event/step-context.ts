/** The repository, the run and the event of the step, from the environment that GitHub sets. */
export interface StepContext {
  /** `owner/name`. */
  readonly repository: string;
  /** The commit of the event. For `pull_request`: the merge of the pull request and its base. */
  readonly commit: string;
  /** For example `refs/heads/main` or `refs/pull/7/merge`. */
  readonly ref: string;
  readonly run: RunId;
  /** `owner/name` of the action. Null if the workflow uses the action of its checkout, as `./`. */
  readonly actionRepository: string | null;
  /** Address of the REST API without a trailing slash, for example `https://api.github.com`. */
  readonly apiUrl: string;
  /** Address of the web pages, for example `https://github.com`. */
  readonly serverUrl: string;
  /** Absolute path of a folder that the runner empties between jobs. */
  readonly temporaryFolder: string;
  readonly trigger: Trigger;
}

/** A run of a workflow. A later run has a higher id, or the same id and a higher attempt. */
export interface RunId {
  readonly id: number;
  readonly attempt: number;
}

/** The event that started the workflow. */
export type Trigger =
  | PullRequestTrigger
  | MergeGroupTrigger
  | { readonly kind: 'push'; readonly branch: string }
  | { readonly kind: 'dispatch'; readonly branch: string }
  | { readonly kind: 'schedule'; readonly branch: string }
  | WorkflowRunTrigger
  /**
   * `pull_request_target`: the run has the secrets of the repository, and any
   * author of a pull request can start it.
   */
  | { readonly kind: 'privileged'; readonly event: string }
  | { readonly kind: 'other'; readonly event: string };

/** The event `pull_request`. */
export interface PullRequestTrigger {
  readonly kind: 'pull-request';
  readonly number: number;
  /** The last commit of the pull request, not the merge commit. */
  readonly head: string;
  readonly baseBranch: string;
  /** True if the commits come from another repository. */
  readonly isFork: boolean;
}

/** The event `merge_group`: a commit of a merge queue, which may become the head of its base. */
export interface MergeGroupTrigger {
  readonly kind: 'merge-group';
  /** The tested commit, with the pull requests of the group merged into the base. */
  readonly head: string;
}

/**
 * The event `workflow_run`. The run has the secrets of the repository, and any author of a pull
 * request can start it.
 */
export interface WorkflowRunTrigger {
  readonly kind: 'workflow-run';
  /** The run that has ended. Null if the event does not name one. */
  readonly ended: EndedRun | null;
}

/** A run of a pull request that has ended, as the event names it. */
export interface EndedRun {
  readonly id: number;
  /** The last commit of the pull request. */
  readonly head: string;
  /** `owner/name` of the repository of the commits, and their branch. */
  readonly headRepository: string;
  readonly headBranch: string;
}

/** The repository, the run and the event of the step, from the environment that GitHub sets. */
export interface StepContext {
  /** `owner/name`. */
  readonly repository: string;
  /** The commit of the event. For `pull_request`: the merge of the pull request and its base. */
  readonly commit: string;
  /** For example `refs/heads/main` or `refs/pull/7/merge`. */
  readonly ref: string;
  readonly run: RunId;
  /**
   * `owner/name` of the action. Null if the workflow uses the action of its own checkout, as `./`.
   */
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
  | { readonly kind: 'push'; readonly branch: string }
  | { readonly kind: 'dispatch'; readonly branch: string }
  | { readonly kind: 'schedule'; readonly branch: string }
  /**
   * `pull_request_target` or `workflow_run`: the run has the secrets of the repository, and any
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

/** Where the step runs, from the environment that GitHub sets. */
export interface StepContext {
  /** `owner/name`. */
  readonly repository: string;
  /** The commit that the event is of: for `pull_request` the merge of the pull request and its base. */
  readonly commit: string;
  /** `refs/heads/main`, `refs/pull/7/merge`. */
  readonly ref: string;
  readonly run: RunId;
  /** `owner/name` of the action itself. Null where the workflow uses it from its own checkout, as `./`. */
  readonly actionRepository: string | null;
  /** Of the REST API, without a slash at the end: `https://api.github.com`. */
  readonly apiUrl: string;
  /** Of the pages for people: `https://github.com`. */
  readonly serverUrl: string;
  /** A folder that is emptied between jobs. Absolute. */
  readonly temporaryFolder: string;
  readonly trigger: Trigger;
}

/** A run of a workflow; the later one of two has the higher id, or the same and the higher attempt. */
export interface RunId {
  readonly id: number;
  readonly attempt: number;
}

/** What made the workflow run, as far as it matters here. */
export type Trigger =
  | PullRequestTrigger
  | { readonly kind: 'push'; readonly branch: string }
  | { readonly kind: 'dispatch'; readonly branch: string }
  | { readonly kind: 'schedule'; readonly branch: string }
  /** With the secrets of the repository, on behalf of whoever opened a pull request: `pull_request_target`, `workflow_run`. */
  | { readonly kind: 'privileged'; readonly event: string }
  | { readonly kind: 'other'; readonly event: string };

/** The event `pull_request`. */
export interface PullRequestTrigger {
  readonly kind: 'pull-request';
  readonly number: number;
  /** The commit at its end, not the merge. */
  readonly head: string;
  readonly baseBranch: string;
  /** Whether its commits come from another repository. */
  readonly isFork: boolean;
}

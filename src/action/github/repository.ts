/**
 * The port to a repository on GitHub, with everything that the action reads or writes.
 *
 * Every method throws a HeadwaterError on failure: `github-not-permitted` names the permission that
 * the token lacks, `interrupted` means that the job was cancelled, and `github-failed` is any other
 * failure. Lists are complete, over all pages.
 */
export interface Repository {
  /** Returns the login that the token acts as: `github-actions[bot]` for the token of a job. */
  readonly whoAmI: () => Promise<string>;
  readonly pullRequest: (number: number) => Promise<PullRequest>;
  /** Returns paths from the top of the repository, including removed files. */
  readonly changedFiles: (pullRequest: number) => Promise<readonly string[]>;
  /** Returns the comments of a pull request or an issue, oldest first. */
  readonly comments: (issue: number) => Promise<readonly IssueComment[]>;
  readonly createComment: (issue: number, body: string) => Promise<IssueComment>;
  /** Returns null if the comment is deleted. */
  readonly editComment: (id: number, body: string) => Promise<IssueComment | null>;
  /** Does nothing if the comment is deleted already. */
  readonly deleteComment: (id: number) => Promise<void>;
  /** Returns the check-runs with this name at a commit, newest first. */
  readonly checkRuns: (commit: string, name: string) => Promise<readonly CheckRun[]>;
  /** Returns the id of the new check-run. */
  readonly createCheckRun: (commit: string, name: string, state: CheckRunState) => Promise<number>;
  readonly updateCheckRun: (id: number, state: CheckRunState) => Promise<void>;
  /** Returns the newest commit of a branch, its first parent, and so on, up to `limit` commits. */
  readonly firstParents: (branch: string, limit: number) => Promise<readonly string[]>;
  /** Returns the pull requests that contain this commit, merged or not. */
  readonly pullRequestsWithCommit: (commit: string) => Promise<readonly PullRequest[]>;
  /**
   * Returns all pull requests, open or closed, from a branch.
   *
   * @param of `owner/name` of the repository of the branch. Default: this repository.
   */
  readonly pullRequestsFromBranch: (branch: string, of?: string) => Promise<readonly PullRequest[]>;
  /** Returns true if the base of the pull request was ever changed. */
  readonly wasRetargeted: (pullRequest: number) => Promise<boolean>;
  /** Returns the files in `.github/workflows` at a commit, as blob hashes by path. */
  readonly workflowFiles: (commit: string) => Promise<ReadonlyMap<string, string>>;
  /** Returns the text of a blob. */
  readonly blobText: (hash: string) => Promise<string>;
  /** Returns null if no run has this id. */
  readonly workflowRun: (id: number) => Promise<WorkflowRun | null>;
  /** Returns the jobs of a run, over all attempts. An unfinished job has no conclusion. */
  readonly jobs: (run: number) => Promise<readonly RunJob[]>;
  /** Returns the artifacts of a workflow run. */
  readonly artifacts: (run: number) => Promise<readonly Artifact[]>;
  /** Returns the bytes of a zip archive, or null if the artifact is deleted or has expired. */
  readonly downloadArtifact: (id: number) => Promise<Uint8Array | null>;
  /** Returns the open issues with a label, oldest first, without pull requests. */
  readonly openIssues: (label: string) => Promise<readonly Issue[]>;
  readonly createIssue: (
    issue: IssueText & { readonly labels: readonly string[] },
  ) => Promise<Issue>;
  readonly editIssue: (number: number, issue: IssueText) => Promise<Issue>;
  /** Does the same as `createComment`, but needs the permission for issues. */
  readonly commentOnIssue: (number: number, body: string) => Promise<void>;
  readonly closeIssue: (number: number) => Promise<void>;
}

export interface PullRequest {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  /** The last commit. */
  readonly head: string;
  /** `owner/name` of the repository of its commits. Null if that repository is deleted. */
  readonly headRepository: string | null;
  /** The branch of its commits. */
  readonly headBranch: string;
  /** The branch that it is merged into. */
  readonly baseBranch: string;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** In milliseconds since 1970. Null while the pull request is open. */
  readonly closedAt: number | null;
}

export interface IssueComment {
  readonly id: number;
  /** Login of the author. */
  readonly author: string;
  readonly body: string;
  /** Address of the web page. */
  readonly url: string;
}

export interface CheckRun {
  readonly id: number;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  readonly externalId: string | null;
  /** Markdown below the summary. */
  readonly text: string | null;
  /** Slug of the app that created the check-run, for example `github-actions`. */
  readonly app: string | null;
}

/** The content of a check-run. */
export type CheckRunState = StartedCheckRun | CompletedCheckRun;

export interface StartedCheckRun {
  readonly status: 'in_progress';
  readonly title: string;
  /** Markdown, at most 65,535 characters. */
  readonly summary: string;
}

export interface CompletedCheckRun {
  readonly status: 'completed';
  readonly conclusion: 'success' | 'failure' | 'neutral' | 'cancelled';
  readonly title: string;
  readonly summary: string;
  /** Markdown, shown below the summary. */
  readonly text?: string;
  /** An identifier for later readers. An apply finds the effect digest here. */
  readonly externalId?: string;
}

export interface RunJob {
  /** `CALLER / NAME` for a job of a reusable workflow. */
  readonly name: string;
  readonly conclusion: string | null;
}

export interface WorkflowRun {
  readonly id: number;
  /** Name of the event that started the run. */
  readonly event: string;
  /** Path of the workflow file from the top of the repository. */
  readonly path: string;
  /** Start of the first attempt, in milliseconds since 1970. */
  readonly createdAt: number;
  /** The branch of the head, or the name of the tag. Null if GitHub does not name one. */
  readonly branch: string | null;
  /** The head of the pull request, or the commit of the branch. */
  readonly head: string;
  readonly headRepository: string | null;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly expired: boolean;
}

export interface Issue {
  readonly number: number;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export interface IssueText {
  readonly title: string;
  readonly body: string;
}

/** Compares names of repositories, `owner/name`. GitHub ignores their letter case. */
export function isSameRepository(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/**
 * The repository on GitHub, as far as the action looks at it or writes to it.
 *
 * Every method throws a HeadwaterError: `github-not-permitted`, which names the permission, where the token of the job may
 * not do it; `github-failed` for everything else that comes in the way; `interrupted` once the job is cancelled. Lists are
 * whole, over all of their pages.
 */
export interface Repository {
  /** The login that the token acts as: `github-actions[bot]` for the token of a job. */
  readonly whoAmI: () => Promise<string>;
  readonly pullRequest: (number: number) => Promise<PullRequest>;
  /** Paths from the top of the repository, also of removed files. */
  readonly changedFiles: (pullRequest: number) => Promise<readonly string[]>;
  /** Of a pull request or an issue, oldest first. */
  readonly comments: (issue: number) => Promise<readonly Comment[]>;
  readonly createComment: (issue: number, body: string) => Promise<Comment>;
  /** Null where somebody has deleted it. */
  readonly editComment: (id: number, body: string) => Promise<Comment | null>;
  /** Does nothing where it is gone already. */
  readonly deleteComment: (id: number) => Promise<void>;
  /** Those of this name at a commit, the newest first. */
  readonly checkRuns: (commit: string, name: string) => Promise<readonly CheckRun[]>;
  /** The id of the new one. */
  readonly createCheckRun: (commit: string, name: string, state: CheckRunState) => Promise<number>;
  readonly updateCheckRun: (id: number, state: CheckRunState) => Promise<void>;
  /** The newest commit of a branch, its first parent, and so on: at most so many. */
  readonly firstParents: (branch: string, most: number) => Promise<readonly string[]>;
  /** Pull requests that this commit came with, merged or not. */
  readonly pullRequestsWithCommit: (commit: string) => Promise<readonly PullRequest[]>;
  /** All pull requests that come from this branch of the repository itself, open or closed. */
  readonly pullRequestsFromBranch: (branch: string) => Promise<readonly PullRequest[]>;
  /** Resolves to true for a pull request whose base was ever changed. */
  readonly wasRetargeted: (pullRequest: number) => Promise<boolean>;
  /** The files in `.github/workflows` at a commit: the hash of the blob by path. */
  readonly workflowFiles: (commit: string) => Promise<ReadonlyMap<string, string>>;
  /** The text of a blob by its hash. */
  readonly blobText: (hash: string) => Promise<string>;
  /** Null where there is none of this id, any more or at all. */
  readonly workflowRun: (id: number) => Promise<WorkflowRun | null>;
  /** The conclusion of each job of a run, over all of its attempts. Null where the job is not completed. */
  readonly jobConclusions: (run: number) => Promise<readonly (string | null)[]>;
  /** Of a run of a workflow. */
  readonly artifacts: (run: number) => Promise<readonly Artifact[]>;
  /** The bytes of a zip archive; null where it is gone, as after it has expired. */
  readonly downloadArtifact: (id: number) => Promise<Uint8Array | null>;
  /** Open issues with a label, pull requests left out; oldest first. */
  readonly openIssues: (label: string) => Promise<readonly Issue[]>;
  readonly createIssue: (issue: IssueText & { readonly labels: readonly string[] }) => Promise<Issue>;
  readonly editIssue: (number: number, issue: IssueText) => Promise<Issue>;
  /** As `createComment`, under the permission for issues. */
  readonly commentOnIssue: (number: number, body: string) => Promise<void>;
  readonly closeIssue: (number: number) => Promise<void>;
}

export interface PullRequest {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  /** The commit at its end. */
  readonly head: string;
  /** `owner/name` of the repository that its commits come from; null where that one is deleted. */
  readonly headRepository: string | null;
  /** The branch that its commits come from. */
  readonly headBranch: string;
  /** The branch that it goes into. */
  readonly baseBranch: string;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** Null while it is open. */
  readonly closedAt: number | null;
}

export interface Comment {
  readonly id: number;
  /** Login of whoever wrote it. */
  readonly author: string;
  readonly body: string;
  /** For people. */
  readonly url: string;
}

export interface CheckRun {
  readonly id: number;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  readonly externalId: string | null;
  /** Markdown below its summary. */
  readonly text: string | null;
  /** Slug of the app that made it, such as `github-actions`. */
  readonly app: string | null;
}

/** What a check-run shows. */
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
  /** What whoever reads it later finds it by. */
  readonly externalId?: string;
}

export interface WorkflowRun {
  readonly id: number;
  /** The name of the event that it ran on. */
  readonly event: string;
  /** The path of its workflow file from the top of the repository. */
  readonly path: string;
  /** When its first attempt was created, in milliseconds since 1970. */
  readonly createdAt: number;
  /** The branch of its head. A tag counts as its name. Null where GitHub does not say. */
  readonly branch: string | null;
  /** The head of the pull request where it ran on one, else the commit of the branch. */
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

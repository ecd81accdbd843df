/**
 * The state of one repository in a fake GitHub. It is plain data, which tests may read and change
 * freely.
 */
export interface GithubState {
  /** `owner/name`. */
  readonly repository: string;
  /** True if reading needs no permission. */
  isPublic: boolean;
  readonly tokens: Map<string, GithubToken>;
  /** The newest commit of each branch. */
  readonly branches: Map<string, string>;
  readonly commits: Map<string, GithubCommit>;
  /** The texts of workflow files, by their git hash. */
  readonly blobs: Map<string, string>;
  readonly pulls: GithubPull[];
  /** Issues, without pull requests. */
  readonly issues: GithubIssue[];
  readonly comments: GithubComment[];
  readonly checkRuns: GithubCheckRun[];
  readonly runs: GithubRun[];
  readonly artifacts: GithubArtifact[];
  /** Returns a new id for any object. Ids rise, as on GitHub. */
  readonly newId: () => number;
}

export type Permission = 'contents' | 'pull-requests' | 'checks' | 'actions' | 'issues';

/** The `permissions:` of a job. An omitted one is none. */
export type Permissions = { readonly [K in Permission]?: 'read' | 'write' };

export interface GithubToken {
  /** `github-actions[bot]` for the token of a job. */
  readonly login: string;
  /** Slug of the app that it belongs to. Null for the token of a person. */
  readonly app: string | null;
  readonly permissions: Permissions;
}

export interface GithubCommit {
  readonly parents: readonly string[];
  /** Seconds since 1970. */
  readonly time: number;
  /** The files below `.github/workflows`, with the hashes of their blobs. Default: none. */
  readonly workflows?: ReadonlyMap<string, string>;
}

export interface GithubPull {
  readonly number: number;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  readonly createdAt: string;
  mergedAt: string | null;
  /** Also set for a merged pull request. */
  closedAt: string | null;
  /** The events of the pull request, in the names of GitHub's list: `base_ref_changed`. */
  readonly events: string[];
  labels: readonly string[];
  /** Replaced by each push. The repository is null if it was deleted. */
  head: { readonly ref: string; readonly sha: string; readonly repository: string | null };
  base: { readonly ref: string; readonly sha: string };
  /** The test merge of head and base. After the merge, the resulting commit on the base. */
  mergeCommit: string;
  /**
   * Every commit that GitHub associates with the pull request: its own, and those that merging it
   * created.
   */
  commits: readonly string[];
  files: readonly {
    readonly filename: string;
    readonly status: 'added' | 'modified' | 'removed';
  }[];
}

export interface GithubIssue {
  readonly number: number;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  labels: readonly string[];
}

export interface GithubComment {
  readonly id: number;
  /** Number of the issue or pull request. */
  readonly issue: number;
  readonly author: string;
  body: string;
}

export interface GithubCheckRun {
  readonly id: number;
  readonly name: string;
  readonly commit: string;
  readonly app: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  externalId: string;
  output: {
    readonly title: string | null;
    readonly summary: string | null;
    readonly text: string | null;
  };
}

export interface GithubRun {
  readonly id: number;
  readonly attempt: number;
  readonly event: string;
  /** The path of its workflow file. */
  readonly path: string;
  /** The name of its only job. Default: headwater. */
  readonly job?: string | undefined;
  readonly createdAt: string;
  readonly branch: string;
  /** The head of the pull request if it ran on one. */
  readonly head: string;
  readonly headRepository: string | null;
  status: 'in_progress' | 'completed';
  conclusion: string | null;
}

export interface GithubArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly zip: Uint8Array;
  expired: boolean;
}

/** An empty repository. */
export function githubState(repository: string = 'octo/shop'): GithubState {
  let last = 1_000;
  return {
    repository,
    isPublic: false,
    tokens: new Map(),
    branches: new Map(),
    commits: new Map(),
    blobs: new Map(),
    pulls: [],
    issues: [],
    comments: [],
    checkRuns: [],
    runs: [],
    artifacts: [],
    newId: () => {
      last += 1;
      return last;
    },
  };
}

/** The number of the next issue or pull request, which share one count. */
export function nextNumber({ pulls, issues }: Pick<GithubState, 'pulls' | 'issues'>): number {
  return Math.max(0, ...[...pulls, ...issues].map(({ number }) => number)) + 1;
}

/** What a fake GitHub knows of one repository: plain data, which tests may look at and change as they like. */
export interface GithubState {
  /** `owner/name`. */
  readonly repository: string;
  /** Whether reading needs no permission. */
  isPublic: boolean;
  readonly tokens: Map<string, GithubToken>;
  /** The newest commit of each branch. */
  readonly branches: Map<string, string>;
  readonly commits: Map<string, GithubCommit>;
  /** The texts of workflow files, by the hash that git has for them. */
  readonly blobs: Map<string, string>;
  readonly pulls: GithubPull[];
  /** Without pull requests. */
  readonly issues: GithubIssue[];
  readonly comments: GithubComment[];
  readonly checkRuns: GithubCheckRun[];
  readonly runs: GithubRun[];
  readonly artifacts: GithubArtifact[];
  /** A new id of anything. They rise, as those of GitHub do. */
  readonly newId: () => number;
}

export type Permission = 'contents' | 'pull-requests' | 'checks' | 'actions' | 'issues';

/** As under `permissions:` of a job: what is not named is none. */
export type Permissions = { readonly [K in Permission]?: 'read' | 'write' };

export interface GithubToken {
  /** `github-actions[bot]` for the token of a job. */
  readonly login: string;
  /** Slug of the app that it belongs to; null for the token of a person. */
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
  /** Also of one that was merged. */
  closedAt: string | null;
  /** What happened to it, as the list of its events has it: `base_ref_changed`. */
  readonly events: string[];
  labels: readonly string[];
  /** Replaced by each push. The repository is null when it was deleted. */
  head: { readonly ref: string; readonly sha: string; readonly repository: string | null };
  base: { readonly ref: string; readonly sha: string };
  /** The merge of head and base to try it out; once it is merged, what came of it on the base. */
  mergeCommit: string;
  /** Every commit that GitHub says to be of it: its own, and those that came of merging it. */
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
  /** Of its workflow file. */
  readonly path: string;
  readonly createdAt: string;
  readonly branch: string;
  /** The head of the pull request where it ran on one. */
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

/** A repository with nothing in it. */
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

/** The number of the next issue or pull request: they are counted together. */
export function nextNumber({ pulls, issues }: Pick<GithubState, 'pulls' | 'issues'>): number {
  return Math.max(0, ...[...pulls, ...issues].map(({ number }) => number)) + 1;
}

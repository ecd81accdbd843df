import type { GithubPull, GithubRun, GithubState } from '../github/state.js';

/** The trigger of a workflow run. */
export type StepTrigger =
  /** A copy of an earlier state of the pull request gives the run of an earlier push. */
  | { readonly event: 'pull_request' | 'pull_request_target'; readonly pull: GithubPull }
  /** Default: the newest commit of `main`. */
  | { readonly event: 'push'; readonly commit?: string }
  /** The commit of a merge queue that has the pull request merged into `main`. */
  | { readonly event: 'merge_group'; readonly pull: GithubPull }
  /** The end of a run of the pull request. */
  | { readonly event: 'workflow_run'; readonly pull: GithubPull; readonly ended: GithubRun }
  | { readonly event: 'workflow_dispatch' | 'schedule' };

/**
 * The consequences of an event: the commit to check out, and the names by which the runner refers
 * to it.
 */
export interface StepEvent {
  readonly commit: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  /** Fields of the record of the run. With a pull request, its head. */
  readonly run: Pick<GithubRun, 'event' | 'branch' | 'head' | 'headRepository'>;
  /** The user who triggered the event. */
  readonly actor: string;
  /** The file at `GITHUB_EVENT_PATH`. */
  readonly payload: object;
}

/**
 * Builds the event. Payloads have the fields and the nesting of recorded ones, without fields that
 * could not be observed.
 */
export function stepEvent(trigger: StepTrigger, state: GithubState): StepEvent {
  const { event } = trigger;
  if (event === 'pull_request' || event === 'pull_request_target')
    return pullEvent(event, trigger.pull, state);
  if (event === 'merge_group') return mergeGroupEvent(trigger.pull, state);
  const newest = state.branches.get('main') ?? '';
  const commit = event === 'push' ? (trigger.commit ?? newest) : newest;
  return {
    ...{ commit, ref: 'refs/heads/main', headRef: '', baseRef: '', actor: 'jane' },
    run: { event, branch: 'main', head: commit, headRepository: state.repository },
    payload: {
      ...(event === 'workflow_run'
        ? endedRun(trigger.ended, state)
        : payloads[event](commit, state)),
      repository: repositoryOf(state.repository, state),
      sender: userOf('jane'),
    },
  };
}

function pullEvent(
  event: 'pull_request' | 'pull_request_target',
  pull: GithubPull,
  state: GithubState,
): StepEvent {
  const { head, base, mergeCommit, number } = pull;
  const isTarget = event === 'pull_request_target';
  return {
    commit: isTarget ? base.sha : mergeCommit,
    ref: isTarget ? `refs/heads/${base.ref}` : `refs/pull/${number}/merge`,
    headRef: head.ref,
    baseRef: base.ref,
    actor: pull.author,
    run: {
      event,
      branch: head.ref,
      head: isTarget ? base.sha : head.sha,
      headRepository: isTarget ? state.repository : head.repository,
    },
    payload: {
      ...(pull.commits.length > 1
        ? { action: 'synchronize', after: head.sha }
        : { action: 'opened' }),
      number,
      pull_request: pullOf(pull, state),
      repository: repositoryOf(state.repository, state),
      sender: userOf(pull.author),
    },
  };
}

function mergeGroupEvent({ base, mergeCommit, number }: GithubPull, state: GithubState): StepEvent {
  const branch = `gh-readonly-queue/main/pr-${number}-${base.sha}`;
  return {
    ...{ commit: mergeCommit, ref: `refs/heads/${branch}`, headRef: '', baseRef: '' },
    actor: 'jane',
    run: {
      ...{ event: 'merge_group', branch, head: mergeCommit },
      headRepository: state.repository,
    },
    payload: {
      action: 'checks_requested',
      merge_group: {
        ...{ head_sha: mergeCommit, head_ref: `refs/heads/${branch}` },
        ...{ base_sha: base.sha, base_ref: `refs/heads/${base.ref}` },
        head_commit: { id: mergeCommit, message: 'merge', timestamp: '2026-01-01T00:00:00Z' },
      },
      repository: repositoryOf(state.repository, state),
      sender: userOf('jane'),
    },
  };
}

/** GitHub names no pull request in the run of a fork. */
function endedRun(run: GithubRun, state: GithubState): object {
  const { id, head, branch, event, headRepository, conclusion, path } = run;
  return {
    action: 'completed',
    workflow_run: {
      ...{ id, event, path, conclusion, status: 'completed', pull_requests: [] },
      ...{ head_sha: head, head_branch: branch },
      head_repository: headRepository === null ? null : repositoryOf(headRepository, state),
    },
  };
}

const payloads = {
  push: (commit: string, { commits, repository }: GithubState) => ({
    ref: 'refs/heads/main',
    before: commits.get(commit)?.parents[0] ?? '0'.repeat(40),
    after: commit,
    ...{ base_ref: null, created: false, deleted: false, forced: false },
    compare: `https://github.example/${repository}/compare/main`,
    commits: [
      {
        id: commit,
        message: 'change',
        distinct: true,
        timestamp: '2026-01-01T00:00:00Z',
        author: { name: 'A', email: 'a@example.com' },
      },
    ],
    head_commit: { id: commit, message: 'change', timestamp: '2026-01-01T00:00:00Z' },
    pusher: { name: 'jane', email: 'jane@example.com' },
  }),
  workflow_dispatch: () => ({
    ref: 'refs/heads/main',
    inputs: null,
    workflow: '.github/workflows/apply.yml',
  }),
  schedule: () => ({ schedule: '17 4 * * *', workflow: '.github/workflows/drift.yml' }),
} as const satisfies Readonly<Record<string, (commit: string, state: GithubState) => object>>;

function pullOf(pull: GithubPull, state: GithubState): object {
  const { number, title, body, head, base, mergeCommit, author } = pull;
  return {
    ...{
      number,
      title,
      body,
      state: pull.state,
      locked: false,
      draft: false,
      user: userOf(author),
    },
    url: `https://api.github.example/repos/${state.repository}/pulls/${number}`,
    html_url: `https://github.example/${state.repository}/pull/${number}`,
    ...{ merged: false, merged_at: null, merge_commit_sha: mergeCommit, mergeable: null },
    head: {
      ...{ label: `${head.repository?.split('/')[0]}:${head.ref}`, ref: head.ref, sha: head.sha },
      repo: head.repository === null ? null : repositoryOf(head.repository, state),
    },
    base: {
      label: `octo:${base.ref}`,
      ref: base.ref,
      sha: base.sha,
      repo: repositoryOf(state.repository, state),
    },
    ...{
      commits: pull.commits.length,
      changed_files: pull.files.length,
      author_association: 'CONTRIBUTOR',
    },
  };
}

function repositoryOf(fullName: string, state: GithubState): object {
  const [owner = '', name = ''] = fullName.split('/');
  return {
    ...{ id: 1296269, name, full_name: fullName, private: !state.isPublic, owner: userOf(owner) },
    ...{
      fork: fullName !== state.repository,
      default_branch: 'main',
      html_url: `https://github.example/${fullName}`,
    },
  };
}

function userOf(login: string): object {
  return { login, id: 583231, type: 'User', site_admin: false };
}

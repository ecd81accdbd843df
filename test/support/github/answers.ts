import { historyOf } from './history.js';
import type {
  GithubArtifact,
  GithubCheckRun,
  GithubComment,
  GithubIssue,
  GithubPull,
  GithubRun,
  GithubState,
} from './state.js';

/** The forms of the REST API's objects, as far as they could be observed. */
export function answers(state: GithubState, url: string, pages: string) {
  const api = `${url}/repos/${state.repository}`;
  const page = `${pages}/${state.repository}`;

  const issueLike = (one: GithubIssue | GithubPull, kind: 'issues' | 'pull') => ({
    id: one.number + 5_000,
    number: one.number,
    state: one.state,
    title: one.title,
    body: one.body,
    user: userOf(one.author),
    labels: one.labels.map((name) => ({ name, color: 'ededed', default: false })),
    html_url: `${page}/${kind}/${one.number}`,
    comments: state.comments.filter(({ issue }) => issue === one.number).length,
  });

  /** A pull request in a list lacks `merged`, which only a single pull request has. */
  const pullInList = (pull: GithubPull) => ({
    ...issueLike(pull, 'pull'),
    url: `${api}/pulls/${pull.number}`,
    draft: false,
    created_at: pull.createdAt,
    merged_at: pull.mergedAt,
    closed_at: pull.closedAt,
    merge_commit_sha: pull.mergeCommit,
    head: {
      ref: pull.head.ref,
      sha: pull.head.sha,
      user: ownerOf(pull.head.repository),
      repo: repositoryOf(pull.head.repository),
    },
    base: {
      ref: pull.base.ref,
      sha: pull.base.sha,
      user: ownerOf(state.repository),
      repo: repositoryOf(state.repository),
    },
  });

  /**
   * Lists the open pull requests whose head is now the commit of the run, whichever one started it.
   * So a run has none after its merge, and never one of a fork.
   */
  const pullsOfRun = (run: GithubRun) =>
    state.pulls
      .filter(
        ({ head, state: is }) =>
          is === 'open' &&
          head.sha === run.head &&
          head.ref === run.branch &&
          head.repository === state.repository,
      )
      .map(({ number, head, base }) => ({
        number,
        head: { ref: head.ref, sha: head.sha },
        base: { ref: base.ref, sha: base.sha },
      }));

  return {
    pullInList,
    pull: (pull: GithubPull) => ({
      ...pullInList(pull),
      merged: pull.mergedAt !== null,
      mergeable: pull.state === 'open' ? true : null,
      commits: pull.commits.length,
      changed_files: pull.files.length,
    }),
    issue: (issue: GithubIssue) => ({
      ...issueLike(issue, 'issues'),
      url: `${api}/issues/${issue.number}`,
    }),
    /** A pull request in the form of an issue. */
    pullAsIssue: (pull: GithubPull) => ({
      ...issueLike(pull, 'pull'),
      url: `${api}/issues/${pull.number}`,
      pull_request: { url: `${api}/pulls/${pull.number}`, merged_at: pull.mergedAt },
    }),
    comment: (comment: GithubComment) => ({
      id: comment.id,
      url: `${api}/issues/comments/${comment.id}`,
      html_url: `${page}/${state.pulls.some(({ number }) => number === comment.issue) ? 'pull' : 'issues'}/${comment.issue}#issuecomment-${comment.id}`,
      issue_url: `${api}/issues/${comment.issue}`,
      user: userOf(comment.author),
      body: comment.body,
    }),
    checkRun: (run: GithubCheckRun) => ({
      id: run.id,
      name: run.name,
      head_sha: run.commit,
      external_id: run.externalId,
      status: run.status,
      conclusion: run.conclusion,
      html_url: `${page}/runs/${run.id}`,
      output: { ...run.output, annotations_count: 0 },
      app: { slug: run.app, name: run.app },
      pull_requests: [],
    }),
    run: (run: GithubRun) => ({
      id: run.id,
      event: run.event,
      path: run.path,
      created_at: run.createdAt,
      pull_requests: pullsOfRun(run),
      run_attempt: run.attempt,
      head_branch: run.branch,
      head_sha: run.head,
      status: run.status,
      conclusion: run.conclusion,
      html_url: `${page}/actions/runs/${run.id}`,
      repository: repositoryOf(state.repository),
      head_repository: repositoryOf(run.headRepository),
    }),
    artifact: (artifact: GithubArtifact) => ({
      id: artifact.id,
      name: artifact.name,
      size_in_bytes: artifact.zip.length,
      archive_download_url: `${api}/actions/artifacts/${artifact.id}/zip`,
      expired: artifact.expired,
      workflow_run: { id: artifact.run },
    }),
    commits: (start: string) =>
      historyOf(state, start).map((sha) => ({
        sha,
        html_url: `${page}/commit/${sha}`,
        parents: (state.commits.get(sha)?.parents ?? []).map((parent) => ({
          sha: parent,
          html_url: `${page}/commit/${parent}`,
        })),
      })),
  };
}

export type Answers = ReturnType<typeof answers>;

function userOf(login: string) {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

function ownerOf(repository: string | null) {
  return repository === null ? null : userOf(repository.split('/')[0] ?? '');
}

function repositoryOf(repository: string | null) {
  return repository === null
    ? null
    : { full_name: repository, name: repository.split('/')[1], owner: ownerOf(repository) };
}

import type { GitHubClient } from './client.js';
import type { CheckRun, CheckRunState, Repository } from './repository.js';

type CheckRuns = Pick<Repository, 'checkRuns' | 'createCheckRun' | 'updateCheckRun'>;

export function checkRuns({ octokit, ownerAndRepo, call }: GitHubClient): CheckRuns {
  return {
    checkRuns: async (commit, name) => {
      // By default GitHub lists only the latest check-run of each name, of any app.
      const parameters = {
        ...ownerAndRepo,
        ref: commit,
        check_name: name,
        filter: 'all',
        per_page: 100,
      } as const;
      const found = await call('checkRuns', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters),
      );
      return found
        .filter((each) => each.name === name)
        .map(toCheckRun)
        .sort((a, b) => b.id - a.id);
    },
    createCheckRun: async (commit, name, state) => {
      const parameters = { ...ownerAndRepo, name, head_sha: commit, ...toParameters(state) };
      const { data } = await call('createCheckRun', () =>
        octokit.request('POST /repos/{owner}/{repo}/check-runs', parameters),
      );
      return Number(data.id);
    },
    updateCheckRun: async (id, state) => {
      const parameters = { ...ownerAndRepo, check_run_id: id, ...toParameters(state) };
      await call('updateCheckRun', () =>
        octokit.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', parameters),
      );
    },
  };
}

function toParameters(state: CheckRunState) {
  const { title, summary } = state;
  if (state.status === 'in_progress')
    return { status: state.status, output: { title, summary } } as const;
  const { status, conclusion, text, externalId } = state;
  return {
    ...{ status, conclusion, output: { title, summary, ...(text !== undefined && { text }) } },
    ...(externalId !== undefined && { external_id: externalId }),
  };
}

interface ApiCheckRun {
  readonly id: number | bigint;
  readonly status: string;
  readonly conclusion: string | null;
  readonly external_id: string | null;
  readonly output: { readonly text: string | null };
  readonly app: { readonly slug?: string } | null;
}

/** Converts a check-run. GitHub may send a missing external id as empty text. */
function toCheckRun(run: ApiCheckRun): CheckRun {
  const { id, status, conclusion, external_id: externalId, output, app } = run;
  return {
    id: Number(id),
    status: toStatus(status),
    conclusion,
    externalId: externalId || null,
    text: output.text,
    app: app?.slug ?? null,
  };
}

/** GitHub has more states before the start, such as `waiting` and `pending`. */
function toStatus(status: string): CheckRun['status'] {
  return status === 'completed' || status === 'in_progress' ? status : 'queued';
}

import type { Client } from './client.js';
import type { CheckRun, CheckRunState, Repository } from './repository.js';

type CheckRuns = Pick<Repository, 'checkRuns' | 'createCheckRun' | 'updateCheckRun'>;

export function checkRuns({ octokit, place, asked }: Client): CheckRuns {
  return {
    checkRuns: async (commit, name) => {
      // By default only the latest of each name is listed, whatever app made it.
      const parameters = { ...place, ref: commit, check_name: name, filter: 'all', per_page: 100 } as const;
      const found = await asked('checkRuns', () => octokit.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters));
      return found
        .filter((each) => each.name === name)
        .map(checkRunOf)
        .sort((a, b) => b.id - a.id);
    },
    createCheckRun: async (commit, name, state) => {
      const parameters = { ...place, name, head_sha: commit, ...parametersOf(state) };
      const { data } = await asked('createCheckRun', () => octokit.request('POST /repos/{owner}/{repo}/check-runs', parameters));
      return Number(data.id);
    },
    updateCheckRun: async (id, state) => {
      const parameters = { ...place, check_run_id: id, ...parametersOf(state) };
      await asked('updateCheckRun', () => octokit.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', parameters));
    },
  };
}

function parametersOf(state: CheckRunState) {
  const { title, summary } = state;
  if (state.status === 'in_progress') return { status: state.status, output: { title, summary } } as const;
  const { status, conclusion, text, externalId } = state;
  return {
    ...{ status, conclusion, output: { title, summary, ...(text !== undefined && { text }) } },
    ...(externalId !== undefined && { external_id: externalId }),
  };
}

interface AnsweredCheckRun {
  readonly id: number | bigint;
  readonly status: string;
  readonly conclusion: string | null;
  readonly external_id: string | null;
  readonly output: { readonly text: string | null };
  readonly app: { readonly slug?: string } | null;
}

/** An external id that nobody gave may come as empty text. */
function checkRunOf({ id, status, conclusion, external_id: externalId, output, app }: AnsweredCheckRun): CheckRun {
  return {
    id: Number(id),
    status: statusOf(status),
    conclusion,
    externalId: externalId || null,
    text: output.text,
    app: app?.slug ?? null,
  };
}

/** GitHub has more words for what has not begun, as `waiting` and `pending`. */
function statusOf(status: string): CheckRun['status'] {
  return status === 'completed' || status === 'in_progress' ? status : 'queued';
}

import { GithubRefusal, invalid } from './refusal.js';
import { type Call, found, type Route } from './route.js';
import type { GithubCheckRun } from './state.js';

/** The documentation says characters, but GitHub counts bytes. */
const MOST_BYTES = 65_535;

const conclusions = [
  'action_required',
  'cancelled',
  'failure',
  'neutral',
  'success',
  'skipped',
  'timed_out',
];

export const checkRunRoutes: readonly Route[] = [
  {
    route: 'POST /check-runs',
    needs: [{ checks: 'write' }],
    serve: (call) => {
      const { state, show, body } = call;
      if (typeof body['name'] !== 'string' || body['name'] === '')
        throw invalid('CheckRun', 'name', 'name is missing');
      const created: GithubCheckRun = {
        id: state.newId(),
        name: body['name'],
        commit: call.commit(String(body['head_sha'])),
        app: ownApp(call),
        status: 'queued',
        conclusion: null,
        externalId: '',
        output: { title: null, summary: null, text: null },
      };
      change(created, body);
      state.checkRuns.push(created);
      return { status: 201, body: show.checkRun(created) };
    },
  },
  {
    route: 'PATCH /check-runs/:id',
    needs: [{ checks: 'write' }],
    serve: (call, [id]) => {
      const run = found(call.state.checkRuns.find((one) => one.id === Number(id)));
      if (run.app !== ownApp(call))
        throw new GithubRefusal(
          403,
          'Invalid app_id - check run can only be modified by the GitHub App that created it.',
        );
      change(run, call.body);
      return { body: call.show.checkRun(run) };
    },
  },
  {
    route: 'GET /commits/:ref/check-runs',
    needs: [{ checks: 'read' }],
    serve: ({ state, show, query, commit }, [ref = '']) => {
      const sha = commit(ref);
      const name = query.get('check_name');
      const newestFirst = state.checkRuns
        .filter(
          (one) =>
            one.commit === sha && (name === null || one.name === name) && isAsked(one, query),
        )
        .reverse();
      const all = query.get('filter') === 'all' ? newestFirst : newestFirst.filter(isLatest);
      return { list: all.map(show.checkRun), key: 'check_runs' };
    },
  },
];

/** Returns the app of the token. People cannot create check-runs. */
function ownApp({ token }: Call): string {
  if (token.app === null) throw new GithubRefusal(403, 'You must authenticate via a GitHub App.');
  return token.app;
}

function isAsked({ status }: GithubCheckRun, query: URLSearchParams): boolean {
  return query.get('status') === null || query.get('status') === status;
}

function isLatest(
  run: GithubCheckRun,
  index: number,
  newestFirst: readonly GithubCheckRun[],
): boolean {
  return newestFirst.findIndex(({ name, app }) => name === run.name && app === run.app) === index;
}

/** Checks all fields before it changes any. Fields that are not given stay unchanged. */
function change(run: GithubCheckRun, body: Call['body']): void {
  const { conclusion, external_id: externalId, status } = body;
  const next = conclusion === undefined ? status : 'completed';
  if (status === 'completed' && conclusion === undefined)
    throw invalid('CheckRun', 'conclusion', 'conclusion is missing');
  if (conclusion !== undefined && !conclusions.includes(String(conclusion)))
    throw invalid('CheckRun', 'conclusion', 'conclusion is not a possible value');
  const output = body['output'] === undefined ? run.output : outputOf(body['output'] as Output);
  if (next === 'queued' || next === 'in_progress' || next === 'completed') run.status = next;
  if (conclusion !== undefined) run.conclusion = String(conclusion);
  if (externalId !== undefined) run.externalId = String(externalId);
  run.output = output;
}

interface Output {
  readonly title?: unknown;
  readonly summary?: unknown;
  readonly text?: unknown;
}

function outputOf({ title, summary, text }: Output): GithubCheckRun['output'] {
  return {
    title: textOf('title', title),
    summary: textOf('summary', summary),
    text: text === undefined ? null : textOf('text', text),
  };
}

function textOf(field: string, value: unknown): string {
  if (typeof value !== 'string') throw invalid('CheckRun', field, `${field} is missing`);
  if (Buffer.byteLength(value) > MOST_BYTES)
    throw invalid('CheckRun', field, `${field} exceeds a maximum bytesize of ${MOST_BYTES}`);
  return value;
}

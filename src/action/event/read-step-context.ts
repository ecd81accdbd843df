import type { ActionIo } from '../action-context.js';
import { isSameRepository } from '../github/repository.js';
import { usageError } from '../usage-error.js';
import { valueAt } from '../value-at.js';
import type { EndedRun, PullRequestTrigger, StepContext, Trigger } from './step-context.js';

/**
 * Reads the repository, the run and the event that the step belongs to.
 *
 * @param payload Parsed JSON of the event file that GitHub writes. Its shape is not trusted.
 * @throws HeadwaterError `unsupported-event`, exit code 64, if this is not a step of a workflow
 */
export function readStepContext(env: ActionIo['env'], payload: unknown): StepContext {
  const repository = requireVariable(env, 'GITHUB_REPOSITORY');
  const ref = requireVariable(env, 'GITHUB_REF');
  return {
    repository,
    commit: requireVariable(env, 'GITHUB_SHA'),
    ref,
    run: {
      id: Number(requireVariable(env, 'GITHUB_RUN_ID')),
      attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
    },
    actionRepository: env['GITHUB_ACTION_REPOSITORY'] || null,
    apiUrl: trimTrailingSlashes(env['GITHUB_API_URL'] ?? 'https://api.github.com'),
    serverUrl: trimTrailingSlashes(env['GITHUB_SERVER_URL'] ?? 'https://github.com'),
    temporaryFolder: requireVariable(env, 'RUNNER_TEMP'),
    trigger: toTrigger(requireVariable(env, 'GITHUB_EVENT_NAME'), { ref, payload, repository }),
  };
}

function requireVariable(env: ActionIo['env'], name: string): string {
  const value = env[name];
  if (value !== undefined && value !== '') return value;
  throw usageError(
    'unsupported-event',
    `${name} is not set, so this is not a step of a GitHub workflow`,
    'elsewhere, run the command line: npx headwater --help',
  );
}

function trimTrailingSlashes(url: string): string {
  return url.replace(/\/+$/, '');
}

interface Event {
  readonly ref: string;
  readonly payload: unknown;
  readonly repository: string;
}

function toTrigger(event: string, { ref, payload, repository }: Event): Trigger {
  if (event === 'pull_request') return toPullRequestTrigger(payload, repository);
  if (event === 'merge_group') return toMergeGroupTrigger(payload);
  if (event === 'workflow_run')
    return { kind: 'workflow-run', ended: toEndedRun(valueAt(payload, 'workflow_run')) };
  if (event === 'pull_request_target') return { kind: 'privileged', event };
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  if (branch === undefined) return { kind: 'other', event };
  if (event === 'push') return { kind: 'push', branch };
  if (event === 'workflow_dispatch') return { kind: 'dispatch', branch };
  return event === 'schedule' ? { kind: 'schedule', branch } : { kind: 'other', event };
}

function toPullRequestTrigger(payload: unknown, repository: string): PullRequestTrigger {
  const pull = valueAt(payload, 'pull_request');
  const [number, head, baseBranch] = [
    valueAt(pull, 'number'),
    valueAt(pull, 'head', 'sha'),
    valueAt(pull, 'base', 'ref'),
  ];
  if (typeof number !== 'number' || typeof head !== 'string' || typeof baseBranch !== 'string')
    throw usageError('unsupported-event', 'the event pull_request does not name its pull request');
  // The head has no repository if the fork was deleted.
  const headRepository = valueAt(pull, 'head', 'repo', 'full_name');
  const isFork =
    typeof headRepository !== 'string' || !isSameRepository(headRepository, repository);
  return { kind: 'pull-request', number, head, baseBranch, isFork };
}

function toMergeGroupTrigger(payload: unknown): Trigger {
  const head = valueAt(payload, 'merge_group', 'head_sha');
  if (typeof head === 'string') return { kind: 'merge-group', head };
  throw usageError('unsupported-event', 'the event merge_group does not name its commit');
}

/** Returns null for a run of another event than a pull request, and for one without a repository. */
function toEndedRun(run: unknown): EndedRun | null {
  const [id, head, headBranch, headRepository] = [
    valueAt(run, 'id'),
    valueAt(run, 'head_sha'),
    valueAt(run, 'head_branch'),
    valueAt(run, 'head_repository', 'full_name'),
  ];
  return valueAt(run, 'event') === 'pull_request' &&
    typeof id === 'number' &&
    typeof head === 'string' &&
    typeof headBranch === 'string' &&
    typeof headRepository === 'string'
    ? { id, head, headBranch, headRepository }
    : null;
}

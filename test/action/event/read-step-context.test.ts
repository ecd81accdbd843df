import { describe, expect, it } from 'vitest';
import { readStepContext } from '../../../src/action/event/read-step-context.js';

const env = {
  GITHUB_REPOSITORY: 'acme/lineage',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'c0ffee',
  GITHUB_RUN_ID: '17',
  GITHUB_EVENT_NAME: 'push',
  RUNNER_TEMP: '/tmp/runner',
};

function triggerOf(event: string, payload: unknown = {}, ref = 'refs/heads/main') {
  return readStepContext({ ...env, GITHUB_EVENT_NAME: event, GITHUB_REF: ref }, payload).trigger;
}

describe('where a step runs', () => {
  it('is taken from the environment, with the addresses of github.com where no other is given', () => {
    expect(readStepContext(env, {})).toEqual({
      repository: 'acme/lineage',
      commit: 'c0ffee',
      ref: 'refs/heads/main',
      run: { id: 17, attempt: 1 },
      actionRepository: null,
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
      temporaryFolder: '/tmp/runner',
      trigger: { kind: 'push', branch: 'main' },
    });
    const enterprise = {
      GITHUB_API_URL: 'https://git.example/api/v3/',
      GITHUB_SERVER_URL: 'https://git.example/',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_ACTION_REPOSITORY: 'headwater-lineage/headwater',
    };
    expect(readStepContext({ ...env, ...enterprise }, {})).toMatchObject({
      apiUrl: 'https://git.example/api/v3',
      serverUrl: 'https://git.example',
      run: { id: 17, attempt: 3 },
      actionRepository: 'headwater-lineage/headwater',
    });
  });

  it.each(Object.keys(env))('cannot be told without %s', (name) => {
    expect(() => readStepContext({ ...env, [name]: '' }, {})).toThrow(
      expect.objectContaining({ codeName: 'unsupported-event', exitCode: 64 }),
    );
  });
});

describe('the trigger', () => {
  it.each([
    ['push', 'push'],
    ['workflow_dispatch', 'dispatch'],
    ['schedule', 'schedule'],
  ])('%s is of a branch, whatever slashes are in its name', (event, kind) => {
    expect(triggerOf(event, {}, 'refs/heads/release/1.0')).toEqual({ kind, branch: 'release/1.0' });
  });

  it('is none that matters on a tag', () => {
    expect(triggerOf('push', {}, 'refs/tags/v1')).toEqual({ kind: 'other', event: 'push' });
    expect(triggerOf('workflow_dispatch', {}, 'refs/tags/v1')).toEqual({
      kind: 'other',
      event: 'workflow_dispatch',
    });
  });

  it.each(['pull_request_target', 'workflow_run'])('%s has secrets, on whatever ref', (event) => {
    expect(triggerOf(event)).toEqual({ kind: 'privileged', event });
    expect(triggerOf(event, {}, 'refs/pull/7/merge')).toEqual({ kind: 'privileged', event });
  });

  it.each(['merge_group', 'pull_request_review', 'issue_comment'])('%s is another one', (event) => {
    expect(triggerOf(event)).toEqual({ kind: 'other', event });
  });
});

describe('a pull request', () => {
  const payload = (repo: unknown) => ({
    action: 'synchronize',
    pull_request: { number: 7, head: { sha: 'abc', repo }, base: { ref: 'main' } },
  });

  it('is of this repository, however its name is spelled', () => {
    expect(
      triggerOf('pull_request', payload({ full_name: 'Acme/Lineage' }), 'refs/pull/7/merge'),
    ).toEqual({
      kind: 'pull-request',
      number: 7,
      head: 'abc',
      baseBranch: 'main',
      isFork: false,
    });
  });

  it.each([
    ['of another repository', { full_name: 'stranger/lineage' }],
    ['of a repository that was deleted', null],
    ['of a repository that nobody names', undefined],
  ])('is of a fork when its commits are %s', (_, repo) => {
    expect(triggerOf('pull_request', payload(repo), 'refs/pull/7/merge')).toMatchObject({
      isFork: true,
    });
  });

  it.each([
    undefined,
    null,
    [],
    'text',
    {},
    { pull_request: 7 },
    { pull_request: { number: '7', head: { sha: 'abc' }, base: { ref: 'main' } } },
  ])('is not taken from what is no such event: %j', (given) => {
    expect(() => triggerOf('pull_request', given)).toThrow(
      expect.objectContaining({ codeName: 'unsupported-event' }),
    );
  });
});

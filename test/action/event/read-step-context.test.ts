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

function readTrigger(event: string, payload: unknown = {}, ref = 'refs/heads/main') {
  return readStepContext({ ...env, GITHUB_EVENT_NAME: event, GITHUB_REF: ref }, payload).trigger;
}

describe('the context of a step', () => {
  it('is read from the environment, with the addresses of github.com as the default', () => {
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

  it.each(Object.keys(env))('cannot be read without %s', (name) => {
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
  ])('of %s has a branch, whose name may contain slashes', (event, kind) => {
    expect(readTrigger(event, {}, 'refs/heads/release/1.0')).toEqual({
      kind,
      branch: 'release/1.0',
    });
  });

  it('of a tag is of no supported kind', () => {
    expect(readTrigger('push', {}, 'refs/tags/v1')).toEqual({ kind: 'other', event: 'push' });
    expect(readTrigger('workflow_dispatch', {}, 'refs/tags/v1')).toEqual({
      kind: 'other',
      event: 'workflow_dispatch',
    });
  });

  it('of pull_request_target has secrets, on any ref', () => {
    const event = 'pull_request_target';
    expect(readTrigger(event)).toEqual({ kind: 'privileged', event });
    expect(readTrigger(event, {}, 'refs/pull/7/merge')).toEqual({ kind: 'privileged', event });
  });

  it('of merge_group has the commit of the queue, and is refused without it', () => {
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    expect(readTrigger('merge_group', { merge_group: { head_sha: 'def' } }, ref)).toEqual({
      kind: 'merge-group',
      head: 'def',
    });
    expect(() => readTrigger('merge_group', {}, ref)).toThrow(
      expect.objectContaining({ codeName: 'unsupported-event', exitCode: 64 }),
    );
  });

  it('of workflow_run names the run of a pull request that has ended', () => {
    const run = {
      ...{ id: 5, event: 'pull_request', head_sha: 'abc', head_branch: 'more' },
      head_repository: { full_name: 'stranger/lineage' },
    };
    expect(readTrigger('workflow_run', { workflow_run: run })).toEqual({
      kind: 'workflow-run',
      ended: { id: 5, head: 'abc', headBranch: 'more', headRepository: 'stranger/lineage' },
    });
    for (const other of [{ ...run, event: 'push' }, { ...run, head_repository: null }, null])
      expect(readTrigger('workflow_run', { workflow_run: other })).toEqual({
        kind: 'workflow-run',
        ended: null,
      });
  });

  it.each(['pull_request_review', 'issue_comment'])('of %s is of another kind', (event) => {
    expect(readTrigger(event)).toEqual({ kind: 'other', event });
  });
});

describe('a pull request', () => {
  const payload = (repo: unknown) => ({
    action: 'synchronize',
    pull_request: { number: 7, head: { sha: 'abc', repo }, base: { ref: 'main' } },
  });

  it('belongs to this repository in any letter case of its name', () => {
    expect(
      readTrigger('pull_request', payload({ full_name: 'Acme/Lineage' }), 'refs/pull/7/merge'),
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
    ['of a repository without a name', undefined],
  ])('is of a fork when its commits are %s', (_, repo) => {
    expect(readTrigger('pull_request', payload(repo), 'refs/pull/7/merge')).toMatchObject({
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
  ])('is not read from a malformed event: %j', (given) => {
    expect(() => readTrigger('pull_request', given)).toThrow(
      expect.objectContaining({ codeName: 'unsupported-event' }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  appliedBranch,
  checkCheckout,
  checkDigest,
} from '../../../src/action/event/check-event.js';
import type { StepContext, Trigger } from '../../../src/action/event/step-context.js';
import type { Inputs } from '../../../src/action/inputs/read-inputs.js';

const pullRequest: Trigger = {
  kind: 'pull-request',
  number: 7,
  head: 'abc',
  baseBranch: 'main',
  isFork: false,
};

function step(trigger: Trigger): StepContext {
  return {
    repository: 'acme/lineage',
    commit: 'c0ffee',
    ref: 'refs/heads/main',
    run: { id: 1, attempt: 1 },
    actionRepository: null,
    apiUrl: '',
    serverUrl: '',
    temporaryFolder: '',
    trigger,
  };
}

function inputs(command: Inputs['command'], effectDigest?: string): Inputs {
  return { command, effectDigest } as Inputs;
}

describe('the checkout', () => {
  const privileged = step({ kind: 'privileged', event: 'pull_request_target' });

  it.each([
    ['another commit', 'badcafe'],
    ['no git repository', null],
  ])('is refused on an event with secrets when it is %s', (_, checkedOut) => {
    for (const at of [privileged, step({ kind: 'workflow-run', ended: null })])
      expect(() => checkCheckout({ step: at, checkedOut })).toThrow(
        expect.objectContaining({ codeName: 'unsafe-checkout', exitCode: 64 }),
      );
  });

  it('may be the branch of the workflow on such an event, and any commit on other events', () => {
    checkCheckout({ step: privileged, checkedOut: 'c0ffee' });
    checkCheckout({ step: step(pullRequest), checkedOut: 'badcafe' });
  });
});

describe('the branch to apply', () => {
  it.each(['push', 'dispatch', 'schedule'] as const)('is the branch of the event on %s', (kind) => {
    expect(appliedBranch(step({ kind, branch: 'main' }))).toBe('main');
  });

  it.each([
    pullRequest,
    { kind: 'workflow-run', ended: null },
    { kind: 'merge-group', head: 'abc' },
    { kind: 'other', event: 'push' },
  ] as const)('does not exist on $kind', (trigger) => {
    expect(() => appliedBranch(step(trigger))).toThrow(
      expect.objectContaining({ codeName: 'unsupported-event', exitCode: 64 }),
    );
  });
});

describe('a digest', () => {
  const digest = `sha256:${'ab'.repeat(32)}`;
  const dispatch = step({ kind: 'dispatch', branch: 'main' });

  it('approves an apply that is run by hand', () => {
    checkDigest({ step: dispatch, inputs: inputs('apply', digest) });
    checkDigest({ step: step(pullRequest), inputs: inputs('plan') });
  });

  it.each([
    ['for a plan', dispatch, inputs('plan', digest)],
    [
      'on push, since it would approve every later run',
      step({ kind: 'push', branch: 'main' }),
      inputs('apply', digest),
    ],
    ['if it is incomplete', dispatch, inputs('apply', digest.slice(0, 40))],
    ['if text follows it', dispatch, inputs('apply', `${digest}\nx`)],
  ])('is refused %s', (_, at, given) => {
    expect(() => checkDigest({ step: at, inputs: given })).toThrow(
      expect.objectContaining({ codeName: 'bad-input', exitCode: 64 }),
    );
  });
});

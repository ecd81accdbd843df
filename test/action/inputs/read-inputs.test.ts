import { describe, expect, it } from 'vitest';
import { type ActionInput, declaredInputs } from '../../../src/action/inputs/declared-inputs.js';
import { type Inputs, readInputs } from '../../../src/action/inputs/read-inputs.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

/** Reads inputs that are given as under `with:`, by the rules of the runner. */
function read(inputs: Readonly<Record<string, string>>): Inputs {
  const variables = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  return readInputs(Object.fromEntries(variables));
}

function mistake(inputs: Readonly<Record<string, string>>): HeadwaterError {
  try {
    read(inputs);
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
  }
  throw new Error('read without a mistake');
}

describe('readInputs', () => {
  it('uses defaults for inputs that are not set', () => {
    expect(read({ command: 'plan' })).toEqual({
      command: 'plan',
      workingDirectory: '.',
      config: undefined,
      target: undefined,
      scope: { select: [], exclude: [] },
      discover: true,
      prune: true,
      comment: 'auto',
      checkRun: true,
      annotations: 'changed',
      allow: [],
      effectDigest: undefined,
      planWorkflows: [],
      failOn: new Set(['error', 'refused']),
      sarifFile: undefined,
      concurrency: 4,
      timeoutMs: 30_000,
      githubToken: undefined,
    });
  });

  it('reads each input', () => {
    const given = {
      command: ' apply ',
      'working-directory': 'stacks/orders',
      config: 'other.yaml',
      target: 'prod',
      select: 'orders+\r\n raw_*\n\n',
      exclude: 'raw_old',
      discover: 'off',
      prune: 'off',
      comment: 'never',
      'check-run': 'false',
      annotations: 'all',
      allow: 'mass-delete\r\n\n  protected=orders <- raw=orders  \n',
      reason: 'a table was split',
      'effect-digest': 'sha256:00',
      'plan-workflow': 'plan.yml, ./.github/workflows/more.yaml',
      'fail-on': 'changes, warnings',
      'sarif-file': 'out/lineage.sarif',
      concurrency: '64',
      timeout: '500ms',
      'github-token': 'made-up',
    };
    expect(Object.keys(given).sort()).toEqual(Object.keys(declaredInputs).sort());
    expect(read(given)).toEqual({
      command: 'apply',
      workingDirectory: 'stacks/orders',
      config: 'other.yaml',
      target: 'prod',
      scope: { select: ['orders+', 'raw_*'], exclude: ['raw_old'] },
      discover: false,
      prune: false,
      comment: 'never',
      checkRun: false,
      annotations: 'all',
      allow: [
        { guard: 'mass-delete', reason: 'a table was split' },
        { guard: 'protected', address: 'orders <- raw=orders', reason: 'a table was split' },
      ],
      effectDigest: 'sha256:00',
      planWorkflows: ['.github/workflows/plan.yml', '.github/workflows/more.yaml'],
      failOn: new Set(['error', 'changes', 'warnings']),
      sarifFile: 'out/lineage.sarif',
      concurrency: 64,
      timeoutMs: 500,
      githubToken: 'made-up',
    });
  });

  it('treats empty and blank inputs as not set', () => {
    const blank = Object.fromEntries(Object.keys(declaredInputs).map((name) => [name, ' \n']));
    expect(read({ ...blank, command: 'plan' })).toEqual(read({ command: 'plan' }));
  });

  it.each([
    ['error', ['error']],
    ['refused,warnings', ['error', 'refused', 'warnings']],
    [' changes  warnings,\n,refused ', ['changes', 'error', 'refused', 'warnings']],
  ])('reads the list %j', (text, reasons) => {
    expect([...read({ command: 'plan', 'fail-on': text }).failOn].sort()).toEqual(reasons);
  });

  const choices = Object.entries<ActionInput>(declaredInputs).filter(
    ([, { values }]) => values !== undefined,
  );

  it.each(choices)('accepts exactly the declared values of %s', (name, { values = [] }) => {
    for (const value of values)
      expect(() => read({ command: 'plan', [name]: value })).not.toThrow();
    const wrong = mistake({ command: 'plan', [name]: 'zzzzzzzz' });
    expect(wrong).toMatchObject({
      codeName: 'bad-input',
      exitCode: 64,
      message: expect.stringContaining(`${name} cannot be "zzzzzzzz"`),
    });
    for (const value of values) expect(wrong.hint).toContain(value);
    expect(wrong.hint).not.toContain('did you mean');
  });

  it.each([
    ['without a command', {}, 'command', 'validate'],
    ['with a mistyped word', { command: 'aply' }, 'aply', 'did you mean "apply"'],
    ['with another letter case', { command: 'Plan' }, 'Plan', 'did you mean "plan"'],
    [
      'with a mistyped word in a list',
      { command: 'plan', 'fail-on': 'refused,change' },
      '"change"',
      'did you mean "changes"',
    ],
    [
      'with a workflow file in another folder',
      { command: 'apply', 'plan-workflow': 'ci/plan.yml' },
      'ci/plan.yml',
      '.github/workflows',
    ],
    [
      'with an unknown guard',
      { command: 'plan', allow: 'mass-delte', reason: 'why' },
      'mass-delte',
      'mass-delete',
    ],
    ['with too many requests', { command: 'plan', concurrency: '65' }, '"65"', '1 to 64'],
    ['with no request', { command: 'plan', concurrency: '0' }, '"0"', '1 to 64'],
    ['with a duration without a unit', { command: 'plan', timeout: '30' }, '"30"', '500ms'],
    [
      'with a guard but no reason',
      { command: 'plan', allow: 'mass-delete', reason: '  ' },
      'reason',
      'why',
    ],
  ])('refuses %s', (_, inputs, inMessage, inHint) => {
    const wrong = mistake(inputs);
    expect(wrong).toMatchObject({ codeName: 'bad-input', exitCode: 64 });
    expect(wrong.message).toContain(inMessage);
    expect(wrong.hint).toContain(inHint);
  });

  it('reads only its own variables', () => {
    expect(
      readInputs({
        INPUT_COMMAND: 'plan',
        COMMENT: 'never',
        INPUT_PATH: 'of another action',
        INPUT_FAIL_ON: 'changes',
      }),
    ).toEqual(read({ command: 'plan' }));
  });
});

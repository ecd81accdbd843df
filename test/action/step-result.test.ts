import { expect, test } from 'vitest';
import { type ResultStatus, toStepResult } from '../../src/action/command-result.js';
import type { Inputs } from '../../src/action/inputs/read-inputs.js';
import type { ExitCode } from '../../src/errors/exit-codes.js';

const calm: ResultStatus = { exitCode: 0, hasChanges: false, hasWarnings: false };

type Reason = Inputs['failOn'] extends ReadonlySet<infer R> ? R : never;

test.each<[string, Partial<ResultStatus>, readonly Reason[], ExitCode, boolean]>([
  ['nothing', {}, ['error', 'refused', 'changes', 'warnings'], 0, false],
  [
    'changes that fail-on does not name',
    { hasChanges: true, hasWarnings: true },
    ['error', 'refused'],
    0,
    false,
  ],
  ['changes', { hasChanges: true }, ['error', 'changes'], 2, true],
  ['warnings', { hasWarnings: true }, ['error', 'warnings'], 0, true],
  [
    'changes and warnings',
    { hasChanges: true, hasWarnings: true },
    ['error', 'changes', 'warnings'],
    2,
    true,
  ],
  ['a refusal', { exitCode: 3 }, ['error', 'refused'], 3, true],
  [
    'a refusal that fail-on does not name',
    { exitCode: 3, hasChanges: true, hasWarnings: true },
    ['error', 'changes', 'warnings'],
    3,
    false,
  ],
  ['an error', { exitCode: 1 }, ['error'], 1, true],
  ['usage', { exitCode: 64 }, ['error'], 64, true],
])('%s', (_, found, failOn, exitCode, fails) => {
  expect(toStepResult({ ...calm, ...found }, { failOn: new Set(failOn) })).toEqual({
    exitCode,
    fails,
  });
});

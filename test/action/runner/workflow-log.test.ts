import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import {
  maskSecrets,
  type WorkflowLog,
  workflowLog,
} from '../../../src/action/runner/workflow-log.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

function logged(write: (log: WorkflowLog) => void): string {
  const stdout = new PassThrough();
  write(workflowLog(stdout));
  return String(stdout.read() ?? '');
}

const hostile = '\n::error::owned\r##[error]owned %0A::stop-commands::x';

test.each<[string, (log: WorkflowLog) => void]>([
  ['line', (log) => log.line(hostile)],
  ['notice', (log) => log.notice(hostile)],
  [
    'warning',
    (log) => log.warn(new HeadwaterError('github-not-permitted', hostile, { hint: hostile })),
  ],
  ['error', (log) => log.error(new Error(hostile))],
  ['group', (log) => log.group(hostile, '')],
])('hostile text in a %s starts no command of its own', (_, write) => {
  const lines = logged(write).split(/\r\n|\r|\n/);
  const commands = lines
    .filter((line) => /^\s*::/.test(line))
    .map((line) => /^\s*::(\w+)/.exec(line)?.[1]);
  expect(commands.filter((name) => name === 'stop')).toEqual([]);
  expect(lines.filter((line) => line.startsWith('::error::owned') || line.includes('##['))).toEqual(
    [],
  );
  expect(commands.length).toBeLessThanOrEqual(2);
});

test('an expected failure is printed as a line with its hint, an unknown one with its stack', () => {
  expect(
    logged((log) =>
      log.error(new HeadwaterError('bad-input', 'no such command', { hint: 'try plan' })),
    ),
  ).toBe('::error title=HW9001 bad-input::no such command; try plan\n');
  expect(logged((log) => log.error(new TypeError('x is not a function')))).toMatch(
    /^::error title=Headwater::internal error: TypeError: x is not .*at /,
  );
  expect(logged((log) => log.error('thrown text'))).toBe(
    '::error title=Headwater::internal error: thrown text\n',
  );
});

test('secrets are masked line by line, once, before other output', () => {
  const stdout = new PassThrough();
  maskSecrets({
    env: { DATAHUB_GMS_TOKEN: ' first\r\nsec%nd \n', 'INPUT_GITHUB-TOKEN': 'first' },
    stdout,
  });
  expect(String(stdout.read())).toBe('::add-mask::first\n::add-mask::sec%25nd\n');
  maskSecrets({ env: { DATAHUB_GMS_TOKEN: '' }, stdout });
  expect(stdout.read()).toBeNull();
});

import { execFileSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shells } from '../../src/cli/completion-words.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const shop = () =>
  stackFolder({
    'headwater.yaml': 'version: 1\nstack: shop\ntargets: {dev: {env: DEV}, qa: {env: QA}}\n',
    'lineage/a.yaml': `version: 1
datasets: # named here
  orders: {name: a}
  "orders_daily":
    name: b
# a comment

  raw: {name: c}
lineage: [
`,
    // Only the whole parser reads an anchor.
    'eu/headwater.yaml': 'version: 1\nstack: &name eu\nmanifests: [a.yaml]\ntargets: {prod: {}}\n',
    'eu/a.yaml': 'datasets:\n  clicks: {name: c}\n',
  });

async function words(...line: readonly string[]): Promise<readonly string[]> {
  const { path } = await shop();
  const { code, stdout, stderr } = await runCli(['complete', '--', ...line], { cwd: path });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

it.each([
  ['pl', ['plan']],
  ['token ', ['create', 'list', 'revoke']],
  ['schema man', ['manifest']],
  ['completion ', ['bash', 'fish', 'powershell', 'zsh']],
  ['plan --det', ['--detailed-exitcode']],
  ['fmt --t', []],
  ['plan --target ', ['dev', 'qa']],
  ['plan --select or', ['orders', 'orders_daily']],
  ['plan --prune ', ['off', 'owned']],
  ['plan --allow mass', ['mass-delete']],
  ['graph --format mer', ['mermaid']],
  ['graph r', ['raw']],
  ['validate ', []],
  ['--c', ['--color', '--concurrency', '--config']],
  ['init --ci ', ['github', 'gitlab', 'none']],
  ['init --from=d', ['--from=dbt']],
  ['init --from= d', []],
  // As bash cuts a word.
  ['init --from = d', ['dbt']],
  ['init --from =', ['catalog', 'dbt', 'none']],
  ['import csv --dialect a', ['amundsen', 'atlan', 'auto']],
  ['export --to c', ['csv']],
  ['serve --dialect s', ['spec']],
  // The stack of the folder and of the settings that the line names.
  ...[
    '-C eu',
    '-Ceu',
    '--folder us --folder "eu"',
    '--folder=eu',
    '-c eu/headwater.yaml',
    '--config=eu/headwater.yaml',
  ].flatMap((flags) => [
    [`${flags} plan --select `, ['clicks']] as const,
    [`graph ${flags} c`, ['clicks']] as const,
    [`plan ${flags} --target `, ['prod']] as const,
  ]),
  ['-C plan va', ['validate']],
  ['plan -C nowhere --target ', []],
] as const)('%j is completed by %j', async (line, expected) => {
  expect(await words(...line.split(' '))).toEqual(expected);
});

it('completes commands without a stack', async () => {
  const { code, stdout } = await runCli(['complete', '--', 'dri'], { cwd: '/' });
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'drift\n' });
});

it.each(shells)('headwater completion %s prints its script', async (shell) => {
  const { code, stdout, stderr } = await runCli(['completion', shell], { cwd: '/' });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await expect(stdout).toMatchFileSnapshot(`goldens/completion-${shell}.txt`);
});

it('refuses another shell', async () => {
  const { code, stderr } = await runCli(['completion', 'bsh'], { cwd: '/' });
  expect(code).toBe(64);
  expect(stderr).toContain('did you mean bash?');
});

// The installed program. This test needs a build.
it.skipIf(process.platform === 'win32')('completes a line in bash', async () => {
  const { path } = await shop();
  const program = join(import.meta.dirname, '../../lib/program/main.js');
  const command = join(path, 'headwater');
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  await chmod(command, 0o755);
  const line = (...typed: readonly string[]) =>
    execFileSync(
      'bash',
      [
        '--norc',
        '--noprofile',
        '-c',
        `source <(headwater completion bash)
COMP_WORDS=(headwater "$@"); COMP_CWORD=$#
_headwater
printf '%s\\n' "\${COMPREPLY[@]}"`,
        'bash',
        ...typed,
      ],
      { cwd: path, env: { PATH: `${path}:${process.env['PATH']}` }, encoding: 'utf8' },
    );
  expect(line('pla')).toBe('plan\n');
  expect(line('plan', '--target', '')).toBe('dev\nqa\n');
  expect(line('impact', 'orders_')).toBe('orders_daily\n');
});

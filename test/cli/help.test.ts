import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type CommandName,
  commandDocuments,
  commandFormats,
} from '../../src/cli/command-documents.js';
import { commandFlags } from '../../src/cli/command-flags.js';
import type { GlobalFlag } from '../../src/cli/global-options.js';
import { globalOptions } from '../../src/cli/global-options.js';
import { commandHelp } from '../../src/cli/help/command-help.js';
import { reportFormats } from '../../src/report/document/report-formats.js';
import { runCli } from '../support/cli/run-cli.js';
import { anchorsOf } from '../support/docs/anchors.js';

const commands = Object.keys(commandDocuments) as CommandName[];
const run = (...args: readonly string[]) => runCli(args, { cwd: '/' });

/** The option of a global flag as a user writes it. */
const written = new Map([...globalOptions()].map(([flag, { long }]) => [flag, String(long)]));

/** A valid value for each global flag that has one. */
const values: Partial<Readonly<Record<GlobalFlag, string>>> = {
  folder: '/',
  config: 'x.yaml',
  target: 'x',
  format: 'text',
  output: 'text=x',
  color: 'never',
  concurrency: '2',
  timeout: '1s',
  timeoutTotal: '1s',
  tokenFile: 'x',
};

/** The command with one word for each argument that it requires. */
function minimalArgs(command: CommandName): readonly string[] {
  const more: Partial<Record<CommandName, readonly string[]>> = {
    rollback: ['x'],
    impact: ['x'],
    show: ['x'],
    explain: ['x'],
    schema: ['manifest'],
    completion: ['bash'],
    'import openlineage': ['x'],
    'import datahub-lineage-file': ['x'],
    'import csv': ['x'],
    export: ['--to', 'csv'],
    'token create': ['--name', 'x'],
    'token revoke': ['x'],
  };
  return [...command.split(' '), ...(more[command] ?? [])];
}

describe('headwater --help', () => {
  it('lists the commands, the global options once, and the exit codes', async () => {
    const { stdout, stderr, code } = await run('--help');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    await expect(stdout).toMatchFileSnapshot('goldens/help.txt');
    for (const flag of written.values()) expect(stdout.split(`${flag} `)).toHaveLength(2);
    expect((await run('help')).stdout).toBe(stdout);
  });

  it('of a group lists its commands', async () => {
    const { stdout } = await run('token', '--help');
    await expect(stdout).toMatchFileSnapshot('goldens/help-token.txt');
    expect((await run('help', 'token')).stdout).toBe(stdout);
  });

  it('follows the width of a terminal', async () => {
    const { stdout } = await runCli(['plan', '--help'], { cwd: '/', terminal: 'all', columns: 64 });
    expect(longestLine(stdout)).toBeLessThanOrEqual(64);
    const wide = await runCli(['plan', '--help'], { cwd: '/', terminal: 'all', columns: 400 });
    expect(longestLine(wide.stdout)).toBeLessThanOrEqual(100);
    expect(longestLine(wide.stdout)).toBeGreaterThan(80);
  });
});

/** The longest line without those of an address, which nobody can break. */
function longestLine(text: string): number {
  const lines = text.split('\n').filter((line) => !line.startsWith('  https://'));
  return Math.max(...lines.map((line) => line.length));
}

describe.each(commands)('the help of %s', (command) => {
  const help = async () => (await run(...command.split(' '), '--help')).stdout;

  it('fits into 80 columns, with two examples', async () => {
    const text = await help();
    await expect(text).toMatchFileSnapshot(`goldens/help-${command.replace(' ', '-')}.txt`);
    expect(longestLine(text)).toBeLessThanOrEqual(80);
    expect((await run('help', ...command.split(' '))).stdout).toBe(text);
  });

  it('links a heading that exists', () => {
    const { documentation } = commandHelp[command];
    const [page = '', anchor = ''] = documentation.split('#');
    const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
    expect(anchorsOf(text)).toContain(anchor);
  });

  it('lists exactly the formats that the command gives', async () => {
    const [, listed = ''] = /Format of standard output:([^(]*)/.exec(await help()) ?? [];
    const found = reportFormats.filter((one) => new RegExp(`\\b${one}\\b`).test(listed));
    expect(found).toEqual(commandFormats(command));
  });

  it('names exactly the global flags that the command takes', async () => {
    const text = await help();
    const named = [...globalOptions()].filter(
      ([, { short, long }]) => isNamed(text, String(long)) || (short && isNamed(text, short)),
    );
    expect(new Set(named.map(([flag]) => flag))).toEqual(new Set(commandFlags[command]));
  });

  it('has examples of the command', () => {
    const [first, second] = commandHelp[command].examples.map(([line]) => line);
    expect(`${second} `.startsWith(`headwater ${command} `)).toBe(true);
    expect(first).toMatch(/^headwater /);
  });

  const refused = [...written.keys()].filter((flag) => !commandFlags[command].includes(flag));
  it.each(refused)('does not lie: the command refuses the global flag %s', async (flag) => {
    const option = [String(written.get(flag)), ...(values[flag] ? [values[flag]] : [])];
    for (const line of [
      [...minimalArgs(command), ...option],
      [...option, ...minimalArgs(command)],
    ]) {
      const { code, stdout, stderr } = await run(...line);
      expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
      expect(stderr).toContain(
        `error HW1005 headwater ${command} does not take ${written.get(flag)}: it `,
      );
    }
  });
});

/** Returns true if a help text names an option among its options or its global options. */
function isNamed(text: string, option: string): boolean {
  const [before = ''] = text.split('\nExamples:');
  return new RegExp(`(?:^|[ ,])${option}(?=[ ,]|$)`, 'm').test(
    before.replaceAll(/^ {20,}.*$/gm, '').replace('(see headwater --help)', ''),
  );
}

describe('a mistyped word', () => {
  it.each([
    ['a command', ['plam'], 'did you mean plan? headwater help lists the commands'],
    ['a command that is unlike all', ['xyzzy'], '  = headwater help lists the commands'],
    ['a command of a group', ['token', 'creat'], 'did you mean create?'],
    ['a command to help with', ['help', 'drfit'], 'did you mean drift?'],
    [
      'a command to help with, in a group',
      ['help', 'token', 'xyzzy'],
      'unknown command "token xyzzy"',
    ],
    ['a flag', ['plan', '--selct', 'x'], 'did you mean --select? headwater help plan lists'],
    ['a global flag', ['plan', '--fromat', 'x'], 'did you mean --format?'],
    ['a format', ['doctor', '--format', 'jsn'], 'did you mean json? formats of doctor: text, json'],
    ['a format of a file', ['doctor', '--output', 'tekst=x'], 'did you mean text?'],
  ])('for %s gets a suggestion in the form of all messages', async (_what, args, hint) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toMatch(/^error HW1005 .*\n {2}= .*\n$/);
    expect(stderr).toContain(hint);
  });
});

describe('flags of requests', () => {
  it.each([
    ['plan --base-ref main --timeout 3s', '--timeout cannot be used with --base-ref'],
    ['graph --token-file x --timeout 3s', '--timeout, --token-file cannot be used without --live'],
  ])('are refused where no request is sent: %s', async (line, message) => {
    const { code, stderr } = await run(...line.split(' '));
    expect(code).toBe(64);
    expect(stderr).toContain(message);
  });
});

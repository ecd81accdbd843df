import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes, exitMeanings } from '../../src/errors/exit-codes.js';
import { runCli } from '../support/cli/run-cli.js';
import { projectRoot } from '../tooling/checks/project-files.js';

describe('the table of exit codes', () => {
  it('gives each code one meaning', () => {
    expect(Object.keys(exitMeanings).map(Number)).toEqual(Object.values(exitCodes));
    expect(new Set(Object.values(exitMeanings)).size).toBe(Object.values(exitCodes).length);
  });

  it('matches the page of commands', () => {
    const page = readFileSync(join(projectRoot, 'docs/commands.md'), 'utf8');
    const [, ...rows] =
      /\| Exit code \| Meaning \|\n\|---\|---\|((?:\n\|.*\|)+)/.exec(page)?.[1]?.split('\n') ?? [];
    expect(rows).toEqual(
      Object.entries(exitMeanings).map(([code, meaning]) => `| ${code} | ${meaning} |`),
    );
  });

  it('matches the help', async () => {
    const { stdout } = await runCli(['--help'], { cwd: projectRoot });
    const unwrapped = stdout.replaceAll(/\n {7}(?=\S)/g, ' ');
    for (const [code, meaning] of Object.entries(exitMeanings))
      expect(unwrapped).toMatch(new RegExp(`^ +${code} +${literal(meaning)}$`, 'm'));
  });
});

function literal(text: string): string {
  return text.replaceAll(/[()-]/g, '\\$&');
}

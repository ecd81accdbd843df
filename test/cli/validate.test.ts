import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';

const mistakes = fileURLToPath(new URL('../manifest/fixtures/twenty-five', import.meta.url));

interface ReportedFinding {
  readonly code: string;
  readonly place: { readonly file: string; readonly line: number; readonly column: number };
}

describe('headwater validate', () => {
  it('prints all twenty-five mistakes of a set of manifests, each with its place', async () => {
    const golden = (await readFile(join(mistakes, 'findings.txt'), 'utf8')).trim().split('\n');
    const { code, stdout } = await runCli(['validate', '--format', 'json'], { cwd: mistakes });
    const { findings } = JSON.parse(stdout) as { findings: readonly ReportedFinding[] };
    expect(code).toBe(1);
    expect(golden).toHaveLength(25);
    expect(
      findings.map((one) => `${one.code} ${one.place.file}:${one.place.line}:${one.place.column}`),
    ).toEqual(golden.map((line) => line.replace(/^(HW\d+) \w+ (\S+) .*$/, '$1 $2')));
  });

  it('shows each mistake with its line and a caret', async () => {
    const { code, stdout } = await runCli(['validate'], { cwd: mistakes });
    expect(code).toBe(1);
    expect(stdout.match(/^(error|warning|info) HW\d{4} /gm)).toHaveLength(25);
    expect(stdout.match(/^ +\| +\^+$/gm)).toHaveLength(25);
    await expect(stdout).toMatchFileSnapshot('goldens/twenty-five.txt');
  });
});

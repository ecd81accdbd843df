import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUp } from './apply-world.js';

describe('-q', () => {
  it.each([
    ['validate', /^Valid: .*\n$/],
    ['plan', /^Plan: 4 to add.*\n$/],
    ['drift', /^Drift: .*\n$/],
    ['list', /^Owns nothing.\n$/],
    ['graph', /^Graph: .*\n$/],
    ['impact raw', /^Impact: .*\n$/],
    ['doctor', /^All well.*\n$/],
    ['apply --dry-run', /^Dry run. Nothing was written.\n$/],
    ['apply --auto-approve', /^Applied and verified: .*\n$/],
  ])('leaves one line of %s, and nothing on standard error', async (command, line) => {
    const { run } = await setUp();
    const { stdout, stderr } = await run([...command.split(' '), '-q']);
    expect(stdout).toMatch(line);
    expect(stderr).toBe('');
  });

  it('keeps the errors that stop a command, on standard error', async () => {
    const { run, write } = await setUp();
    await write('lineage/b.yaml', 'version: 1\nlineage: [{downstream: ordrs, upstreams: []}]\n');
    const { code, stdout, stderr } = await run(['plan', '-q']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'Invalid: 1 error.\n' });
    expect(stderr).toMatch(/^error HW\d+ .*ordrs/);
  });

  it('of an apply that asks still shows the plan before the question', async () => {
    const { run } = await setUp();
    for (const terminal of ['all', 'all but stdout'] as const) {
      const { stdout, stderr } = await run(['apply', '-q'], { terminal, input: 'no\n' });
      expect(stdout).toMatch(/^[^\n]*Nothing was written.\n$/);
      expect(stderr).toMatch(/Headwater plan.*Plan: 4 to add.*Type yes:/s);
    }
  });

  it.each([[['--auto-approve']], [['--dry-run']]])(
    'of an apply on a terminal that does not ask shows no plan: %j',
    async (flags) => {
      const { run } = await setUp();
      const { stdout, stderr } = await run(['apply', '-q', ...flags], { terminal: 'all' });
      expect(stdout.split('\n')).toHaveLength(2);
      expect(stderr).not.toContain('Headwater plan');
    },
  );

  it('concerns text only, and no files', async () => {
    const { run, path } = await setUp();
    const usual = await run(['plan']);
    const { stdout } = await run(['plan', '-q', '--format', 'json', '--output', 'text=p.txt']);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { add: 4 } });
    expect(await readFile(join(path, 'p.txt'), 'utf8')).toBe(usual.stdout);
  });
});

describe('--full', () => {
  it.each(['plan', 'drift', 'apply --auto-approve'])(
    'of %s has a line with a verb for each element, in files too',
    async (command) => {
      const { run, path } = await setUp();
      const words = command.split(' ');
      const { stdout } = await run([...words, '--full', '--output', 'text=p.txt']);
      expect(stdout).toMatch(/(create|missing) +edge orders <- raw/);
      expect(await readFile(join(path, 'p.txt'), 'utf8')).toBe(stdout);
    },
  );

  it('of show does so for a saved plan', async () => {
    const { run } = await setUp();
    await run(['plan', '--out', 'p.json']);
    expect((await run(['show', 'p.json', '--full'])).stdout).toContain('create edge orders <- raw');
    expect((await run(['show', 'p.json'])).stdout).not.toContain('create edge orders <- raw');
  });
});

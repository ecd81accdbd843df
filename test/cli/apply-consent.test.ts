import { describe, expect, it } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { setUp, upstreams } from './apply-world.js';

describe('consent', () => {
  it('is not asked for without a terminal: exit 3, two ways to continue, nothing written', async () => {
    const { run, catalog } = await setUp();
    const refused = await run(['apply']);
    expect(refused.code).toBe(3);
    expect(refused.stdout).toContain('Nothing was written.');
    expect(refused.stdout).toContain('--auto-approve');
    expect(await catalog.lineageOf(urnOf('orders'))).toBeUndefined();
  });

  it('is given by the word yes', async () => {
    const { run, catalog } = await setUp();
    const agreed = await run(['apply'], { terminal: 'all', input: 'yes\n' });
    expect(agreed.code).toBe(0);
    expect(agreed.stderr).toMatch(
      /\n4 additions, 0 removals in 2 datasets of http:\/\/\S+, as datahub\.\nApply\? Type yes: /,
    );
    expect(await upstreams(catalog, 'mart')).toHaveLength(2);
  });

  it.each(['no\n', 'y\n', 'YES\n', '\n', 'yes', '', '\u0004'])(
    'is not given by %j',
    async (input) => {
      const { run, catalog } = await setUp();
      const before = catalog.requests().writes;
      expect(await run(['apply'], { terminal: 'all', input })).toMatchObject({ code: 3 });
      expect(catalog.requests().writes).toBe(before);
    },
  );

  it.each(['y', 'YES', 'ja'])('is not given by %s, and the answer is told so', async (word) => {
    const { run } = await setUp();
    const { stderr } = await run(['apply'], { terminal: 'all', input: `${word}\n` });
    expect(stderr).toMatch(new RegExp(`\\nnote: only the word yes counts, not "${word}"\\n`));
    const no = await run(['apply'], { terminal: 'all', input: 'no\n' });
    expect(no.stderr).not.toContain('note: only');
  });

  it('is not given by Ctrl-C: exit 130, on a line of its own', async () => {
    const { run, catalog } = await setUp();
    const before = catalog.requests().writes;
    const interrupted = await run(['apply'], {
      terminal: 'all',
      input: '\u0003',
      inputEnds: false,
    });
    expect(interrupted.code).toBe(130);
    expect(interrupted.stdout).toMatch(/Nothing was written\.\n$/);
    expect(interrupted.stderr).toMatch(/Apply\? Type yes: .*\n$/);
    expect(catalog.requests().writes).toBe(before);
  });

  it('shows the plan where the user who answers can see it', async () => {
    const { run } = await setUp();
    const piped = await run(['apply'], { terminal: 'all but stdout', input: 'no\n' });
    expect(piped.stderr).toMatch(/orders.*\n.*\+ <- fx/);
    const json = await run(['apply', '--format', 'json'], { terminal: 'all', input: 'no\n' });
    expect(json.stderr).toMatch(/orders.*\n.*\+ <- fx/);
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'apply', result: 'no-consent' });
  });
});

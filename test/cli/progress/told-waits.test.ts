import { describe, expect, it, onTestFinished } from 'vitest';
import { jaffleShop } from '../../support/cli/jaffle-shop.js';
import { startProxy } from '../../support/cli/kill-proxy.js';
import { runCli } from '../../support/cli/run-cli.js';
import { shortPace } from '../../support/cli/stepped-pace.js';
import { answer, type Behavior, silent, startFaultServer } from '../../support/faults/server.js';

async function serverThat(...behaviors: readonly Behavior[]) {
  const server = await startFaultServer(...behaviors);
  onTestFinished(() => server.stop());
  const { cwd } = await jaffleShop();
  return { cwd, env: { DATAHUB_GMS_URL: server.url } };
}

const readers: readonly (readonly [string, ...string[]])[] = [
  ['plan'],
  ['apply'],
  ['drift'],
  ['list'],
  ['impact', 'orders'],
  ['suggest'],
  ['graph', '--live'],
  ['explain', 'orders'],
  ['adopt'],
  ['release', '--select', '*'],
  ['doctor'],
  ['token', 'list'],
];

describe('a catalog that does not answer', () => {
  it.each(readers)('is told by %s long before its timeout', async (...args) => {
    const { stderr } = await runCli([...args, '--timeout', '500ms'], {
      ...(await serverThat(silent)),
      pace: shortPace({ slowMs: 50 }),
    });
    expect(stderr).toMatch(
      /^the catalog has not answered for \d s; --timeout is 500ms( \([a-z ]+\))?\n/,
    );
  });

  it('is told in one line of a terminal, which is cleared before the error', async () => {
    const { stderr } = await runCli(['list', '--timeout', '500ms'], {
      ...(await serverThat(silent)),
      terminal: 'all',
      pace: shortPace({ quietMs: 0, slowMs: 50 }),
    });
    const [, ...drawn] = stderr.split('\r\u001b[2K');
    expect(drawn).toContainEqual(
      expect.stringMatching(
        /^the catalog has not answered for \d s; --timeout is 500ms \(listing datasets\)$/,
      ),
    );
    expect(drawn.at(-1)).toMatch(/^error HW6001 /);
  });
});

describe('a retry', () => {
  it('is told with its reason and its wait', async () => {
    const { stderr } = await runCli(['list'], {
      ...(await serverThat(
        answer(503, {}, { 'retry-after': '1' }),
        answer(401, { message: 'enough' }),
      )),
      pace: shortPace({ quietMs: 0 }),
    });
    expect(stderr).toMatch(
      /^503, again in [12] s, attempt 2, gives up after 5[89] s more \(listing datasets\)\n/,
    );
  });
});

describe('a slow catalog', () => {
  it('is no silence: phases that take long are named', async () => {
    const shop = await jaffleShop();
    const { url } = await startProxy(shop.catalog.url, {
      before: () => new Promise((resolve) => setTimeout(() => resolve(undefined), 40)),
    });
    const { code, stderr } = await runCli(['apply', '--auto-approve'], {
      cwd: shop.cwd,
      env: { DATAHUB_GMS_URL: url },
      pace: shortPace({ redrawMs: 1, heartbeatMs: 10 }),
    });
    expect(code).toBe(0);
    const told = new Set(stderr.split('\n').map((line) => line.split(/[:(]/)[0]?.trim()));
    expect([...told]).toEqual(
      expect.arrayContaining([
        'listing datasets',
        'reading lineage',
        'reading privileges',
        'writing lineage',
        'verifying lineage',
        'lineage verified',
      ]),
    );
  });
});

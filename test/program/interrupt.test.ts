import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type CliProcess, startCli } from '../support/cli/kill-cli.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { type FaultServer, silent, startFaultServer } from '../support/faults/server.js';

const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage:
  - {downstream: orders, upstreams: [raw]}
`;

/** Longer than a test may take, so that a program that waits for it fails. */
const TOO_LONG_S = 110;

/** Starts the built program and resolves after its first request. */
async function waiting(server: FaultServer, args: readonly string[]): Promise<CliProcess> {
  onTestFinished(() => server.stop());
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const cli = startCli([...args, '--timeout', `${TOO_LONG_S}s`], { cwd: path, url: server.url });
  onTestFinished(() => cli.kill());
  await vi.waitUntil(() => server.requests.length > 0, { timeout: 30_000 });
  return cli;
}

test.each([
  ['plan', 'SIGINT'],
  ['plan --format json', 'SIGTERM'],
  ['apply --auto-approve', 'SIGINT'],
] as const)(
  '%s exits with 130 on %s while the catalog does not answer',
  async (command, signal) => {
    const cli = await waiting(await startFaultServer(silent), command.split(' '));
    cli.kill(signal);
    expect(await cli.ended).toMatchObject({
      code: 130,
      signal: null,
      stdout: command.includes('json') ? expect.stringContaining('"HW1009"') : '',
      stderr: expect.stringContaining('HW1009'),
    });
  },
);

test('an interrupt ends the program while it connects', async () => {
  // The kernel accepts the connection, and no handshake follows. undici does not count it as a
  // connection yet.
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const cli = startCli(['plan', '--timeout', `${TOO_LONG_S}s`], {
    cwd: path,
    url: `https://127.0.0.1:${port}`,
  });
  onTestFinished(() => cli.kill());
  await vi.waitUntil(() => sockets.length > 0, { timeout: 30_000 });
  cli.kill('SIGINT');
  expect(await cli.ended).toMatchObject({ code: 130, signal: null, stdout: '' });
});

test('an interrupt ends the program while it waits for a token on standard input', async () => {
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const stop = new AbortController();
  const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
  const running = runCli(['plan', '--token-file', '-'], {
    cwd: path,
    env,
    input: 'open',
    inputEnds: false,
    signal: stop.signal,
  });
  setTimeout(() => stop.abort(), 50);
  expect(await running).toMatchObject({
    code: 130,
    stdout: '',
    stderr: 'error HW1009 interrupted while the token was read\n',
  });
});

/** Parsing this takes long enough to be met, and is within the limits. */
const LARGE = `version: 1\ndatasets:\n${'  "a\\u0041": {platform: &p x, name: !!str y}\n'.repeat(40_000)}`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the program while it parses manifests, in which no handler can run',
  async (signal) => {
    const { path } = await stackFolder({ 'lineage/a.yaml': LARGE, 'lineage/b.yaml': LARGE });
    const cli = startCli(['validate', '--verbose'], { cwd: path, url: 'http://127.0.0.1:1' });
    onTestFinished(() => cli.kill());
    await vi.waitUntil(() => cli.printed().includes('manifest: lineage/b.yaml'), {
      timeout: 30_000,
    });
    cli.kill(signal);
    expect(await cli.ended).toMatchObject({ code: null, signal, stdout: '' });
  },
);

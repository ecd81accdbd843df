import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startConnectProxy } from '../support/cli/connect-proxy.js';
import { configOf, routes } from '../support/cli/doctor-servers.js';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { FRONT_HOST, startTlsFront } from '../support/cli/tls-front.js';
import { CANARY } from '../support/faults/canary.js';
import { answer, answerText, type Behavior, silent } from '../support/faults/server.js';

const HTML = { 'content-type': 'text/html' };

interface Scene {
  readonly url: string;
  /** The path of the address. Default: none. */
  readonly path?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  'no-token': () => catalog(answer(401, { message: 'Unauthorized' }), ''),
  'bad-token': () => catalog(answer(401, { message: 'Unauthorized' })),
  forbidden: () => catalog(answer(403, { message: 'forbidden' })),
  starting: () => catalog(answer(503, { message: 'starting' })),
  failing: () => catalog(answer(500, { message: 'out of memory' })),
  'gateway-401': () => everywhere(answerText(401, '<html>Log in</html>', HTML)),
  'gateway-403': () => everywhere(answer(403, { code: 'blocked' })),
  'gateway-502': () => everywhere(answerText(502, '<html>Bad Gateway</html>', HTML)),
  'html-page': () => everywhere(answerText(200, '<html>DataHub</html>', HTML)),
  'wrong-path': async () => ({ ...(await everywhere(answer(404, {}))), path: '/gms' }),
  'not-found': () => everywhere(answer(404, {})),
  'behind-frontend': async () => ({ ...(await everywhere(answer(404, {}))), path: '/api/gms' }),
  timeout: async () => ({ ...(await everywhere(silent)), args: ['--timeout', '300ms'] }),
  refused: async () => ({ url: `http://127.0.0.1:${await closedPort()}` }),
  'no-scheme': async () => ({ url: 'localhost:8080' }),
  'self-signed': async () => {
    const { port } = await startTlsFront('http://127.0.0.1:1', 'valid');
    return { url: `https://localhost:${port}` };
  },
  'proxy-down': async () => behindProxy(await closedPort()),
  'proxy-login': async () => {
    const proxy = await startConnectProxy({ to: 1, credentials: 'jane:hush' });
    return behindProxy(proxy.port);
  },
  'proxy-before': () => everywhere(answer(407, {})),
};

/** A catalog whose public document is there, and that answers everything else in one way. */
async function catalog(behavior: Behavior, token: string = CANARY): Promise<Scene> {
  const { url } = await routes({ '/config': configOf('v1.2.0'), '/api/graphql': behavior });
  return { url, env: { DATAHUB_GMS_TOKEN: token } };
}

function behindProxy(port: number): Scene {
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${port}`);
  vi.stubEnv('NO_PROXY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  return { url: `https://${FRONT_HOST}`, env: { DATAHUB_GMS_TOKEN: CANARY } };
}

/** A server with one answer for every request. */
async function everywhere(behavior: Behavior): Promise<Scene> {
  const bases = ['', '/api/gms', '/gms', '/api/gms/api/gms', '/gms/api/gms'];
  const paths = bases.flatMap((base) => [`${base}/config`, `${base}/api/graphql`]);
  const { url } = await routes(Object.fromEntries(paths.map((path) => [path, behavior])));
  return { url, env: { DATAHUB_GMS_TOKEN: CANARY } };
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const COLUMNS = 80;

/** Runs a command on a terminal of 80 columns. Returns its output without control codes. */
async function printed(
  command: string,
  { url, path = '', env = {}, args = [] }: Scene,
): Promise<string> {
  const { cwd } = await jaffleShop();
  const quick = ['--timeout-total', '1s'];
  const run = await runCli([command, '--color', 'never', ...quick, ...args], {
    cwd,
    env: { ...env, DATAHUB_GMS_URL: `${url}${path}` },
    terminal: 'all',
    columns: COLUMNS,
  });
  expect(run.stdout + run.stderr).not.toContain(CANARY);
  return `$ headwater ${command}\n${withoutPort(run)}exit ${run.code}\n`;
}

function withoutPort({ stdout, stderr }: CliRun): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of a terminal are removed
  const plain = `${stdout}${stderr}`.replaceAll(/\r|\u001b\[[0-9;]*[A-Za-z]/g, '');
  return plain.replaceAll(/(127\.0\.0\.1|localhost):\d{4,5}/g, '$1:8080');
}

describe.each(Object.entries(scenes))('%s', (name, start) => {
  it('is diagnosed by list and by doctor', async () => {
    const scene = await start();
    const texts = [await printed('list', scene), await printed('doctor', scene)];
    await expect(texts.join('\n')).toMatchFileSnapshot(`goldens/connection/${name}.txt`);
  });
});

import { describe, expect, it } from 'vitest';
import { type ConnectProxyOptions, startConnectProxy } from '../support/cli/connect-proxy.js';
import { type JaffleShop, jaffleShop } from '../support/cli/jaffle-shop.js';
import { type CliEnd, startCli } from '../support/cli/kill-cli.js';
import { certificatePath, FRONT_HOST, startTlsFront } from '../support/cli/tls-front.js';
import { CANARY } from '../support/faults/canary.js';

// An invented value, as every secret of the tests.
const PASSWORD = 'hush@4711%';
const ENCODED = encodeURIComponent(PASSWORD);
const url = `https://${FRONT_HOST}`;

/** The password in every spelling that a message could repeat. */
const secrets = [
  PASSWORD,
  ENCODED,
  Buffer.from(`jane:${PASSWORD}`).toString('base64'),
  'hush',
  CANARY,
];

function runWith(
  proxy: string,
  args: readonly string[],
  { cwd }: Pick<JaffleShop, 'cwd'>,
): Promise<CliEnd> {
  const env = {
    HTTPS_PROXY: proxy,
    NO_PROXY: '',
    DATAHUB_GMS_TOKEN: CANARY,
    NODE_EXTRA_CA_CERTS: certificatePath('valid'),
  };
  return startCli(args, { cwd, url, env }).ended;
}

function expectNoSecret({ output }: CliEnd): void {
  expect(output).not.toMatch(/^ +at /m);
  expect(secrets.filter((one) => output.includes(one))).toEqual([]);
}

async function proxiedShop(options: Omit<ConnectProxyOptions, 'to'>) {
  const shop = await jaffleShop();
  const front = await startTlsFront(shop.catalog.url, 'valid');
  return { ...shop, front, proxy: await startConnectProxy({ ...options, to: front.port }) };
}

describe('a proxy', () => {
  it.each([
    ['without credentials', {}, ''],
    ['with credentials', { credentials: `jane:${PASSWORD}` }, `jane:${ENCODED}@`],
  ])('%s passes an apply on, and cannot read the token', async (_what, options, user) => {
    const { catalog, cwd, front, proxy } = await proxiedShop(options);
    const end = await runWith(
      `http://${user}127.0.0.1:${proxy.port}`,
      ['apply', '--auto-approve'],
      { cwd },
    );
    expect(end).toMatchObject({ code: 0, stdout: expect.stringContaining('Applied') });
    expectNoSecret(end);
    expect(catalog.requests().writes).toBeGreaterThan(0);
    expect(new Set(proxy.asked)).toEqual(new Set([`${FRONT_HOST}:443`]));
    expect(proxy.seen()).not.toContain(CANARY);
    expect(new Set(front.authorizations)).toEqual(new Set([`Bearer ${CANARY}`]));
  });

  it.each([
    [
      'wants credentials and gets none',
      { credentials: `jane:${PASSWORD}` },
      '',
      'requires a user name and a password (407)',
    ],
    [
      'wants other credentials',
      { credentials: 'jane:other' },
      `jane:${ENCODED}@`,
      'does not accept its user name and password (407)',
    ],
    [
      'fails',
      { refuseWith: '502 Bad Gateway' },
      `jane:${ENCODED}@`,
      'refused the connection with 502',
    ],
  ])('that %s is reported with its status', async (_what, options, user, said) => {
    const { cwd, front, proxy } = await proxiedShop(options);
    for (const args of [['apply', '--auto-approve'], ['doctor']]) {
      const end = await runWith(`http://${user}127.0.0.1:${proxy.port}`, args, { cwd });
      expect(end.code).toBe(1);
      expect(end.output).toContain('HW6001');
      expect(end.output).toContain(
        `the proxy http://127.0.0.1:${proxy.port} of HTTPS_PROXY ${said}`,
      );
      expectNoSecret(end);
    }
    expect(front.authorizations).toEqual([]);
  });

  it('that does not answer is named', async () => {
    const shop = await jaffleShop();
    for (const command of ['plan', 'doctor']) {
      const end = await runWith(`http://jane:${ENCODED}@127.0.0.1:1`, [command], shop);
      expect(end.code).toBe(1);
      expect(end.output).toMatch(
        /HW6001 .*: the proxy http:\/\/127\.0\.0\.1:1 of HTTPS_PROXY did not answer: ECONNREFUSED/,
      );
      expect(end.output).toMatch(/check HTTPS_PROXY, or put catalog\.test into NO_PROXY/);
      expectNoSecret(end);
    }
  });

  it.each([
    ['without a scheme', `jane:${ENCODED}@127.0.0.1:3128`],
    ['of a host only', '127.0.0.1:3128'],
    ['of another scheme', `ftp://jane:${ENCODED}@127.0.0.1`],
    ['with an invalid port', `http://jane:${ENCODED}@127.0.0.1:99999`],
    ['with a password that is not encoded', 'http://jane:hush%@127.0.0.1:3128'],
  ])('address %s is refused and not shown', async (_what, address) => {
    const shop = await jaffleShop();
    for (const [command, code] of [
      ['plan', 64],
      ['doctor', 1],
    ] as const) {
      const end = await runWith(address, [command], shop);
      expect(end).toMatchObject({ code, output: expect.stringContaining('HW6014 HTTPS_PROXY') });
      expectNoSecret(end);
    }
  });
});

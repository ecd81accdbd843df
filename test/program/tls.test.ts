import { describe, expect, it } from 'vitest';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { startCli } from '../support/cli/kill-cli.js';
import { type CertificateName, certificatePath, startTlsFront } from '../support/cli/tls-front.js';
import { CANARY } from '../support/faults/canary.js';

interface Case {
  readonly what: string;
  readonly shown: CertificateName;
  readonly trusted?: CertificateName;
  readonly host: string;
  readonly message: string;
}

const refused: readonly Case[] = [
  {
    what: 'of an unknown authority',
    shown: 'valid',
    host: 'localhost',
    message:
      'shows a self-signed certificate, which is not trusted here (DEPTH_ZERO_SELF_SIGNED_CERT)',
  },
  {
    what: 'that has expired',
    shown: 'expired',
    trusted: 'expired',
    host: 'localhost',
    message: 'shows a certificate that has expired (CERT_HAS_EXPIRED)',
  },
  {
    what: 'of another host',
    shown: 'valid',
    trusted: 'valid',
    host: '[::ffff:127.0.0.1]',
    message: 'shows the certificate of another host (ERR_TLS_CERT_ALTNAME_INVALID)',
  },
];

describe.each(refused)('a certificate $what', ({ shown, trusted, host, message }) => {
  it.each([['apply', '--auto-approve'], ['doctor']])(
    'stops %s before the token is sent',
    async (...args) => {
      const { catalog, cwd } = await jaffleShop();
      const front = await startTlsFront(catalog.url, shown);
      const env = {
        DATAHUB_GMS_TOKEN: CANARY,
        ...(trusted && { NODE_EXTRA_CA_CERTS: certificatePath(trusted) }),
      };
      const { code, output } = await startCli(args, {
        cwd,
        url: `https://${host}:${front.port}`,
        env,
      }).ended;
      expect(code).toBe(1);
      expect(output).toContain('HW8002');
      expect(output).toContain(message);
      expect(output).not.toMatch(/^ +at /m);
      expect(output).not.toContain(CANARY);
      expect(front.authorizations).toEqual([]);
      expect(catalog.requests().writes).toBe(0);
    },
  );
});

it('a certificate of NODE_EXTRA_CA_CERTS is trusted: an apply writes through TLS', async () => {
  const { catalog, cwd } = await jaffleShop();
  const front = await startTlsFront(catalog.url, 'valid');
  const env = { DATAHUB_GMS_TOKEN: CANARY, NODE_EXTRA_CA_CERTS: certificatePath('valid') };
  const { code, output } = await startCli(['apply', '--auto-approve'], {
    cwd,
    url: `https://localhost:${front.port}`,
    env,
  }).ended;
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Applied') });
  expect(catalog.requests().writes).toBeGreaterThan(0);
  expect(new Set(front.authorizations)).toEqual(new Set([`Bearer ${CANARY}`]));
});

it('a host that speaks plain http at an https address is not reported as a certificate problem', async () => {
  const { catalog, cwd } = await jaffleShop();
  for (const command of ['plan', 'doctor']) {
    const { code, output } = await startCli([command], {
      cwd,
      url: catalog.url.replace('http:', 'https:'),
    }).ended;
    expect(code).toBe(1);
    expect(output).toContain('HW6001');
    expect(output).toContain('the server there may speak plain http');
  }
});

import { expect, it } from 'vitest';
import {
  explainConnectionFailure,
  toConnectionFailure,
} from '../../../src/catalog/http/connection-failure.js';
import type { ConnectionTarget } from '../../../src/catalog/http/connection-target.js';
import { expectGolden } from '../../support/golden.js';

const direct: ConnectionTarget = {
  origin: 'https://catalog.test:8080',
  host: 'catalog.test',
  namesPort: true,
  path: '',
  isBehindFrontend: false,
  hasToken: true,
  timeoutMs: 30_000,
  proxy: undefined,
};

const proxy = {
  variable: 'HTTPS_PROXY',
  address: 'http://proxy.test:3128',
  hasCredentials: false,
} as const;

it.each([
  ['CERT_HAS_EXPIRED', /has expired/, /renewed/],
  ['CERT_NOT_YET_VALID', /not valid yet/, /clock/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /of another host/, /DATAHUB_GMS_URL/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /self-signed/, /NODE_EXTRA_CA_CERTS .*this certificate/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /not trusted here/, /NODE_EXTRA_CA_CERTS .*authority/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /not trusted here/, /NODE_EXTRA_CA_CERTS/],
  ['INVALID_PURPOSE', /not trusted here/, /NODE_EXTRA_CA_CERTS/],
])('%s is a failure of certificates', (why, message, hint) => {
  const told = explainConnectionFailure(why, direct);
  expect(told).toMatchObject({
    name: 'certificate-not-trusted',
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  });
  expect(told.message).toMatch(new RegExp(`^https://catalog.test:8080 .*\\(${why}\\)$`));
});

it('each failure of a connection is explained, with a hint', async () => {
  const failures: readonly (readonly [string, ConnectionTarget])[] = [
    ['ECONNREFUSED', direct],
    [
      'ECONNREFUSED',
      { ...direct, origin: 'http://localhost', host: 'localhost', namesPort: false },
    ],
    ['bad port', direct],
    ['EHOSTUNREACH', direct],
    ['no answer in time', direct],
    ['UND_ERR_CONNECT_TIMEOUT', { ...direct, timeoutMs: 1500, proxy }],
    ['ERR_SSL_WRONG_VERSION_NUMBER', direct],
    ['the proxy refused the connection with 407', direct],
    ['the proxy refused the connection with 407', { ...direct, proxy }],
    [
      'the proxy refused the connection with 407',
      { ...direct, proxy: { ...proxy, hasCredentials: true } },
    ],
    ['the proxy refused the connection with 403', { ...direct, proxy }],
    ['ECONNREFUSED', { ...direct, proxy }],
  ];
  const told = failures.map(([why, target], i) => {
    const { name, message, hint } = explainConnectionFailure(why, target);
    return [`${i + 1}: ${why}`, `${name}: ${message}\nhint: ${hint}`];
  });
  await expectGolden(import.meta, 'connection-failures', Object.fromEntries(told));
});

it.each([
  ['ENOTFOUND', /there is no such host/, /spelling/],
  ['EAI_AGAIN', /could not be looked up/, /network/],
])('%s is an unknown host', (why, message, hint) => {
  expect(explainConnectionFailure(why, direct)).toEqual({
    name: 'host-not-found',
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  });
});

it('the code is found in the causes of an error, and nothing else is kept', () => {
  const inner = Object.assign(new Error('connect to jane:hush@proxy'), { code: 'ECONNRESET' });
  const outer = new TypeError('fetch failed', {
    cause: Object.assign(new Error('hush'), { code: 0, cause: inner }),
  });
  expect(toConnectionFailure(outer)).toEqual({ why: 'ECONNRESET', transient: true });
  expect(toConnectionFailure(new Error('hush'))).toEqual({
    why: 'the connection failed',
    transient: false,
  });
  expect(toConnectionFailure('hush')).toEqual({ why: 'the connection failed', transient: false });
});

it('an answer with the status 407 is the refusal of a proxy', () => {
  const error = new TypeError('fetch failed', { cause: new Error('') });
  expect(toConnectionFailure(error)).toEqual({
    why: 'the proxy refused the connection with 407',
    transient: false,
  });
});

it('a port that fetch blocks is told', () => {
  const error = new TypeError('fetch failed', { cause: new Error('bad port') });
  expect(toConnectionFailure(error)).toEqual({ why: 'bad port', transient: false });
});

it('the search ends if the causes form a circle', () => {
  const error = new Error('one');
  error.cause = error;
  expect(toConnectionFailure(error)).toEqual({ why: 'the connection failed', transient: false });
});

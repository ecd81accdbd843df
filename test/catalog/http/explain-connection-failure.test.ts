import { expect, it } from 'vitest';
import {
  explainConnectionFailure,
  toConnectionFailure,
} from '../../../src/catalog/http/connection-failure.js';
import type { ConnectionTarget } from '../../../src/catalog/http/connection-target.js';

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

const VIA = 'https://catalog.test:8080: the proxy http://proxy.test:3128 of HTTPS_PROXY';

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

it.each<readonly [string, ConnectionTarget, string, RegExp]>([
  [
    'ECONNREFUSED',
    direct,
    'https://catalog.test:8080 refused the connection (ECONNREFUSED)',
    /host and port of DATAHUB_GMS_URL, and that the catalog runs there$/,
  ],
  [
    'ECONNREFUSED',
    { ...direct, origin: 'http://localhost', host: 'localhost', namesPort: false },
    'http://localhost refused the connection (ECONNREFUSED)',
    /the address names no port, and a metadata service often listens on 8080$/,
  ],
  [
    'bad port',
    direct,
    'https://catalog.test:8080: requests to this port are blocked (bad port)',
    /often 8080$/,
  ],
  [
    'EHOSTUNREACH',
    direct,
    'https://catalog.test:8080 did not answer: EHOSTUNREACH',
    /^check DATAHUB_GMS_URL/,
  ],
  [
    'no answer in time',
    direct,
    'https://catalog.test:8080 did not answer within 30s',
    /more time with --timeout$/,
  ],
  [
    'UND_ERR_CONNECT_TIMEOUT',
    { ...direct, timeoutMs: 1500, proxy },
    'https://catalog.test:8080 did not answer within 1500ms through the proxy http://proxy.test:3128 of HTTPS_PROXY',
    /--timeout/,
  ],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    direct,
    'https://catalog.test:8080 does not answer with TLS (ERR_SSL_WRONG_VERSION_NUMBER)',
    /plain http/,
  ],
  [
    'the proxy refused the connection with 407',
    direct,
    'https://catalog.test:8080: a proxy before it requires a user name and a password (407)',
    /into HTTPS_PROXY, or put catalog.test into NO_PROXY$/,
  ],
  [
    'the proxy refused the connection with 407',
    { ...direct, proxy },
    `${VIA} requires a user name and a password (407)`,
    /percent-encoded, into HTTPS_PROXY, or put catalog.test into NO_PROXY$/,
  ],
  [
    'the proxy refused the connection with 407',
    { ...direct, proxy: { ...proxy, hasCredentials: true } },
    `${VIA} does not accept its user name and password (407)`,
    /percent-encoded/,
  ],
  [
    'the proxy refused the connection with 403',
    { ...direct, proxy },
    `${VIA} refused the connection with 403`,
    /^check HTTPS_PROXY, or put catalog.test into NO_PROXY$/,
  ],
  [
    'ECONNREFUSED',
    { ...direct, proxy },
    `${VIA} did not answer: ECONNREFUSED`,
    /^check HTTPS_PROXY/,
  ],
])('%s is explained: %j', (why, target, message, hint) => {
  expect(explainConnectionFailure(why, target)).toEqual({
    name: 'catalog-unreachable',
    message,
    hint: expect.stringMatching(hint),
  });
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

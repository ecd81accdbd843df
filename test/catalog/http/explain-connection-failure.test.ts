import { expect, it } from 'vitest';
import {
  explainConnectionFailure,
  toConnectionFailure,
} from '../../../src/catalog/http/connection-failure.js';

it.each([
  ['CERT_HAS_EXPIRED', /has expired/, /renewed/],
  ['CERT_NOT_YET_VALID', /not valid yet/, /clock/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /of another host/, /DATAHUB_GMS_URL/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /not trusted here/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /not trusted here/, /NODE_EXTRA_CA_CERTS/],
  ['INVALID_PURPOSE', /not trusted here/, /NODE_EXTRA_CA_CERTS/],
])('%s is a failure of certificates', (why, message, hint) => {
  const told = explainConnectionFailure(why);
  expect(told).toMatchObject({
    name: 'certificate-not-trusted',
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  });
  expect(told.message).toContain(why);
});

it.each([
  ['ECONNREFUSED', /NO_PROXY/],
  ['no answer in time', /DATAHUB_GMS_URL/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /plain http/],
  ['the proxy refused the connection with 407', /user name and password/],
  ['the proxy refused the connection with 403', /^check HTTPS_PROXY/],
])('%s is not a failure of certificates', (why, hint) => {
  expect(explainConnectionFailure(why)).toEqual({
    name: 'catalog-unreachable',
    message: `did not answer: ${why}`,
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

it('the search ends if the causes form a circle', () => {
  const error = new Error('one');
  error.cause = error;
  expect(toConnectionFailure(error)).toEqual({ why: 'the connection failed', transient: false });
});

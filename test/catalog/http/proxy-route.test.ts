import { expect, it } from 'vitest';
import { parseCatalogAddress } from '../../../src/catalog/http/catalog-address.js';
import { connectionTarget } from '../../../src/catalog/http/connection-target.js';
import { findProxyRoute } from '../../../src/catalog/http/proxy-route.js';

const https = new URL('https://catalog.example.com');
const http = new URL('http://catalog.example.com:8080');
const PROXY = 'http://jane:hush@proxy:3128';

it.each<readonly [string, URL, Record<string, string>, string | undefined]>([
  ['https', https, { HTTPS_PROXY: PROXY }, 'HTTPS_PROXY'],
  ['https by the small spelling', https, { https_proxy: PROXY, HTTPS_PROXY: 'x' }, 'https_proxy'],
  ['https by HTTP_PROXY', https, { HTTP_PROXY: PROXY }, 'HTTP_PROXY'],
  ['http', http, { http_proxy: PROXY }, 'http_proxy'],
  ['http without HTTP_PROXY', http, { HTTPS_PROXY: PROXY }, undefined],
  ['an empty variable', https, { HTTPS_PROXY: '' }, undefined],
  ['a variable that is not an address', https, { HTTPS_PROXY: 'proxy' }, undefined],
  ['no variable', https, {}, undefined],
  ['everything excluded', https, { HTTPS_PROXY: PROXY, NO_PROXY: '*' }, undefined],
  ['a domain excluded', https, { HTTPS_PROXY: PROXY, NO_PROXY: 'other, .Example.com' }, undefined],
  ['the host excluded', https, { HTTPS_PROXY: PROXY, no_proxy: 'catalog.example.com' }, undefined],
  ['the port excluded', http, { HTTP_PROXY: PROXY, NO_PROXY: 'example.com:8080' }, undefined],
  ['another port excluded', http, { HTTP_PROXY: PROXY, NO_PROXY: 'example.com:81' }, 'HTTP_PROXY'],
  [
    'a default port excluded',
    https,
    { HTTPS_PROXY: PROXY, NO_PROXY: 'example.com:443' },
    undefined,
  ],
])('%s', (_what, url, env, variable) => {
  expect(findProxyRoute(url, env)).toEqual(
    variable && { variable, address: 'http://proxy:3128', hasCredentials: true },
  );
});

it('loopback uses no proxy', () => {
  const address = parseCatalogAddress('http://localhost:8080');
  const token = { hasToken: false, timeoutMs: 1 };
  expect(connectionTarget(address, token, { HTTP_PROXY: PROXY }).proxy).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { ConnectionTarget } from '../../../src/catalog/http/connection-target.js';
import { explainRefusal } from '../../../src/catalog/http/refusal.js';

const target: ConnectionTarget = {
  origin: 'https://catalog.test',
  host: 'catalog.test',
  namesPort: false,
  path: '',
  isBehindFrontend: false,
  hasToken: true,
  timeoutMs: 30_000,
  proxy: undefined,
};

const proxy = { variable: 'https_proxy', address: 'http://proxy', hasCredentials: false };

function explain(status: number, text: string, more: Partial<ConnectionTarget> = {}) {
  return explainRefusal({ status, text, contentType: '' }, { ...target, ...more });
}

it.each<readonly [number, RegExp, Partial<ConnectionTarget>]>([
  [401, /neither expired nor been revoked/, {}],
  [401, /Settings -> Access Tokens/, { hasToken: false }],
  [403, /grant the privilege/, {}],
  [404, /https:\/\/catalog\.test\/api\/gms$/, {}],
  [405, /forwards \/api\/gms/, { isBehindFrontend: true }],
  [404, /^leave the path \/x out/, { path: '/x' }],
  [407, /into HTTPS_PROXY/, {}],
  [407, /into https_proxy \(http:\/\/proxy\)/, { proxy }],
  [429, /--concurrency/, {}],
  [502, /try again later/, {}],
  [503, /try again later/, {}],
  [504, /try again later/, {}],
  [500, /log of the catalog/, {}],
])('the words of a catalog with the status %i are told with a remedy: %s', (status, hint, more) => {
  expect(explain(status, '{"message":"no"}', more)).toEqual({
    words: ': no',
    foreign: '',
    hint: expect.stringMatching(hint),
  });
});

it('a refusal as invalid needs no hint, and an empty body has no words', () => {
  expect(explain(400, '')).toEqual({ words: '', foreign: '', hint: undefined });
});

it.each<readonly [number, string, string, RegExp]>([
  [401, '<html>', ' with an HTML page, as a gateway before the catalog does', /VPN/],
  [403, '{}', ' with JSON of another kind, as a gateway before the catalog does', /VPN/],
  [502, 'bad', ' with a text that is not JSON, as a gateway before the catalog does', /gateway/],
  [429, '[]', ' with JSON of another kind, as a gateway before the catalog does', /--concurrency/],
  [404, '<!DOCTYPE html>', ' with an HTML page, so no metadata service answers there', /api\/gms$/],
  [500, '<html>', ' with an HTML page', /log of the catalog/],
])('a foreign body with the status %i is told: %s', (status, text, foreign, hint) => {
  expect(explain(status, text)).toEqual({
    words: '',
    foreign,
    hint: expect.stringMatching(hint),
  });
});

it('a gateway that refuses a request without a token may not be the only reason', () => {
  expect(explain(401, '<html>', { hasToken: false }).hint).toMatch(/no token is set either$/);
});

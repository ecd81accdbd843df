import { expect, onTestFinished, test } from 'vitest';
import {
  type CatalogForwarder,
  openCatalogForwarder,
} from '../../../src/catalog/forward/open-forwarder.js';
import { answer, answerText, type Behavior, silent } from '../../support/faults/server.js';
import { serving, TOKEN } from '../catalog-clients.js';

const ME = { data: { me: { corpUser: { urn: 'urn:li:corpuser:anna' } } } };
const question = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
const entity = '/dataset/urn%3Ali%3Ax?systemMetadata=true';
const never = new AbortController().signal;

async function forwarderTo(...behaviors: readonly Behavior[]) {
  const server = await serving(...behaviors);
  return { server, catalog: opened(server.url) };
}

function opened(url: string, options = {}): CatalogForwarder {
  const timing = { now: () => 0, sleep: async () => undefined, random: () => 0.5 };
  const catalog = openCatalogForwarder({
    url,
    token: TOKEN,
    userAgent: 'test',
    timing,
    ...options,
  });
  onTestFinished(() => catalog.close());
  return catalog;
}

test('a question and an entity go to the catalog with the token, and the answers come back', async () => {
  const { server, catalog } = await forwarderTo(answer(200, ME), answer(200, { urn: 'urn:li:x' }));
  expect(await catalog.ask(question, never)).toEqual({
    status: 200,
    text: JSON.stringify(ME),
  });
  expect(await catalog.readEntity(entity, never)).toMatchObject({ status: 200 });
  expect(server.requests).toMatchObject([
    { method: 'POST', path: '/api/graphql', body: question },
    { method: 'GET', path: '/openapi/v3/entity/dataset/urn%3Ali%3Ax?systemMetadata=true' },
  ]);
  for (const { headers } of server.requests)
    expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'user-agent': 'test' });
});

test.each([400, 403, 404])('the page gets the status %s of the catalog', async (status) => {
  const { catalog } = await forwarderTo(answer(status, { error: 'no such thing' }));
  const answered = { status, text: '{"error":"no such thing"}' };
  expect(await catalog.readEntity(entity, never)).toEqual(answered);
});

test('a 401 means a missing privilege if the token is valid', async () => {
  const refused = answer(401, { error: 'anna is unauthorized to read' });
  const { catalog } = await forwarderTo(refused, answer(200, ME));
  expect(await catalog.readEntity(entity, never)).toMatchObject({ status: 403 });
  const { catalog: strict } = await forwarderTo(refused);
  await expect(strict.readEntity(entity, never)).rejects.toMatchObject({
    codeName: 'catalog-unauthenticated',
  });
});

test.each([
  ['a gateway', answerText(502, '<html>bad gateway</html>'), 'catalog-failed'],
  ['a page of a log-in', answerText(403, '<html>log in</html>'), 'catalog-forbidden'],
  ['a redirect', answer(302, {}, { location: 'https://other.example/' }), 'catalog-not-a-catalog'],
  ['too many requests', answer(429, { message: 'slower' }), 'catalog-failed'],
  ['the token in an error', answer(404, { error: `no ${TOKEN} here` }), 'catalog-incomplete'],
  ['the token in data', answer(200, { data: TOKEN }), 'catalog-incomplete'],
  ['the token in errors', answer(200, { errors: [{ message: TOKEN }] }), 'catalog-incomplete'],
])('%s becomes an error without the token', async (_what, behavior, codeName) => {
  const { catalog } = await forwarderTo(behavior);
  const error: unknown = await catalog.ask(question, never).catch((thrown) => thrown);
  expect(error).toMatchObject({ codeName });
  expect(String(error)).not.toContain(TOKEN);
});

test('no more requests run at once than the connection allows, and an abort ends them all', async () => {
  const server = await serving(silent);
  const run = new AbortController();
  const catalog = opened(server.url, { concurrency: 2, signal: run.signal });
  const reads = Array.from({ length: 9 }, () => catalog.readEntity(entity, never));
  const ended = Promise.allSettled(reads);
  await expect.poll(() => server.requests.length).toBe(2);
  run.abort();
  const results = await ended;
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(server.requests).toHaveLength(2);
});

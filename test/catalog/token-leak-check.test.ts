import { expect, onTestFinished, test } from 'vitest';
import { createTokenLeakCheck } from '../../src/catalog/token-leak-check.js';
import { answer, startFaultServer } from '../support/fault-server.js';
import { reader, urnOf } from './opened.js';

const TOKEN = 'sesame/Open.4711="x"';

const watch = createTokenLeakCheck(TOKEN);

test.each([
  ['as it is', TOKEN],
  ['in capitals', TOKEN.toUpperCase()],
  ['in an address', encodeURIComponent(TOKEN)],
  ['in a JSON text', JSON.stringify({ a: TOKEN })],
  [
    'with escapes that need not be',
    JSON.stringify({ a: TOKEN }).replaceAll('/', '\\/').replaceAll('=', '\\u003d'),
  ],
  ['in base64', Buffer.from(TOKEN).toString('base64')],
  ['in base64, one byte later', Buffer.from(`-${TOKEN}`).toString('base64')],
  ['in base64 for addresses, two bytes later', Buffer.from(`--${TOKEN}-`).toString('base64url')],
])('a token is found %s', (_what, text) => {
  expect(watch(`before ${text} after`)).toBe(true);
});

test('errors of GraphQL may hold it, what is beside them may not', () => {
  const errors = [{ message: TOKEN }];
  expect(watch(JSON.stringify({ errors, data: null }))).toBe(false);
  expect(watch(JSON.stringify({ errors, data: { me: TOKEN } }))).toBe(true);
});

test('nothing else is, and of a placeholder nothing at all', () => {
  expect(watch('{"a": "sesame/Open.4711"}')).toBe(false);
  expect(createTokenLeakCheck(undefined)('anything')).toBe(false);
  expect(createTokenLeakCheck('datahub')('urn:li:corpuser:datahub')).toBe(false);
});

test('an answer that holds the token is not taken for one', async () => {
  const a = urnOf('a');
  const server = await startFaultServer(
    answer(200, [{ urn: a, datasetKey: { value: { name: TOKEN } } }]),
  );
  onTestFinished(() => server.stop());
  await expect(reader({ url: server.url }).readDatasets([a])).resolves.toBeInstanceOf(Map);
  await expect(reader({ url: server.url, token: TOKEN }).readDatasets([a])).rejects.toMatchObject({
    codeName: 'catalog-incomplete',
  });
});

import { expect, test } from 'vitest';
import { createTokenLeakCheck } from '../../../src/catalog/http/token-in-text.js';
import { answer } from '../../support/faults/server.js';
import { expectFailure, reader, serving, urnOf } from '../catalog-clients.js';

const TOKEN = 'sesame/Open.4711="x"';

const watch = createTokenLeakCheck(TOKEN);

test.each([
  ['as it is', TOKEN],
  ['in capitals', TOKEN.toUpperCase()],
  ['in an address', encodeURIComponent(TOKEN)],
  ['in a JSON text', JSON.stringify({ a: TOKEN })],
  [
    'with unnecessary escapes',
    JSON.stringify({ a: TOKEN }).replaceAll('/', '\\/').replaceAll('=', '\\u003d'),
  ],
  ['in base64', Buffer.from(TOKEN).toString('base64')],
  ['in base64, one byte later', Buffer.from(`-${TOKEN}`).toString('base64')],
  ['in base64 for addresses, two bytes later', Buffer.from(`--${TOKEN}-`).toString('base64url')],
])('a token is found %s', (_what, text) => {
  expect(watch(`before ${text} after`)).toBe(true);
});

const CLAIMS = Buffer.from('{"actorId":"jo","jti":"5b1c-77af"}').toString('base64url');
const SIGNATURE = 'Qm9k3nV0g3l4711zT2x_9-wLrKpYhXc8sDfGjB5uEi0';

test.each([
  ['nine characters of its signature', SIGNATURE.slice(7, 16), true],
  ['eight characters of its signature', SIGNATURE.slice(7, 15), false],
  ['its claims alone', CLAIMS, true],
  ['another token with its claims', `eyJhbGciOiJub25lIn0.${CLAIMS}.${'x9'.repeat(20)}`, false],
  ['another header and its signature', `eyJhbGciOiJub25lIn0.${CLAIMS}.${SIGNATURE}`, true],
  ['its header', 'eyJhbGciOiJIUzI1NiJ9', false],
])('of a JWT, %s: %j: %j', (_what, text, isFound) => {
  const check = createTokenLeakCheck(`eyJhbGciOiJIUzI1NiJ9.${CLAIMS}.${SIGNATURE}`);
  expect(check(`before ${text} after`)).toBe(isFound);
});

test('words of a token are no fragments of it', () => {
  const check = createTokenLeakCheck('my-snowflake-Pipeline-token-x9q7Zt2k4');
  expect(check('{"a": "my-snowflake-Pipeline-token"}')).toBe(false);
  expect(check('{"a": "token-x9q"}')).toBe(true);
});

test('GraphQL errors may contain the token, and the data beside them may not', () => {
  const errors = [{ message: TOKEN }];
  expect(watch(JSON.stringify({ errors, data: null }))).toBe(false);
  expect(watch(JSON.stringify({ errors, data: { me: TOKEN } }))).toBe(true);
});

test('a similar text and a placeholder for a token are not found', () => {
  expect(watch('{"a": "sesame/Op"}')).toBe(false);
  expect(watch('{"a": "4711="}')).toBe(false);
  expect(createTokenLeakCheck(undefined)('anything')).toBe(false);
  expect(createTokenLeakCheck('datahub')('urn:li:corpuser:datahub')).toBe(false);
});

test('an answer that contains the token is refused', async () => {
  const a = urnOf('a');
  const server = await serving(answer(200, [{ urn: a, datasetKey: { value: { name: TOKEN } } }]));
  await expect(
    reader({ url: server.url, token: 'x9q7Zt2-other-token' }).readDatasets([a]),
  ).resolves.toBeInstanceOf(Map);
  await expectFailure(
    reader({ url: server.url, token: TOKEN }).readDatasets([a]),
    'catalog-incomplete',
  );
});

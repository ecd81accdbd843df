import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { answer, answerText, type Behavior, resetAfter } from '../../support/faults/server.js';
import { reader, serving, TOKEN, urnOf, writer } from '../catalog-clients.js';

const a = urnOf('a');
const edges = { edgesToAdd: [{ downstreamUrn: a, upstreamUrn: urnOf('b') }], edgesToRemove: [] };
const proposal = {
  urn: a,
  aspects: [{ name: 'status', value: { removed: false }, ifVersionMatch: '-1' }],
} as const;

/** Repeats the token and the body of a request in all parts of the answer. */
function echoing(status: number): Behavior {
  return (response, { headers, body }) => {
    const said = `you sent ${headers.authorization} and ${body}`;
    const all = {
      message: said,
      error: said,
      errors: [{ message: said, extensions: { code: 500, token: TOKEN } }],
      data: null,
    };
    answer(status, all, {
      'x-echo': said.replaceAll(/\s+/g, ' '),
      'www-authenticate': `Bearer realm="${TOKEN}"`,
      'retry-after': TOKEN,
    })(response, { headers, body, method: '', path: '' });
  };
}

const behaviors: Readonly<Record<string, Behavior>> = {
  ...Object.fromEntries(
    [200, 202, 400, 401, 403, 404, 412, 422, 429, 500, 503].map((status) => [
      `status ${status}`,
      echoing(status),
    ]),
  ),
  'a redirect': answer(302, {}, { location: `https://${TOKEN}.example/${TOKEN}?t=${TOKEN}` }),
  'a redirect with credentials': answer(
    302,
    {},
    { location: `https://${TOKEN}:${TOKEN}@host.example/` },
  ),
  'an urn': answer(200, [{ urn: `urn:li:dataset:${TOKEN}` }]),
  'a page': answerText(200, `<html>${TOKEN}</html>`, {
    'content-type': `text/html; token=${TOKEN}`,
  }),
  'a torn body': resetAfter(`{"message":"${TOKEN}`),
};

test.each(Object.entries(behaviors))(
  'no error shows a token that the catalog repeats in %s',
  async (_what, behavior) => {
    const server = await serving(behavior);
    const catalog = writer({ url: server.url });
    const calls = [
      catalog.readActor(),
      catalog.readDatasets([a]),
      catalog.searchDatasets({ query: '*', limit: 1 }),
      catalog.updateLineage(edges),
      catalog.propose([proposal]),
    ];
    const outcomes = await Promise.allSettled(calls);
    // An unknown dataset has a reason, which users see as well.
    const shown = outcomes
      .map((outcome) => inspect(outcome, { depth: 20, showHidden: true }))
      .join('\n');
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    expect(shown.toLowerCase()).not.toContain(TOKEN.toLowerCase());
    expect(
      server.requests.every(({ headers }) => headers.authorization === `Bearer ${TOKEN}`),
    ).toBe(true);
  },
);

test('the opened catalog does not show the token', () => {
  expect(inspect(writer(), { depth: 20, showHidden: true })).not.toContain(TOKEN);
  expect(JSON.stringify(reader())).not.toContain(TOKEN);
});

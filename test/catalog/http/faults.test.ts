import { expect, test } from 'vitest';
import { MAX_ANSWER_BYTES } from '../../../src/catalog/http/read-text.js';
import type { HeadwaterError } from '../../../src/errors/headwater-error.js';
import {
  answer,
  answerBomb,
  answerBytes,
  endless,
  resetAfter,
  resetBefore,
  silent,
  stalled,
  startFaultServer,
  truncated,
} from '../../support/faults/server.js';
import { expectFailure, reader, serving, TOKEN, urnOf, writer } from '../catalog-clients.js';

const a = urnOf('a');
const found = [{ urn: a, datasetKey: { value: { name: 'a' } } }];
const inLatin1 = [{ urn: a, datasetKey: { value: { name: 'é' } } }];
const proposal = {
  urn: a,
  aspects: [{ name: 'status', value: { removed: false }, ifVersionMatch: '-1' }],
} as const;

/** The time-out for slow servers. It is long enough for any answer on loopback. */
const SHORT_MS = 250;

test('a read survives a reset, a torn body and an overload', async () => {
  const { url, requests } = await serving(
    resetBefore,
    resetAfter('[{"urn":'),
    answer(503, {}, { 'retry-after': '3' }),
    answer(200, found),
  );
  const catalog = reader({ url });
  expect((await catalog.readDatasets([a])).get(a)).toMatchObject({ kind: 'present' });
  expect(requests).toHaveLength(4);
  expect(catalog.waitsMs).toEqual([250, 500, 4000]);
});

test.each([
  ['resets', resetBefore, 'catalog-unreachable', 18],
  ['torn bodies', resetAfter('[{"urn":'), 'catalog-incomplete', 18],
  ['torn error pages', resetAfter('{"error":', 500), 'catalog-failed', 18],
  ['half a JSON text', truncated(found), 'catalog-incomplete', 1],
  [
    'bytes that are not UTF-8',
    answerBytes(Buffer.from(JSON.stringify(inLatin1), 'latin1')),
    'catalog-incomplete',
    1,
  ],
  ['no answer', silent, 'catalog-unreachable', 1],
  ['an endless answer', stalled, 'catalog-incomplete', 1],
  ['a status of 403 with a torn page', resetAfter('{"error":', 403), 'unknown', 18],
])('a read fails if the server only sends %s', async (_what, behavior, outcome, tries) => {
  const { url, requests } = await serving(behavior);
  const reading = reader({ url, timeoutMs: SHORT_MS }).readDatasets([a]);
  if (outcome === 'unknown') expect((await reading).get(a)).toMatchObject({ kind: 'unknown' });
  else await expect(reading).rejects.toMatchObject({ codeName: outcome });
  expect(requests).toHaveLength(tries);
});

test.each([
  ['a reset', resetBefore, 'catalog-unreachable'],
  ['no answer', silent, 'catalog-unreachable'],
  ['a torn body', resetAfter('[{"urn":'), 'catalog-failed'],
  ['half a JSON text', truncated(found), 'catalog-failed'],
  ['an endless answer', stalled, 'catalog-failed'],
  ['an overload', answer(503, {}), 'catalog-failed'],
])(
  'a write that meets %s is sent once, and what was written is left open',
  async (_what, behavior, codeName) => {
    const { url, requests } = await serving(behavior);
    const catalog = writer({ url, timeoutMs: SHORT_MS });
    await expectFailure(catalog.propose([proposal]), codeName, {
      message: expect.stringContaining('not known'),
    });
    expect(requests).toHaveLength(1);
    expect(catalog.waitsMs).toEqual([]);
  },
);

test('a write that meets a torn 403 is refused', async () => {
  const { url } = await serving(resetAfter('{"error":', 403));
  await expectFailure(writer({ url }).propose([proposal]), 'catalog-forbidden');
});

test('an answer that unpacks to more than the limit is refused, and smaller batches are tried', async () => {
  const b = urnOf('b');
  const bomb = answerBomb(MAX_ANSWER_BYTES + 1);
  const server = await serving(bomb, answer(200, found), answer(200, []));
  expect(
    [...(await reader({ url: server.url }).readDatasets([a, b])).values()].map(({ kind }) => kind),
  ).toEqual(['present', 'absent']);
  const alone = await serving(bomb);
  await expectFailure(reader({ url: alone.url }).readDatasets([a]), 'catalog-too-large');
});

test('a connection with an unread rest of an answer does not delay the close', async () => {
  const { url, stop } = await startFaultServer(endless);
  const catalog = reader({ url, timeoutMs: 600_000 });
  await expect(catalog.readDatasets([a])).rejects.toMatchObject({ codeName: 'catalog-too-large' });
  await catalog.close();
  await catalog.close();
  await stop();
});

test.each([60, 90, 120, 150])(
  'a time-out of %i ms ends the unpacking of an answer that has arrived',
  async (timeoutMs) => {
    // The machine decides which limit is reached first, the time or the size. The caller must not
    // wait in either case. On a busy machine the time can end before the answer begins.
    const { url } = await serving(answerBomb(MAX_ANSWER_BYTES + 1));
    let codeName = 'catalog-unreachable';
    for (let limit = timeoutMs; codeName === 'catalog-unreachable' && limit < 60_000; limit *= 2)
      codeName = await reader({ url, timeoutMs: limit })
        .readDatasets([a])
        .then(
          () => 'no error',
          (error: HeadwaterError) => error.codeName,
        );
    expect(codeName).toMatch(/^catalog-(too-large|incomplete)$/);
  },
);

test('a 401 without a token leads to no second request', async () => {
  const { url, requests } = await serving(
    answer(401, {}),
    answer(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:jo' } } } }),
  );
  await expectFailure(reader({ url, token: '' }).readDatasets([a]), 'catalog-unauthenticated');
  expect(requests).toHaveLength(1);
});

test.each([301, 302, 307, 308])('a redirect of status %i is not followed', async (status) => {
  const elsewhere = await serving(answer(200, found));
  const { url, requests } = await serving(
    answer(status, {}, { location: `${elsewhere.url}/next?with=${TOKEN}` }),
  );
  await expectFailure(reader({ url }).readDatasets([a]), 'catalog-not-a-catalog', {
    message: expect.stringMatching(new RegExp(`redirects .* to ${elsewhere.url}, `)),
  });
  await expectFailure(writer({ url }).propose([proposal]), 'catalog-not-a-catalog');
  expect(requests).toHaveLength(2);
  expect(elsewhere.requests).toEqual([]);
});

test.each([undefined, 'http://[', '/relative'])(
  'a redirect to %s is not followed',
  async (location) => {
    const { url } = await serving(answer(302, {}, location === undefined ? {} : { location }));
    await expectFailure(reader({ url }).readActor(), 'catalog-not-a-catalog');
  },
);

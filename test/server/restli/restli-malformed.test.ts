import { describe, expect, test } from 'vitest';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const INGEST = '/aspects?action=ingestProposal';
const orders = dataset('orders');

describe('a proposal that cannot be read', () => {
  const good = onRestli(upsert(orders, 'status', { removed: false }));
  test.each<[string, unknown]>([
    ['a body that is not JSON', 'nonsense'],
    ['nothing', ''],
    ['a body that is not an object', []],
    ['no proposal', {}],
    ['no urn', { proposal: { ...good, entityUrn: undefined } }],
    ['an urn that is not a string', { proposal: { ...good, entityUrn: 5 } }],
    ['a malformed urn', { proposal: { ...good, entityUrn: 'orders' } }],
    [
      'an urn with a lone surrogate',
      { proposal: { ...good, entityType: 'tag', entityUrn: 'urn:li:tag:\ud800' } },
    ],
    ['another entity type', { proposal: { ...good, entityType: 'chart' } }],
    ['no entity type', { proposal: { ...good, entityType: undefined } }],
    [
      'a key instead of an urn',
      { proposal: { ...good, entityUrn: undefined, entityKeyAspect: {} } },
    ],
    ['no aspect name', { proposal: { ...good, aspectName: undefined } }],
    ['an impossible aspect name', { proposal: { ...good, aspectName: '__proto__' } }],
    ['an unknown change type', { proposal: { ...good, changeType: 'MOVE' } }],
    ['no aspect', { proposal: { ...good, aspect: null } }],
    [
      'an aspect that is not encoded',
      { proposal: { ...good, aspect: { value: {}, contentType: 'application/json' } } },
    ],
    [
      'an aspect that is not JSON',
      { proposal: { ...good, aspect: { value: '{', contentType: 'application/json' } } },
    ],
    [
      'an aspect that is not an object',
      { proposal: { ...good, aspect: { value: '[]', contentType: 'application/json' } } },
    ],
    [
      'an aspect of another content type',
      { proposal: { ...good, aspect: { value: '{}', contentType: 'application/xml' } } },
    ],
    [
      'an aspect that is nested too deeply',
      {
        proposal: {
          ...good,
          aspect: { value: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
        },
      },
    ],
    ['a number that no double holds', { proposal: { ...good, aspect: { value: '{"a":1e999}' } } }],
    ['headers that are not strings', { proposal: { ...good, headers: { 'If-Version-Match': 7 } } }],
    ['malformed system metadata', { proposal: { ...good, systemMetadata: 5 } }],
    [
      'a condition that cannot be read',
      { proposal: { ...good, headers: { 'If-Modified-Since': 'yesterday' } } },
    ],
  ])('with %s is answered with a 4xx and stores nothing', async (_what, body) => {
    const catalog = await runningCatalog();
    const { status } = await post(catalog, INGEST, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await post(catalog, '/entities?action=exists', { urn: orders })).body).toEqual({
      value: false,
    });
  });

  test('in bytes that are not UTF-8 is refused', async () => {
    const catalog = await runningCatalog();
    const withBrokenText = Buffer.from(
      JSON.stringify({ proposal: onRestli(upsert(orders, 'custom', { text: 'ÿ' })) }),
      'latin1',
    );
    const response = await fetch(catalog.url + INGEST, { method: 'POST', body: withBrokenText });
    expect(response.status).toBe(400);
  });
});

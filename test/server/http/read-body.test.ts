import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../../../src/server/http/read-body.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const INGEST = '/aspects?action=ingestProposal';

describe('the size of a body', () => {
  test('at the limit is accepted', async () => {
    const body = JSON.stringify({
      proposal: onRestli(upsert(dataset('a'), 'custom', { text: '' })),
    });
    const full = body.padEnd(MAX_BODY_BYTES, ' ');
    expect((await post(await runningCatalog(), INGEST, full)).status).toBe(200);
  });

  test.each([
    ['/aspects?action=ingestProposal', 'message'],
    ['/openapi/v3/entity/dataset', 'error'],
  ])(
    'over the limit is refused by %s, with and without an announced length',
    async (path, member) => {
      const catalog = await runningCatalog();
      const text = ' '.repeat(MAX_BODY_BYTES + 1);
      const announced = await post(catalog, path, text);
      expect([announced.status, announced.body[member]]).toEqual([
        413,
        expect.stringContaining('larger'),
      ]);
      const response = await fetch(catalog.url + path, {
        method: 'POST',
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
      expect(catalog.requests()).toEqual({ reads: 0, writes: 2 });
    },
  );

  test('a client that disconnects causes no internal error', async () => {
    const written: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const catalog = await runningCatalog();
    const { hostname, port } = new URL(catalog.url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${INGEST} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{`);
    while (socket.bytesWritten === 0 || socket.connecting) await new Promise(setImmediate);
    await post(catalog, INGEST, '{}');
    socket.destroy();
    while (catalog.requests().writes < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(written).toEqual([]);
  });

  test('a body in bytes that are not UTF-8 is refused', async () => {
    const text = JSON.stringify({
      proposal: onRestli(upsert(dataset('a'), 'custom', { text: 'ÿ' })),
    });
    const body = Buffer.from(text, 'latin1');
    const { url } = await runningCatalog();
    expect((await fetch(url + INGEST, { method: 'POST', body })).status).toBe(400);
  });

  test('a body of unknown length is read', async () => {
    const catalog = await runningCatalog();
    const body = JSON.stringify({
      proposal: onRestli(upsert(dataset('a'), 'custom', { text: 'é' })),
    });
    const response = await fetch(catalog.url + INGEST, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(200);
  });
});

describe('a body that is sent compressed', () => {
  const send = async (body: Uint8Array, encoding: string) => {
    const catalog = await runningCatalog();
    const headers = { 'Content-Encoding': encoding, 'Content-Type': 'application/json' };
    const response = await fetch(catalog.url + INGEST, { method: 'POST', body, headers });
    return { status: response.status, text: await response.text() };
  };
  const proposal = JSON.stringify({
    proposal: onRestli(upsert(dataset('a'), 'custom', { text: 'é' })),
  });

  test('is read', async () => {
    expect((await send(gzipSync(proposal), 'gzip')).status).toBe(200);
  });

  test.each([
    [
      'that is larger than the limit without the compression',
      gzipSync(' '.repeat(MAX_BODY_BYTES + 1)),
      'gzip',
      413,
      'larger',
    ],
    ['that is no gzip', Buffer.from(proposal), 'gzip', 400, 'not valid gzip'],
    ['in another way', Buffer.from(proposal), 'br', 400, 'send gzip or none'],
  ])('and %s is refused', async (_what, body, encoding, status, words) => {
    const answer = await send(body, encoding);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf, openTestRepository } from '../../support/action/repository.js';

// These tests use real sockets, since nock cannot break off an answer.

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json = { 'content-type': 'application/json', 'content-length': '100' };

describe('an incomplete answer', () => {
  it('never counts as a shorter list', async () => {
    let asked = 0;
    const apiUrl = await serve((_, response) => {
      asked += 1;
      response.writeHead(200, json);
      response.write('[]', () => response.destroy());
    });
    expect(await failureOf(openTestRepository({ apiUrl }).comments(7))).toMatchObject({
      codeName: 'github-failed',
    });
    expect(asked).toBe(4);
  });

  it('is not accepted as an archive', async () => {
    const storage = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('PK', () => response.destroy());
    });
    const apiUrl = await serve((_, response) =>
      response.writeHead(302, { location: storage }).end(),
    );
    expect(await failureOf(openTestRepository({ apiUrl }).downloadArtifact(1))).toMatchObject({
      codeName: 'github-failed',
    });
  });

  it('ends when the job is cancelled', async () => {
    const cancelled = new AbortController();
    const apiUrl = await serve((_, response) => {
      response.writeHead(200, json);
      response.write('[', () => cancelled.abort());
    });
    expect(
      await failureOf(openTestRepository({ apiUrl, signal: cancelled.signal }).comments(7)),
    ).toMatchObject({ codeName: 'interrupted' });
  });
});

describe('an archive on another host', () => {
  it('is abandoned when it is too large', async () => {
    const storage = await serve((_, response) => {
      const send = () => {
        while (response.write(Buffer.alloc(1_000_000))) {}
      };
      response.on('drain', send).writeHead(200);
      send();
    });
    const apiUrl = await serve((_, response) =>
      response.writeHead(302, { location: storage }).end(),
    );
    const error = await failureOf(openTestRepository({ apiUrl }).downloadArtifact(1));
    expect(error).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('128 MB'),
    });
  });

  it('is fetched without the token, also after a further redirect', async () => {
    const seen: unknown[] = [];
    const storage = await serve((request, response) => {
      seen.push(request.headers.authorization);
      if (request.url === '/first') response.writeHead(302, { location: '/second' }).end();
      else response.end('zip');
    });
    const apiUrl = await serve((request, response) => {
      seen.push(request.headers.authorization === undefined ? 'no token' : 'token');
      response.writeHead(302, { location: `${storage}/first` }).end();
    });
    expect(await openTestRepository({ apiUrl }).downloadArtifact(1)).toHaveLength(3);
    expect(seen).toEqual(['token', undefined, undefined]);
  });
});

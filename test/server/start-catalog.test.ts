import { existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalog, startCatalog } from '../../src/server/start-catalog.js';
import { openStore } from '../../src/server/store/open-store.js';
import { guardedCatalog } from '../support/server/auth.js';
import { get, post, quoted, runningCatalog } from '../support/server/catalog.js';
import { making, onOpenapi } from '../support/server/proposals.js';
import { thrownCode, thrownError } from '../support/server/refusal.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { dataset } from '../support/server/urns.js';

const SYNC = '/openapi/v3/entity/dataset?async=false';
const made = (name: string) => making(name).map(onOpenapi);

describe('startCatalog', () => {
  test('listens on a free port of this machine and counts requests', async () => {
    const catalog = await runningCatalog();
    expect(catalog.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(catalog.requests()).toEqual({ reads: 0, writes: 0 });
    await get(catalog, '/health');
    await post(catalog, SYNC, made('a'));
    expect(catalog.requests()).toEqual({ reads: 1, writes: 1 });
  });

  test('keeps its file from one run to the next', async () => {
    const db = join(tempFolder(), 'new', 'catalog.db');
    const first = await startCatalog({ db });
    await post(first, SYNC, made('a'));
    await Promise.all([first.stop(), first.stop()]);
    expect(existsSync(`${db}-wal`)).toBe(false);
    const second = await runningCatalog({ db });
    expect((await get(second, `/openapi/v3/entity/dataset/${quoted(dataset('a'))}`)).status).toBe(
      200,
    );
  });

  test('answers open requests before it stops', async () => {
    const db = join(tempFolder(), 'catalog.db');
    const catalog = await startCatalog({ db });
    const request = slowRequest(catalog, JSON.stringify(made('a')));
    await request.begun;
    const stopped = catalog.stop();
    await expect(fetch(`${catalog.url}/health`)).rejects.toThrow();
    request.finish();
    expect(await request.answer).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
    const store = openStore({ file: db });
    expect(store.exists(dataset('a'))).toBe(true);
    store.close();
  });

  test('loads files before it answers', async () => {
    const file = join(tempFolder(), 'events.json');
    const event = {
      entityType: 'dataset',
      entityUrn: dataset('a'),
      changeType: 'UPSERT',
      aspectName: 'status',
      aspect: { json: { removed: false } },
    };
    writeFileSync(file, JSON.stringify([event]));
    const catalog = await runningCatalog({ load: [file], clock: () => 4 });
    const { body } = await get(
      catalog,
      `/openapi/v3/entity/dataset/${quoted(dataset('a'))}/status?systemMetadata=true`,
    );
    expect(body.auditStamp).toEqual({ time: 4, actor: 'urn:li:corpuser:datahub' });
  });

  test('releases its file if it cannot start', async () => {
    const folder = tempFolder();
    const db = join(folder, 'catalog.db');
    expect(await thrownCode(() => startCatalog({ db, load: [join(folder, 'none.json')] }))).toBe(
      'server-load-failed',
    );
    await (await startCatalog({ db })).stop();
  });

  test('reports a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { codeName, message } = await thrownError(() => startCatalog({ port }));
    expect(codeName).toBe('server-port-unavailable');
    expect(message).not.toContain('EADDRINUSE');
    expect(message.split(String(port))).toHaveLength(2);
    await new Promise((resolve) => taken.close(resolve));
  });

  test.each(['0.0.0.0', '::', '192.168.0.1', 'example.org', '127.0.0.1.example.org', ''])(
    'refuses to listen on "%s"',
    async (host) => {
      expect(await thrownError(() => startCatalog({ host }))).toMatchObject({
        codeName: 'server-host-refused',
        exitCode: 64,
      });
    },
  );

  test('with authentication, listens for other machines as well', async () => {
    const catalog = await guardedCatalog({ host: '0.0.0.0' });
    const { port } = new URL(catalog.url);
    expect(catalog.url).toBe(`http://0.0.0.0:${port}`);
    const [address] = Object.values(networkInterfaces())
      .flatMap((ones) => ones ?? [])
      .filter(({ family }) => family === 'IPv4');
    expect((await fetch(`http://${address?.address ?? '127.0.0.1'}:${port}/health`)).status).toBe(
      200,
    );
    expect(await thrownCode(() => startCatalog({ host: '', auth: {} }))).toBe(
      'server-host-refused',
    );
  });

  test('accepts other names of this machine', async () => {
    const catalog = await runningCatalog({ host: 'localhost' });
    expect((await get(catalog, '/health')).status).toBe(200);
  });

  test('refuses a file that another catalog has open', async () => {
    const db = join(tempFolder(), 'catalog.db');
    await runningCatalog({ db });
    expect(await thrownCode(() => startCatalog({ db }))).toBe('server-database-busy');
  });
});

interface SlowRequest {
  /** Resolves when the catalog has read the head of the request. */
  readonly begun: Promise<unknown>;
  /** Sends the body. */
  readonly finish: () => void;
  readonly answer: Promise<string>;
}

function slowRequest({ url }: Catalog, body: string): SlowRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${SYNC} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
    '',
    '',
  ];
  const next = () =>
    new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  const begun = next();
  socket.write(head.join('\r\n'));
  return { begun, finish: () => socket.write(body), answer: begun.then(next) };
}

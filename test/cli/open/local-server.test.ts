import { createServer } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { enter, type OpenedCli, openCli, shopToOpen } from '../../support/cli/open-cli.js';
import { guardedCatalog, tokenFor } from '../../support/server/auth.js';
import { sendRaw } from '../../support/server/raw-request.js';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD)';
const entityPath = `/openapi/v3/entity/dataset/${encodeURIComponent(orders)}?systemMetadata=true`;
const whoAmI = { query: '{ me { corpUser { urn } } }' };

let opened: OpenedCli;
let token: string;
let cookie: string;
let stopCatalog: () => Promise<void>;

beforeEach(async () => {
  const catalog = await guardedCatalog();
  stopCatalog = () => catalog.stop();
  token = (await tokenFor(catalog, 'datahub', { name: 'pages' })).text;
  await fetch(`${catalog.url}/openapi/v3/entity/dataset?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify([{ urn: orders, status: { value: { removed: false } } }]),
  });
  const { cwd } = await shopToOpen();
  const env = { DATAHUB_GMS_URL: catalog.url, DATAHUB_GMS_TOKEN: token };
  opened = await openCli(['plan'], { cwd, env });
});

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request as the page does, with changed headers. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
  const page = { Origin: opened.url, 'Content-Type': 'application/json', Cookie: cookie };
  const answer = await sendRaw(opened, { method, path, headers: { ...page, ...headers }, body });
  expect(answer.text).not.toContain(token);
  expect(JSON.stringify(answer.headers)).not.toContain(token);
  return answer;
}

const question = (body: unknown, headers = {}) =>
  ask('/api/v2/graphql', { method: 'POST', body, headers });

describe('before the address was opened', () => {
  beforeEach(() => {
    cookie = 'headwater-00000000=guessed';
  });

  it('all is closed', async () => {
    for (const path of ['/', '/plan?document=1', '/document.json', '/assets/x.js', entityPath]) {
      const answer = await ask(path, { headers: { Accept: 'text/html' } });
      const text = 'Open the address that the command printed first.\n';
      expect(answer).toMatchObject({ status: 403, text });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('questions are refused, with a reason that the page can show', async () => {
    const { status, text } = await question(whoAmI);
    const message = 'Open the address that the command printed first.';
    expect([status, JSON.parse(text)]).toEqual([403, { error: message, errors: [{ message }] }]);
  });

  it('a preview of the link takes nothing, and one browser is let in', async () => {
    await fetch(opened.address, { method: 'HEAD' });
    const first = await enter(opened.address);
    expect((await fetch(opened.address, { redirect: 'manual' })).status).toBe(403);
    const again = await fetch(opened.address, { redirect: 'manual', headers: first });
    expect(again.status).toBe(303);
  });
});

describe('a browser that opened the address', () => {
  beforeEach(async () => {
    ({ cookie } = await enter(opened.address));
  });

  it('gets the document and the pages', async () => {
    const document = await ask('/document.json');
    expect(document).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(JSON.parse(document.text)).toMatchObject({ kind: 'plan', target: { stack: 'shop' } });
    const page = await ask('/plan?document=1', { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
    expect((await ask(asset)).status).toBe(200);
  });

  it('reads the catalog as the user of the token', async () => {
    const { text } = await question(whoAmI);
    expect(JSON.parse(text).data.me.corpUser.urn).toBe('urn:li:corpuser:datahub');
    expect(JSON.parse((await ask(entityPath)).text)).toMatchObject({ urn: orders });
    expect((await ask(entityPath.replace('orders', 'none'))).status).toBe(404);
  });

  it('cannot write', async () => {
    for (const query of [
      'mutation { createAccessToken(input: {}) { accessToken } }',
      'query a { me { corpUser { urn } } } mutation b { x }',
      '{ listAccessTokens(input: {}) { total } }',
    ]) {
      const { status, text } = await question({ query, operationName: 'a' });
      expect([status, text]).toEqual([403, expect.stringContaining('Not sent to the catalog: ')]);
    }
    for (const path of [
      '/openapi/v3/entity/dataset?async=false',
      '/logIn',
      '/logOut',
      '/api/graphql',
    ])
      expect(await ask(path, { method: 'POST', body: [] })).toMatchObject({ status: 405 });
    expect(await ask(entityPath, { method: 'DELETE' })).toMatchObject({ status: 405 });
  });

  const closed = [
    ['/openapi/v3/entity/dataset/urn%3Ali%2F..%2F..%2F..%2Fconfig', 403],
    ['/openapi/v3/entity/dataHubSecret/urn%3Ali%3AdataHubSecret%3Ax', 403],
    ['/assets/../../package.json', 404],
    ['/config', 404],
    ['/login', 404],
    ['/settings/tokens', 404],
  ] as const;

  it('reaches no other path', async () => {
    for (const [path, status] of closed)
      expect([path, (await ask(path)).status]).toEqual([path, status]);
  });

  const foreign = [
    { Host: 'evil.example' },
    { Host: '127.0.0.1:1' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];

  it('is refused for foreign pages, and under other names', async () => {
    for (const headers of foreign)
      expect([headers, (await question(whoAmI, headers)).status]).toEqual([headers, 403]);
    const headers = { Host: 'evil.example' };
    expect(await ask('/document.json', { headers })).toMatchObject({ status: 403 });
  });

  it('gets a reason for a body that is none', async () => {
    const text = expect.stringMatching(/"error"/);
    const tooLarge = { query: `{ me }${' '.repeat(1_000_000)}` };
    expect(await question(tooLarge)).toMatchObject({ status: 413, text });
    for (const body of [[whoAmI], { variables: {} }, 'text'])
      expect(await question(body)).toMatchObject({ status: 400, text });
  });

  it('reads on under localhost, as through a tunnel', async () => {
    const { port } = new URL(opened.url);
    const headers = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
    expect(await question(whoAmI, headers)).toMatchObject({ status: 200 });
  });

  it('learns that the catalog has ended', async () => {
    await stopCatalog();
    const { status, text } = await question(whoAmI);
    expect([status, JSON.parse(text).error]).toEqual([
      502,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ .*; /),
    ]);
    expect((await ask('/document.json')).status).toBe(200);
  });

  it('finds the port free after the interrupt, and the address stands in one line', async () => {
    const { stderr, stdout } = await opened.stop();
    const { port, pathname } = new URL(opened.address);
    expect(`${stdout}${stderr}`.split(pathname.slice(1))).toHaveLength(2);
    expect(`${stdout}${stderr}`).not.toContain(token);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(Number(port), '127.0.0.1', resolve);
    });
    server.close();
  });
});

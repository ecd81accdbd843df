import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { deriving, making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const SYNC = `${BASE}?async=false`;
const orders = dataset('orders');

describe('bulk POST', () => {
  test('answers 200 if the request waits, else 202, and stores the items in both cases', async () => {
    const catalog = await runningCatalog();
    for (const [path, status, name] of [
      [SYNC, 200, 'a'],
      [BASE, 202, 'b'],
      [`/api/gms${BASE}?async=true`, 202, 'c'],
    ] as const) {
      const answer = await post(catalog, path, making(name).map(onOpenapi));
      expect([answer.status, answer.body]).toEqual([
        status,
        [{ urn: dataset(name), status: { value: { removed: false } } }],
      ]);
      expect((await get(catalog, `${BASE}/${quoted(dataset(name))}`)).status).toBe(200);
    }
  });

  test('answers one item for each urn, with versions on request', async () => {
    const catalog = await runningCatalog({ clock: () => 5 });
    const body = [
      ...making('a', 'b'),
      upsert(dataset('a'), 'embed', { n: 1 }, { systemMetadata: { runId: 'r' } }),
    ].map(onOpenapi);
    const answer = await post(catalog, `${SYNC}&systemMetadata=true`, body);
    expect(answer.body.map((item: object) => Object.keys(item))).toEqual([
      ['urn', 'status', 'embed'],
      ['urn', 'status'],
    ]);
    expect(answer.body[0].embed).toEqual({
      value: { n: 1 },
      systemMetadata: {
        runId: 'r',
        lastRunId: 'no-run-id-provided',
        lastObserved: 5,
        version: '1',
        properties: { telemetryTraceId: answer.headers.get('traceparent')?.split('-')[1] },
      },
      auditStamp: { time: 5, actor: 'urn:li:corpuser:datahub' },
    });
  });

  test('takes conditions from the JSON, and answers 412 and stores nothing if one fails', async () => {
    const catalog = await runningCatalog();
    await post(catalog, SYNC, making('a').map(onOpenapi));
    const stale = upsert(
      dataset('a'),
      'status',
      { removed: true },
      { headers: { 'If-Version-Match': '7' } },
    );
    const answer = await post(catalog, SYNC, [...making('b'), stale].map(onOpenapi));
    expect([answer.status, answer.body]).toEqual([
      412,
      { error: 'Precondition Error', message: 'Expected version 7, actual version 1' },
    ]);
    expect((await get(catalog, `${BASE}/${quoted(dataset('b'))}`)).status).toBe(404);
    const fresh = { ...stale, headers: { 'If-Version-Match': '1' } };
    expect((await post(catalog, SYNC, [fresh].map(onOpenapi))).status).toBe(200);
  });

  test('checks lineage by the rules of the dialect', async () => {
    const spec = await runningCatalog();
    const refused = await post(spec, SYNC, [deriving('orders', 'raw')].map(onOpenapi));
    expect([refused.status, refused.body]).toEqual([
      400,
      { error: 'Validation Error', message: `urn does not exist: ${orders}, ${dataset('raw')}` },
    ]);
    const datahub = await runningCatalog({ dialect: 'datahub' });
    expect((await post(datahub, SYNC, [deriving('orders', 'raw')].map(onOpenapi))).status).toBe(
      200,
    );
    const wrongUrn = [
      {
        urn: orders,
        upstreamLineage: { value: { upstreams: [{ dataset: 'urn:li:tag:a', type: 'COPY' }] } },
      },
    ];
    const message = `upstreamLineage of ${orders} is not valid: /upstreams/0/dataset :: "urn:li:tag:a" is an urn of type tag, not dataset`;
    for (const catalog of [spec, datahub]) {
      const { status, body } = await post(catalog, SYNC, wrongUrn);
      expect([status, body]).toEqual([400, { error: 'Validation Error', message }]);
    }
  });

  test.each<[string, unknown]>([
    ['a body that is not JSON', '[{'],
    ['a body that is not a list', {}],
    ['items that are not objects', ['a']],
    ['no urn', [{ status: { value: {} } }]],
    ['a malformed urn', [{ urn: 'orders', status: { value: {} } }]],
    ['an aspect that is not an object', [{ urn: orders, status: true }]],
    ['an aspect without a value', [{ urn: orders, status: {} }]],
    ['a value that is not an object', [{ urn: orders, status: { value: [] } }]],
    ['a malformed aspect name', [{ urn: orders, 'two words': { value: {} } }]],
    [
      'headers that are not strings',
      [{ urn: orders, status: { value: {}, headers: { 'If-Version-Match': 1 } } }],
    ],
  ])('answers %s with 400', async (_what, body) => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, SYNC, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['error']]);
  });

  test('refuses aspects and entity types that do not exist, and wrong flags, and writes nothing', async () => {
    const catalog = await runningCatalog();
    const item = { status: { value: { removed: false } } };
    const answers = [
      await post(catalog, SYNC, [{ urn: orders, ...item, statos: { value: {} } }]),
      await post(catalog, SYNC, [{ urn: 'urn:li:table:a', ...item }]),
      await post(catalog, `${BASE}/${quoted(orders)}/statos`, { value: {} }),
      await post(catalog, `${BASE}?async=maybe`, [{ urn: orders, ...item }]),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'Unknown aspect statos for entity dataset'],
      [400, 'Failed to find entity with name table in EntityRegistry'],
      [400, 'Unknown aspect statos for entity dataset'],
      [400, 'async must be true or false, but is "maybe"'],
    ]);
    expect((await get(catalog, `${BASE}/${quoted(orders)}`)).status).toBe(404);
  });

  test('refuses unknown entity types in the dialect datahub, and an unknown aspect in the path', async () => {
    const catalog = await runningCatalog({ dialect: 'datahub' });
    const item = { status: { value: { removed: false } } };
    const answers = [
      await post(catalog, SYNC, [{ urn: 'urn:li:table:a', ...item }]),
      await post(catalog, `${BASE}/${quoted(orders)}/statos`, { value: {} }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'Failed to find entity with name table in EntityRegistry'],
      [400, 'Unknown aspect statos for entity dataset'],
    ]);
    expect((await get(catalog, `${BASE}/${quoted(orders)}`)).status).toBe(404);
  });

  test('reads flags and aspects in the path in any letter case', async () => {
    const catalog = await runningCatalog();
    const body = making('orders').map(onOpenapi);
    const path = `${BASE}/${quoted(orders)}`;
    expect((await post(catalog, `${BASE}?async=False`, body)).status).toBe(200);
    expect((await post(catalog, `${BASE}?async=TRUE`, body)).status).toBe(202);
    const { body: read } = await get(catalog, `${path}/STATUS?systemMetadata=True`);
    expect([read.value, read.systemMetadata.version]).toEqual([{ removed: false }, '1']);
    await post(catalog, `${path}/EditableDatasetProperties`, { value: { description: 'x' } });
    expect((await get(catalog, path)).body).toHaveProperty('editableDatasetProperties');
  });

  test('ignores an item without aspects', async () => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, SYNC, [{ urn: orders }]);
    expect([answer.status, answer.body]).toEqual([200, []]);
  });
});

describe('GET and HEAD', () => {
  test('return an entity with all aspects or some', async () => {
    const catalog = await runningCatalog();
    await post(catalog, SYNC, making('orders').map(onOpenapi));
    const path = `${BASE}/${quoted(orders)}`;
    expect(Object.keys((await get(catalog, path)).body)).toEqual([
      'urn',
      'browsePathsV2',
      'dataPlatformInstance',
      'datasetKey',
      'status',
    ]);
    expect((await get(catalog, `${path}?aspects=status,embed`)).body).toEqual({
      urn: orders,
      status: { value: { removed: false } },
    });
    expect(
      (await get(catalog, `${path}?aspectNames=status&systemMetadata=true`)).body.status
        .systemMetadata.version,
    ).toBe('1');
    const missing = await get(catalog, `${path}?aspects=embed`);
    expect([missing.status, missing.body, missing.headers.get('Not-Found-Reason')]).toEqual([
      404,
      '',
      'ENTITY',
    ]);
    expect((await get(catalog, `${path}?aspects=two%20words`)).status).toBe(400);
  });

  test('do not invent an entity from its urn', async () => {
    const catalog = await runningCatalog();
    const answer = await get(catalog, `${BASE}/${quoted(orders)}`);
    expect([answer.status, answer.headers.get('Not-Found-Reason')]).toEqual([404, 'ENTITY']);
  });

  test('differ on a soft-deleted entity: only GET finds it', async () => {
    const catalog = await runningCatalog();
    await post(
      catalog,
      SYNC,
      [...making('a'), upsert(dataset('b'), 'status', { removed: true })].map(onOpenapi),
    );
    const head = async (urn: Urn, rest = '') => {
      const { status, body, headers } = await get(catalog, `${BASE}/${quoted(urn)}${rest}`, 'HEAD');
      return [status, body, headers.get('Not-Found-Reason')];
    };
    expect(await head(dataset('a'))).toEqual([204, '', null]);
    expect(await head(dataset('b'))).toEqual([404, '', 'ENTITY']);
    expect(await head(dataset('c'))).toEqual([404, '', 'ENTITY']);
    expect(await head(dataset('a'), '/status')).toEqual([204, '', null]);
    expect(await head(dataset('a'), '/embed')).toEqual([404, '', 'ASPECT']);
    expect((await get(catalog, `${BASE}/${quoted(dataset('b'))}`)).status).toBe(200);
  });

  test('return one aspect, also of an urn with slashes', async () => {
    const catalog = await runningCatalog();
    const urn = dataset('bucket/a/b');
    await post(catalog, SYNC, [upsert(urn, 'embed', { n: 1 })].map(onOpenapi));
    for (const path of [
      `${BASE}/${quoted(urn)}/embed`,
      `${BASE}/${urn}/embed`,
      `/api/gms${BASE}/${urn}/embed?version=0`,
    ]) {
      const answer = await get(catalog, path);
      expect([answer.status, answer.body]).toEqual([200, { value: { n: 1 } }]);
    }
    expect((await get(catalog, `${BASE}/${urn}`)).body.urn).toBe(urn);
    expect(
      (await get(catalog, `${BASE}/${urn}/embed?systemMetadata=true&version=1`)).body.systemMetadata
        .version,
    ).toBe('1');
    const answerOf = async (rest: string) => {
      const { status, headers } = await get(catalog, `${BASE}/${rest}`);
      return [status, headers.get('Not-Found-Reason')];
    };
    expect(await answerOf(`${urn}/embed?version=2`)).toEqual([404, 'ASPECT']);
    expect(await answerOf(`${urn}/other`)).toEqual([404, 'ASPECT']);
    expect(await answerOf(`${orders}/embed`)).toEqual([404, 'ENTITY']);
    expect(await answerOf(`${urn}/embed?version=x`)).toEqual([400, null]);
    expect(await answerOf('orders/embed')).toEqual([400, null]);
  });

  test.each(['spec', 'datahub'] as const)(
    'return an earlier version of an aspect by its number (%s)',
    async (dialect) => {
      const catalog = await runningCatalog({ dialect });
      for (const n of [1, 2, 3])
        await post(catalog, SYNC, [upsert(orders, 'embed', { n })].map(onOpenapi));
      const path = `${BASE}/${quoted(orders)}/embed?systemMetadata=true&version=`;
      const valueAt = async (version: string) => {
        const { body } = await get(catalog, path + version);
        return body === '' ? undefined : [body.value.n, body.systemMetadata.version];
      };
      expect(await Promise.all(['0', '1', '2', '3', '4', '-1'].map(valueAt))).toEqual([
        [3, '3'],
        [1, '1'],
        [2, '2'],
        [3, '3'],
        undefined,
        undefined,
      ]);
    },
  );

  test.each([
    ['DELETE', BASE],
    ['PUT', BASE],
    ['PUT', `${BASE}/${quoted(orders)}`],
  ])('%s %s is answered as not supported', async (method, path) => {
    const answer = await get(await runningCatalog(), path, method);
    expect([answer.status, answer.body.error]).toEqual([405, expect.stringContaining(method)]);
  });
});

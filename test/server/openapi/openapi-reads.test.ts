import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import {
  fill,
  filledCatalog,
  get,
  post,
  quoted,
  runningCatalog,
} from '../../support/server/catalog.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
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
    const catalog = await filledCatalog({}, ...making('a'));
    const headers = { 'If-Version-Match': '7' };
    const stale = upsert(dataset('a'), 'status', { removed: true }, { headers });
    const answer = await post(catalog, SYNC, [...making('b'), stale].map(onOpenapi));
    const message = 'Expected version 7, actual version 1';
    expect(answer.status).toBe(412);
    expect(answer.body).toEqual({ error: 'Precondition Error', message });
    expect((await get(catalog, `${BASE}/${quoted(dataset('b'))}`)).status).toBe(404);
    await fill(catalog, { ...stale, headers: { 'If-Version-Match': '1' } });
  });

  test('refuses unknown entity types in the dialect datahub, and an unknown aspect in the path', async () => {
    const catalog = await runningCatalog({ dialect: 'datahub' });
    const item = { status: { value: { removed: false } } };
    const answers = [
      await post(catalog, SYNC, [{ urn: 'urn:li:table:a', ...item }]),
      await post(catalog, `${BASE}/${quoted(orders)}/statos`, { value: {} }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
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
    const catalog = await filledCatalog({}, ...making('orders'));
    const path = `${BASE}/${quoted(orders)}`;
    const all = ['urn', 'browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'status'];
    expect(Object.keys((await get(catalog, path)).body)).toEqual(all);
    expect((await get(catalog, `${path}?aspects=status,embed`)).body).toEqual({
      urn: orders,
      status: { value: { removed: false } },
    });
    const { body } = await get(catalog, `${path}?aspectNames=status&systemMetadata=true`);
    expect(body.status.systemMetadata.version).toBe('1');
    const missing = await get(catalog, `${path}?aspects=embed`);
    const told = [missing.status, missing.body, missing.headers.get('Not-Found-Reason')];
    expect(told).toEqual([404, '', 'ENTITY']);
    expect((await get(catalog, `${path}?aspects=two%20words`)).status).toBe(400);
  });

  test('differ on a soft-deleted entity: only GET finds it', async () => {
    const removed = upsert(dataset('b'), 'status', { removed: true });
    const catalog = await filledCatalog({}, ...making('a'), removed);
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
    await fill(catalog, upsert(urn, 'embed', { n: 1 }));
    const plain = `${BASE}/${urn}/embed`;
    for (const path of [`${BASE}/${quoted(urn)}/embed`, plain, `/api/gms${plain}?version=0`]) {
      const answer = await get(catalog, path);
      expect([answer.status, answer.body]).toEqual([200, { value: { n: 1 } }]);
    }
    expect((await get(catalog, `${BASE}/${urn}`)).body.urn).toBe(urn);
    const { body } = await get(catalog, `${plain}?systemMetadata=true&version=1`);
    expect(body.systemMetadata.version).toBe('1');
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
      for (const n of [1, 2, 3]) await fill(catalog, upsert(orders, 'embed', { n }));
      const path = `${BASE}/${quoted(orders)}/embed?systemMetadata=true&version=`;
      const valueAt = async (version: string) => {
        const { body } = await get(catalog, path + version);
        return body === '' ? undefined : [body.value.n, body.systemMetadata.version];
      };
      const [first, second, third] = [1, 2, 3].map((n) => [n, String(n)]);
      const found = await Promise.all(['0', '1', '2', '3', '4', '-1'].map(valueAt));
      expect(found).toEqual([third, first, second, third, undefined, undefined]);
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

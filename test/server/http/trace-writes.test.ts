import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { movableClock } from '../../support/server/auth.js';
import {
  type Answer,
  get,
  patch,
  post,
  quoted,
  runningCatalog,
} from '../../support/server/catalog.js';
import { add } from '../../support/server/patches.js';
import { onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const orders = dataset('orders');

function idOf(answer: Answer): string {
  const [, id = ''] =
    /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(answer.headers.get('traceparent') ?? '') ?? [];
  return id;
}

async function write(catalog: Catalog, n: number): Promise<string> {
  const answer = await post(catalog, BASE, [onOpenapi(upsert(orders, 'embed', { n }))]);
  expect(answer.status).toBe(202);
  return idOf(answer);
}

function traced(
  catalog: Catalog,
  id: string,
  query = '?onlyIncludeErrors=false&detailed=true',
  body: object = { [orders]: ['embed'] },
) {
  return post(catalog, `/openapi/v1/trace/write/${id}${query}`, body);
}

async function statusOf(catalog: Catalog, id: string): Promise<unknown> {
  return (await traced(catalog, id)).body[orders].embed;
}

function done(status: string) {
  return {
    success: true,
    primaryStorage: { writeStatus: status },
    searchStorage: { writeStatus: status },
  };
}

describe('a write', () => {
  test('gets an id of its own over every interface, even if it is refused', async () => {
    const { clock } = movableClock();
    const catalog = await runningCatalog({ clock });
    const item = onOpenapi(upsert(orders, 'embed', {}));
    const patched = { patch: [add('/n', 1)], forceGenericPatch: true };
    const answers = [
      await post(catalog, `${BASE}?async=false`, [item]),
      await post(catalog, '/aspects?action=ingestProposal', {
        proposal: onRestli(upsert(orders, 'embed', {})),
        async: 'true',
      }),
      await patch(catalog, `${BASE}/${quoted(orders)}/embed`, patched),
      await post(catalog, `${BASE}/${quoted(orders)}/access`, { value: {} }),
      await post(catalog, '/entities?action=delete', { urn: dataset('none') }),
      await get(catalog, `${BASE}/${quoted(dataset('none'))}`, 'DELETE'),
      await post(catalog, BASE, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400]);
    const ids = answers.map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    const times = ids.map((id) => Number(BigInt(`0x${id.slice(0, 16)}`) / 1000n));
    expect(new Set(times)).toEqual(new Set([clock()]));
  });

  test('gets an id, and a read does not', async () => {
    const catalog = await runningCatalog();
    expect((await get(catalog, '/config')).headers.get('traceparent')).toBeNull();
  });
});

describe('POST /openapi/v1/trace/write', () => {
  test('distinguishes the latest, an overwritten and an unchanged write', async () => {
    const { clock, pass } = movableClock();
    const catalog = await runningCatalog({ clock });
    const first = await write(catalog, 1);
    expect(await statusOf(catalog, first)).toEqual(done('ACTIVE_STATE'));
    pass(10);
    const equal = await write(catalog, 1);
    pass(10);
    const equalAgain = await write(catalog, 1);
    expect(await statusOf(catalog, first)).toEqual(done('ACTIVE_STATE'));
    for (const id of [equal, equalAgain])
      expect(await statusOf(catalog, id)).toEqual(done('NO_OP'));
    // Ids from before the first write and from after the last equal write.
    for (const id of ['0'.repeat(32), 'f'.repeat(32)])
      expect(await statusOf(catalog, id)).toEqual(done('UNKNOWN'));
    pass(10);
    const second = await write(catalog, 2);
    expect(await statusOf(catalog, second)).toEqual(done('ACTIVE_STATE'));
    for (const id of [first, equal, equalAgain])
      expect(await statusOf(catalog, id)).toEqual(done('HISTORIC_STATE'));
  });

  test('gives the same answer after a restart', async () => {
    const db = `${tempFolder()}/catalog.db`;
    const catalog = await runningCatalog({ db });
    const [first, second] = [await write(catalog, 1), await write(catalog, 2)];
    await catalog.stop();
    const again = await runningCatalog({ db });
    expect(await statusOf(again, first)).toEqual(done('HISTORIC_STATE'));
    expect(await statusOf(again, second)).toEqual(done('ACTIVE_STATE'));
  });

  test('answers UNKNOWN for unknown aspects, entities and ids', async () => {
    const catalog = await runningCatalog();
    const id = await write(catalog, 1);
    const body = { [orders]: ['embed', 'access'], [dataset('none')]: ['embed'] };
    expect((await traced(catalog, id, '?onlyIncludeErrors=false', body)).body).toEqual({
      [orders]: { embed: done('ACTIVE_STATE'), access: done('UNKNOWN') },
      [dataset('none')]: { embed: done('UNKNOWN') },
    });
    for (const other of [
      '0'.repeat(32),
      'f'.repeat(32),
      id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ]) {
      expect(await statusOf(catalog, other)).toEqual(done('UNKNOWN'));
    }
  });

  test('has no trace of events, and reports no errors', async () => {
    const catalog = await runningCatalog();
    const id = await write(catalog, 1);
    expect(
      (await traced(catalog, id, '?onlyIncludeErrors=false', { [orders]: ['datasetProfile'] }))
        .body[orders].datasetProfile,
    ).toEqual({
      success: true,
      primaryStorage: { writeStatus: 'NO_OP' },
      searchStorage: { writeStatus: 'TRACE_NOT_IMPLEMENTED' },
    });
    expect((await traced(catalog, id, '')).body).toEqual({});
  });

  test('traces only writes that the client did not wait for in the dialect datahub', async () => {
    const catalog = await runningCatalog({ dialect: 'datahub' });
    const restli = (isAsync: unknown, n: number) =>
      post(catalog, '/aspects?action=ingestProposal', {
        proposal: onRestli(upsert(orders, 'embed', { n })),
        async: isAsync,
      });
    const items = [onOpenapi(upsert(orders, 'embed', { n: 5 }))];
    const ids = [
      await write(catalog, 1),
      ...[await restli('true', 2), await restli(true, 3), await restli('false', 4)].map(idOf),
      idOf(await post(catalog, `${BASE}?async=false`, items)),
    ];
    const states = [];
    for (const id of ids) states.push(await statusOf(catalog, id));
    expect(states).toEqual([
      ...Array(3).fill(done('HISTORIC_STATE')),
      ...Array(2).fill(done('UNKNOWN')),
    ]);
  });
});

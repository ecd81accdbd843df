import { describe, expect, test } from 'vitest';
import { readRealFile } from '../../support/import/inputs.js';
import { movableClock } from '../../support/server/auth.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { comparable, type Exchange, stateBefore } from './real-exchanges.js';

const BULK = '/openapi/v3/entity/dataset?async=false';

/** Exchanges with DataHub 1.6 itself, beside this project on some machines and not a part of it. */
const text = readRealFile('real-datahub-exchanges.ndjson');
const exchanges: readonly Exchange[] = (text ?? '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

async function replay(exchange: Exchange) {
  const { writes, time } = stateBefore(exchange);
  const { clock, pass } = movableClock(time);
  const catalog = await runningCatalog({ dialect: 'datahub', clock });
  for (const write of writes) expect((await post(catalog, BULK, write)).status).toBe(200);
  pass(60_000);
  const { status, body } = await post(catalog, exchange.path, exchange.request);
  // GraphQL's own layer was not part of the recorded server.
  const { extensions: _ours, ...answer } = body;
  return { status, response: comparable(Array.isArray(body) ? body : answer) };
}

describe.skipIf(text === undefined)('the catalog in the dialect datahub answers as DataHub', () => {
  test(`${exchanges.length} exchanges are there`, () => {
    expect(exchanges.length).toBeGreaterThanOrEqual(24);
  });

  test.each(exchanges.map((one, i) => [i, one.method, one.path, one.status, one] as const))(
    'exchange %i: %s %s %i',
    async (_i, _method, _path, status, exchange) => {
      const response = comparable(exchange.response);
      expect(await replay(exchange)).toEqual({ status, response });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { NOW, type Request, TRACE } from './row.js';
import { rows } from './rows.js';

async function send(catalog: Catalog, [path, body]: Request) {
  const answer = body === undefined ? await get(catalog, path) : await post(catalog, path, body);
  const text = JSON.stringify(answer.body).replaceAll(/"[0-9a-f]{32}"/g, `"${TRACE}"`);
  return [answer.status, JSON.parse(text)];
}

describe.each(dialects)('the dialect %s', (dialect) => {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const catalog = await runningCatalog({ dialect, clock: () => NOW });
    for (const request of row.before ?? []) expect((await send(catalog, request))[0]).toBe(200);
    const answers = [];
    for (const request of row.asks) answers.push(await send(catalog, request));
    expect(answers).toEqual(row.answers[dialect]);
  });
});

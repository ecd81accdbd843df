import { expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { expectGolden } from '../../support/golden.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { conditions } from './conditions.js';
import { lineages, mutations } from './lineages.js';
import { NOW, type Request, type Row } from './row.js';
import { writes } from './writes.js';

/** Every row of the table of differences but that about lost updates: see `lost-updates.test.ts`. */
const rows: Readonly<Record<string, readonly Row[]>> = { conditions, writes, lineages, mutations };

test.each(Object.entries(rows))('the dialects answer in their own way: %s', async (name, all) => {
  const told: Record<string, string> = {};
  for (const row of all) {
    const answers = [];
    for (const dialect of dialects) answers.push(`${dialect}:\n${await answersIn(dialect, row)}`);
    told[row.name] = answers.join('\n');
  }
  await expectGolden(import.meta, name, told);
});

async function answersIn(dialect: Dialect, { before = [], asks }: Row): Promise<string> {
  const catalog = await runningCatalog({ dialect, clock: () => NOW });
  for (const request of before) expect(await send(catalog, request)).toMatch(/^200 /);
  const answers = [];
  for (const request of asks) answers.push(`${await send(catalog, request)}\n`);
  return answers.join('');
}

/** Sends a request, and formats the answer with any trace id as `trace`. */
async function send(catalog: Catalog, [path, body]: Request): Promise<string> {
  const answer = body === undefined ? await get(catalog, path) : await post(catalog, path, body);
  const text = JSON.stringify(answer.body, null, 2);
  return `${answer.status} ${text.replaceAll(/"[0-9a-f]{32}"/g, '"trace"')}`;
}

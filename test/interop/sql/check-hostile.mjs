import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headwaterIn } from '../run-command.mjs';
import { exportedPairs } from './exported-pairs.mjs';

/** Texts that no parser can read, by file. */
const hostile = {
  'nested.sql': `create view mart.a as select ${'('.repeat(10_000)}id${')'.repeat(10_000)} as id from raw.orders;`,
  'open.sql': `create view mart.a as select ${'('.repeat(10_000)}`,
  'long.sql': `create view mart.a as select id from raw.orders where ${'id = 1 or '.repeat(500_000)}`,
  'nul.sql': 'create view mart.a as select id\u0000 from raw.orders\u0000 where \u0000;',
  'string.sql': "create view mart.a as select 'id from raw.orders;",
  'comment.sql': 'create view mart.a as select id /* from raw.orders;',
  'dialect.sql':
    'create view mart.a as select array_agg(struct<int64>(id)) from `raw.orders` qualify;',
  'prose.sql': 'Dear reader, this is no SQL at all.',
};

const GOOD = 'create view mart.good as select id from raw.orders;';

/**
 * Each hostile text ends in a finding or in an omission that names its file, and the good files before
 * and after them are imported.
 *
 * @param {{ folder: string, python: string }} options
 */
export async function checkHostile({ folder, python }) {
  const headwater = headwaterIn(folder);
  mkdirSync(join(folder, 'sql'));
  const texts = { ...hostile, 'a.sql': GOOD, 'z.sql': GOOD.replace('good', 'better') };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'sql', name), text);
  const flags = ['--dialect', 'postgres', '--database', 'shop', '--python', python];
  const report = await headwater(0, 'import', 'sql', 'sql', ...flags, '--format', 'json');
  const { findings, leftOut } = JSON.parse(report);
  const named = [
    ...findings.map(({ place }) => place?.file),
    ...leftOut.map(({ record }) => record),
  ];
  for (const name of Object.keys(hostile))
    assert.ok(
      named.some((one) => one?.includes(`sql/${name}`)),
      `nothing is said of ${name}`,
    );
  assert.deepEqual(await exportedPairs(headwater), [
    'shop.mart.better.id <- shop.raw.orders.id',
    'shop.mart.good.id <- shop.raw.orders.id',
  ]);
  return `${findings.length} findings, ${leftOut.length} left out`;
}

import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { SqlReading } from '../../../src/import/foreign/sql/sql-parser.js';
import { dbtSource } from '../../../src/import/run/dbt-source.js';
import type { ImportInput } from '../../../src/import/run/import-input.js';
import type { ReadContext } from '../../../src/import/run/import-request.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { fakeParser } from '../../support/import/fake-parser.js';

const model = (name: string, file: string) => ({
  ...{ database: 'db', schema: 's', name, compiled_code: name, raw_code: name },
  original_file_path: file,
  depends_on: { nodes: ['source.p.raw'] },
});
const manifest = JSON.stringify({
  metadata: { adapter_type: 'postgres' },
  nodes: {
    'model.p.a': model('a', 'models/a.sql'),
    'model.package.b': model('b', 'models\\b.sql'),
  },
  sources: { 'source.p.raw': { database: 'db', schema: 'raw', name: 'orders' } },
});

const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,db.${name},PROD)`;
const reading: SqlReading = {
  kind: 'parsed',
  statements: [
    {
      ...{ line: 1, kind: 'SELECT', reads: [], writes: [], isTemporary: false, confidence: 0.9 },
      columns: [
        {
          ...{ name: 'id', table: undefined, line: 1, isCopy: true },
          upstreams: [{ table: urn('raw.orders'), column: 'id' }],
        },
      ],
    },
  ],
};

/** A project below a stack, with the file of one of its two models. */
async function project(columns: 'sql' | 'none' = 'sql') {
  const files = { 'shop/target/manifest.json': manifest, 'shop/models/a.sql': 'select id' };
  const { path: folder } = await stackFolder(files);
  const parser = fakeParser(
    new Map([
      ['a', reading],
      ['b', reading],
    ]),
  );
  const path = join(folder, 'shop/target/manifest.json');
  const read = async (stack: string, file: ImportInput['file'] = { path, shownAs: path }) => {
    const options = {
      urns: 'warehouse',
      env: 'PROD',
      case: 'auto',
      useIdentifiers: false,
    } as const;
    const source = dbtSource({
      manifest: { file },
      options: { ...options, columns },
      parser: parser.open,
    });
    const context = { namespace: 'li', stack: { folder: stack } } as ReadContext;
    const { places = new Map(), lineage } = await source.read(context);
    const found = [...places].map(([holder, { place }]) => `${holder} ${place.file}:${place.line}`);
    return { found, pairs: lineage.units.flatMap(({ pairs }) => pairs) };
  };
  return { folder, parser, read };
}

test('places of compiled code are below the folder of the stack, else as dbt writes them', async () => {
  const { folder, parser, read } = await project();
  const { found, pairs } = await read(folder);
  expect(found).toEqual([`${urn('s.a')} shop/models/a.sql:1`, `${urn('s.b')} models/b.sql:1`]);
  expect(pairs).toHaveLength(2);
  expect(parser.isClosed()).toBe(true);
  const asWritten = [`${urn('s.a')} models/a.sql:1`, `${urn('s.b')} models/b.sql:1`];
  expect((await read(join(folder, 'other'))).found).toEqual(asWritten);
  expect((await read(dirname(folder))).found[0]).toMatch(/\/shop\/models\/a\.sql:1$/);
  const stdin = (async function* () {
    yield manifest;
  })();
  expect((await read(folder, { stdin })).found).toEqual(asWritten);
});

test('no parser starts for other columns', async () => {
  const { folder, parser, read } = await project('none');
  expect(await read(folder)).toEqual({ found: [], pairs: [] });
  expect(parser.settings).toEqual([]);
});

import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpenParser } from '../../src/import/foreign/sql/sql-parser.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { shop as importShop } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { fakeParser } from '../support/import/fake-parser.js';
import { LOAD, parsed, readings, schemaOf, VIEW } from '../support/import/sql-samples.js';
import { statement, table, tableUrn } from '../support/import/sql-statements.js';

async function shop(files: Readonly<Record<string, string>>, more = readings) {
  const parser = fakeParser(more);
  const made = await importShop(files);
  const runWith = (openParser: OpenParser | undefined, ...args: readonly string[]) =>
    runCli(['import', 'sql', '--dialect', 'snowflake', ...args], { cwd: made.path, openParser });
  const run = (...args: readonly string[]) => runWith(parser.open, ...args);
  return { ...made, run, runWith, parser };
}

const ETL = { 'etl/a_daily.sql': VIEW, 'etl/b_load.sql': LOAD, 'etl/notes/c.SQL': 'selec 1' };

describe('headwater import sql', () => {
  it('writes manifests with columns, and shows what it could not read', async () => {
    const { run, read, parser } = await shop(ETL);
    const { code, stdout, stderr } = await run('etl', '--full');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await expect(stdout).toMatchFileSnapshot('goldens/import-sql.txt');
    await expect(await read('lineage/snowflake/shop.s.yaml')).toMatchFileSnapshot(
      'goldens/import-sql.yaml',
    );
    expect(parser.isClosed()).toBe(true);
    expect((await run('etl', '--detailed-exitcode')).code).toBe(0);
  });

  it('parses columns in the order in which tables are made', async () => {
    const { run, parser } = await shop(ETL);
    await run('etl');
    const order = [VIEW, LOAD, 'selec 1', LOAD, 'selec 1', VIEW];
    expect(parser.texts.map(({ sql }) => sql)).toEqual(order);
  });

  it('tells the parser the platform and the names of tables', async () => {
    const { run, parser, path } = await shop(ETL);
    const flags = ['--platform', 'fabric', '--env', 'DEV', '--database', 'd', '--schema', 's'];
    await run('etl', ...flags, '--platform-instance', 'i');
    const standard = { cwd: path, input: VIEW, openParser: parser.open };
    await runCli(['import', 'sql', '-', '--dialect', 'tsql'], standard);
    expect(parser.settings).toEqual([
      {
        platform: 'fabric',
        dialect: 'snowflake',
        env: 'DEV',
        database: 'd',
        schema: 's',
        platformInstance: 'i',
      },
      { platform: 'mssql', dialect: 'mssql', env: 'PROD' },
    ]);
  });

  it('asks the catalog for the columns of every spelling of a table', async () => {
    const upper = tableUrn('SHOP.S.RAW');
    const fields = ['[version=2.0].[type=struct].[type=string].TS', 'total', 'address.city'];
    const { url, post } = await catalogWith([]);
    await post('/openapi/v3/entity/dataset?async=false', [
      { urn: upper, schemaMetadata: schemaOf(fields) },
    ]);
    const raw = { ...table('shop.s.raw', false), candidates: [tableUrn('shop.s.raw'), upper, 'x'] };
    const insert = statement({ reads: [raw], writes: ['shop.s.orders'] });
    const { path, parser } = await shop(
      { 'a.sql': 'insert' },
      new Map([['insert', parsed(insert)]]),
    );
    const { code, stdout } = await runCli(['import', 'sql', 'a.sql', '--dialect', 'snowflake'], {
      cwd: path,
      env: { DATAHUB_GMS_URL: url },
      openParser: parser.open,
    });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining(
        'shop.s.raw; the catalog does not have them: ingest them, or',
      ),
    });
    expect(parser.schemas).toEqual(
      new Map([
        [
          upper,
          new Map([
            ['TS', ''],
            ['total', ''],
          ]),
        ],
      ]),
    );
  });

  it('takes columns from a file', async () => {
    const upper = tableUrn('SHOP.S.OTHER');
    const other = {
      ...table('shop.s.other', false),
      candidates: [upper, tableUrn('shop.s.other')],
    };
    const load = statement({ reads: ['shop.s.raw', other], writes: ['shop.s.orders'] });
    const { run, parser, write } = await shop(
      { ...ETL, 'c.yaml': 'SHOP.s.raw: [TS, total]\nother: [x]\nshop.s.other: [y]\n' },
      new Map([...readings, [LOAD, parsed(load)]]),
    );
    const { stdout } = await run('etl', '--schemas', 'c.yaml');
    expect(parser.schemas).toEqual(
      new Map([
        [
          tableUrn('shop.s.raw'),
          new Map([
            ['TS', ''],
            ['total', ''],
          ]),
        ],
        [tableUrn('shop.s.other'), new Map([['y', '']])],
      ]),
    );
    expect(stdout).toContain('add them to c.yaml');
    await write('c.yaml', 'a: 1\n');
    expect(await run('etl', '--schemas', 'c.yaml')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error HW2566 c.yaml:1:4 the columns of "a" are neither'),
    });
  });

  it('takes a file with one SELECT as the table that it is named after', async () => {
    const sql = 'select id from shop.s.raw';
    const target = tableUrn('shop.s.orders');
    const plain = statement({ kind: 'SELECT', reads: ['shop.s.raw'] });
    const { run, parser } = await shop({ 'm/Orders.sql': sql }, new Map([[sql, parsed(plain)]]));
    const named = ['m', '--database', 'shop', '--schema', 's'];
    expect((await run(...named)).stdout).toContain('1 statement without lineage (HW2563)');
    await run(...named, '--table-per-file');
    expect(parser.texts.map((text) => text.target)).toEqual([
      undefined,
      undefined,
      undefined,
      target,
    ]);
  });

  it('keeps what an earlier import wrote if the parser fails', async () => {
    const { run, runWith, read } = await shop(ETL);
    await run('etl');
    const failing = fakeParser(
      new Map([...readings, [LOAD, { kind: 'failed', reason: 'it ended' }]]),
    );
    const { code, stdout } = await runWith(failing.open, 'etl');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('text left out: it ended'),
    });
    expect(await read('lineage/snowflake/shop.s.yaml')).toContain('downstream: orders');
    await run('etl/a_daily.sql');
    expect(await read('lineage/snowflake/shop.s.yaml')).not.toContain('downstream: orders');
  });

  it('reads the files of folders, without links, hidden folders and node_modules', async () => {
    const { run, parser, path } = await shop({
      'etl/a.sql': VIEW,
      'etl/.git/b.sql': LOAD,
      'etl/node_modules/c.sql': LOAD,
      'etl/d.txt': LOAD,
      'out/e.sql': LOAD,
    });
    await symlink(join(path, 'out'), join(path, 'etl/out'));
    await symlink(join(path, 'out/e.sql'), join(path, 'etl/e.sql'));
    await run('etl', 'etl/a.sql');
    expect(parser.texts.map(({ sql }) => sql)).toEqual([VIEW, VIEW]);
    await mkdir(join(path, 'empty'));
    expect(await run('empty')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('empty holds no file whose name ends in .sql'),
    });
  });

  it('says how to install the parser if there is none, and writes nothing', async () => {
    const { runWith, files } = await shop(ETL);
    const before = await files();
    expect(await runWith(undefined, 'etl', '--python', 'no-such-python')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/error HW2560 .*no-such-python.*\n {2}= run .*pip install/s),
    });
    expect(await files()).toEqual(before);
  });

  it('ends the parser after an error and after an interrupt, and writes nothing', async () => {
    const { path, files, parser } = await shop(ETL);
    const before = await files();
    const args = ['import', 'sql', 'etl', '--dialect', 'snowflake'];
    const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
    expect((await runCli(args, { cwd: path, env, openParser: parser.open })).code).toBe(1);
    expect(parser.isClosed()).toBe(true);
    const [again, interrupt] = [fakeParser(readings), new AbortController()];
    const { signal } = interrupt;
    const openParser: OpenParser = async (setting) => {
      interrupt.abort();
      return await again.open(setting);
    };
    expect((await runCli(args, { cwd: path, signal, openParser })).code).toBe(130);
    expect(again.isClosed()).toBe(true);
    expect(await files()).toEqual(before);
  });

  it('refuses inputs and flags that it cannot use', async () => {
    const { run, pipe, read } = await shop(ETL);
    expect(await run('etl/a_dayly.sql')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('did you mean etl/a_daily.sql?'),
    });
    expect(await pipe('', 'sql', 'etl')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining("required option '--dialect <name>' not specified"),
    });
    expect(await pipe('', 'sql', 'etl', '--dialect', 'snowflke')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('Did you mean snowflake?'),
    });
    expect(await run('-', '--schemas', '-')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('standard input holds one text'),
    });
    expect(await run('etl', '--resolve')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('DATAHUB_GMS_URL is not set'),
    });
    await expect(read('lineage/snowflake/shop.s.yaml')).rejects.toThrow();
  });
});

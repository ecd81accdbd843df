import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type {
  ParserSetting,
  SqlParser,
  SqlReading,
} from '../../../src/import/foreign/sql/sql-parser.js';
import { type ParserRequest, parserOpener } from '../../../src/import/parser/open-parser.js';
import { fakePath } from '../../support/import/fake-python.js';

const SETTING: ParserSetting = { platform: 'snowflake', env: 'PROD', database: 'db' };

async function openFake(mode = 'normal', more: Partial<ParserRequest> = {}): Promise<SqlParser> {
  const path = fakePath();
  const { path: python } = path.add('python', mode);
  const env = { PATH: path.folder, DATAHUB_GMS_TOKEN: 'secret', SNOWFLAKE_PASSWORD: 'secret' };
  const parser = await parserOpener({ python, env, cwd: path.folder, ...more })(SETTING);
  onTestFinished(() => parser.close());
  return parser;
}

function statementsOf(reading: SqlReading) {
  if (reading.kind === 'failed') throw new Error(reading.reason);
  return reading.statements;
}

const told = async (parser: SqlParser) => {
  const [statement] = statementsOf(await parser.parseTables({ sql: 'known' }));
  return JSON.parse(statement?.kind ?? '{}');
};

test('a statement has tables, columns and lines of the text', async () => {
  const parser = await openFake();
  const sql = '-- orders\n\nMADE out(amount,one);\n/* second\n */ -- more\nSELECT';
  const [made, select] = statementsOf(await parser.parseColumns({ sql }));
  expect(made).toEqual({
    ...{ line: 3, kind: 'MADE', isTemporary: false, confidence: 0.9, problem: undefined },
    reads: [{ urn: 'urn:source', candidates: ['urn:Source', 'urn:source'], hasSchema: false }],
    writes: [{ urn: 'urn:x,out', candidates: ['urn:x,out'], hasSchema: false }],
    columns: [
      {
        ...{ name: 'amount', table: 'urn:x,out', line: 1, isCopy: true, logic: '"amount"' },
        upstreams: [{ table: 'urn:source', column: 'amount' }],
      },
      // A constant is no copy.
      {
        ...{ name: 'one', table: 'urn:x,out', line: 3, isCopy: false, logic: '"one"' },
        upstreams: [],
      },
    ],
  });
  expect(select).toMatchObject({ line: 6, kind: 'SELECT', writes: [], columns: [] });
});

test('lines of columns count from the statement in the text', async () => {
  const parser = await openFake();
  const [, second] = statementsOf(await parser.parseColumns({ sql: 'SELECT;\n\nMADE t(a,plain)' }));
  expect(second?.columns).toMatchObject([
    { name: 'a', line: 3 },
    { name: 'plain', line: 3, isCopy: false, logic: undefined },
  ]);
});

test('the words about a problem are one line, with the line of the text', async () => {
  const parser = await openFake();
  const [, bad] = statementsOf(await parser.parseColumns({ sql: 'SELECT;\n\nBAD' }));
  expect(bad?.problem).toBe('Bad word. Line 4, Col: 5.');
});

test('a text with a target is one statement', async () => {
  const parser = await openFake();
  const detached = new Map([['__cte', 'db.s.t']]);
  const reading = await parser.parseColumns({ sql: 'SET;\nknown', target: 'urn:model', detached });
  const [only, ...others] = statementsOf(reading);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ line: 1, writes: [{ urn: 'urn:model' }] });
});

test('the columns of a new table become its schema, those of added rows do not', async () => {
  const parser = await openFake();
  await parser.addSchemas(
    new Map([
      ['urn:x,given', new Map([['id', 'int']])],
      ['urn:x,empty', new Map()],
    ]),
  );
  const sql = 'MADE new(a,b.c,d);INSERT old(a);MADE given(b);MADE nothing;MADE new(z)';
  const statements = statementsOf(await parser.parseColumns({ sql }));
  const { known } = await told(parser);
  expect(known).toEqual({
    'urn:x,given': { id: 'int' },
    'urn:x,empty': null,
    'urn:x,new': { a: 'INT', d: '' },
    setting: expect.anything(),
  });
  expect(statements.map(({ writes: [table] }) => table?.hasSchema)).toEqual([
    ...[false, false, true, false, true],
  ]);
});

test('a temporary table lasts for its text', async () => {
  const parser = await openFake();
  await parser.addSchemas(new Map([['urn:x,t', new Map([['id', 'int']])]]));
  const sql = 'TEMP t(a);TEMP t(b);INSERT t(c);SELECT;TEMP u;MADE #v(a);known';
  const statements = statementsOf(await parser.parseColumns({ sql }));
  expect(statements.map(({ isTemporary }) => isTemporary)).toEqual([
    ...[true, true, true, false, true, true, false],
  ]);
  const within = JSON.parse(statements.at(-1)?.kind ?? '');
  expect(within.known['urn:x,t']).toEqual({ b: 'INT' });
  expect((await told(parser)).known).toMatchObject({
    ...{ 'urn:x,t': { id: 'int' }, 'urn:x,u': null, 'urn:x,#v': null },
  });
});

test('the script gets the setting, and no secret', async () => {
  const { known, args, env } = await told(await openFake());
  expect(known.setting).toEqual({
    ...{ platform: 'snowflake', dialect: 'snowflake', env: 'PROD', database: 'db' },
  });
  expect(args).toEqual(['-X', 'utf8', '-I', expect.stringMatching(/parse_sql\.py$/)]);
  expect(env).toContain('DATAHUB_TELEMETRY_ENABLED');
  expect(env.join()).not.toMatch(/TOKEN|PASSWORD/);
});

test.each([
  ['crash', 'ended with exit code 3: MemoryError: too much'],
  ['hang', 'gave no answer in 0.5 s'],
  ['garbage', 'its answer is not JSON'],
  ['shape', 'its answer: found.kind is a number, not a text'],
  ['other-id', 'its answer: id is not of this request'],
  ['failed', "RecursionError('too deep')"],
  ['huge', 'answered with more than 64 MB'],
])('after %s a new process knows what the old one knew', async (sql, reason) => {
  const parser = await openFake('normal', { limits: { answerMs: sql === 'hang' ? 500 : 20_000 } });
  await parser.addSchemas(new Map([['urn:x,given', new Map([['id', 'int']])]]));
  await parser.parseColumns({ sql: 'MADE new(a)' });
  expect(await parser.parseColumns({ sql: `TEMP t(a);\n${sql}` })).toEqual({
    kind: 'failed',
    reason: `line 2: ${reason}`,
  });
  expect((await told(parser)).known).toMatchObject({
    ...{ 'urn:x,given': { id: 'int' }, 'urn:x,new': { a: 'INT' }, 'urn:x,t': null },
  });
});

test('after two failed starts every text fails at once', async () => {
  const parser = await openFake('once');
  const read = async (sql: string) => await parser.parseTables({ sql });
  expect(await read('crash')).toMatchObject({ kind: 'failed' });
  const gone = { kind: 'failed', reason: 'ended with exit code 1: ImportError: gone' };
  expect([await read('SELECT'), await read('SELECT'), await read('SELECT')]).toEqual([
    ...[gone, gone, gone],
  ]);
});

test('calls at the same time wait for each other', async () => {
  const parser = await openFake();
  const readings = await Promise.all(
    ['A', 'B', 'C'].map(async (sql) => statementsOf(await parser.parseTables({ sql }))),
  );
  expect(readings.map(([statement]) => statement?.kind)).toEqual(['A', 'B', 'C']);
});

test('normal forms leave out the form of the connectors and kinds of transformations', async () => {
  const parser = await openFake();
  expect(await parser.normalize(['SQL: a + b', ' COPY: c', 'DIRECT:TRANSFORMATION', ''])).toEqual([
    ...['A + B', 'C', undefined, undefined],
  ]);
  expect(await parser.normalize(['a', 'crash'])).toEqual([undefined, undefined]);
  expect(await parser.normalize(['a'])).toEqual(['A']);
});

test('an interrupt kills the process and ends the import', async () => {
  const abort = new AbortController();
  const parser = await openFake('normal', { signal: abort.signal });
  const reading = parser.parseTables({ sql: 'hang' });
  setTimeout(() => abort.abort(), 200);
  const interrupted = expect.objectContaining({ codeName: 'interrupted', exitCode: 130 });
  await expect(reading).rejects.toEqual(interrupted);
  await expect(parser.parseTables({ sql: 'SELECT' })).rejects.toBeInstanceOf(HeadwaterError);
});

test('a closed parser answers nothing', async () => {
  const parser = await openFake();
  await parser.close();
  expect(await parser.parseTables({ sql: 'SELECT' })).toEqual({
    ...{ kind: 'failed', reason: 'was closed' },
  });
});

test('the script has at most 125 lines', () => {
  const script = new URL('../../../src/import/parser/parse_sql.py', import.meta.url);
  const lines = readFileSync(script, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(125);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(104);
});

import { describe, expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { HEAD, shop } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';

const urn = (name: string, env = 'PROD') =>
  `urn:li:dataset:(urn:li:dataPlatform:snowflake,${name},${env})`;

const text = `${HEAD}snowflake:a.b.RAW,x,snowflake:a.b.orders,total
snowflake:A.B.raw,y,snowflake:a.b.orders,tax
snowflake:a.b.Rates,,snowflake:A.B.ORDERS,
snowflake:a.b.twice,,snowflake:a.b.orders,
snowflake:a.b.dev,,snowflake:a.b.orders,
`;

const stored = [
  urn('a.b.raw'),
  urn('A.b.Orders'),
  urn('a.b.Rates'),
  urn('a.b.Twice'),
  urn('a.b.TWICE'),
  urn('a.b.DEV', 'DEV'),
];

describe('--resolve', () => {
  it('takes the only spelling of the catalog, and counts what it cannot resolve', async () => {
    const { url } = await catalogWith(stored);
    const { path, read } = await shop({ 'l.csv': text });
    const run = (...args: readonly string[]) =>
      runCli(['import', 'csv', 'l.csv', ...args], { cwd: path, env: { DATAHUB_GMS_URL: url } });
    const json = await run('--resolve', '--dry-run', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      leftOut: [],
      resolution: {
        respelled: 4,
        asSpelled: [
          { code: 'HW2508', record: urn('a.b.dev') },
          { code: 'HW2509', record: urn('a.b.twice') },
        ],
      },
    });
    const { code, stdout, stderr } = await run('--resolve', '--strict');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Spelled as in the catalog: 4 datasets
Spelled as in the source: 1 dataset not in the catalog (HW2508), 1 dataset with several spellings in the catalog (HW2509)
`);
    const orders = await read('lineage/snowflake/a.b.yaml');
    expect(orders).toContain('name: A.b.Orders');
    expect(orders).toContain('upstreams: [dev, rates, raw, twice]');
    expect(orders).toContain('tax: raw.y\n      total: raw.x\n');
    expect(orders).toContain('csv l.csv --resolve');
    expect((await run('--resolve')).stdout).toContain('Import: nothing changes');
  });

  it('refuses to read two texts from standard input', async () => {
    const { url } = await catalogWith([]);
    const { path } = await shop({});
    const run = (...args: readonly string[]) =>
      runCli(['import', ...args], { cwd: path, env: { DATAHUB_GMS_URL: url }, input: text });
    for (const args of [
      ['csv', '-', '--resolve', '--token-file', '-'],
      ['dbt', '--manifest', '-', '--catalog', '-'],
    ]) {
      const { code, stderr } = await run(...args);
      expect(code).toBe(64);
      expect(stderr).toContain('standard input holds one text, and two are to be read from it');
    }
  });

  it('needs a catalog, and asks nothing for names that it has', async () => {
    const { url } = await catalogWith([]);
    const { path, files } = await shop({ 'l.csv': HEAD });
    const before = await files();
    const args = ['import', 'csv', 'l.csv', '--resolve'];
    expect(await runCli(args, { cwd: path })).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('HW1007'),
    });
    const { code, stdout } = await runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: url } });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Import: nothing changes; 0 records.\n' });
    expect(await files()).toEqual(before);
  });
});

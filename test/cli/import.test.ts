import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csv, HEAD, shop } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const ORDERS = 'lineage/snowflake/a.b.yaml';
const CLICKS = 'lineage/snowflake/a.c.yaml';
const RECORD = 'headwater.imports/csv.tsv';

describe('headwater import csv', () => {
  it('writes manifests and a record, which are valid', async () => {
    const { run, files, path } = await shop();
    const { code, stdout, stderr } = await run('csv', 'l.csv');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`+ lineage/kafka.yaml
+ ${ORDERS}  1 edge, 2 columns
+ ${CLICKS}  1 edge

Import: 3 files written, elements: 4 new; 3 records.
`);
    expect(Object.keys(await files())).toEqual([
      RECORD,
      'headwater.yaml',
      'l.csv',
      'lineage/kafka.yaml',
      ORDERS,
      CLICKS,
    ]);
    const validated = await runCli(['validate'], { cwd: path });
    expect(validated.stdout).toContain('Valid: stack shop, 3 files, 4 datasets, 2 edges');
  });

  it('names the schema of the installed package in new manifests', async () => {
    const schema = 'node_modules/headwater/schemas/manifest.schema.json';
    const { run, read } = await shop({ [schema]: '{}' });
    await run('csv', 'l.csv');
    expect((await read(ORDERS)).split('\n')[0]).toBe(
      `# yaml-language-server: $schema=../../${schema}`,
    );
  });

  it('keeps what people wrote, and takes the rest from the source', async () => {
    const { run, read, write } = await shop();
    await run('csv', 'l.csv');
    const edited = (await read(ORDERS))
      .replace('total: raw.x', 'total: {from: raw.x, transform: "SUM(x)"} # ours')
      .replace(/\n {6}id: raw\.id/, '');
    await write(ORDERS, edited);
    await write('l.csv', `${csv}snowflake:a.b.raw,y,snowflake:a.b.orders,tax\n`);
    const { code, stdout } = await run('csv', 'l.csv', '--detailed-exitcode');
    expect(code).toBe(2);
    expect(stdout).toContain(`~ ${ORDERS}  +1 columns`);
    expect(await read(ORDERS)).toContain('total: {from: raw.x, transform: "SUM(x)"} # ours');
    expect(await read(ORDERS)).toContain('tax: raw.y');
    expect(await read(ORDERS)).not.toContain('id: raw.id');
  });

  it('writes missing settings with the name of the folder', async () => {
    const { path } = await shop();
    const folder = join(path, 'My Shop 2');
    await mkdir(folder);
    await rm(join(path, 'headwater.yaml'));
    await writeFile(join(folder, 'l.csv'), csv);
    const { stdout } = await runCli(['import', 'csv', 'l.csv', '--out', 'data'], { cwd: folder });
    expect(stdout).toContain('+ headwater.yaml\n+ data/kafka.yaml\n');
    const settings = await readFile(join(folder, 'headwater.yaml'), 'utf8');
    expect(settings).toContain('stack: my-shop-2\nmanifests: [data/**/*.yaml]\n');
    expect((await runCli(['validate'], { cwd: folder })).code).toBe(0);
  });

  it('with --dry-run writes nothing and shows the differences', async () => {
    const { run, files, read, write } = await shop();
    const before = await files();
    const { code, stdout } = await run('csv', 'l.csv', '--dry-run', '--detailed-exitcode');
    expect(code).toBe(2);
    expect(stdout).toContain(`--- ${ORDERS}\n+++ ${ORDERS}\n@@ -0,0 +1,`);
    expect(stdout).toContain('+      total: raw.x\n');
    expect(stdout).toContain('Import: 3 files to write, elements: 4 new; 3 records.\n');
    expect(await files()).toEqual(before);
    const json = await run('csv', 'l.csv', '--dry-run', '--format', 'json');
    const shown = JSON.parse(json.stdout) as { files: readonly { path: string; text: string }[] };
    await run('csv', 'l.csv');
    for (const { path, text } of shown.files) expect(await read(path)).toBe(text);
    await write('l.csv', HEAD);
    expect((await run('csv', 'l.csv', '--dry-run')).stdout).toContain('-      total: raw.x\n');
  });

  it('with --strict writes all or nothing', async () => {
    const { run, files } = await shop({ 'l.csv': `${csv}bad\n` });
    const before = await files();
    const { code, stdout } = await run('csv', 'l.csv', '--strict');
    expect(code).toBe(1);
    expect(stdout).toContain('Left out: 1 malformed row (HW2541)\n');
    expect(await files()).toEqual(before);
    const full = await run('csv', 'l.csv', '--full');
    expect(full).toMatchObject({ code: 0, stdout: expect.stringContaining('HW2541 line 5: bad') });
  });

  it('with --out - prints one manifest and writes no file', async () => {
    const { pipe, files } = await shop();
    const before = await files();
    const { code, stdout, stderr } = await pipe(csv, 'csv', '-', '--out', '-');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# yaml-language-server.*\n# Written by .*\nversion: 1\n/);
    expect(stderr).toBe('Import: one manifest printed, elements: 4 new; 3 records.\n');
    expect(await files()).toEqual(before);
    const refused = await pipe(csv, 'csv', '-', '--out', '-', '--format', 'json');
    expect(refused).toMatchObject({ code: 64, stderr: expect.stringContaining('HW1005') });
    const strict = await pipe(`${csv}bad\n`, 'csv', '-', '--out', '-', '--strict');
    expect(strict).toMatchObject({ code: 1, stdout: '' });
  });

  it('leaves out datasets of --exclude, and keeps what an earlier import wrote of them', async () => {
    const { run, read, files } = await shop();
    await run('csv', 'l.csv', '--exclude', 'kafka:*');
    expect(Object.keys(await files())).not.toContain(CLICKS);
    await run('csv', 'l.csv');
    const clicks = await read(CLICKS);
    const { code } = await run('csv', 'l.csv', '--exclude', 'a.c.*', '--exclude', 'orders');
    expect(code).toBe(0);
    expect(await read(CLICKS)).toBe(clicks);
    const mistyped = await run('csv', 'l.csv', '--exclude', 'urn:*nobody*');
    expect(mistyped).toMatchObject({ code: 64, stderr: expect.stringContaining('--exclude') });
  });

  it.each([
    [['--name', '../x'], '"../x" is not a valid name of an import'],
    [['--name', 'con'], '"con" is not a valid name of an import'],
    [['--out', '../elsewhere'], 'leads out of'],
    [['--out', 'models'], 'the settings do not name models/kafka.yaml as a manifest'],
    [['--env', 'PRO'], '--env PRO: DataHub has no such environment'],
    [['-c', 'nope.yaml'], 'nope.yaml'],
  ])('refuses %j', async (flags, message) => {
    const { run, files } = await shop();
    const before = await files();
    const { code, stderr } = await run('csv', 'l.csv', ...flags);
    expect({ code, stderr }).toEqual({ code: 64, stderr: expect.stringContaining(message) });
    expect(await files()).toEqual(before);
  });

  it('writes through no link that leads out, and over no file that it did not read', async () => {
    const { run, path, write } = await shop();
    const outside = await stackFolder({});
    await rm(join(outside.path, 'headwater.yaml'));
    await mkdir(join(path, 'lineage'));
    await symlink(outside.path, join(path, 'lineage/snowflake'));
    const linked = await run('csv', 'l.csv');
    expect(linked).toMatchObject({ code: 1, stderr: expect.stringContaining('leads outside') });
    await rm(join(path, 'lineage/snowflake'));
    await write(
      'headwater.yaml',
      'version: 1\nstack: shop\nmanifests: ["lineage/**/*.yaml", "!lineage/kafka.yaml"]\n',
    );
    expect((await run('csv', 'l.csv')).code).toBe(64);
    expect(await readdir(outside.path)).toEqual([]);
  });

  it('shows mistakes of the manifests and writes nothing', async () => {
    const { run, files } = await shop({ 'lineage/a.yaml': 'version: 1\nlinage: []\n' });
    const before = await files();
    expect(await run('csv', 'l.csv')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('HW2020'),
    });
    expect((await run('csv', 'l.csv', '--out', '-')).code).toBe(1);
    expect(await files()).toEqual(before);
  });

  it('never prints or writes the token', async () => {
    const token = 'canary-0123456789abcdef-canary';
    const { path, files } = await shop({
      'l.csv': `${csv}${token},,snowflake:a.b.c,\n`,
      'l.yml':
        'version: 1\nlineage:\n  - entity: {name: "$VARIABLE", type: dataset, platform: kafka}\n    upstream: []\n'.replace(
          'VARIABLE',
          '{NAME}',
        ),
    });
    const before = await files();
    const env = { DATAHUB_GMS_TOKEN: token, NAME: token };
    for (const line of [
      'csv l.csv',
      'csv l.csv --out -',
      'csv l.csv --dry-run',
      'datahub-lineage-file l.yml',
      'datahub-lineage-file l.csv',
    ]) {
      const { code, stdout, stderr } = await runCli(['import', ...line.split(' ')], {
        cwd: path,
        env,
      });
      expect(`${stdout}${stderr}`).not.toContain('canary');
      expect(code).toBe(64);
    }
    expect(await files()).toEqual(before);
  });

  it('ends with an interrupt', async () => {
    const { path, files } = await shop();
    const before = await files();
    const setting = { cwd: path, inputEnds: false, signal: AbortSignal.abort() };
    for (const file of ['-', 'l.csv'])
      expect((await runCli(['import', 'csv', file], setting)).code).toBe(130);
    expect(await files()).toEqual(before);
  });
});

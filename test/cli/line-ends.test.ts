import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEAD, shop as importShop, textsBelow } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { plannedShop } from '../support/cli/saved-plan-shop.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { importSamples } from '../support/import/import-samples.js';

/** A text as git checks it out with `core.autocrlf`. */
const crlf = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** Gives every file of a folder CRLF line ends. */
async function checkOutWithCrlf(
  folder: string,
  write: (file: string, text: string) => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  for (const [file, text] of Object.entries(await textsBelow(folder)))
    await write(file, crlf(text));
  return await textsBelow(folder);
}

const lone = /(?<!\r)\n/;

describe('a checkout with CRLF', () => {
  it('is valid and formatted, and a second import writes nothing', async () => {
    const { run, path, write } = await importShop();
    expect(await run('csv', 'l.csv')).toMatchObject({ code: 0 });
    const before = await checkOutWithCrlf(path, write);
    for (const args of [['validate'], ['fmt', '--check'], ['import', 'csv', 'l.csv']])
      expect([args, await runCli(args, { cwd: path })]).toMatchObject([args, { code: 0 }]);
    expect(await textsBelow(path)).toEqual(before);
  });

  it('keeps CRLF in the manifests that an import changes, and the record is written with LF', async () => {
    const { run, path, write, read } = await importShop();
    await run('csv', 'l.csv');
    await checkOutWithCrlf(path, write);
    const rows = `${HEAD}snowflake:a.b.raw,x,snowflake:a.b.orders,total\nkafka:new,,snowflake:a.c.clicks,\n`;
    await write('l.csv', crlf(rows));
    expect(await run('csv', 'l.csv')).toMatchObject({ code: 0 });
    const clicks = await read('lineage/snowflake/a.c.yaml');
    expect(clicks).toContain('new');
    expect(clicks).not.toMatch(lone);
    expect(await read('headwater.imports/csv.tsv')).not.toContain('\r');
    expect(await runCli(['fmt', '--check'], { cwd: path })).toMatchObject({ code: 0 });
  });

  it('gives the plan of one with LF, and a plan and a receipt with CRLF count as unedited', async () => {
    const { run, path, write, catalog } = await plannedShop();
    const saved = await readFile(join(path, 'p.json'), 'utf8');
    await checkOutWithCrlf(path, write);
    await write('p.json', `\uFEFF${crlf(saved)}`);
    const { source, digests } = JSON.parse((await run('plan', '--format', 'json')).stdout);
    expect(source.files).toEqual(JSON.parse(saved).source.files);
    expect(digests.effect).toBe(JSON.parse(saved).digests.effect);
    expect(await run('apply', 'p.json')).toMatchObject({ code: 0 });
    expect(catalog.requests().writes).toBeGreaterThan(0);
    const [receipt = ''] = Object.keys(await textsBelow(path)).filter((file) =>
      file.includes('receipts/'),
    );
    const planned = await run('rollback', receipt, '--format', 'json');
    await write(receipt, crlf(await readFile(join(path, receipt), 'utf8')));
    expect((await run('show', receipt)).stdout).not.toContain('edited');
    const again = JSON.parse((await run('rollback', receipt, '--format', 'json')).stdout);
    expect(again.source.receipt).toEqual(JSON.parse(planned.stdout).source.receipt);
  });

  it('has its mistakes at the same places, after a byte order mark too', async () => {
    const settings = 'version: 1\nstack: shop\nrules: {unused-dataset: errr}\n';
    const manifest = `version: 1\ndatasets:\n  a: {platform: hive}\nlineage:\n  - downstream: a\n    upstreams: [b, "c\u{1f600}", d]\n`;
    const findingsOf = async (convert: (text: string) => string) => {
      const files = { 'headwater.yaml': convert(settings), 'lineage/a.yaml': convert(manifest) };
      const { path } = await stackFolder({
        ...files,
        'good/headwater.yaml': 'version: 1\nstack: s\nmanifests: [a.yaml]\n',
        'good/a.yaml': convert(manifest),
      });
      const runs = ['.', 'good'].map((folder) =>
        runCli(['validate', '--format', 'json', '-C', folder], { cwd: path }),
      );
      return (await Promise.all(runs)).map(({ stdout }) => JSON.parse(stdout).findings);
    };
    const found = await findingsOf((text) => text);
    expect(found.flat().length).toBeGreaterThan(2);
    expect(await findingsOf(crlf)).toEqual(found);
    expect(await findingsOf((text) => `\uFEFF${crlf(text)}`)).toEqual(found);
  });

  it('is formatted with CRLF, from standard input too, and the first line end of a file decides', async () => {
    const untidy = 'version:   1\r\nlineage:\r\n- {upstreams: [b], downstream: a} # why\n';
    const tidy = 'version: 1\r\nlineage:\r\n  - {downstream: a, upstreams: [b]} # why\r\n';
    const { path } = await stackFolder({
      'headwater.yaml': crlf('stack: s\nversion:  1\n'),
      'lineage/a.yaml': untidy,
    });
    expect(await runCli(['fmt'], { cwd: path })).toMatchObject({ code: 0 });
    const texts = await textsBelow(path);
    expect(texts['lineage/a.yaml']).toBe(tidy);
    expect(texts['headwater.yaml']).toBe('version: 1\r\nstack: s\r\n');
    const piped = await runCli(['fmt', '-'], { cwd: path, input: untidy });
    expect(piped).toEqual({ code: 0, stdout: tidy, stderr: '' });
  });
});

describe.each(Object.keys(importSamples))('a source for import %s with CRLF', (format) => {
  it('gives the files of one with LF, after a byte order mark too', async () => {
    const sample = importSamples[format] ?? fc.constant(undefined as never);
    await fc.assert(
      fc.asyncProperty(sample, async ({ args, file, text }) => {
        // A line end within a quoted cell or a block is a part of the name.
        const lines = text.replaceAll('\r\n', '\n');
        const texts = [lines, `\uFEFF${crlf(lines)}`].map(async (one) => {
          const { path } = await stackFolder({ [file]: one });
          const { code } = await runCli(['import', ...args], { cwd: path });
          const { [file]: _, ...written } = await textsBelow(path);
          return { code, written };
        });
        const [lf, withCrlf] = await Promise.all(texts);
        expect(withCrlf).toEqual(lf);
      }),
      { numRuns: 5 },
    );
  });
});

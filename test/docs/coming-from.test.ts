import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { fakeParser } from '../support/import/fake-parser.js';
import { readings } from '../support/import/sql-samples.js';
import { urnOf } from '../support/model/state-builders.js';
import { tempFolder } from '../support/server/temp-folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = await readFile(join(root, 'docs/coming-from.md'), 'utf8');

const LINEAGE_CSV = `upstream,upstream_column,downstream,downstream_column,transform
snowflake:shop.raw.orders,,snowflake:shop.mart.daily,,
snowflake:shop.raw.orders,amount,snowflake:shop.mart.daily,total,sum(amount)
`;

/** Files that a section expects in the working folder, by the fixtures that stand for them. */
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The catalog itself': {},
  dbt: {
    'target/manifest.json': 'dbt/fixtures/manifest.json',
    'target/catalog.json': 'dbt/fixtures/catalog.json',
  },
  SQL: { 'etl/daily.sql': 'sql/fixtures/daily.sql' },
  OpenLineage: { 'events.ndjson': 'openlineage/fixtures/events.ndjson' },
  "DataHub's lineage file": { 'lineage.yml': 'datahub-lineage-file/fixtures/simple.yml' },
  'CSV, and other catalogs': { 'coalesce.csv': 'csv/fixtures/coalesce.csv' },
  'Run it again': {},
  'And back': {},
};

interface Section {
  readonly title: string;
  readonly commands: readonly (readonly string[])[];
}

/** The sections of the page with commands, in order. */
const sections: readonly Section[] = page.split(/^## /m).flatMap((text): readonly Section[] => {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.trim().split('\n'));
  const commands = lines.map((line) => line.replace(/^headwater /, '').split(' '));
  return commands.length === 0 ? [] : [{ title: text.split('\n')[0] ?? '', commands }];
});

/** Sections whose commands follow an import. */
const needImport: readonly string[] = ['Run it again', 'And back'];

/** A catalog with an edge that another tool wrote. */
async function stockedCatalog() {
  const [orders, raw] = [urnOf('orders'), urnOf('raw')];
  const catalog = await catalogWith([orders, raw]);
  const value = { upstreams: [{ dataset: raw, type: 'TRANSFORMED' }] };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: orders, upstreamLineage: { value } },
  ]);
  return catalog;
}

async function folderOf(title: string): Promise<string> {
  const folder = tempFolder();
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await write('lineage.csv', LINEAGE_CSV);
  for (const [name, fixture] of Object.entries(files[title] ?? {}))
    await write(name, await readFile(join(root, 'test/import/foreign', fixture), 'utf8'));
  return folder;
}

describe('the commands of the page about other tools', () => {
  it('are in the sections that the test knows', () => {
    expect(sections.map(({ title }) => title)).toEqual(Object.keys(files));
  });

  it.each(sections)('of "$title" work in a folder with the file alone', async (section) => {
    const cwd = await folderOf(section.title);
    const openParser = fakeParser(readings).open;
    const env = { DATAHUB_GMS_URL: (await stockedCatalog()).url };
    if (needImport.includes(section.title)) {
      const first = await runCli(['import', 'csv', 'lineage.csv'], { cwd });
      expect(first).toMatchObject({ code: 0 });
    }
    for (const args of section.commands) {
      const { code, stdout, stderr } = await runCli(args, { cwd, env, openParser });
      expect({ args, code, stderr, stdout }).toMatchObject({ code: 0 });
      if (args[0] === 'import') expect(stdout).not.toBe('');
    }
  });
});

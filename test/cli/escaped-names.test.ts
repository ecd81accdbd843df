import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from '../../src/import/foreign/csv/write-csv.js';
import type { PortableUnit } from '../../src/model/portable-lineage.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { textsBelow } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { sourceElements, statedElements } from '../support/manifest/merge-oracle.js';
import { readManifests } from '../support/manifest/reading.js';
import { urnOf } from '../support/model/state-builders.js';
import { tempFolder } from '../support/server/temp-folder.js';

const RUNS = campaignRuns('escaped names', { part: 3, whole: 60 });

/** Names of columns and of datasets, without what no urn of a dataset can hold. */
const parts = [
  '%',
  '%25',
  '%2C',
  '%28',
  '%2528',
  ':',
  ' ',
  '"',
  "'",
  '😀',
  '[',
  ']',
  'a',
  'B',
  '.',
];
const reserved = [',', '(', ')', '␟'];
const textOf = (alphabet: readonly string[]) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 5 })
    .map((some) => `x${some.join('')}x`);

/**
 * Two datasets of a platform, and pairs between their columns. Each column has a name of its own in
 * any case. The user of the token has a name that a header can hold.
 */
const world = fc.record({
  names: fc.tuple(textOf(parts), textOf(parts)),
  platform: textOf(['%', '%25', '%2C', '%28', "'", '😀', '[', 'a']),
  user: textOf(['%', '%25', '%2C', '%28', ':', ' ', '"', '[', '@', '.']),
  columns: fc.uniqueArray(textOf([...parts, ...reserved]), {
    minLength: 1,
    maxLength: 8,
    selector: (name) => name.toLowerCase(),
  }),
});

async function ingest(
  catalog: StockedCatalog,
  urns: readonly string[],
  columns: readonly string[],
) {
  const fields = columns.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'varchar',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  }));
  const schema = {
    schemaName: 's',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields,
  };
  await catalog.post(
    '/openapi/v3/entity/dataset?async=false',
    urns.map((urn) => ({
      urn,
      datasetProperties: { value: { description: 'as ingested' } },
      schemaMetadata: { value: schema },
    })),
  );
}

async function manifestsBelow(folder: string) {
  const texts = Object.entries(await textsBelow(folder));
  const { desired, findings } = readManifests(
    Object.fromEntries(texts.filter(([path]) => path.startsWith('lineage/'))),
  );
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  return new Map(statedElements(desired));
}

/** Runs a command as a user, at a catalog without authentication. */
async function asUser<R>(user: string, act: () => Promise<R>): Promise<R> {
  const original = globalThis.fetch;
  const actor = { 'x-datahub-actor': `urn:li:corpuser:${user}` };
  globalThis.fetch = (url, init) =>
    original(url, { ...init, headers: { ...init?.headers, ...actor } });
  try {
    return await act();
  } finally {
    globalThis.fetch = original;
  }
}

test('names that look encoded go through import, plan, apply, list, export and back', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ names, platform, user, columns }) => {
      const [raw, daily] = [
        urnOf(`${names[0]}1`, { platform }),
        urnOf(`${names[1]}2`, { platform }),
      ];
      const unit: PortableUnit = {
        downstream: daily,
        edges: [{ upstream: raw, type: 'TRANSFORMED' }],
        pairs: columns.map((column) => ({
          downstreamColumn: column,
          upstream: { dataset: raw, column },
          confidence: 1,
        })),
        wildcards: [],
      };
      const catalog = await catalogWith([]);
      await ingest(catalog, [raw, daily], columns);
      const cwd = tempFolder();
      writeFileSync(join(cwd, 'l.csv'), [...writeCsv({ units: [unit] }).chunks].join(''));
      const env = { DATAHUB_GMS_URL: catalog.url };
      const run = async (args: string, folder = cwd) => {
        const done = await asUser(user, () => runCli(args.split(' '), { cwd: folder, env }));
        expect(`${done.code} ${args} ${done.stdout}${done.stderr}`).toMatch(/^0 /);
        return done.stdout;
      };
      const expected = sourceElements({ units: [unit] });
      await run('import csv l.csv --strict');
      expect(await manifestsBelow(cwd)).toEqual(expected);
      await run('apply --auto-approve');
      const settled = await run('plan --detailed-exitcode');
      expect(settled).toContain('No changes');
      expect(settled).toContain(` as ${user}\n`);
      const listed = JSON.parse(await run('list --columns --format json'));
      expect(listed.summary).toMatchObject({ edges: 1, pairs: columns.length });
      for (const to of ['csv', 'openlineage', 'datahub-lineage-file']) {
        const other = tempFolder();
        await run(`export --to ${to} -o ${join(other, 'file')}`);
        await run(`import ${to} file --strict`, other);
        expect(await manifestsBelow(other)).toEqual(expected);
      }
      const adopted = tempFolder();
      copyFileSync(join(cwd, 'headwater.yaml'), join(adopted, 'headwater.yaml'));
      await run('import catalog --strict', adopted);
      expect(await manifestsBelow(adopted)).toEqual(expected);
      expect(await run('plan --detailed-exitcode', adopted)).toContain('No changes');
    }),
    { numRuns: RUNS },
  );
});

test('a column that DataHub itself wrote without escapes is found', async () => {
  const [raw, daily] = [urnOf('raw'), urnOf('daily')];
  const catalog = await catalogWith([]);
  await ingest(catalog, [raw, daily], ['p%2Cq']);
  const field = (urn: string) => `urn:li:schemaField:(${urn},p%2Cq)`;
  const value = {
    upstreams: [{ dataset: raw, type: 'TRANSFORMED' }],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [field(raw)],
        downstreams: [field(daily)],
      },
    ],
  };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: daily, upstreamLineage: { value } },
  ]);
  const cwd = tempFolder();
  const env = { DATAHUB_GMS_URL: catalog.url };
  expect(await runCli(['import', 'catalog', '--strict'], { cwd, env })).toMatchObject({ code: 0 });
  const plan = await runCli(['plan', '--detailed-exitcode'], { cwd, env });
  expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining('No changes') });
});

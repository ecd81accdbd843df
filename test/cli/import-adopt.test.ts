import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARK_PROPERTY } from '../../src/model/mark.js';
import { type DatasetUrn, datasetParts } from '../../src/urn/dataset-urn.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';
import { tempFolder } from '../support/server/temp-folder.js';

const [orders, raw, rates, daily] = [urnOf('orders'), urnOf('raw'), urnOf('rates'), urnOf('daily')];

const DAY = 86_400_000;

/** What an ingestion says of itself. Default: nothing, as a script. */
interface Ingestion {
  readonly runId?: string;
  readonly pipelineName?: string;
  readonly lastObserved?: number;
}

/** Writes the lineage of a dataset as another tool does. */
async function ingest(
  { post }: StockedCatalog,
  downstream: DatasetUrn,
  upstreams: readonly (string | object)[],
  { lastObserved = Date.now(), ...run }: Ingestion = {},
): Promise<void> {
  const records = upstreams.map((one) => ({
    type: 'TRANSFORMED',
    ...(typeof one === 'string' ? { dataset: one } : one),
  }));
  const pairs = upstreams.includes(raw)
    ? [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [fieldOf('raw.amount')],
          downstreams: [fieldOf(`${datasetParts(downstream).name}.total`)],
        },
      ]
    : [];
  const value = { upstreams: records, fineGrainedLineages: pairs };
  await post('/openapi/v3/entity/dataset?async=false', [
    { urn: downstream, upstreamLineage: { value, systemMetadata: { lastObserved, ...run } } },
  ]);
}

function shell(catalog: StockedCatalog, path = tempFolder()) {
  const env = { DATAHUB_GMS_URL: catalog.url };
  const file = join(path, 'adopt.json');
  return {
    file,
    run: (...args: readonly string[]) => runCli(args, { cwd: path, env }),
    importing: (...args: readonly string[]) =>
      runCli(['import', 'catalog', '--adopt', ...args], { cwd: path, env }),
    changes: async () => {
      const plan = JSON.parse(await readFile(file, 'utf8')) as {
        changes: readonly { element: string; kind: string; address: string }[];
      };
      return plan.changes.map(({ element, kind, address }) => `${element} ${kind} ${address}`);
    },
  };
}

const nightly = { runId: 'snowflake-1', pipelineName: 'snowflake-prod' };

describe('import catalog --adopt', () => {
  it('saves a plan of what no ingestion repeats, after whose apply there is nothing to plan', async () => {
    const catalog = await catalogWith([orders, raw, rates, daily]);
    await ingest(catalog, orders, [raw]);
    await ingest(catalog, daily, [raw, orders], nightly);
    const { run, importing, changes, file } = shell(catalog);
    const before = await run('plan');
    expect(before.code).toBe(64);
    const dry = await importing('--dry-run');
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain('adopt.json: 1 edge; not 2 that snowflake-prod writes nightly\n');
    expect(existsSync(file)).toBe(false);

    const { code, stdout, stderr } = await importing();
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'next: headwater apply adopt.json\n' });
    expect(stdout).toContain('adopt.json: 1 edge; not 2 that snowflake-prod writes nightly\n');
    expect(await changes()).toEqual([
      'edge mark orders <- raw',
      'pair mark orders.total <- raw.amount',
    ]);
    const saved = await stat(file);
    expect((await importing()).stdout).toContain('adopt.json: 1 edge, as before; not 2');
    expect((await stat(file)).mtimeMs).toBe(saved.mtimeMs);

    const applied = await run('apply', 'adopt.json', '--auto-approve');
    expect(applied).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('Held back, since the approved plan does not have it');
    const planned = await run('plan', '--detailed-exitcode');
    expect(planned).toMatchObject({ code: 0, stdout: expect.stringContaining('No changes') });
    expect((await run('list')).stdout).toContain('1 edge');
    const done = await importing();
    expect(done.stdout).toContain('adopt.json: nothing to adopt; not 2 that');
    expect(done.stderr).toBe('');
  });

  it('tells by versions, times and hand-drawn edges what ingestion repeats', async () => {
    const late = urnOf('late');
    const catalog = await catalogWith([orders, raw, rates, daily, late]);
    const old = Date.now() - 9 * DAY;
    const drawn = { dataset: rates, properties: { source: 'UI' } };
    // Two runs wrote the edge to raw, a person wrote last, and rates was drawn in between.
    await ingest(catalog, orders, [raw], { runId: 'r1', lastObserved: old });
    await ingest(catalog, orders, [raw, drawn, daily], { runId: 'r2', lastObserved: old });
    await ingest(catalog, orders, [raw, drawn, daily, late]);
    // One run, long ago.
    await ingest(catalog, daily, [raw], { runId: 'once', lastObserved: old });
    const { importing, changes } = shell(catalog);
    const { stdout } = await importing('--columns', 'none');
    expect(stdout).toContain('adopt.json: 4 edges; not 1 that r2 writes nightly\n');
    expect(await changes()).toEqual([
      'edge mark daily <- raw',
      'edge mark orders <- daily',
      'edge mark orders <- late',
      'edge mark orders <- rates',
    ]);
  });

  it('keeps to the selected edges, and states them as JSON', async () => {
    const catalog = await catalogWith([orders, raw, rates, daily]);
    await ingest(catalog, orders, [raw, rates]);
    await ingest(catalog, daily, [raw], nightly);
    const { run, importing, file } = shell(catalog);
    expect(await run('import', 'catalog')).toMatchObject({ code: 0 });
    const { stdout } = await importing('daily', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      adoption: {
        file: 'adopt.json',
        state: 'nothing',
        edges: 0,
        pairs: 0,
        leftToIngestion: [{ writer: 'snowflake-prod', edges: 1 }],
      },
    });
    expect(existsSync(file)).toBe(false);
    expect((await importing('orders', '-q')).stderr).toBe('');
  });

  it('replaces the plan of an earlier adoption alone, and says so', async () => {
    const catalog = await catalogWith([orders, raw, rates]);
    await ingest(catalog, orders, [raw]);
    const { importing, file } = shell(catalog);
    await writeFile(file, '{}\n');
    const refused = await importing();
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('adopt.json exists, and is not the plan of an adoption'),
    });
    expect(await readFile(file, 'utf8')).toBe('{}\n');
    expect(existsSync(join(file, '../headwater.yaml'))).toBe(false);
    await writeFile(file, '');
    expect((await importing('--dry-run')).code).toBe(1);

    const other = shell(catalog);
    await other.importing();
    await ingest(catalog, rates, [raw]);
    expect((await other.importing()).stdout).toContain(
      'adopt.json: 2 edges, in place of the plan that was there\n',
    );
    expect(await other.changes()).toHaveLength(4);
  });

  it('writes nothing that it cannot: no manifest, no plan', async () => {
    const catalog = await catalogWith([orders, raw, rates]);
    const properties = { [MARK_PROPERTY]: JSON.stringify({ finance: { edge: 1 } }) };
    await ingest(catalog, orders, [raw, { dataset: rates, properties }]);
    const { importing, file } = shell(catalog);
    expect(await importing('--out', '-')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('--adopt has nothing to plan'),
    });
    const strict = await importing('--strict');
    expect(strict).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('adopt.json: 1 edge'),
    });
    expect(existsSync(file)).toBe(false);
  });
});

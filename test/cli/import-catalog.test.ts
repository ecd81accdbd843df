import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARK_PROPERTY } from '../../src/model/mark.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';
import { tempFolder } from '../support/server/temp-folder.js';

interface Edge {
  readonly dataset: string;
  readonly type?: string;
  readonly auditStamp?: { readonly time: number; readonly actor: string };
  readonly properties?: Readonly<Record<string, string>>;
}

/** Writes the lineage of a dataset as another tool does. */
async function ingest(
  catalog: StockedCatalog,
  downstream: string,
  edges: readonly Edge[],
  fineGrainedLineages: readonly object[] = [],
): Promise<void> {
  const upstreams = edges.map((edge) => ({ type: 'TRANSFORMED', ...edge }));
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: downstream, upstreamLineage: { value: { upstreams, fineGrainedLineages } } },
  ]);
}

function pair(downstream: string, upstream: string): object {
  return {
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: [fieldOf(upstream)],
    downstreams: [fieldOf(downstream)],
  };
}

/** Runs commands in one folder against one catalog. */
function shell(catalog: StockedCatalog, cwd: string) {
  const env = { DATAHUB_GMS_URL: catalog.url };
  return {
    run: (...args: readonly string[]) => runCli(args, { cwd, env }),
    expectNothingToPlan: async () => {
      const { code, stdout, stderr } = await runCli(['plan', '--detailed-exitcode'], { cwd, env });
      expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
      expect(stdout).toContain('No changes');
    },
    read: (file: string) => readFile(join(cwd, file), 'utf8'),
  };
}

const [orders, raw, rates] = [urnOf('orders'), urnOf('raw'), urnOf('rates')];

async function shop(): Promise<StockedCatalog> {
  const catalog = await catalogWith([orders, raw, rates]);
  await ingest(
    catalog,
    orders,
    [
      { dataset: raw, type: 'COPY' },
      { dataset: rates, auditStamp: { time: Date.UTC(2026, 0, 1), actor: 'urn:li:corpuser:anna' } },
    ],
    [pair('orders.total', 'raw.amount')],
  );
  return catalog;
}

describe('headwater import catalog', () => {
  it('writes manifests and settings, after which there is nothing to plan or to import', async () => {
    const { run, read, expectNothingToPlan } = shell(await shop(), tempFolder());
    const first = await run('import', 'catalog');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('+ lineage/snowflake.yaml  2 edges, 1 column');
    expect(await read('lineage/snowflake.yaml')).toContain('total: raw.amount');
    await expectNothingToPlan();
    const again = await run('import', 'catalog', '--detailed-exitcode');
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toContain('nothing changes');
  });

  it('imports what one user wrote, or what is of some age', async () => {
    const catalog = await shop();
    for (const args of [
      ['--written-by', 'ann*'],
      ['--older-than', '2026-02-01'],
    ]) {
      const { run, read, expectNothingToPlan } = shell(catalog, tempFolder());
      expect(await run('import', 'catalog', ...args)).toMatchObject({ code: 0 });
      expect(await read('lineage/snowflake.yaml')).toContain('upstreams: [rates]\n');
      await expectNothingToPlan();
    }
    const { run } = shell(catalog, tempFolder());
    const { code, stderr } = await run('import', 'catalog', '--newer-than', 'yesterday');
    expect({ code, stderr }).toEqual({
      code: 64,
      stderr: expect.stringContaining('--newer-than yesterday: this is neither an age nor a date'),
    });
  });

  it('follows the catalog, for the selected datasets alone', async () => {
    const catalog = await shop();
    await ingest(catalog, rates, [{ dataset: raw }]);
    const { run, read, expectNothingToPlan } = shell(catalog, tempFolder());
    await run('import', 'catalog');
    await ingest(catalog, orders, [{ dataset: raw, type: 'COPY' }]);
    await ingest(catalog, rates, [{ dataset: orders }]);
    expect(await run('import', 'catalog', 'orders')).toMatchObject({ code: 0 });
    const text = await read('lineage/snowflake.yaml');
    expect(text).not.toContain('total');
    expect(text).toMatch(/downstream: rates\n +upstreams: \[raw\]/);
    await run('import', 'catalog');
    expect(await read('lineage/snowflake.yaml')).toMatch(
      /downstream: rates\n +upstreams: \[orders\]/,
    );
    await expectNothingToPlan();
    const { code, stderr } = await run('import', 'catalog', 'order');
    expect({ code, stderr }).toEqual({ code: 64, stderr: expect.stringContaining('orders') });
  });

  it('says beforehand what the next plan marks: edges that the user of the token made', async () => {
    const catalog = await catalogWith(['a', 'b', 'c', 'd'].map((name) => urnOf(name)));
    await ingest(catalog, urnOf('d'), [{ dataset: urnOf('a') }]);
    const edgesToAdd = ['a', 'b'].map((name) => ({
      downstreamUrn: urnOf('c'),
      upstreamUrn: urnOf(name),
    }));
    await catalog.post('/api/graphql', {
      query: 'mutation($input: UpdateLineageInput!) { updateLineage(input: $input) }',
      variables: { input: { edgesToAdd, edgesToRemove: [] } },
    });
    const { path } = await stackFolder({});
    const { run } = shell(catalog, path);
    const { code, stdout } = await run('import', 'catalog', '--by', 'single');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'info HW3041 edges without a mark that the user of the token made: 2; the next plan marks them as ours\n',
    );
    expect((await run('plan')).stdout).toContain('0 to remove, 2 to mark');
    const other = await run('import', 'catalog', 'd', '--out', '-');
    expect(other.stderr).not.toContain('HW3041');
  });

  it('leaves edges of another stack to it', async () => {
    const catalog = await shop();
    const properties = { [MARK_PROPERTY]: JSON.stringify({ finance: { edge: 1 } }) };
    await ingest(catalog, rates, [{ dataset: raw, properties }], [pair('rates.a', 'raw.a')]);
    const { run, expectNothingToPlan } = shell(catalog, tempFolder());
    const { stdout } = await run('import', 'catalog');
    expect(stdout).toContain('Left out: 1 edge of another stack (HW2507)');
    await expectNothingToPlan();
    const owner = shell(
      catalog,
      (await stackFolder({ 'headwater.yaml': 'version: 1\nstack: finance\n' })).path,
    );
    expect((await owner.run('import', 'catalog')).stdout).toContain('3 edges, 2 columns');
  });

  it('maps columns by a wildcard where that means the same, or not at all', async () => {
    const catalog = await shop();
    const { run, read, expectNothingToPlan } = shell(catalog, tempFolder());
    await run('import', 'catalog', '--columns', 'none');
    expect(await read('lineage/snowflake.yaml')).not.toContain('columns:');
    await expectNothingToPlan();
    const star = shell(catalog, tempFolder());
    await star.run('import', 'catalog', '--columns', 'star');
    await star.expectNothingToPlan();
  });

  it('names datasets and files by what the catalog shows of them', async () => {
    const guid =
      'urn:li:dataset:(urn:li:dataPlatform:tableau,dfe2c02a-54b7-f7a2-39fc-c651da2f6ad8,PROD)';
    const unnamed = guid.replace('dfe2c02a', 'abcdef01');
    const catalog = await catalogWith([orders, raw, guid, unnamed]);
    const domains = { value: { domains: ['urn:li:domain:1'] } };
    await catalog.post('/openapi/v3/entity/domain?async=false', [
      { urn: 'urn:li:domain:1', domainProperties: { value: { name: 'Order Desk' } } },
    ]);
    await catalog.post('/openapi/v3/entity/dataset?async=false', [
      { urn: guid, datasetProperties: { value: { name: 'Daily Orders' } } },
      { urn: orders, domains },
    ]);
    await ingest(catalog, orders, [{ dataset: raw }, { dataset: guid }, { dataset: unnamed }]);
    const { run, read, expectNothingToPlan } = shell(catalog, tempFolder());
    await run('import', 'catalog', '--by', 'domain');
    expect(await read('lineage/order_desk.yaml')).toContain(
      'upstreams: [daily_orders, raw, tableau_abcdef01]',
    );
    expect(await read('lineage/without-domain.yaml')).toContain('daily_orders:');
    await expectNothingToPlan();
  });
});

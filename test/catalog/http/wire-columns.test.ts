import { describe, expect, onTestFinished, test } from 'vitest';
import type { Closable } from '../../../src/catalog/http/catalog-options.js';
import { LIST_PAGE_SIZE } from '../../../src/catalog/read/list-datasets.js';
import { SCHEMA_BATCH_SIZE } from '../../../src/catalog/read/read-contents.js';
import type {
  AspectProposal,
  CatalogWriter,
  ProposedAspect,
} from '../../../src/model/catalog-port.js';
import { startCatalog } from '../../../src/testing.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { expectFailure, urnOf, writer } from '../catalog-clients.js';
import { bulkRefusingGateway } from '../write/bulk-refusing-gateway.js';

const raw = urnOf('raw');
const daily = urnOf('daily');
const gone = urnOf('gone');

const alive = { name: 'status', value: { removed: false }, ifVersionMatch: '-1' } as const;

/** Connects the client and the embedded catalog over a real socket. They share no code. */
describe.each([
  ['spec', ''],
  ['spec', '/api/gms'],
  ['datahub', ''],
  ['datahub', '/api/gms'],
] as const)('dialect %s, base "%s"', (dialect, base) => {
  let now = Date.UTC(2026, 0, 1);

  async function embedded(
    ...urns: readonly DatasetUrn[]
  ): Promise<{ readonly url: string; readonly catalog: CatalogWriter & Closable }> {
    const server = await startCatalog({ dialect, clock: () => now });
    onTestFinished(() => server.stop());
    const catalog = writer({ url: server.url + base });
    await catalog.propose(urns.map((urn) => proposal(urn, alive)));
    return { url: server.url, catalog };
  }

  test('schemas are read with and without columns, without missing datasets, and in several batches', async () => {
    const many = Array.from({ length: SCHEMA_BATCH_SIZE + 1 }, (_, i) => urnOf(`many.${i}`));
    const { catalog } = await embedded(raw, ...many);
    const paths = ['[version=2.0].[type=struct].[type=string].é', 'id'];
    await catalog.propose(many.map((urn) => proposal(urn, schema(...paths))));
    const schemas = await catalog.readSchemas([...many, raw, gone]);
    expect([...schemas]).toEqual([...many.map((urn) => [urn, paths]), [raw, null]]);
  });

  test('contents are read whole, and their versions are conditions of a write', async () => {
    const { catalog } = await embedded(raw);
    const properties = { description: 'é', customProperties: { a: 'b' } };
    await catalog.propose([
      proposal(daily, alive, schema('id'), {
        name: 'datasetProperties',
        value: properties,
        ifVersionMatch: '-1',
      }),
    ]);
    const contents = await catalog.readContents([daily, raw, gone]);
    const written = {
      version: '1',
      writtenAt: now,
      writtenBy: 'urn:li:corpuser:datahub',
      observedAt: now,
    };
    expect(contents.get(daily)).toEqual({
      info: { ...written, value: properties },
      schemaMetadata: { ...written, value: schema('id').value },
    });
    const missing = { info: { version: '-1' }, schemaMetadata: { version: '-1' } };
    expect([contents.get(raw), contents.get(gone)]).toEqual([missing, missing]);
    await catalog.propose([proposal(daily, { ...schema('id', 'b'), ifVersionMatch: '1' })]);
    expect((await catalog.readContents([daily])).get(daily)?.schemaMetadata.version).toBe('2');
  });

  test('every dataset with upstreams is listed, soft-deleted ones too, and no other', async () => {
    const many = Array.from({ length: LIST_PAGE_SIZE + 1 }, (_, i) => urnOf(`many.${i}`));
    const { catalog } = await embedded(raw, ...many);
    expect(await catalog.listDatasetsWithUpstreams()).toEqual([]);
    await catalog.propose(many.map((urn) => proposal(urn, lineage('-1'))));
    const [deleted = raw, emptied = raw, ...rest] = many;
    await catalog.propose([
      proposal(deleted, { ...alive, value: { removed: true }, ifVersionMatch: '1' }),
    ]);
    await catalog.propose([proposal(emptied, { ...lineage('1'), value: { upstreams: [] } })]);
    expect(await catalog.listDatasetsWithUpstreams()).toEqual([deleted, ...rest].sort());
  });

  test('the time of a write is read, and is a condition', async () => {
    const { catalog } = await embedded(raw, daily);
    now += 1000;
    await catalog.propose([proposal(daily, lineage('-1'))]);
    expect(await writtenAt(catalog)).toBe(now);
    const again = { ...lineage('1'), value: { upstreams: [{ dataset: raw, type: 'VIEW' }] } };
    const early = catalog.propose([proposal(daily, { ...again, ifUnmodifiedSince: now - 1 })]);
    await expect(early).rejects.toMatchObject({ codeName: 'catalog-stale' });
    await catalog.propose([proposal(daily, { ...again, ifUnmodifiedSince: now })]);
  });

  test('proposals that are refused in bulk are sent singly, under the same conditions', async () => {
    const { url, catalog } = await embedded(raw, daily);
    const gateway = await bulkRefusingGateway(url);
    const limited = writer({ url: gateway.url + base });
    const marked = {
      ...lineage('-1'),
      value: {
        upstreams: [{ dataset: raw, type: 'COPY', properties: { headwater: '{"é😀":1}' } }],
      },
    };
    await limited.propose([proposal(daily, marked)]);
    const first = (await catalog.readDatasets([daily])).get(daily);
    expect(first).toMatchObject({ lineage: { version: '1', value: marked.value } });
    await expectFailure(limited.propose([proposal(daily, lineage('-1'))]), 'catalog-stale');
    const early = { ...lineage('1'), ifUnmodifiedSince: now - 1 };
    await expectFailure(limited.propose([proposal(daily, early)]), 'catalog-stale');
    expect((await catalog.readDatasets([daily])).get(daily)).toEqual(first);
    await limited.propose([proposal(daily, { ...lineage('1'), ifUnmodifiedSince: now })]);
    const single = `${base}/aspects?action=ingestProposal`;
    expect(gateway.writes).toEqual([
      '/openapi/v3/entity/dataset?async=false',
      single,
      single,
      single,
      single,
    ]);
  });
});

async function writtenAt(catalog: CatalogWriter): Promise<number | undefined> {
  const reading = (await catalog.readDatasets([daily])).get(daily);
  return reading?.kind === 'present' ? reading.lineage.writtenAt : undefined;
}

function proposal(urn: DatasetUrn, ...aspects: readonly ProposedAspect[]): AspectProposal {
  return { urn, aspects };
}

function lineage(ifVersionMatch: string): ProposedAspect {
  return {
    name: 'upstreamLineage',
    value: { upstreams: [{ dataset: raw, type: 'TRANSFORMED' }] },
    ifVersionMatch,
  };
}

function schema(...fieldPaths: readonly string[]): ProposedAspect {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  const value = {
    schemaName: 'x',
    platform: 'urn:li:dataPlatform:snowflake',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: fieldPaths.map((fieldPath) => ({
      fieldPath,
      type,
      nativeDataType: 'text',
      nullable: false,
      recursive: false,
    })),
  };
  return { name: 'schemaMetadata', value, ifVersionMatch: '-1' };
}

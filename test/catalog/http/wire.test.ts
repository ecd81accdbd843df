import { describe, expect, onTestFinished, test } from 'vitest';
import type { Closable } from '../../../src/catalog/http/catalog-options.js';
import type {
  AspectProposal,
  CatalogWriter,
  ProposedAspect,
} from '../../../src/model/catalog-port.js';
import type { PresentDataset } from '../../../src/model/observed-state.js';
import { type Catalog, startCatalog } from '../../../src/testing.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { expectFailure, reader, urnOf, writer } from '../catalog-clients.js';

const raw = urnOf('raw');
const fx = urnOf('fx');
const daily = urnOf('daily');
const gone = urnOf('gone');

/** Connects the client and the embedded catalog over a real socket. They share no code. */
describe.each(['spec', 'datahub'] as const)('dialect %s', (dialect) => {
  interface Setting {
    readonly server: Catalog;
    readonly catalog: CatalogWriter & Closable;
  }

  async function holding(...urns: readonly DatasetUrn[]): Promise<Setting> {
    const server = await startCatalog({ dialect });
    onTestFinished(() => server.stop());
    const catalog = writer({ url: server.url });
    await catalog.propose(
      urns.map((urn) =>
        proposal(urn, { name: 'status', value: { removed: false }, ifVersionMatch: '-1' }),
      ),
    );
    return { server, catalog };
  }

  test('present, missing and soft-deleted datasets are distinguished', async () => {
    const { catalog } = await holding(raw, fx);
    await catalog.propose([
      proposal(fx, { name: 'status', value: { removed: true }, ifVersionMatch: '1' }),
    ]);
    const readings = await catalog.readDatasets([raw, gone, fx]);
    expect([...readings.values()]).toEqual([
      { kind: 'present', urn: raw, removed: false, lineage: { version: '-1' } },
      { kind: 'absent', urn: gone },
      { kind: 'present', urn: fx, removed: true, lineage: { version: '-1' } },
    ]);
  });

  test('more datasets than one batch holds are read', async () => {
    const many = Array.from({ length: 130 }, (_, i) => urnOf(`many.${i}`));
    const { catalog } = await holding(...many);
    const readings = await catalog.readDatasets([...many, gone]);
    expect(many.every((urn) => readings.get(urn)?.kind === 'present')).toBe(true);
    expect(readings.get(gone)?.kind).toBe('absent');
  });

  test('an edge is added and removed, and the version of the aspect moves', async () => {
    const { catalog } = await holding(raw, fx, daily);
    const edges = [raw, fx].map((upstreamUrn) => ({ downstreamUrn: daily, upstreamUrn }));
    await catalog.updateLineage({ edgesToAdd: edges, edgesToRemove: [] });
    const added = await lineageOf(catalog);
    expect(
      added.value?.upstreams.map(({ dataset, type, properties }) => [dataset, type, properties]),
    ).toEqual([
      [raw, 'TRANSFORMED', { source: 'UI' }],
      [fx, 'TRANSFORMED', { source: 'UI' }],
    ]);
    await catalog.updateLineage({ edgesToAdd: [], edgesToRemove: edges.slice(0, 1) });
    const removed = await lineageOf(catalog);
    expect(removed.value?.upstreams.map(({ dataset }) => dataset)).toEqual([fx]);
    expect(Number(removed.version)).toBeGreaterThan(Number(added.version));
  });

  test('an edge to a dataset that does not exist is refused, and the urn is named', async () => {
    const { catalog } = await holding(daily);
    const adding = catalog.updateLineage({
      edgesToAdd: [{ downstreamUrn: daily, upstreamUrn: gone }],
      edgesToRemove: [],
    });
    await expectFailure(adding, 'catalog-rejected', { message: expect.stringContaining(gone) });
    expect(await lineageOf(catalog)).toEqual({ version: '-1' });
  });

  test('a whole aspect comes back as it was proposed', async () => {
    const { catalog } = await holding(raw, daily);
    const value = {
      upstreams: [{ dataset: raw, type: 'COPY', properties: { headwater: '{"shop":{"é":1}}' } }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [schemaFieldUrn(raw, 'a,b')],
          downstreamType: 'FIELD',
          downstreams: [schemaFieldUrn(daily, 'total')],
          transformOperation: 'sum(a)',
          confidenceScore: 0.5,
        },
      ],
    };
    await catalog.propose([
      proposal(daily, { name: 'upstreamLineage', value, ifVersionMatch: '-1' }),
    ]);
    expect(await lineageOf(catalog)).toMatchObject({ version: '1', value });
  });

  test('a stale version refuses the whole batch', async () => {
    const { catalog } = await holding(raw, daily, fx);
    const empty = (urn: DatasetUrn, ifVersionMatch: string): AspectProposal =>
      proposal(urn, {
        name: 'upstreamLineage',
        value: { upstreams: [{ dataset: raw, type: 'VIEW' }] },
        ifVersionMatch,
      });
    await catalog.propose([empty(daily, '-1')]);
    await expectFailure(catalog.propose([empty(fx, '-1'), empty(daily, '-1')]), 'catalog-stale');
    await expectFailure(catalog.propose([empty(daily, '7')]), 'catalog-stale');
    expect((await catalog.readDatasets([fx])).get(fx)).toMatchObject({
      lineage: { version: '-1' },
    });
    await catalog.propose([empty(daily, '1')]);
  });

  test('several aspects create a dataset', async () => {
    const { catalog } = await holding();
    const description = {
      name: 'datasetProperties',
      value: { description: 'by hand' },
      ifVersionMatch: '-1',
    } as const;
    await catalog.propose([
      proposal(
        raw,
        { name: 'status', value: { removed: false }, ifVersionMatch: '-1' },
        description,
      ),
    ]);
    expect((await catalog.readDatasets([raw])).get(raw)).toMatchObject({
      kind: 'present',
      removed: false,
    });
  });

  test('search nominates datasets by name, page by page', async () => {
    const many = Array.from({ length: 120 }, (_, i) =>
      urnOf(`orders.t${String(i).padStart(3, '0')}`),
    );
    const { catalog } = await holding(...many, fx);
    expect(await catalog.searchDatasets({ query: '*', limit: 1000 })).toEqual([...many, fx].sort());
    expect(await catalog.searchDatasets({ query: 'orders', limit: 7 })).toHaveLength(7);
    expect(await catalog.searchDatasets({ query: 'fx', limit: 1000 })).toEqual([fx]);
  });

  test('the actor is read', async () => {
    const { server } = await holding();
    expect(await reader({ url: server.url }).readActor()).toBe('urn:li:corpuser:datahub');
  });

  test('the address of the frontend works as well', async () => {
    const { server } = await holding(raw);
    const catalog = reader({ url: `${server.url}/api/gms` });
    expect((await catalog.readDatasets([raw])).get(raw)).toMatchObject({ kind: 'present' });
    expect(await catalog.searchDatasets({ query: '*', limit: 10 })).toEqual([raw]);
  });

  test('an empty write sends no request', async () => {
    const { server, catalog } = await holding(raw);
    const before = server.requests();
    await catalog.propose([]);
    await catalog.updateLineage({ edgesToAdd: [], edgesToRemove: [] });
    await catalog.readDatasets([]);
    expect(server.requests()).toEqual(before);
  });

  test('a stopped catalog is unreachable', async () => {
    const { server, catalog } = await holding(raw);
    await server.stop();
    await expectFailure(catalog.readDatasets([raw]), 'catalog-unreachable');
  });
});

async function lineageOf(catalog: CatalogWriter): Promise<PresentDataset['lineage']> {
  const reading = (await catalog.readDatasets([daily])).get(daily);
  if (reading?.kind !== 'present') throw new Error(`daily is ${reading?.kind}`);
  return reading.lineage;
}

function proposal(urn: DatasetUrn, ...aspects: readonly ProposedAspect[]): AspectProposal {
  return { urn, aspects };
}

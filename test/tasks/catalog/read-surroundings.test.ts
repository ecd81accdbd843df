import { describe, expect, it } from 'vitest';
import type { CatalogReader, DownstreamSearch } from '../../../src/model/catalog-port.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { Change } from '../../../src/plan/document/change.js';
import { NO_SURROUNDINGS } from '../../../src/plan/impact/surroundings.js';
import { readSurroundings } from '../../../src/tasks/catalog/read-surroundings.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { fakeCatalog } from '../../support/apply/fake-catalog.js';
import { absent, lineageOf, present, recordOf, urnOf } from '../../support/model/state-builders.js';

function edge(downstream: string, upstream: string, kind: 'create' | 'update' = 'create'): Change {
  const ends = { downstream: urnOf(downstream), upstream: urnOf(upstream) };
  return {
    element: 'edge',
    kind,
    address: '',
    reason: 'missing',
    ...ends,
    place: null,
    before: null,
    after: null,
  };
}

interface Asked {
  readonly searched: EntityUrn[];
  readonly read: EntityUrn[];
  readonly classified: EntityUrn[];
}

function asking(
  readings: readonly DatasetReading[],
  search: Partial<DownstreamSearch> = {},
): { reader: CatalogReader; asked: Asked } {
  const catalog = fakeCatalog(readings);
  const asked: Asked = { searched: [], read: [], classified: [] };
  const reader: CatalogReader = {
    ...catalog,
    searchDownstream: async (urns) => {
      asked.searched.push(...urns);
      return { entities: [], failures: [], ...search };
    },
    readDatasets: async (urns) => {
      asked.read.push(...urns);
      return await catalog.readDatasets(urns);
    },
    readClassifications: async (urns) => {
      asked.classified.push(...urns);
      return await catalog.readClassifications(urns);
    },
  };
  return { reader, asked };
}

const found = (...names: readonly string[]) =>
  names.map((name) => ({ urn: urnOf(name), type: 'DATASET' }));

const known = (...readings: readonly DatasetReading[]) =>
  new Map(readings.map((one) => [one.urn, one]));

describe('the surroundings', () => {
  it('are empty when no lineage is added or removed', async () => {
    const { reader, asked } = asking([]);
    const changes = [edge('orders', 'raw', 'update')];
    expect(
      await readSurroundings({ changes, datasets: new Map(), reader, watched: ['urn:li:tag:PII'] }),
    ).toBe(NO_SURROUNDINGS);
    expect(asked).toEqual({ searched: [], read: [], classified: [] });
  });

  it('contain the downstreams from the index and, step by step, all their upstreams, each once', async () => {
    const mart = present('mart', lineageOf('orders', 'side'));
    const side = present('side', lineageOf('deep', { ...recordOf('x'), dataset: 'not an urn' }));
    const { reader, asked } = asking(
      [mart, side, present('deep', lineageOf('mart')), present('orders'), present('raw')],
      {
        entities: [...found('mart'), { urn: 'urn:li:dashboard:(looker,1)', type: 'DASHBOARD' }],
      },
    );
    const datasets = known(present('orders'), present('raw'));
    const around = await readSurroundings({
      changes: [edge('orders', 'raw')],
      datasets,
      reader,
      watched: [],
    });
    expect([...around.datasets.keys()]).toEqual([
      urnOf('mart'),
      'urn:li:dashboard:(looker,1)',
      urnOf('side'),
      urnOf('deep'),
    ]);
    expect(asked.read).toHaveLength(new Set(asked.read).size);
    expect(asked.classified).toEqual([]);
    expect(around.limits).toEqual([]);
  });

  it('contain the tags of all datasets upstream of the changes, if any tags are watched', async () => {
    const notes: string[] = [];
    const { reader, asked } = asking([
      present('raw', lineageOf('vault')),
      present('vault'),
      absent('orders'),
    ]);
    const changes = [edge('orders', 'raw')];
    await readSurroundings({
      changes,
      datasets: new Map(),
      reader,
      watched: ['urn:li:tag:PII'],
      note: (line) => notes.push(line),
    });
    expect(new Set(asked.classified)).toEqual(new Set([urnOf('raw'), urnOf('vault')]));
    expect(notes).toEqual([
      'catalog: 0 entities downstream of what changes, 3 more datasets read around it',
    ]);
  });

  it('are searched for at most 200 datasets', async () => {
    const { reader, asked } = asking([]);
    const changes = Array.from({ length: 201 }, (_, i) => edge(`d${i}`, 'raw'));
    const datasets = known(...changes.map((_, i) => present(`d${i}`)), present('raw'));
    const { limits } = await readSurroundings({ changes, datasets, reader, watched: [] });
    expect(asked.searched).toHaveLength(200);
    expect(limits).toEqual([
      {
        reason: 'search-cut',
        message: 'what lies downstream was searched for 200 of 201 changed datasets',
      },
    ]);
  });

  it('end where lineage leads to further datasets without end, and say so', async () => {
    const { reader } = asking([]);
    let steps = 0;
    const endless: CatalogReader = {
      ...reader,
      readDatasets: async (urns) => {
        steps += 1;
        return new Map(
          urns.map((urn) => [urn, { ...present(`t${steps}`, lineageOf(`t${steps + 1}`)), urn }]),
        );
      },
    };
    const { datasets, limits } = await readSurroundings({
      changes: [edge('a', 't0')],
      datasets: known(present('a')),
      reader: endless,
      watched: [],
    });
    expect(steps).toBe(1000);
    expect(datasets.size).toBe(1000);
    expect(limits).toEqual([
      {
        reason: 'search-cut',
        message:
          'the lineage around the changes goes on after 1000 steps and 1000 datasets, and the rest was not read',
      },
    ]);
  });

  it('name a search that failed', async () => {
    const { reader } = asking([], { failures: ['too many relations'] });
    const { limits } = await readSurroundings({
      changes: [edge('a', 'b')],
      datasets: new Map(),
      reader,
      watched: [],
    });
    expect(limits).toEqual([
      { reason: 'search-cut', message: expect.stringContaining('once: too many relations') },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { emptyStore } from '../../support/server/store.js';
import { column, dataset, jane } from '../../support/server/urns.js';

const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
const pii = 'urn:li:tag:pii' as Urn;
const by = { actor: jane, time: 1 };

/** A store in which `a` is the upstream of `b`, `c` and a job, and `b` has an owner and a tag. */
function filledStore(): CatalogStore {
  const store = emptyStore();
  store.write(
    [
      { urn: c, name: 'upstreamLineage', value: derivedFrom('a') },
      { urn: b, name: 'upstreamLineage', value: derivedFrom('a') },
      { urn: b, name: 'ownership', value: { owners: [{ owner: jane }] } },
      { urn: b, name: 'globalTags', value: { tags: [{ tag: pii }] } },
      { urn: job, name: 'dataJobInputOutput', value: { inputDatasets: [a] } },
    ],
    by,
  );
  return store;
}

describe('relationships of an entity', () => {
  test('are sorted by type and by the other end, in both directions, with the aspect that states them', () => {
    const store = filledStore();
    expect(store.relationships(b, 'OUTGOING')).toEqual([
      { type: 'DownstreamOf', source: b, destination: a, owner: b, aspect: 'upstreamLineage' },
      { type: 'OwnedBy', source: b, destination: jane, owner: b, aspect: 'ownership' },
      { type: 'TaggedWith', source: b, destination: pii, owner: b, aspect: 'globalTags' },
    ]);
    expect(store.relationships(a, 'INCOMING').map(({ type, source }) => [type, source])).toEqual([
      ['Consumes', job],
      ['DownstreamOf', b],
      ['DownstreamOf', c],
    ]);
    expect(store.relationships(a, 'OUTGOING')).toEqual([]);
  });

  test('can be limited to some types', () => {
    const store = filledStore();
    const types = (...wanted: readonly string[]) =>
      store.relationships(b, 'OUTGOING', wanted).map(({ type }) => type);
    expect(types('TaggedWith', 'DownstreamOf', 'none')).toEqual(['DownstreamOf', 'TaggedWith']);
    expect(types()).toEqual([]);
  });

  test('name the entity that they go through', () => {
    const store = emptyStore();
    const query = 'urn:li:query:q' as Urn;
    store.write(
      [{ urn: b, name: 'upstreamLineage', value: { upstreams: [{ dataset: a, query }] } }],
      by,
    );
    expect(store.relationships(a, 'INCOMING')).toMatchObject([{ source: b, via: query }]);
  });

  test('are deleted with the aspect that states them', () => {
    const store = filledStore();
    store.write([{ urn: b, name: 'globalTags', value: { tags: [] } }], by);
    store.deleteAspect(b, 'ownership');
    expect(store.relationships(b, 'OUTGOING').map(({ type }) => type)).toEqual(['DownstreamOf']);
    store.hardDelete(b);
    expect(store.relationships(b, 'OUTGOING')).toEqual([]);
    expect(store.relationships(a, 'INCOMING').map(({ source }) => source)).toEqual([job, c]);
  });
});

describe('scrolling through relationships', () => {
  test('gives all by source, type and destination, each on exactly one page', () => {
    const store = filledStore();
    expect(store.listRelationships({}).rows).toEqual([
      { source: job, type: 'Consumes', destination: a },
      { source: b, type: 'DownstreamOf', destination: a },
      { source: b, type: 'OwnedBy', destination: jane },
      { source: b, type: 'TaggedWith', destination: pii },
      { source: c, type: 'DownstreamOf', destination: a },
    ]);
  });

  test('gives each relationship on exactly one page, those of columns too', () => {
    const store = emptyStore();
    const names = Array.from({ length: 1_100 }, (_, i) => `t${i}`);
    const pairs = ['x', 'y'].map((path) => ({
      upstreams: [column('a', path)],
      downstreams: [column('b', path), column('c', path)],
    }));
    const value = { ...derivedFrom('a'), fineGrainedLineages: pairs };
    store.write(
      [
        ...names.map((name) => ({ urn: dataset(name), name: 'upstreamLineage', value })),
        { urn: column('b', 'x'), name: 'globalTags', value: { tags: [{ tag: pii }] } },
      ],
      by,
    );
    const sources = [
      ...names.map((name) => dataset(name)),
      ...pairs.flatMap((one) => one.downstreams),
    ];
    const expected = sources
      .flatMap((source) => store.relationships(source, 'OUTGOING'))
      .map(({ source, type, destination }) => `${source} ${type} ${destination}`);
    const found: string[] = [];
    let page = store.listRelationships({});
    for (; ; page = store.listRelationships({ after: page.end })) {
      found.push(...page.rows.map((one) => `${one.source} ${one.type} ${one.destination}`));
      if (page.end === undefined) break;
    }
    expect(found).toEqual([...new Set(expected)].sort());
    expect(found).toHaveLength(3 * names.length + 5);
  });

  test('gives a relationship once that two aspects state', () => {
    const store = emptyStore();
    store.write(
      [
        {
          urn: job,
          name: 'dataJobInputOutput',
          value: { inputDatasets: [a], inputDatasetEdges: [{ destinationUrn: a }] },
        },
      ],
      by,
    );
    store.write([{ urn: job, name: 'dataProcessInfo', value: { inputs: [a] } }], by);
    expect(store.listRelationships({}).rows).toEqual([
      { source: job, type: 'Consumes', destination: a },
    ]);
  });

  test('filters by both ends', () => {
    const store = filledStore();
    const sources = (more: object) =>
      store.listRelationships(more).rows.map(({ source }) => source);
    expect(sources({ sources: [c, job] })).toEqual([job, c]);
    expect(
      sources({
        destinations: [a],
        after: { source: b, type: 'DownstreamOf', destination: a },
      }),
    ).toEqual([c]);
    expect(sources({ sources: [] })).toEqual([]);
  });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../../schemas/graph.schema.json' with { type: 'json' };
import type { GraphDocument } from '../../../src/insight/graph/graph-document.js';
import {
  columnRecord,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { desire, lineageOf, present, unitOf, unknown } from '../../support/model/state-builders.js';
import {
  declaredGraphOf,
  liveGraphOf,
  liveShop,
  shop,
} from '../../support/report/graph-documents.js';

const validGraph = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

const chain = desire([unitOf('b', 'a'), unitOf('c', 'b'), unitOf('d', 'c'), unitOf('e', 'd')]);

/**
 * Formats a dataset as `a`, or as `a +1up +2down` if neighbors are cut off. A selected dataset has
 * a star.
 */
function datasetsIn({ datasets }: GraphDocument): readonly string[] {
  return datasets.map(({ address, selected, beyond: { upstreams, downstreams } }) =>
    [
      `${address}${selected ? '*' : ''}`,
      ...(upstreams > 0 ? [`+${upstreams}up`] : []),
      ...(downstreams > 0 ? [`+${downstreams}down`] : []),
    ].join(' '),
  );
}

const addresses = (list: readonly { readonly address: string }[]) =>
  list.map(({ address }) => address);

describe('the graph of the declared lineage', () => {
  it('contains everything if nothing is selected', () => {
    const graph = declaredGraphOf(shop);
    expect(datasetsIn(graph)).toEqual(['board*', 'mart*', 'orders*', 'raw*']);
    expect(addresses(graph.edges)).toEqual(['board <- mart', 'mart <- orders', 'orders <- raw']);
    expect(graph.pairs).toMatchObject([
      { address: 'mart.revenue <- orders.total', confidence: 0.9, transform: null, owner: null },
      { address: 'orders.total <- raw.amount', confidence: 1, transform: 'sum(amount)' },
    ]);
    expect(graph.wildcards).toMatchObject([
      { address: 'mart.* <- orders.*', except: [], transform: null, confidence: 1 },
      { address: 'orders.* <- raw.*', except: ['secret'], transform: 'trim', confidence: 0.5 },
    ]);
    expect(graph.datasets.map(({ state }) => state)).toEqual([
      'declared',
      'declared',
      'declared',
      'declared',
    ]);
    expect(graph.selection).toEqual({
      select: [],
      upstream: null,
      downstream: null,
      columns: true,
    });
  });

  it.each([
    [
      'a number of steps in both directions',
      ['c'],
      { upstream: 1, downstream: 1 },
      ['b +1up', 'c*', 'd +1down'],
    ],
    ['no step', ['c'], { upstream: 0, downstream: 0 }, ['c* +1up +1down']],
    ['all the way upstream', ['c'], { downstream: 0 }, ['a', 'b', 'c* +1down']],
    [
      'as far as the expression says, if that is further',
      ['2+d'],
      { upstream: 1, downstream: 0 },
      ['b +1up', 'c', 'd* +1down'],
    ],
    [
      'as far as the flags say, if that is further',
      ['d+1'],
      { upstream: 1, downstream: 0 },
      ['c +1up', 'd*', 'e'],
    ],
    [
      'around each of several datasets',
      ['a', 'e'],
      { upstream: 0, downstream: 0 },
      ['a* +1down', 'e* +1up'],
    ],
  ])('goes %s', (_what, select, reach, expected) => {
    expect(datasetsIn(declaredGraphOf(chain, { select, reach }))).toEqual(expected);
  });

  it('has no columns if none are requested', () => {
    const graph = declaredGraphOf(shop, { columns: false, select: ['orders', 'orders'] });
    expect([graph.pairs, graph.wildcards]).toEqual([[], []]);
    expect(graph.selection).toMatchObject({ select: ['orders'], columns: false });
  });

  it('is the same for any order of declarations', () => {
    const turned = { datasets: [...shop.datasets].reverse(), units: [...shop.units].reverse() };
    expect(declaredGraphOf(turned)).toEqual(declaredGraphOf(shop));
  });

  it('has columns in the order of their urns, with transforms', () => {
    const twice = (...transforms: readonly (string | undefined)[]) =>
      transforms.map((transform) =>
        mapping('total', ['raw.z', 'raw.a'], transform === undefined ? {} : { transform }),
      );
    const { pairs } = declaredGraphOf(
      desire([
        withColumns(unitOf('orders', 'raw'), ...twice('f', undefined), mapping('id', ['raw.id'])),
      ]),
    );
    expect(pairs.map(({ address, transform }) => `${address} ${transform}`)).toEqual([
      'orders.id <- raw.id null',
      'orders.total <- raw.a null',
      'orders.total <- raw.a f',
      'orders.total <- raw.z null',
      'orders.total <- raw.z f',
    ]);
  });

  it('does not find a dataset that no manifest names', () => {
    expect(() => declaredGraphOf(shop, { select: ['ordrs'] })).toThrow('ordrs');
  });
});

describe('the graph of the lineage in a catalog', () => {
  it('shows the state of each dataset and the owner of each element', () => {
    expect(liveShop.datasets.map(({ address, state }) => `${address} ${state}`)).toEqual([
      'urn:li:dataJob:(a,b) foreign',
      'snowflake:fx absent',
      'snowflake:gone present',
      'mart present',
      'orders present',
      'raw soft-deleted',
    ]);
    const owners = [...liveShop.edges, ...liveShop.pairs].map(
      ({ address, owner }) => `${address}: ${owner}`,
    );
    expect(owners).toEqual([
      'mart <- orders: unmanaged',
      'orders <- urn:li:dataJob:(a,b): unmanaged',
      'orders <- snowflake:fx: other-stack',
      'orders <- raw: ours',
      'orders.total <- snowflake:fx.rate: other-stack',
      'orders.total <- snowflake:gone.rate: unmanaged',
      'orders.total <- raw.amount: ours',
    ]);
  });

  it('does not assign a pair to the stack that owns only its edge', () => {
    const theirs = marked('raw', { finance: { edge: true, pairs: [] } });
    const aspect = withRecords(lineageOf(theirs), columnRecord('orders.total', ['raw.amount']));
    const { edges, pairs } = liveGraphOf(desire([]), [present('orders', aspect)]);
    expect([...edges, ...pairs].map(({ owner }) => owner)).toEqual(['other-stack', 'unmanaged']);
  });

  it('lists parts of the graph that the catalog does not show', () => {
    const hidden = [present('b', lineageOf('a')), unknown('a'), unknown('z')];
    const graph = liveGraphOf(desire([]), hidden, { select: ['snowflake:b'] });
    expect(graph.datasets.map(({ state }) => state)).toEqual(['unreadable', 'present']);
    expect(graph.findings).toMatchObject([{ name: 'dataset-unreadable', level: 'error' }]);
    expect(graph.findings).toHaveLength(1);
  });

  it('marks a dataset as absent if manifests name it but it was not read', () => {
    const graph = liveGraphOf(chain, [present('b', lineageOf('a'))], { select: ['e'] });
    expect(graph.datasets).toMatchObject([{ address: 'e', state: 'absent' }]);
  });
});

it('matches the published schema', () => {
  for (const graph of [
    declaredGraphOf(shop),
    liveShop,
    declaredGraphOf(chain, { select: ['c'], reach: { upstream: 1 } }),
  ]) {
    expect(validGraph(graph), JSON.stringify(validGraph.errors)).toBe(true);
  }
});

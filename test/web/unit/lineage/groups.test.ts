import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import type { Graph } from '../../../../src/web/lineage/model/graph.js';
import { DEFAULT_VIEW, type Opening } from '../../../../src/web/lineage/model/lineage-address.js';
import { homeQuery } from '../../../../src/web/lineage/read/lineage-queries.js';
import { readPage } from '../../../../src/web/lineage/read/use-members.js';
import { dataset } from '../../../support/server/urns.js';
import {
  type DataOptions,
  graphData,
  key,
  type Lineages,
  read,
} from '../../../support/web/graph-data.js';

const HOME = dataset('orders');

function build(lineages: Lineages, open: readonly Opening[] = [], options?: DataOptions) {
  return buildGraph(HOME, { ...DEFAULT_VIEW, open }, graphData('orders', lineages, options));
}

function fan(count: number, nameOf = (i: number): string => `t${i}`): Lineages {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [nameOf(i), ['orders']]));
}

function counts({ groups }: Graph): readonly (readonly unknown[])[] {
  return groups.map(({ platform, schema, count }) => [platform, schema, count]);
}

const adding = (name: string): Opening => ({ action: 'add', key: key(name) });

describe('the groups of a side', () => {
  it('begin above 12 new neighbors', () => {
    expect(build(fan(12)).graph).toMatchObject({ groups: [], boxes: { length: 13 } });
    const { graph } = build(fan(13));
    expect(counts(graph)).toEqual([['hive', undefined, 13]]);
    expect(graph.boxes).toHaveLength(1);
    expect(graph.boxes[0]?.sides.down).toMatchObject({ total: 13, shown: 0, isOpen: true });
  });

  it('count neighbors that a hop does not list', () => {
    const { graph } = build(fan(13), [], { hopSize: 12 });
    expect(graph.boxes).toHaveLength(1);
    expect(graph.groups).toMatchObject([{ count: 13 }]);
  });

  it('are schemas in one platform, and platforms otherwise', () => {
    const { graph } = build(fan(14, (i) => (i < 5 ? `a.t${i}` : `b.t${i}`)));
    expect(counts(graph)).toEqual([
      ['hive', 'b', 9],
      ['hive', 'a', 5],
    ]);
    const data = graphData(
      'orders',
      fan(14, (i) => (i < 5 ? `a.t${i}` : `b.t${i}`)),
    );
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)';
    const { total, relationships } = data.hop(HOME, 'down').data ?? { total: 0, relationships: [] };
    const [first] = relationships;
    if (!first) throw new Error('no neighbor');
    const more = [...relationships, { ...first, entity: { urn: job, type: 'DATA_JOB' } }];
    const mixed = buildGraph(HOME, DEFAULT_VIEW, {
      ...data,
      hop: (urn, direction) =>
        direction === 'down'
          ? read({ total: total + 1, relationships: more })
          : data.hop(urn, direction),
    });
    expect(counts(mixed.graph)).toEqual([
      ['hive', undefined, 14],
      ['airflow', undefined, 1],
    ]);
  });

  it('leave out neighbors that are drawn, by themselves or elsewhere', () => {
    const { graph, needs } = build(fan(13), [adding('t3')]);
    expect(counts(graph)).toEqual([['hive', undefined, 12]]);
    expect(graph.boxes.map(({ name }) => name)).toEqual(['orders', 't3']);
    expect(graph.boxes[0]?.sides.down).toMatchObject({ total: 13, shown: 1 });
    expect(graph.gone).toBe(0);
    expect(needs).toHaveLength(2);
    const cyclic = { ...fan(13), orders: ['t0'] };
    expect(build(cyclic).graph.boxes).toHaveLength(14);
  });

  it('are counted by the catalog if a hop does not list all', () => {
    const platforms = () =>
      read([
        { value: 'urn:li:dataPlatform:hive', count: 140 },
        { value: 'urn:li:dataPlatform:kafka', count: 7 },
      ]);
    const { graph, needs } = build(fan(150), [adding('t3')], { answers: { platforms } });
    expect(counts(graph)).toEqual([
      ['hive', undefined, 139],
      ['kafka', undefined, 7],
      ['', undefined, 3],
    ]);
    expect(needs).toContainEqual({ kind: 'platforms', urn: HOME, direction: 'down' });
    expect(counts(build(fan(150)).graph)).toEqual([['', undefined, 150]]);
  });

  it('give boxes that hops do not list, once their urns are read', () => {
    const open = [adding('t140')];
    const waiting = build(fan(150), open);
    expect(waiting.needs).toContainEqual({ kind: 'members', urn: HOME, direction: 'down' });
    expect(waiting.graph.gone).toBe(0);
    const members = () => read(Object.keys(fan(150)).map(dataset));
    const found = build(fan(150), open, { answers: { members } });
    expect(found.needs).toContainEqual({ kind: 'entity', urn: dataset('t140') });
    expect(found.graph.boxes[1]).toMatchObject({ name: 't140', platform: 'hive', type: 'DATASET' });
    const lost = build(fan(150), [adding('nowhere')], { answers: { members } });
    expect(lost.graph.gone).toBe(1);
  });
});

describe('the members of a group', () => {
  const members = ['a.x', 'a.y', 'b.x'].map((name) => ({ urn: dataset(name), type: 'DATASET' }));

  it('are found among known neighbors', async () => {
    const client = new QueryClient();
    const relationships = members.map((entity) => ({ entity }));
    client.setQueryData<unknown>(homeQuery(HOME).queryKey, { down: { total: 3, relationships } });
    const find = async (platform: string, schema: string | undefined, text: string) => {
      const place = { anchor: HOME, direction: 'down', platform, schema } as const;
      const group = { ...place, id: 'g', boxes: [HOME], count: 3 };
      const page = await readPage({ client, home: HOME, group, find: text }, 0);
      return page.members.map(({ urn }) => urn);
    };
    expect(await find('hive', undefined, '')).toHaveLength(3);
    expect(await find('hive', 'a', ' Y ')).toEqual([dataset('a.y')]);
    expect(await find('kafka', undefined, '')).toEqual([]);
  });
});

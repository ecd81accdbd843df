import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../src/web/lineage/layout/blocks.js';
import {
  connectionsOf,
  itemsOf,
  withMembers,
} from '../../../../src/web/lineage/layout/graph-items.js';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { GROUP_HEIGHT, MEMBER_GAP } from '../../../../src/web/lineage/layout/placed.js';
import { listRows } from '../../../../src/web/lineage/list/list-rows.js';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import { closeSide, toggleGroup } from '../../../../src/web/lineage/model/change-view.js';
import type { Graph } from '../../../../src/web/lineage/model/graph.js';
import { groupLabel, groupNote } from '../../../../src/web/lineage/model/group-words.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import {
  DEFAULT_VIEW,
  type LineageView,
  type Opening,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { groupNeighbors } from '../../../../src/web/lineage/model/neighbor-groups.js';
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
  return groups.map(({ type, platform, schema, count }) => [type, platform, schema, count]);
}

function namesOf({ boxes }: Graph): readonly string[] {
  return boxes.map(({ name }) => name);
}

const adding = (name: string): Opening => ({ action: 'add', key: key(name) });

const opening = ({ groups }: Graph, schema: string): Opening => {
  const group = groups.find((one) => one.schema === schema);
  if (!group) throw new Error('no group');
  return { action: 'group', key: keyOf(group.id) };
};

/** 35 downstreams in the schema a, and 5 in the schema b. */
const two = fan(40, (i) => (i < 35 ? `a.t${i}` : `b.t${i}`));

describe('the groups of a side', () => {
  it('begin above 30 new neighbors of one kind', () => {
    expect(build(fan(30)).graph).toMatchObject({ groups: [], boxes: { length: 31 } });
    const { graph } = build(fan(31));
    expect(counts(graph)).toEqual([['DATASET', 'hive', '', 31]]);
    expect(graph.boxes).toHaveLength(1);
    expect(graph.boxes[0]?.sides.down).toMatchObject({ total: 31, shown: 0, isOpen: true });
  });

  it('are schemas of one kind, and leave out kinds and schemas with few members', () => {
    expect(counts(build(two).graph)).toEqual([
      ['DATASET', 'hive', 'a', 35],
      ['DATASET', 'hive', 'b', 5],
    ]);
    const alone = build({ ...two, 'c.alone': ['orders'] });
    expect(namesOf(alone.graph)).toEqual(['orders', 'alone']);
    const jobs = Array.from({ length: 31 }, (_, i) => jobOf(i < 2 ? 'daily' : 'nightly', i));
    expect(groupNeighbors({ anchor: HOME, direction: 'down' }, jobs)).toMatchObject([
      { type: 'DATA_JOB', platform: 'airflow', schema: 'nightly', urns: { length: 29 } },
      { type: 'DATA_JOB', platform: 'airflow', schema: 'daily', urns: { length: 2 } },
    ]);
    const few = [...jobs.slice(0, 30), ...Object.keys(fan(31)).map(dataset)];
    expect(groupNeighbors({ anchor: HOME, direction: 'down' }, few)).toMatchObject([
      { type: 'DATASET', urns: { length: 31 } },
    ]);
  });

  it('are platforms where schemas are too many', () => {
    const { graph } = build(fan(70, (i) => `s${i % 35}.t${i}`));
    expect(counts(graph)).toEqual([['DATASET', 'hive', undefined, 70]]);
    expect(graph.groups.map(groupNote)).toEqual(['70 datasets · all schemas']);
  });

  it('leave out neighbors that are drawn, by themselves or elsewhere', () => {
    const { graph, needs } = build(fan(31), [adding('t3')]);
    expect(counts(graph)).toEqual([['DATASET', 'hive', '', 30]]);
    expect(namesOf(graph)).toEqual(['orders', 't3']);
    expect(graph.boxes[0]?.sides.down).toMatchObject({ total: 31, shown: 1 });
    expect(graph.gone).toBe(0);
    expect(needs).toHaveLength(2);
    const cyclic = { ...fan(31), orders: ['t0'] };
    expect(build(cyclic).graph.boxes).toHaveLength(32);
  });

  it('draw their members where they are open', () => {
    const folded = build(two).graph;
    const open = [opening(folded, 'b')];
    const { graph } = build(two, open);
    expect(namesOf(graph)).toEqual(['orders', 't35', 't36', 't37', 't38', 't39']);
    expect(graph.groups[1]).toMatchObject({ isOpen: true, count: 5, members: { length: 5 } });
    expect(graph.groups.map(groupLabel)).toEqual([
      '35 downstream datasets in hive, schema a, folded',
      '5 downstream datasets in hive, schema b, open',
    ]);
    expect(graph.gone).toBe(0);
    expect(build(two, [{ action: 'group', key: key('nowhere') }]).graph.gone).toBe(1);
    const large = build(fan(61)).graph;
    expect(build(fan(61), [opening(large, '')]).graph.boxes).toHaveLength(1);
    expect(large.groups.map(groupLabel)).toEqual(['61 downstream datasets in hive, a list']);
  });

  it('fold with all that only their members reach', () => {
    const deep = { ...two, leaf: ['b.t35'] };
    const view = (open: readonly Opening[]): LineageView => ({ ...DEFAULT_VIEW, open });
    const open = [opening(build(deep).graph, 'b'), { action: 'down', key: key('b.t35') } as const];
    const { graph } = build(deep, open);
    expect(namesOf(graph)).toContain('leaf');
    const group = graph.groups.find(({ isOpen }) => isOpen);
    const [home] = graph.boxes;
    if (!group || !home) throw new Error('no group');
    expect(toggleGroup(view(open), graph, group).open).toEqual([]);
    expect(toggleGroup(view([]), graph, { ...group, isOpen: false }).open).toEqual([open[0]]);
    const side: Opening = { action: 'down', key: key('orders') };
    expect(closeSide(view(open), graph, home, 'down').open).toEqual([side]);
  });

  it('hold their members below a heading', () => {
    const { graph } = build(two, [opening(build(two).graph, 'b')]);
    const items = itemsOf(graph);
    expect(items).toHaveLength(3);
    const places = withMembers(graph, layoutAll(items, connectionsOf(graph)));
    const group = graph.groups.find(({ isOpen }) => isOpen);
    const frame = places.get(group?.id ?? '');
    const members = group?.members.map((urn) => places.get(urn)) ?? [];
    if (!frame) throw new Error('no frame');
    expect(members[0]).toMatchObject({ x: frame.x, y: frame.y + GROUP_HEIGHT + MEMBER_GAP });
    const last = members.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBe(frame.y + frame.height);
    const { blocks } = blocksOf({ graph, places });
    expect(blocks.map(({ name, note }) => [name, note]).toSorted()).toEqual([
      ['a', '35 datasets'],
      ['b', '5 datasets'],
      ['orders', ''],
    ]);
    expect(listRows(graph).filter(({ level }) => level === 4)).toHaveLength(5);
  });

  it('are counted by urns if a hop does not list all', () => {
    const many = fan(150, (i) => `s${i % 2}.t${i}`);
    const members = () => read(Object.keys(many).slice(0, 147).map(dataset));
    const { graph, needs } = build(many, [adding('s0.t140')], { answers: { members } });
    expect(counts(graph)).toEqual([
      ['DATASET', 'hive', 's0', 73],
      ['DATASET', 'hive', 's1', 73],
      ['', '', undefined, 3],
    ]);
    expect(graph.groups.map(groupLabel).at(-1)).toBe('3 more downstreams, beyond the first 5,000');
    expect(needs).toContainEqual({ kind: 'members', urn: HOME, direction: 'down' });
    expect(needs).toContainEqual({ kind: 'entity', urn: dataset('s0.t140') });
    expect(graph.boxes[1]).toMatchObject({ name: 't140', platform: 'hive', type: 'DATASET' });
    expect(graph.edges).toHaveLength(1);
    const lost = build(many, [adding('nowhere')], { answers: { members } });
    expect(lost.graph.gone).toBe(1);
  });

  it('wait for the urns, and use the hop if they cannot be read', () => {
    const waiting = build(fan(150), [adding('t140')]);
    expect(counts(waiting.graph)).toEqual([['', '', undefined, 150]]);
    expect(waiting.graph.gone).toBe(0);
    const failed = { data: undefined, error: 'no', isFetching: false };
    const { graph } = build(fan(150), [], { answers: { members: () => failed } });
    expect(counts(graph)).toEqual([
      ['DATASET', 'hive', '', 100],
      ['', '', undefined, 50],
    ]);
    expect(graph.boxes[0]?.sides.down.error).toBe('no');
  });
});

describe('the members of a group', () => {
  const members = ['a.x', 'a.y', 'b.x'].map((name) => ({ urn: dataset(name), type: 'DATASET' }));

  it('are found among known neighbors', async () => {
    const client = new QueryClient();
    const relationships = members.map((entity) => ({ entity }));
    client.setQueryData<unknown>(homeQuery(HOME).queryKey, { down: { total: 3, relationships } });
    const find = async (platform: string, schema: string | undefined, text: string) => {
      const place = { anchor: HOME, direction: 'down', type: 'DATASET', platform, schema } as const;
      const group = { ...place, id: 'g', boxes: [HOME], count: 3, isOpen: false, members: [] };
      const page = await readPage({ client, home: HOME, group, find: text }, 0);
      return page.members.map(({ urn }) => urn);
    };
    expect(await find('hive', undefined, '')).toHaveLength(3);
    expect(await find('hive', 'a', ' Y ')).toEqual([dataset('a.y')]);
    expect(await find('kafka', undefined, '')).toEqual([]);
  });
});

function jobOf(flow: string, index: number): string {
  return `urn:li:dataJob:(urn:li:dataFlow:(airflow,${flow},PROD),load_${index})`;
}

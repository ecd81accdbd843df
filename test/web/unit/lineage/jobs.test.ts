import { describe, expect, it } from 'vitest';
import { columnUrn } from '../../../../src/urn/schema-field-urn.js';
import { entityNames } from '../../../../src/web/entity/entity-names.js';
import { linesOf } from '../../../../src/web/lineage/canvas/lines.js';
import { connectionsOf, itemsOf } from '../../../../src/web/lineage/layout/graph-items.js';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { listRows } from '../../../../src/web/lineage/list/list-rows.js';
import { buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import { closeSide, toggleJob, toggleJobs } from '../../../../src/web/lineage/model/change-view.js';
import type { Graph } from '../../../../src/web/lineage/model/graph.js';
import type { GraphData } from '../../../../src/web/lineage/model/graph-data.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import {
  DEFAULT_VIEW,
  type LineageView,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { dataset } from '../../../support/server/urns.js';
import { type Stored, storedData } from '../../../support/web/job-data.js';
import { edgeTo, jobUrn } from '../../../support/web/whole-graph.js';

const [raw, rates, daily, mart] = [
  dataset('raw'),
  dataset('rates'),
  dataset('daily'),
  dataset('mart'),
];
const [load, clean] = [jobUrn('load'), jobUrn('clean')];

const pairOf = (from: string, to: string) => ({
  upstreamType: 'FIELD_SET',
  upstreams: [from],
  downstreamType: 'FIELD',
  downstreams: [to],
});

const runs = (
  inputs: readonly string[],
  outputs: readonly string[],
  pairs: readonly ReturnType<typeof pairOf>[] = [],
) => ({
  dataJobInputOutput: {
    inputDatasetEdges: inputs.map((urn) => edgeTo(urn)),
    outputDatasetEdges: outputs.map((urn) => edgeTo(urn)),
    fineGrainedLineages: [...pairs],
  },
});

const amount = pairOf(columnUrn(raw, 'amount'), columnUrn(daily, 'total'));
const rate = pairOf(columnUrn(rates, 'rate'), columnUrn(daily, 'total'));

/** `raw` and `rates` > load > `daily` */
const shop: Stored = { [load]: runs([raw, rates], [daily], [amount, rate]) };

function build(
  home: string,
  stored: Stored,
  view: Partial<LineageView> = {},
  change: (data: GraphData) => Partial<GraphData> = () => ({}),
): Graph {
  const data = storedData(home, stored);
  return buildGraph(home, { ...DEFAULT_VIEW, ...view }, { ...data, ...change(data) }).graph;
}

const names = ({ boxes }: Graph) => boxes.map(({ name }) => name).sort();

function edges({ edges }: Graph): readonly string[] {
  const short = (urn: string) => entityNames(urn).name;
  return edges
    .map(({ upstream, downstream, pairs, through }) => {
      const jobs = through.map(({ name }) => name).join(' ');
      return `${short(upstream)} > ${short(downstream)} ${pairs.length} ${jobs}`.trim();
    })
    .sort();
}

describe('a job', () => {
  it('is a box that its edges lead through, with its pairs on the edges from its inputs', () => {
    const open = [{ action: 'up' as const, key: keyOf(load) }];
    expect(edges(build(daily, shop))).toEqual(['load > daily 0']);
    const graph = build(daily, shop, { open });
    expect(edges(graph)).toEqual(['load > daily 0', 'rates > load 1', 'raw > load 1']);
    const sizes = itemsOf(graph).map(({ id, width, height }) => [id === load, width, height]);
    expect(sizes.filter(([isLoad]) => isLoad)).toEqual([[true, 190, 68]]);
  });

  it('hides the pairs of datasets that are not drawn, and counts them', () => {
    const graph = build(raw, shop);
    expect(edges(graph)).toEqual(['raw > load 0']);
    expect(graph.edges[0]?.hiddenPairs).toBe(1);
  });

  it('is lit on the path of a column that it makes, with both of its edges', () => {
    const graph = build(daily, shop, { open: [{ action: 'up', key: keyOf(load) }] });
    const path = pathOf(graph, { urn: raw, column: 'amount' });
    expect([...path.boxes].sort()).toEqual([raw, load, daily].sort());
    expect(path.edges).toEqual(
      new Set([`${keyOf(raw)}-${keyOf(load)}`, `${keyOf(load)}-${keyOf(daily)}`]),
    );
    expect([path.up, path.down]).toEqual([0, 1]);
  });

  it('is in the middle of its layer', () => {
    const graph = build(daily, shop);
    const places = layoutAll(itemsOf(graph), connectionsOf(graph));
    expect([places.get(load)?.x, places.get(daily)?.x]).toEqual([25, 360]);
  });
});

describe('a job that is a link', () => {
  const collapsed = { jobs: false };

  it('connects its inputs and outputs, and its pairs are on the links', () => {
    const graph = build(daily, shop, collapsed);
    expect(names(graph)).toEqual(['daily', 'rates', 'raw']);
    expect(edges(graph)).toEqual(['rates > daily 1 load', 'raw > daily 1 load']);
    expect(graph.boxes.map(({ layer }) => layer).sort()).toEqual([-1, -1, 0]);
    const [link] = graph.edges;
    expect(link?.through[0]).toMatchObject({ urn: load, key: keyOf(load), name: 'load' });
    expect(link?.through[0]?.output.upstream).toBe(load);
    const places = layoutAll(itemsOf(graph), connectionsOf(graph));
    expect(linesOf(graph, places).map(({ isThrough }) => isThrough)).toEqual([true, true]);
  });

  it('is chosen one by one too, against the choice for all', () => {
    const two = { ...shop, [clean]: runs([daily], [mart]) };
    const open = [{ action: 'job' as const, key: keyOf(load) }];
    expect(names(build(daily, two, { open }))).toEqual(['clean', 'daily', 'rates', 'raw']);
    expect(names(build(daily, two, { open, jobs: false }))).toEqual(['daily', 'load', 'mart']);
  });

  it('joins an edge that is recorded beside it', () => {
    const lineage = { upstreams: [{ dataset: raw, type: 'COPY' }] };
    const graph = build(daily, { ...shop, [daily]: { upstreamLineage: lineage } }, collapsed);
    expect(edges(graph)).toEqual(['rates > daily 1 load', 'raw > daily 1 load']);
    expect(graph.edges.find(({ upstream }) => upstream === raw)?.type).toBe('COPY');
  });

  it('follows another such job', () => {
    const after = { inputDatajobEdges: [edgeTo(load)], outputDatasetEdges: [edgeTo(daily)] };
    const two = { [load]: runs([raw], []), [clean]: { dataJobInputOutput: after } };
    expect(edges(build(raw, two, collapsed))).toEqual(['raw > daily 0 load clean']);
    expect(edges(build(daily, two, collapsed))).toEqual(['raw > daily 0 load clean']);
  });

  it('keeps its box where it has one side, where a side fails, and at home', () => {
    const graph = build(raw, { [load]: runs([raw], []) }, collapsed);
    expect(names(graph)).toEqual(['load', 'raw']);
    expect(graph.boxes.find(({ urn }) => urn === load)?.isCollapsed).toBe(true);
    expect(names(build(load, shop, collapsed))).toEqual(['daily', 'load', 'rates', 'raw']);
    const failing = build(daily, shop, collapsed, ({ hop }) => ({
      hop: (urn, direction) =>
        urn === load ? { data: undefined, error: 'no', isFetching: false } : hop(urn, direction),
    }));
    expect(names(failing)).toEqual(['daily', 'load']);
  });

  it('leaves a loop where it reads and writes one dataset', () => {
    const graph = build(raw, { [load]: runs([raw], [raw]) }, collapsed);
    expect(graph.edges.map(({ isLoop, through }) => [isLoop, through.length])).toEqual([[true, 1]]);
  });

  it('has its groups beside its outputs', () => {
    const many = Array.from({ length: 32 }, (_, index) => dataset(`s${index % 2}.in_${index}`));
    const stored = { [load]: runs(many, [daily, mart]) };
    const graph = build(daily, stored, collapsed);
    expect(names(graph)).toEqual(['daily']);
    expect(graph.groups.map(({ anchor, boxes, count }) => [anchor, boxes, count])).toEqual([
      [load, [daily], 16],
      [load, [daily], 16],
    ]);
    const places = listRows(graph).map(({ where }) => where);
    expect(places.filter((where) => where.startsWith('16 datasets'))).toHaveLength(2);
    const open = [{ action: 'add' as const, key: keyOf(many[0] ?? '') }];
    const added = build(daily, stored, { ...collapsed, open });
    expect(edges(added)).toEqual(['in_0 > daily 0 load']);
  });

  it('is named in the list', () => {
    const notes = listRows(build(daily, shop, collapsed)).map(({ name, note }) => [name, note]);
    expect(notes).toContainEqual(['raw', 'through load']);
  });

  it('is forgotten by no other change of the view', () => {
    const view = toggleJob(DEFAULT_VIEW, keyOf(load));
    expect(view).toMatchObject({ open: [{ action: 'job', key: keyOf(load) }], selected: null });
    const graph = build(daily, shop, view);
    const [home] = graph.boxes;
    if (!home) throw new Error('no box');
    const closed = closeSide(view, graph, home, 'up');
    expect(closed.open).toContainEqual({ action: 'job', key: keyOf(load) });
    expect(build(daily, shop, closed).gone).toBe(0);
    const shown = toggleJob(view, keyOf(load));
    expect(shown).toMatchObject({ open: [], selected: { kind: 'box', key: keyOf(load) } });
    expect(toggleJobs(view)).toMatchObject({ jobs: false, open: [] });
    const pinned = { ...DEFAULT_VIEW, pin: { key: keyOf(load), column: null } };
    expect(toggleJob(pinned, keyOf(load)).pin).toBeNull();
  });
});

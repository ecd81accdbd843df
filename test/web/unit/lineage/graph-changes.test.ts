import { describe, expect, it } from 'vitest';
import { batchesOf, drawnStyle } from '../../../../src/web/lineage/canvas/line-batches.js';
import { linesOf } from '../../../../src/web/lineage/canvas/lines.js';
import {
  type ChangedLink,
  withChanges,
} from '../../../../src/web/lineage/changes/graph-changes.js';
import { itemsOf } from '../../../../src/web/lineage/layout/graph-items.js';
import { listRows } from '../../../../src/web/lineage/list/list-rows.js';
import type { Graph } from '../../../../src/web/lineage/model/graph.js';
import { hive } from '../../../support/web/lineage-pages.js';
import { sampleBox, sampleEdge, sampleGraph } from '../../../support/web/sample-graph.js';

const [raw, orders, mart, gone] = ['raw', 'orders', 'mart', 'gone'].map(hive) as [
  string,
  string,
  string,
  string,
];
const NONE: ReadonlySet<string> = new Set();

function link(up: string, down: string, state: ChangedLink['state'], pair = ''): ChangedLink {
  const [upstream = '', downstream = ''] = pair.split(' > ');
  const columns = pair === '' ? null : { upstream, downstream };
  return { upstream: up, downstream: down, columns, state, note: '' };
}

const live = sampleGraph(
  [sampleBox(raw, [], { isHome: true }), sampleBox(orders), sampleBox(mart)],
  [sampleEdge(raw, orders, ['id > id', 'amount > total']), sampleEdge(orders, mart)],
);

function changed(links: readonly ChangedLink[], affected = NONE, columns = true): Graph {
  return withChanges(live, { links, affected }, columns);
}

const edge = ({ edges }: Graph, up: string, down: string) =>
  edges.find(({ upstream, downstream }) => upstream === up && downstream === down);

describe('withChanges', () => {
  it('gives links their states, and the others are context', () => {
    const graph = changed([link(raw, orders, 'removed', 'id > id'), link(orders, mart, 'marked')]);
    expect(edge(graph, orders, mart)?.change).toEqual({ state: 'marked', note: '' });
    expect(edge(graph, raw, orders)?.change).toEqual({ state: 'changed', note: '-1 column' });
    expect(edge(graph, raw, orders)?.pairs.map(({ change }) => change?.state)).toEqual([
      'removed',
      'context',
    ]);
  });

  it('draws the boxes, edges and pairs that the graph lacks, beside their neighbors', () => {
    const graph = changed([
      link(gone, mart, 'removed', 'x > y'),
      link(raw, orders, 'added', 'day > day'),
    ]);
    expect(graph.boxes.find(({ urn }) => urn === gone)).toMatchObject({
      name: 'gone',
      layer: -1,
      part: 'changed',
      columns: [{ name: 'x', part: 'changed' }],
    });
    expect(edge(graph, gone, mart)?.pairs).toMatchObject([{ change: { state: 'removed' } }]);
    expect(edge(graph, raw, orders)?.pairs).toHaveLength(3);
  });

  it('puts a pair between the sides of a job on the input of the job', () => {
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)';
    const graph = withChanges(
      sampleGraph(
        [sampleBox(raw), sampleBox(job, [], { type: 'DATA_JOB' }), sampleBox(orders)],
        [sampleEdge(raw, job), sampleEdge(job, orders)],
      ),
      { links: [link(raw, orders, 'added', 'id > id')], affected: NONE },
      true,
    );
    expect(graph.edges).toHaveLength(2);
    expect(edge(graph, raw, job)?.pairs).toMatchObject([{ via: job, change: { state: 'added' } }]);
  });

  it('shades what is affected, and the surroundings are pale', () => {
    const graph = changed([link(raw, orders, 'added')], new Set([mart]));
    expect(graph.boxes.map(({ part }) => part)).toEqual(['changed', 'changed', 'affected']);
    expect(changed([]).boxes.map(({ part }) => part)).toEqual([undefined, undefined, undefined]);
  });

  it('draws at most 600 boxes, and the graph says so', () => {
    const many = Array.from({ length: 700 }, (_, at) => link(hive(`up_${at}`), mart, 'added'));
    const graph = changed(many);
    expect([graph.boxes.length, graph.isFull]).toEqual([600, true]);
  });

  it('lists no columns while boxes list none', () => {
    const graph = changed([link(raw, orders, 'removed', 'id > id')], NONE, false);
    expect(graph.boxes.flatMap(({ columns }) => columns)).toEqual([]);
  });

  it('lists each link that changes, even on a closed side, with its sign and its word', () => {
    const rows = listRows(changed([link(gone, raw, 'removed'), link(orders, mart, 'added')]));
    expect(rows.find(({ name }) => name === 'gone')?.note).toContain('- removed');
    expect(rows.filter(({ note }) => note.includes('+ added'))).not.toEqual([]);
  });
});

describe('the lines of changes', () => {
  const styles = (links: readonly ChangedLink[]) => {
    const graph = changed(links);
    const places = new Map(
      itemsOf(graph).map((item, at) => [item.id, { ...item, x: at * 400, y: 0 }]),
    );
    const colors = new Proxy({}, { get: (_, name) => name }) as Parameters<typeof drawnStyle>[1];
    const batches = batchesOf({ lines: linesOf(graph, places), path: null, selected: null });
    return batches.map((batch) => ({ state: batch.state, ...drawnStyle(batch, colors) }));
  };

  it('differ by color, dashes and sign, and removals are on top', () => {
    const found = styles([
      link(raw, mart, 'removed'),
      link(raw, orders, 'changed'),
      link(orders, mart, 'marked'),
      link(gone, mart, 'added'),
    ]);
    expect(found.map(({ color, dashes, sign }) => [color, dashes.length, sign])).toEqual([
      ['soft', 0, ''],
      ['mark', 2, '*'],
      ['alter', 0, '~'],
      ['add', 0, '+'],
      ['cut', 2, '-'],
    ]);
    expect(found[0]?.alpha).toBeLessThan(1);
  });

  it('are as always where nothing changes', () => {
    expect(
      styles([link(raw, orders, 'context')]).map(({ state, alpha }) => [state, alpha]),
    ).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { bundlesOf } from '../../../../src/web/lineage/canvas/bundles.js';
import { batchesOf } from '../../../../src/web/lineage/canvas/line-batches.js';
import { labelsOf } from '../../../../src/web/lineage/canvas/line-labels.js';
import { type Line, linesOf } from '../../../../src/web/lineage/canvas/lines.js';
import { blocksOf } from '../../../../src/web/lineage/layout/blocks.js';
import { connectionsOf, itemsOf } from '../../../../src/web/lineage/layout/graph-items.js';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { isNear, placeBounds } from '../../../../src/web/lineage/layout/placed.js';
import { listRows } from '../../../../src/web/lineage/list/list-rows.js';
import { nextColoring, stepBack } from '../../../../src/web/lineage/model/change-view.js';
import type { BoxEdge, Graph } from '../../../../src/web/lineage/model/graph.js';
import { DEFAULT_VIEW } from '../../../../src/web/lineage/model/lineage-address.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { lineWords } from '../../../../src/web/lineage/owners/line-words.js';
import { ownersIn } from '../../../../src/web/lineage/owners/owner-classes.js';
import { writerKind } from '../../../../src/web/lineage/owners/provenance.js';
import { owned, ownedGraph } from '../../../support/web/owned.js';
import { sampleBox, sampleEdge, sampleGraph } from '../../../support/web/sample-graph.js';

/** The classes as `1 stack commerce 2/5 own1`. */
function classes(graph: Graph, by: 'owner' | 'writer'): readonly string[] {
  return ownersIn(graph, by).classes.map(
    ({ sign, name, edges, pairs, tone }) => `${sign} ${name} ${edges}/${pairs} ${tone}`,
  );
}

const written = (edge: BoxEdge, name: string, mark?: string): BoxEdge => ({
  ...edge,
  created: { time: 1, actor: `urn:li:corpuser:${name}` },
  mark,
});

describe('the owners of lineage', () => {
  it('are stacks, then connectors, people and nobody, for edges and for pairs', () => {
    expect(classes(ownedGraph(), 'owner')).toEqual([
      '1 stack commerce 1/2 own1',
      '2 stack finance 1/2 own2',
      'c connectors 1/2 own6',
      'p people 1/1 own7',
      '? not recorded 1/3 faint',
    ]);
  });

  it('are the writers if the reader asks for them', () => {
    expect(classes(ownedGraph(), 'writer')).toEqual([
      '1 connector svc-lineage 2/5 own1',
      '2 connector datahub 1/2 own2',
      '3 person alice 1/1 own3',
      '? not recorded 1/2 faint',
    ]);
  });

  it('beyond seven colors share one, with their number', () => {
    const names = Array.from({ length: 10 }, (_, at) => `user${at}`);
    const edges = names.map((name) => written(sampleEdge('a', name), name));
    const graph = sampleGraph(
      ['a', ...names].map((name) => sampleBox(name)),
      edges,
    );
    expect(classes(graph, 'writer')).toHaveLength(8);
    expect(classes(graph, 'writer').at(-1)).toBe('+ 3 other writers 3/0 soft');
    expect(classes(graph, 'owner')).toEqual(['p people 10/0 own7']);
  });

  it('of an edge may be several, and a mark that cannot be read counts as none', () => {
    const both = JSON.stringify({ b: { edge: 1 }, 'a@prod': { edge: 1 }, c: { pairs: '' } });
    const graph = sampleGraph(
      [sampleBox('x'), sampleBox('y')],
      [written(sampleEdge('x', 'y'), 'bob', both), written(sampleEdge('y', 'x'), 'bob', 'no JSON')],
    );
    expect(classes(graph, 'owner')).toEqual([
      '1 stack a, target prod and stack b 1/0 own1',
      'p people 1/0 own7',
    ]);
  });

  it('of a link are those of its jobs, and the last change counts', () => {
    const [input, output] = [sampleEdge('x', 'job'), sampleEdge('job', 'y')];
    const late = {
      ...written(output, 'bob'),
      updated: { time: 5, actor: 'urn:li:corpuser:svc-a' },
    };
    const job = { urn: 'job', key: 'job', name: 'job', input: written(input, 'ann'), output: late };
    const link = { ...sampleEdge('x', 'y'), through: [job] };
    const graph = sampleGraph([sampleBox('x'), sampleBox('y')], [link]);
    expect(classes(graph, 'writer')).toEqual(['1 connector svc-a 1/0 own1']);
  });

  it.each([
    ['urn:li:corpuser:alice', undefined, 'person'],
    ['urn:li:corpuser:datahub', 'UI', 'person'],
    ['urn:li:corpuser:service_0a1b', undefined, 'connector'],
    ['urn:li:corpuser:__datahub_system', undefined, 'connector'],
    ['urn:li:corpuser:snowflake-ingestion', undefined, 'connector'],
    ['urn:li:dataHubIngestionSource:1', undefined, 'connector'],
    [null, undefined, null],
  ])('%s with the source %s is a %s', (actor, source, kind) => {
    expect(writerKind({ actor, source })).toBe(kind);
  });

  it('are named in the list', () => {
    const graph = ownedGraph();
    const notes = listRows(graph, ownersIn(graph, 'owner')).map(({ note }) => note);
    expect(notes).toContain('lineage of stack finance, people, owned by stack finance');
  });
});

describe('the words on lines', () => {
  const graph = ownedGraph();
  const places = layoutAll(itemsOf(graph), connectionsOf(graph));
  const lines = linesOf(graph, places);
  const shown = { left: -9_999, top: -9_999, right: 9_999, bottom: 9_999 };
  const labels = (zoom: number, by: 'owner' | null, column: string | null = null) => {
    const path = column === null ? null : pathOf(graph, { urn: owned.orders, column });
    const words = lineWords(graph, path, by && ownersIn(graph, by));
    const batches = batchesOf({ lines, path, selected: null, words });
    return labelsOf(batches, words, { places, zoom, shown });
  };
  const texts = (...parts: Parameters<typeof labels>) => labels(...parts).map(({ text }) => text);

  it('are the transforms of a lit path that have room', () => {
    expect(texts(1, null, 'amount').sort()).toEqual(['amount / 100', 'sum(amount)']);
    expect(texts(4, null, 'amount')).toContain('sum(amount * rate) / count(order_id)');
    expect(texts(0.3, null, 'amount')).toEqual([]);
    expect(texts(1, null)).toEqual([]);
  });

  it('are the signs of owners on edges', () => {
    expect(texts(1, 'owner').sort()).toEqual(['1', '2', '?', 'c', 'p']);
    expect(texts(4, 'owner', 'amount')).toContain('1 amount / 100');
  });

  it('are the signs of all edges between blocks, seen from far away', () => {
    const far = blocksOf({ graph, places });
    const words = lineWords(graph, null, ownersIn(graph, 'owner'));
    const bundles = bundlesOf(graph, places, far);
    const batches = batchesOf({ lines: bundles, path: null, selected: null, words });
    const drawn = new Map(far.blocks.map(({ id, place }) => [id, place]));
    const found = labelsOf(batches, words, { places: drawn, zoom: 0.28, shown });
    expect(found.map(({ text }) => text).sort()).toEqual(['1', '2', '?', 'c', 'p']);
    const [edge] = graph.edges;
    const all = { ...bundles[0], ids: graph.edges.map(({ id }) => id) } as Line;
    expect(words.toneOf(all)).toBe('soft');
    expect(words.textsOf({ ...all, ids: [edge?.id ?? ''] }, 'plain')).toEqual(['1']);
  });

  it('cover no box and no other label at any zoom', () => {
    for (const zoom of [0.2, 0.5, 1, 2]) {
      const all = labels(zoom, 'owner', 'amount');
      const boxes = [...places.values()].map(placeBounds);
      for (const one of all)
        expect(
          [...boxes, ...all].filter((other) => other !== one && isNear(one, other, 0)),
        ).toEqual([]);
    }
  });
});

describe('the keys of colors and steps', () => {
  it('go through the colors, and close one thing at a time', () => {
    const [none, owner] = [DEFAULT_VIEW, nextColoring(DEFAULT_VIEW)];
    const by = [none, owner, nextColoring(owner), nextColoring(nextColoring(owner))];
    expect(by.map((one) => one.by)).toEqual([null, 'owner', 'writer', null]);
    const pin = { key: '00000000', column: null };
    const view = {
      ...DEFAULT_VIEW,
      pin,
      reads: true,
      selected: { kind: 'box', key: '1' } as const,
    };
    const [second, third] = [stepBack(view), stepBack(stepBack(view))];
    expect([second.selected, second.reads, third.reads, third.pin]).toEqual([
      null,
      true,
      false,
      pin,
    ]);
    expect(stepBack(third).pin).toBe(null);
  });
});

import { layersOf } from '../lineage/changes/changed-boxes.js';
import type { GraphChanges } from '../lineage/changes/graph-changes.js';
import type { Graph, Path } from '../lineage/model/graph.js';
import { keyOf, keyOfPair } from '../lineage/model/key-of.js';
import type { Selection } from '../lineage/model/lineage-address.js';
import { neighborsOf } from '../lineage/model/neighbors.js';
import { pairKey, pathOf, placeKey } from '../lineage/model/path.js';
import type { Roots } from '../lineage/model/walk.js';
import type { DocumentLineage } from './document-lineage.js';
import type { DocumentView, GraphPlace, ViewRow } from './view-model.js';

/** A document with more entities is drawn in parts. */
const MAX_ENTITIES = 150;

/** The rows that the graph shows, and those of them that the page steps through. */
export interface GraphRows {
  readonly all: readonly ViewRow[];
  /** In the order of the page. */
  readonly steps: readonly ViewRow[];
}

/** Finds the rows about places. A document without changes has no steps. */
export function graphRows({ sections }: Pick<DocumentView, 'sections'>): GraphRows {
  const placed = (rows: readonly ViewRow[]) => rows.filter(({ ends }) => ends.length > 0);
  return {
    all: sections.flatMap(({ rows }) => placed(rows)),
    steps: sections.filter(({ isStepped }) => isStepped).flatMap(({ rows }) => placed(rows)),
  };
}

/** The part of a document that the graph draws. */
export interface DrawnPart {
  /** The entities with their layers. The first is at the row that the reader came from. */
  readonly roots: Roots;
  readonly changes: GraphChanges;
}

/**
 * The part of a document around places: all of it or, of a large one, the nearest entities. Empty
 * if the document has no entities.
 */
export function partAround(
  { entities, changes }: DocumentLineage,
  ends: readonly GraphPlace[],
): DrawnPart {
  const neighbors = neighborsOf(changes.links);
  // The downstream is first. The set grows while the loop runs through it.
  const starts = ends.map(({ urn }) => urn).reverse();
  const near = new Set(starts.length > 0 ? starts : entities.slice(0, 1));
  for (const urn of near) {
    const next = [...(neighbors.down.get(urn) ?? []), ...(neighbors.up.get(urn) ?? [])];
    for (const one of next) if (near.size < MAX_ENTITIES) near.add(one);
  }
  const drawn = entities.length <= MAX_ENTITIES ? new Set([...near, ...entities]) : near;
  const links = changes.links.filter((one) => drawn.has(one.upstream) && drawn.has(one.downstream));
  const layers = layersOf([...drawn], links);
  return { roots: layers, changes: { ...changes, links } };
}

/** The part of the graph that a row is about: a box, an edge or a column pair. */
export function selectionOf({ edges }: Graph, [from, to]: readonly GraphPlace[]): Selection | null {
  if (from === undefined) return null;
  if (to === undefined) return { kind: 'box', key: keyOf(from.urn) };
  const wanted = keyOfEnds(from, to);
  for (const { id, pairs } of edges) {
    const pair = pairs.find(({ upstream, downstream }) => pairKey(upstream, downstream) === wanted);
    if (pair) return { kind: 'edge', id, pair: keyOfPair(pair) };
  }
  return { kind: 'edge', id: `${keyOf(from.urn)}-${keyOf(to.urn)}`, pair: null };
}

/** The `pairKey` between two columns. No pair has the key of a whole entity. */
function keyOfEnds(from: GraphPlace, to: GraphPlace): string {
  return `${placeKey(from)}\n${placeKey(to)}`;
}

/** The first row about a line of the graph. A line of a whole edge stands for its columns too. */
export function rowOf(
  rows: readonly ViewRow[],
  { edges }: Graph,
  selected: Selection,
): ViewRow | undefined {
  const edge = selected.kind === 'edge' && edges.find(({ id }) => id === selected.id);
  if (!edge) return undefined;
  const { upstream, downstream } = edge;
  const links = rows.filter(({ ends }) => ends.length === 2);
  const whole = links.find(
    ({ ends: [from, to] }) =>
      selected.pair === null &&
      from?.column === null &&
      from.urn === upstream &&
      to?.urn === downstream,
  );
  const keys = new Set(
    edge.pairs
      .filter((pair) => selected.pair === null || keyOfPair(pair) === selected.pair)
      .map((pair) => pairKey(pair.upstream, pair.downstream)),
  );
  return whole ?? links.find(({ ends: [from, to] }) => from && to && keys.has(keyOfEnds(from, to)));
}

/** The path through places, from upstream to downstream. The path of one column leads on. */
export function pathThrough(graph: Graph, ends: readonly GraphPlace[]): Path | null {
  const [start] = ends;
  if (start === undefined) return null;
  if (ends.length === 1) return pathOf(graph, start);
  const steps = ends.slice(1).map((to, at) => [ends[at] ?? to, to] as const);
  const selections = steps.flatMap((step) => selectionOf(graph, step) ?? []);
  return {
    start,
    boxes: new Set(ends.map(({ urn }) => urn)),
    columns: new Set(ends.filter(({ column }) => column !== null).map(placeKey)),
    edges: new Set(selections.flatMap((one) => (one.kind === 'edge' ? [one.id] : []))),
    pairs: new Set(steps.map(([from, to]) => keyOfEnds(from, to))),
    up: 0,
    down: ends.length - 1,
  };
}

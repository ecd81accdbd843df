import { columnKey, type Graph, type GraphEdge, type Path } from './graph.js';

/** Names a column pair in a set. An empty upstream column stands for the whole dataset. */
export function pairKey(
  upstream: { readonly dataset: string; readonly column: string },
  downstream: { readonly dataset: string; readonly column: string },
): string {
  return [upstream.dataset, upstream.column, downstream.dataset, downstream.column].join('\n');
}

/**
 * The ancestors and descendants of a column or of a dataset in a graph, without siblings. The time
 * is linear in the number of pairs.
 */
export function pathOf(graph: Pick<Graph, 'edges'>, start: Path['start']): Path {
  return pathOver(graph.edges, start);
}

/** As {@link pathOf}, over edges that are not in a graph yet. */
export function pathOver(edges: readonly GraphEdge[], start: Path['start']): Path {
  const steps = stepsOf(edges, start.column !== null);
  const first: Place = { urn: start.urn, column: start.column };
  const lit: Lit = {
    columns: new Set(),
    boxes: new Set([start.urn]),
    edges: new Set(),
    pairs: new Set(),
  };
  if (start.column !== null) lit.columns.add(columnKey(start.urn, start.column));
  const up = follow(first, steps.up, lit);
  const down = follow(first, steps.down, lit);
  return { start, ...lit, up, down };
}

/** A column, or a dataset as a whole. */
interface Place {
  readonly urn: string;
  readonly column: string | null;
}

interface Step {
  readonly to: Place;
  readonly edge: string;
  /** Undefined for an edge between datasets. */
  readonly pair: string | undefined;
}

type StepsFrom = ReadonlyMap<string, readonly Step[]>;

interface Steps {
  readonly up: StepsFrom;
  readonly down: StepsFrom;
}

interface Lit {
  readonly columns: Set<string>;
  readonly boxes: Set<string>;
  readonly edges: Set<string>;
  readonly pairs: Set<string>;
}

/** Lights all places that steps reach, each once. Returns their number. */
function follow(start: Place, steps: StepsFrom, lit: Lit): number {
  const seen = new Set([placeKey(start)]);
  // The list grows while the loop runs through it.
  const places = [start];
  for (const place of places) {
    for (const { to, edge, pair } of steps.get(placeKey(place)) ?? []) {
      lit.edges.add(edge);
      if (pair !== undefined) lit.pairs.add(pair);
      const key = placeKey(to);
      if (seen.has(key)) continue;
      seen.add(key);
      places.push(to);
      lit.boxes.add(to.urn);
      if (to.column !== null) lit.columns.add(key);
    }
  }
  return places.length - 1;
}

function placeKey({ urn, column }: Place): string {
  return column === null ? urn : columnKey(urn, column);
}

/** The steps of the last edges. A graph is asked for many paths while the pointer moves. */
const known = new WeakMap<readonly GraphEdge[], Map<boolean, Steps>>();

function stepsOf(edges: readonly GraphEdge[], overColumns: boolean): Steps {
  const both = known.get(edges) ?? new Map<boolean, Steps>();
  known.set(edges, both);
  const made = both.get(overColumns) ?? makeSteps(edges, overColumns);
  both.set(overColumns, made);
  return made;
}

function makeSteps(edges: readonly GraphEdge[], overColumns: boolean): Steps {
  const up = new Map<string, Step[]>();
  const down = new Map<string, Step[]>();
  for (const edge of edges) {
    for (const { from, to, pair } of overColumns ? columnSteps(edge) : [datasetStep(edge)]) {
      append(up, placeKey(to), { to: from, edge: edge.id, pair });
      append(down, placeKey(from), { to, edge: edge.id, pair });
    }
  }
  return { up, down };
}

interface Connection {
  readonly from: Place;
  readonly to: Place;
  readonly pair: string | undefined;
}

function datasetStep({ upstream, downstream }: GraphEdge): Connection {
  return {
    from: { urn: upstream, column: null },
    to: { urn: downstream, column: null },
    pair: undefined,
  };
}

function columnSteps({ upstream, downstream, pairs, fromWhole }: GraphEdge): Connection[] {
  const between = pairs.map((pair) => ({
    from: { urn: upstream, column: pair.upstream.column },
    to: { urn: downstream, column: pair.downstream.column },
    pair: pairKey(pair.upstream, pair.downstream),
  }));
  const whole = { dataset: upstream, column: '' };
  const wholes = fromWhole.map((column) => ({
    from: { urn: upstream, column: null },
    to: { urn: downstream, column },
    pair: pairKey(whole, { dataset: downstream, column }),
  }));
  return [...between, ...wholes];
}

function append(lists: Map<string, Step[]>, key: string, step: Step): void {
  const list = lists.get(key);
  if (list) list.push(step);
  else lists.set(key, [step]);
}

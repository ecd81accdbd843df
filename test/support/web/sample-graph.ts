import type { ColumnPair } from '../../../src/web/entity/pairs.js';
import type { BoxEdge, Graph, GraphBox, Group } from '../../../src/web/lineage/model/graph.js';

const NO_STAMP = { time: null, actor: null };
const SIDE = { total: 0, shown: 0, isOpen: true, isLoading: false, error: null };

/** A box with these columns. Its urn, key and name are the same text. */
export function sampleBox(
  name: string,
  columns: readonly string[] = [],
  more: Partial<GraphBox> = {},
): GraphBox {
  return {
    urn: name,
    key: name,
    type: 'DATASET',
    name,
    schema: 'shop.public',
    full: `shop.public.${name}`,
    platform: 'snowflake',
    env: 'PROD',
    state: 'present',
    isHome: false,
    isRoot: more.isHome ?? false,
    isCollapsed: false,
    layer: 0,
    owners: [],
    sides: { up: SIDE, down: SIDE },
    columns: columns.map((one) => ({ name: one, type: undefined, isUnknown: false })),
    hiddenColumns: 0,
    listsAllColumns: false,
    ...more,
  };
}

/**
 * An edge with pairs such as `total > sum`. A pair without an upstream column, such as `> sum`,
 * stands for a record of the whole upstream.
 */
export function sampleEdge(
  upstream: string,
  downstream: string,
  pairs: readonly string[] = [],
): BoxEdge {
  const ends = pairs.map((pair) => pair.split('>').map((end) => end.trim()));
  return {
    id: `${upstream}-${downstream}`,
    upstream,
    downstream,
    isLoop: upstream === downstream,
    type: undefined,
    query: undefined,
    created: NO_STAMP,
    updated: NO_STAMP,
    source: undefined,
    mark: undefined,
    pairs: ends
      .filter(([from]) => from !== '')
      .map(([from = '', to = '']) => samplePair([upstream, from], [downstream, to])),
    hiddenPairs: 0,
    through: [],
    fromWhole: ends.flatMap(([from, to]) => (from === '' && to !== undefined ? [to] : [])),
  };
}

function samplePair(up: readonly [string, string], down: readonly [string, string]): ColumnPair {
  return {
    upstream: { dataset: up[0], column: up[1] },
    downstream: { dataset: down[0], column: down[1] },
    transform: undefined,
    confidence: undefined,
    query: undefined,
  };
}

/** A graph of these parts. */
export function sampleGraph(
  boxes: readonly GraphBox[],
  edges: readonly BoxEdge[],
  groups: readonly Group[] = [],
): Graph {
  return { home: boxes[0]?.urn ?? '', boxes, edges, groups, gone: 0, isFull: false };
}

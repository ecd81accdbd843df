import type { Direction } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import type { LinkChange } from '../../entity/pairs.js';
import { connectedColumns, namedColumns } from '../model/column-lists.js';
import {
  type BoxEdge,
  type ChangedPart,
  columnKey,
  type Graph,
  type GraphBox,
  type Side,
} from '../model/graph.js';
import { keyOf } from '../model/key-of.js';
import { typeInUrn } from '../model/neighbor-groups.js';
import { type Ends, neighborsOf } from '../model/neighbors.js';

/** The boxes at the ends of links that a graph lacks, in the layers beside their neighbors. */
export function addedBoxes(graph: Graph, links: readonly Ends[]): readonly GraphBox[] {
  const known = new Map(graph.boxes.map(({ urn, layer }) => [urn, layer]));
  const ends = links.flatMap(({ upstream, downstream }) => [upstream, downstream]);
  return [...layersOf(ends, links, known)].flatMap(([urn, layer]) =>
    known.has(urn) ? [] : [newBox(urn, layer)],
  );
}

/**
 * Gives each entity a layer beside its neighbors, and layer 0 where it has none.
 *
 * @param known the layers that stay; default: none
 */
export function layersOf(
  urns: readonly string[],
  links: readonly Ends[],
  known: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const layers = new Map(known);
  const neighbors = neighborsOf(links);
  for (const start of [...known.keys(), ...urns]) {
    if (!layers.has(start)) layers.set(start, 0);
    const reached = new Set([start]);
    // The set grows while the loop runs through it.
    for (const urn of reached)
      for (const [direction, step] of STEPS)
        for (const next of (neighbors[direction].get(urn) ?? []).filter(
          (one) => !layers.has(one),
        )) {
          layers.set(next, (layers.get(urn) ?? 0) + step);
          reached.add(next);
        }
  }
  return layers;
}

const STEPS = [
  ['up', -1],
  ['down', 1],
] as const;

/** A box of which the urn alone is known. */
function newBox(urn: string, layer: number): GraphBox {
  const side = { total: null, shown: 0, isOpen: true, isLoading: false, error: null };
  return {
    urn,
    key: keyOf(urn),
    type: typeInUrn(urn),
    ...entityNames(urn),
    state: 'present',
    isHome: false,
    isRoot: false,
    isCollapsed: false,
    layer,
    owners: [],
    sides: { up: side, down: side },
    columns: [],
    hiddenColumns: 0,
    listsAllColumns: false,
  };
}

interface Changed {
  /** With the states of their links. */
  readonly edges: readonly BoxEdge[];
  readonly affected: ReadonlySet<string>;
  /** The columns that links name, by `columnKey`. */
  readonly named: ReadonlySet<string>;
  readonly listsColumns: boolean;
}

/** Gives boxes their parts and their drawn neighbors. Lists the columns of links first. */
export function changedBoxes(
  boxes: readonly GraphBox[],
  { edges, affected, named, listsColumns }: Changed,
): readonly GraphBox[] {
  const neighbors = neighborsOf(edges);
  const connected: ReturnType<typeof connectedColumns> = listsColumns
    ? connectedColumns(edges)
    : new Map();
  const changed = changedEnds(edges);
  const hasParts = changed.size + affected.size > 0;
  const partOf = (key: string): ChangedPart =>
    affected.has(key) ? 'affected' : changed.has(key) ? 'changed' : 'around';
  return boxes.map((box) => {
    const { urn, sides, columns } = box;
    const others = namedColumns(box, connected).slice(columns.length);
    const more = others.filter(({ name }) => named.has(columnKey(urn, name)));
    const sideOf = (direction: Direction): Side => ({
      ...sides[direction],
      shown: neighbors[direction].get(urn)?.length ?? 0,
    });
    return {
      ...box,
      ...(hasParts && { part: partOf(urn) }),
      sides: { up: sideOf('up'), down: sideOf('down') },
      columns: [...more, ...columns].map((column) => ({
        ...column,
        ...(hasParts && { part: partOf(columnKey(urn, column.name)) }),
      })),
      hiddenColumns: others.length - more.length,
    };
  });
}

function changedEnds(edges: readonly BoxEdge[]): ReadonlySet<string> {
  const isChanged = ({ change }: { readonly change?: LinkChange }): boolean =>
    change !== undefined && change.state !== 'context';
  return new Set(
    edges
      .filter(isChanged)
      .flatMap(({ upstream, downstream, pairs }) => [
        upstream,
        downstream,
        ...pairs
          .filter(isChanged)
          .flatMap((pair) =>
            [pair.upstream, pair.downstream].map(({ dataset, column }) =>
              columnKey(dataset, column),
            ),
          ),
      ]),
  );
}

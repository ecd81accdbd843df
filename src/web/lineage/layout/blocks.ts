import { groupBy } from '../../../model/group-by.js';
import { countKinds } from '../../entity/entity-kinds.js';
import { boxLabel } from '../model/box-words.js';
import type { Graph, GraphBox, Group } from '../model/graph.js';
import { groupCount, groupLabel, groupTitle } from '../model/group-words.js';
import { holdersOf } from './graph-items.js';
import { layerAt, type Placed, type PlacedGraph, placeBounds, unionOf } from './placed.js';

/** The boxes of one schema that are side by side in a layer, or a group, seen from far away. */
export interface Block {
  readonly id: string;
  readonly place: Placed;
  readonly name: string;
  /** The second line: a count. Empty for a single box. */
  readonly note: string;
  /** Tells a screen reader the name, the counts and the edges. */
  readonly label: string;
  readonly isHome: boolean;
  readonly isGroup: boolean;
  /** The ids of the boxes and groups in it. */
  readonly ids: readonly string[];
}

/** The blocks of a graph, and the id of the first part of the block around each part. */
export type Blocks = ReturnType<typeof blocksOf>;

/** A placed box or group, and the word that its block shares. */
interface Part {
  readonly place: Placed;
  readonly key: string;
  readonly box: GraphBox | undefined;
  readonly group: Group | undefined;
}

/** Merges the boxes of a graph into blocks. Every box and every group is in one of them. */
export function blocksOf({ graph, places }: Pick<PlacedGraph, 'graph' | 'places'>) {
  const layers = groupBy(partsOf(graph, places), ({ place }) => layerAt(place));
  const runs = [...layers.values()].flatMap((parts) => runsOf(parts));
  const blockOf = new Map(
    runs.flatMap((run) => run.map(({ place }) => [place.id, run[0]?.place.id ?? ''])),
  );
  const edgesOf = edgeCounts(graph, blockOf);
  return { blocks: runs.map((run) => toBlock(run, edgesOf)), blockOf };
}

function partsOf({ boxes, groups }: Graph, places: PlacedGraph['places']): readonly Part[] {
  const holders = holdersOf(groups);
  const keyOf = ({ urn, isHome, type, platform, schema }: GraphBox): string =>
    holders.get(urn) ?? (isHome ? urn : [type, platform, schema].join('\n'));
  const toPart = (id: string, part: Omit<Part, 'place'>): readonly Part[] => {
    const place = places.get(id);
    return place ? [{ ...part, place }] : [];
  };
  return [
    ...groups.flatMap((group) => toPart(group.id, { key: group.id, group, box: undefined })),
    ...boxes.flatMap((box) => toPart(box.urn, { key: keyOf(box), box, group: undefined })),
  ];
}

function runsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const part of parts.toSorted((a, b) => a.place.y - b.place.y)) {
    const last = runs.at(-1);
    if (last?.[0]?.key === part.key) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function toBlock(run: readonly Part[], edgesOf: (id: string) => string): Block {
  const { left, top, right, bottom } = unionOf(run.map(({ place }) => placeBounds(place))) ?? EMPTY;
  const ids = run.map(({ place }) => place.id);
  const [id = ''] = ids;
  const words = wordsOf(run);
  return {
    id: `block ${id}`,
    // The gaps between layers give room for names.
    place: { id, x: left - 24, y: top, width: right - left + 48, height: bottom - top },
    ...words,
    label: `${words.label}, ${edgesOf(id)}`,
    isHome: run[0]?.box?.isHome === true,
    isGroup: run[0]?.group !== undefined,
    ids,
  };
}

const EMPTY = { left: 0, top: 0, right: 0, bottom: 0 } as const;

function wordsOf(run: readonly Part[]): Pick<Block, 'name' | 'note' | 'label'> {
  const [first] = run;
  const boxes = run.flatMap(({ box }) => box ?? []);
  if (first?.group) {
    const { group } = first;
    return { name: groupTitle(group), note: groupCount(group), label: groupLabel(group) };
  }
  const [box] = boxes;
  if (box === undefined || boxes.length === 1)
    return { name: box?.name ?? '', note: '', label: box ? boxLabel(box) : '' };
  const count = countKinds(boxes.map(({ type }) => type));
  const schema = box.schema === '' ? '' : `, schema ${box.schema}`;
  return {
    name: box.schema || box.platform,
    note: count,
    label: `${count} in ${box.platform || 'no platform'}${schema}`,
  };
}

function edgeCounts({ edges }: Graph, blockOf: ReadonlyMap<string, string>) {
  const leaving = groupBy(edges, ({ upstream }) => blockOf.get(upstream));
  const coming = groupBy(edges, ({ downstream }) => blockOf.get(downstream));
  return (id: string): string => {
    const [from = [], to = []] = [leaving.get(id), coming.get(id)];
    const inside = from.filter(({ downstream }) => blockOf.get(downstream) === id).length;
    const words = `edges: ${to.length - inside} in, ${from.length - inside} out`;
    return inside > 0 ? `${words}, ${inside} inside` : words;
  };
}

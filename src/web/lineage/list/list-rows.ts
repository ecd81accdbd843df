import { type Box, DIRECTIONS, type Direction, type Graph, type Group } from '../model/graph.js';
import { neighboursOf } from '../model/neighbours.js';

/** One row of the list: a box, a side of one, a listed column or a group. */
export type ListRow = {
  /** Unique in the list and stable. */
  readonly id: string;
  /** The first level is 1. */
  readonly level: number;
  /** The id of the row above in the tree. Null: the first row. */
  readonly parent: string | null;
} & (
  | { readonly kind: 'box'; readonly box: Box; readonly isRepeated: boolean }
  | { readonly kind: 'side'; readonly box: Box; readonly direction: Direction }
  | { readonly kind: 'column'; readonly box: Box; readonly column: string; readonly note: string }
  | { readonly kind: 'group'; readonly group: Group }
);

/**
 * The graph as a tree below the home dataset. A box that several sides reach is listed in full at
 * its first place, and by name at the others.
 */
export function listRows(graph: Graph): readonly ListRow[] {
  const boxes = new Map(graph.boxes.map((box) => [box.urn, box]));
  const home = boxes.get(graph.home);
  if (home === undefined) return [];
  const builder = new Builder(graph, boxes);
  builder.add(home, null, 1);
  return builder.rows;
}

class Builder {
  readonly rows: ListRow[] = [];
  readonly #graph: Graph;
  readonly #boxes: ReadonlyMap<string, Box>;
  readonly #listed: Set<string> = new Set();
  readonly #neighbours: Readonly<Record<Direction, ReadonlyMap<string, readonly string[]>>>;

  constructor(graph: Graph, boxes: ReadonlyMap<string, Box>) {
    this.#graph = graph;
    this.#boxes = boxes;
    const edges = graph.edges.filter(({ isLoop }) => !isLoop);
    this.#neighbours = { up: neighboursOf(edges, 'up'), down: neighboursOf(edges, 'down') };
  }

  add(box: Box, parent: string | null, level: number): void {
    const isRepeated = this.#listed.has(box.urn);
    const id = isRepeated ? `${parent} ${box.key}` : box.key;
    this.rows.push({ kind: 'box', id, level, parent, box, isRepeated });
    if (isRepeated) return;
    this.#listed.add(box.urn);
    for (const { name, type, isUnknown } of box.columns) {
      const note = isUnknown ? 'not in schema' : (type ?? '');
      const columnId = `${id} column ${name}`;
      this.rows.push({
        kind: 'column',
        id: columnId,
        level: level + 1,
        parent: id,
        box,
        column: name,
        note,
      });
    }
    for (const direction of DIRECTIONS) this.#addSide(box, direction, level + 1);
  }

  #addSide(box: Box, direction: Direction, level: number): void {
    const { total, shown, isOpen } = box.sides[direction];
    if (total === 0 && shown === 0) return;
    const id = `${box.key} ${direction}`;
    this.rows.push({ kind: 'side', id, level, parent: box.key, box, direction });
    if (!isOpen) return;
    for (const urn of this.#neighbours[direction].get(box.urn) ?? []) {
      const next = this.#boxes.get(urn);
      if (next) this.add(next, id, level + 1);
    }
    for (const group of this.#graph.groups) {
      if (group.anchor !== box.urn || group.direction !== direction) continue;
      this.rows.push({ kind: 'group', id: group.id, level: level + 1, parent: id, group });
    }
  }
}

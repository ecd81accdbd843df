import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import type { Graph, GraphBox, Group } from '../model/graph.js';
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
  | { readonly kind: 'box'; readonly box: GraphBox; readonly isRepeated: boolean }
  | { readonly kind: 'side'; readonly box: GraphBox; readonly direction: Direction }
  | {
      readonly kind: 'column';
      readonly box: GraphBox;
      readonly column: string;
      readonly note: string;
    }
  | { readonly kind: 'group'; readonly group: Group }
);

/**
 * The graph as a tree below the home dataset. A box that several sides reach is listed in full at
 * its first place, and by name at the others.
 */
export function listRows(graph: Graph): readonly ListRow[] {
  const boxes = new Map(graph.boxes.map((box) => [box.urn, box]));
  const neighbours = neighboursOf(graph.edges.filter(({ isLoop }) => !isLoop));
  const rows: ListRow[] = [];
  const listed = new Set<string>();
  const add = (urn: string, parent: string | null, level: number): void => {
    const box = boxes.get(urn);
    if (box === undefined) return;
    const isRepeated = listed.has(urn);
    const id = isRepeated ? `${parent} ${box.key}` : box.key;
    rows.push({ kind: 'box', id, level, parent, box, isRepeated });
    if (isRepeated) return;
    listed.add(urn);
    rows.push(...columnRows(box, level + 1));
    for (const direction of DIRECTIONS) addSide(box, direction, level + 1);
  };
  const addSide = (box: GraphBox, direction: Direction, level: number): void => {
    const { total, shown, isOpen } = box.sides[direction];
    if (total === 0 && shown === 0) return;
    const id = `${box.key} ${direction}`;
    rows.push({ kind: 'side', id, level, parent: box.key, box, direction });
    if (!isOpen) return;
    for (const urn of neighbours[direction].get(box.urn) ?? []) add(urn, id, level + 1);
    for (const group of graph.groups) {
      if (group.anchor === box.urn && group.direction === direction)
        rows.push({ kind: 'group', id: group.id, level: level + 1, parent: id, group });
    }
  };
  add(graph.home, null, 1);
  return rows;
}

function columnRows(box: GraphBox, level: number): readonly ListRow[] {
  const parent = box.key;
  return box.columns.map(({ name: column, type, isUnknown }) => {
    const note = isUnknown ? 'not in schema' : (type ?? '');
    const id = `${parent} column ${column}`;
    return { kind: 'column', id, level, parent, box, column, note };
  });
}

import { compareText } from '../../../errors/compare-text.js';
import { isJob } from '../../entity/entity-kinds.js';
import type { BoxColumn, Graph, GraphBox, Group } from '../model/graph.js';
import type { Ends } from '../model/neighbors.js';
import {
  BOX_WIDTH,
  COLUMN_HEIGHT,
  GROUP_HEIGHT,
  HEADER_HEIGHT,
  type Item,
  JOB_HEIGHT,
  JOB_WIDTH,
  MEMBER_GAP,
  type Placed,
  type Places,
  ROW_LIMIT,
} from './placed.js';

/** The rows of a box below its header. */
interface Rows {
  /** The columns with a row of their own. */
  readonly columns: readonly BoxColumn[];
  /** The columns that share the last row, "+14 more". 0: there is no such row. */
  readonly more: number;
}

/** The rows that a box draws. Columns beyond the limit of rows join the hidden ones. */
export function rowsOf({ columns, hiddenColumns }: GraphBox): Rows {
  const listed = columns.slice(0, ROW_LIMIT);
  return { columns: listed, more: hiddenColumns + columns.length - listed.length };
}

/** The size of a box with its rows. */
export function boxSize(box: GraphBox): Pick<Item, 'width' | 'height'> {
  if (isJob(box.type)) return { width: JOB_WIDTH, height: JOB_HEIGHT };
  const { columns, more } = rowsOf(box);
  const rows = columns.length + (more > 0 ? 1 : 0);
  return { width: BOX_WIDTH, height: HEADER_HEIGHT + rows * COLUMN_HEIGHT };
}

/**
 * The height at which edges of the whole dataset end: below the buttons at the sides of a box.
 * Relative to the top of the box.
 */
export const HEADER_Y: number = 52;

/** The same for a box of a type. Edges of a job end at its points. */
export function headerY({ type }: Pick<GraphBox, 'type'>): number {
  return isJob(type) ? JOB_HEIGHT / 2 : HEADER_Y;
}

/** The middle of a row. The first row is number 0. Relative to the top of the box. */
export function rowY(row: number): number {
  return HEADER_HEIGHT + (row + 0.5) * COLUMN_HEIGHT;
}

/**
 * Tells the heights at which edges of the columns of a box end. A column without a row uses the row
 * "+14 more", and the header if there is none. Relative to the top of the box.
 */
export function columnRows(box: GraphBox): (column: string) => number {
  const { columns, more } = rowsOf(box);
  const rows = new Map(columns.map(({ name }, row) => [name, rowY(row)]));
  const other = more > 0 ? rowY(columns.length) : headerY(box);
  return (column) => rows.get(column) ?? other;
}

/** The boxes and groups of a graph, for the layout. An open group holds its members. */
export function itemsOf({ boxes, groups }: Graph): readonly Item[] {
  const holders = holdersOf(groups);
  const known = new Map(boxes.map((box) => [box.urn, box]));
  const heightOf = (urn: string): number => {
    const box = known.get(urn);
    return box ? boxSize(box).height + MEMBER_GAP : 0;
  };
  return [
    ...boxes
      .filter(({ urn }) => !holders.has(urn))
      .map((box) => ({ id: box.urn, layer: box.layer, ...boxSize(box) })),
    ...groups.map(({ id, boxes: [first = ''], direction, members }) => ({
      id,
      layer: (known.get(first)?.layer ?? 0) + (direction === 'up' ? -1 : 1),
      width: BOX_WIDTH,
      height: members.reduce((sum, urn) => sum + heightOf(urn), GROUP_HEIGHT),
    })),
  ];
}

/** The id of the open group around each member. */
export function holdersOf(groups: readonly Group[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ id, members }) => members.map((urn) => [urn, id])));
}

/** The edges of a graph, and the connections between groups and their boxes, for the layout. */
export function connectionsOf({ edges, groups }: Graph): readonly Ends[] {
  const holders = holdersOf(groups);
  const all = [...edges.filter(({ isLoop }) => !isLoop), ...groups.flatMap(groupEnds)];
  const held = all.map(({ upstream, downstream }) => ({
    upstream: holders.get(upstream) ?? upstream,
    downstream: holders.get(downstream) ?? downstream,
  }));
  const apart = held.filter(({ upstream, downstream }) => upstream !== downstream);
  return [...new Map(apart.map((ends) => [`${ends.upstream}\n${ends.downstream}`, ends])).values()];
}

/** Adds the places of the members of open groups: below the heading, by their urns. */
export function withMembers({ boxes, groups }: Graph, places: Places): Places {
  const known = new Map(boxes.map((box) => [box.urn, box]));
  const inside = groups.flatMap(({ id, members }): Placed[] => {
    const holder = places.get(id);
    if (!holder) return [];
    let y = holder.y + GROUP_HEIGHT;
    return members.toSorted(compareText).flatMap((urn): Placed[] => {
      const box = known.get(urn);
      if (!box) return [];
      const { width, height } = boxSize(box);
      const top = y + MEMBER_GAP;
      y = top + height;
      return [{ id: urn, x: holder.x + (BOX_WIDTH - width) / 2, y: top, width, height }];
    });
  });
  return new Map([...places, ...inside.map((one) => [one.id, one] as const)]);
}

/** The connections between a group and the boxes beside it. */
export function groupEnds({ id, boxes, direction }: Group): readonly Ends[] {
  return boxes.map((box) =>
    direction === 'up' ? { upstream: id, downstream: box } : { upstream: box, downstream: id },
  );
}

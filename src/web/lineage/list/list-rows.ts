import { linkSigns } from '../../../report/drawing/drawing.js';
import { DIRECTIONS, type Direction, stateWords } from '../../entity/entity.js';
import { kindWord } from '../../entity/entity-kinds.js';
import type { LinkChange } from '../../entity/pairs.js';
import { columnNote, ownersText } from '../model/box-words.js';
import {
  type BoxEdge,
  columnKey,
  type Graph,
  type GraphBox,
  type Group,
  type Path,
  type Side,
} from '../model/graph.js';
import { groupNote, groupTitle } from '../model/group-words.js';
import { opensInPlace } from '../model/neighbor-groups.js';
import { neighborsOf } from '../model/neighbors.js';
import type { Owners } from '../owners/owner-classes.js';

/** One row of the list: a box, a side of a box, a listed column or a group. */
export type ListRow = {
  /** Unique in the list and stable. */
  readonly id: string;
  /** The first level is 1. */
  readonly level: number;
  /** The id of the row above in the tree. Null: the first row. */
  readonly parent: string | null;
  /** The urn or the `columnKey` that the row stands for. Empty for sides and groups. */
  readonly key: string;
  /** The texts in the three cells. */
  readonly name: string;
  readonly where: string;
  readonly note: string;
  /** True or false for a row that has children or may get some. Undefined: it has none. */
  readonly isExpanded?: boolean;
} & (
  | { readonly kind: 'box'; readonly box: GraphBox }
  | { readonly kind: 'side'; readonly box: GraphBox; readonly direction: Direction }
  | { readonly kind: 'column'; readonly box: GraphBox; readonly column: string }
  | { readonly kind: 'group'; readonly group: Group }
);

const SIDES: Readonly<Record<Direction, string>> = { up: 'Upstreams', down: 'Downstreams' };

/**
 * The graph as a tree below the first entity, and below each other that it does not reach. A box
 * that several sides reach is listed in full at its first place, and by name at the others. A link
 * that changes is listed even if its side is closed.
 *
 * @param owners names the lineage into each box. Default: it has no names
 */
export function listRows(graph: Graph, owners: Owners | null = null): readonly ListRow[] {
  const boxes = new Map(graph.boxes.map((box) => [box.urn, box]));
  const neighbors = neighborsOf(graph.edges.filter(({ isLoop }) => !isLoop));
  const rows: ListRow[] = [];
  const listed = new Set<string>();
  const { wordsBetween, isChanged } = linksBetween(graph);
  const add = (urn: string, { parent, level, through }: RowPlace): void => {
    const box = boxes.get(urn);
    if (box === undefined) return;
    const isRepeated = listed.has(urn);
    const id = isRepeated ? `${parent} ${box.key}` : box.key;
    const from = (owners?.into(urn) ?? []).map(({ name }) => name).join(', ');
    const lineage = from && `lineage of ${from}`;
    const words = boxWords(box, isRepeated, [through, lineage]);
    rows.push({ kind: 'box', id, level, parent, key: urn, box, ...words });
    if (isRepeated) return;
    listed.add(urn);
    rows.push(...columnRows(box, level + 1));
    for (const direction of DIRECTIONS) addSide(box, direction, level + 1);
  };
  const addSide = (box: GraphBox, direction: Direction, level: number): void => {
    const side = box.sides[direction];
    if (side.total === 0 && side.shown === 0) return;
    const id = `${box.key} ${direction}`;
    const next = (neighbors[direction].get(box.urn) ?? []).filter(
      (urn) => side.isOpen || isChanged(box.urn, urn),
    );
    const linked = next.filter((urn) => wordsBetween(box.urn, urn).includes('through')).length;
    const words = { name: SIDES[direction], where: '', note: sideNote(side, linked) };
    const row = { id, level, parent: box.key, key: '', ...words, isExpanded: side.isOpen };
    rows.push({ kind: 'side', box, direction, ...row });
    const groups = graph.groups.filter(
      (one) => side.isOpen && one.boxes.includes(box.urn) && one.direction === direction,
    );
    const inGroups = new Set(groups.flatMap(({ members }) => members));
    const addAll = (urns: readonly string[], parent: string, at: number): void => {
      for (const urn of urns) add(urn, { parent, level: at, through: wordsBetween(box.urn, urn) });
    };
    addAll(
      next.filter((urn) => !inGroups.has(urn)),
      id,
      level + 1,
    );
    for (const group of groups) {
      const row = groupRow(group, id, level + 1);
      rows.push(row);
      addAll(group.members, row.id, level + 2);
    }
  };
  for (const { urn } of graph.boxes)
    if (!listed.has(urn)) add(urn, { parent: null, level: 1, through: '' });
  return rows;
}

interface RowPlace extends Pick<ListRow, 'parent' | 'level'> {
  /** The jobs that are links to the row above, in words, and the change of the link. */
  readonly through: string;
}

/** Describes the links between two boxes: "- removed, through load_orders". May be empty. */
function linksBetween({ edges }: Graph) {
  const byEnds = new Map(
    edges.map((edge) => [`${edge.upstream}\n${edge.downstream}`, edge] as const),
  );
  const edgeOf = (one: string, other: string): BoxEdge | undefined =>
    byEnds.get(`${one}\n${other}`) ?? byEnds.get(`${other}\n${one}`);
  const wordsBetween = (one: string, other: string): string => {
    const { change, through = [] } = edgeOf(one, other) ?? {};
    const jobs = through.map(({ name }) => name).join(', ');
    return [changeWords(change), jobs && `through ${jobs}`].filter(Boolean).join(', ');
  };
  const isChanged = (one: string, other: string): boolean =>
    changeWords(edgeOf(one, other)?.change) !== '';
  return { wordsBetween, isChanged };
}

/** The sign and the state of a link, with its note. Empty if it does not change. */
function changeWords(change: LinkChange | undefined): string {
  if (change === undefined || change.state === 'context') return '';
  const { state, note } = change;
  return [`${linkSigns[state]} ${state}`, note].filter(Boolean).join(': ');
}

function columnRows(box: GraphBox, level: number): readonly ListRow[] {
  const parent = box.key;
  return box.columns.map((one) => {
    const { name } = one;
    const note = columnNote(one);
    const row = { id: `${parent} column ${name}`, level, parent, key: columnKey(box.urn, name) };
    return { kind: 'column', ...row, box, column: name, name, where: 'column', note };
  });
}

function groupRow(group: Group, parent: string, level: number): ListRow {
  const { isOpen } = group;
  const canOpen = isOpen || opensInPlace(group);
  const note = isOpen ? 'Enter folds it' : canOpen ? 'Enter opens it' : 'Enter lists them';
  const words = { name: groupTitle(group), where: groupNote(group), note };
  const row = { id: `${parent} ${group.id}`, level, parent, key: '', ...words };
  return { kind: 'group', group, ...row, ...(canOpen && { isExpanded: isOpen }) };
}

type RowWords = Pick<ListRow, 'name' | 'where' | 'note' | 'isExpanded'>;

function boxWords(box: GraphBox, isRepeated: boolean, more: readonly string[]): RowWords {
  const home = box.isHome ? 'home' : '';
  const repeated = isRepeated ? 'listed above' : '';
  const affected = box.part === 'affected' ? box.part : '';
  const notes = [home, ...more, repeated, stateWords[box.state], affected, ownersText(box)];
  const places = [kindWord(box.type), box.platform, box.schema, box.env];
  return {
    name: box.name,
    where: places.filter((text) => text !== '').join(' · '),
    note: notes.filter((text) => text !== '').join(', '),
    ...(!isRepeated && { isExpanded: true }),
  };
}

/** @param linked the number of rows that jobs lead to */
function sideNote({ total, shown, isOpen, isLoading, error }: Side, linked: number): string {
  if (isLoading) return 'loading …';
  if (error !== null) return `could not be read: ${error}. Enter tries again`;
  if (!isOpen) return `${total ?? 'unknown'}, collapsed`;
  const count = total === null || total === shown ? String(shown) : `${shown} of ${total}`;
  return linked === 0 ? count : `${count}, ${linked} through jobs`;
}

/** True if a row is on a lit path. */
export function isLit({ key }: ListRow, path: Path | null): boolean {
  return path !== null && (path.columns.has(key) || path.boxes.has(key));
}

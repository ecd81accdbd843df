import { groupLabel, stateWords } from '../model/box-words.js';
import { columnKey, type Path } from '../model/graph.js';
import type { ListRow } from './list-rows.js';

/** The texts in the three cells of a row. */
export interface RowWords {
  readonly name: string;
  readonly where: string;
  readonly note: string;
}

export function rowWords(row: ListRow): RowWords {
  switch (row.kind) {
    case 'box':
      return boxWords(row);
    case 'side':
      return { name: sideName(row), where: '', note: sideNote(row) };
    case 'column':
      return { name: row.column, where: 'column', note: row.note };
    case 'group':
      return { name: groupLabel(row.group), where: 'group', note: 'Enter lists them' };
  }
}

function boxWords({ box, isRepeated }: Extract<ListRow, { kind: 'box' }>): RowWords {
  const notes = [
    box.isHome ? 'home' : '',
    isRepeated ? 'listed above' : '',
    stateWords[box.state],
    box.owners.length > 0 ? `owned by ${box.owners.join(', ')}` : '',
  ];
  return {
    name: box.name,
    where: [box.platform || box.type, box.schema, box.env]
      .filter((text) => text !== '')
      .join(' · '),
    note: notes.filter((text) => text !== '').join(', '),
  };
}

type SideRow = Extract<ListRow, { kind: 'side' }>;

function sideName({ direction }: SideRow): string {
  return direction === 'up' ? 'Upstreams' : 'Downstreams';
}

function sideNote({ box, direction }: SideRow): string {
  const { total, shown, isOpen, isLoading, error } = box.sides[direction];
  if (isLoading) return 'loading …';
  if (error !== null) return `could not be read: ${error}. Enter tries again`;
  if (!isOpen) return `${total ?? 'unknown'}, collapsed`;
  return total === null || total === shown ? String(shown) : `${shown} of ${total}`;
}

/** True if a row is on a lit path. */
export function isLit(row: ListRow, path: Path | null): boolean {
  if (path === null) return false;
  if (row.kind === 'column') return path.columns.has(columnKey(row.box.urn, row.column));
  return row.kind === 'box' && path.boxes.has(row.box.urn);
}

/** True or false for a row that has children or may get some. Undefined: it has none. */
export function isExpanded(row: ListRow): boolean | undefined {
  if (row.kind === 'side') return row.box.sides[row.direction].isOpen;
  return row.kind === 'box' && !row.isRepeated ? true : undefined;
}

/** The urn or the `columnKey` that a row stands for. Empty for sides and groups. */
export function keyOfRow(row: ListRow): string {
  if (row.kind === 'column') return columnKey(row.box.urn, row.column);
  return row.kind === 'box' ? row.box.urn : '';
}

import { stateWords } from '../../entity/entity.js';
import { groupLabel, ownersText } from '../model/box-words.js';
import { columnKey, type Path, type Side } from '../model/graph.js';
import type { ListRow } from './list-rows.js';

/** The texts in the three cells of a row. */
interface RowWords {
  readonly name: string;
  readonly where: string;
  readonly note: string;
}

export function rowWords(row: ListRow): RowWords {
  switch (row.kind) {
    case 'box':
      return boxWords(row);
    case 'side':
      return {
        name: row.direction === 'up' ? 'Upstreams' : 'Downstreams',
        where: '',
        note: sideNote(row.box.sides[row.direction]),
      };
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
    ownersText(box),
  ];
  const places = [box.platform || box.type, box.schema, box.env];
  return {
    name: box.name,
    where: places.filter((text) => text !== '').join(' · '),
    note: notes.filter((text) => text !== '').join(', '),
  };
}

function sideNote({ total, shown, isOpen, isLoading, error }: Side): string {
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

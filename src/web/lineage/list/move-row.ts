import type { ListRow } from './list-rows.js';
import { isExpanded } from './row-words.js';

/** The row that a key leads to. Undefined: the key does not move. */
export function moveRow(
  rows: readonly ListRow[],
  position: number,
  key: string,
): ListRow | undefined {
  const row = rows[position];
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(rows.length - 1, position + 1)];
    case 'ArrowUp':
      return rows[Math.max(0, position - 1)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      return row && firstChild(rows, row, position);
    case 'ArrowLeft':
      return row && parentOf(rows, row);
    default:
      return undefined;
  }
}

function firstChild(rows: readonly ListRow[], row: ListRow, position: number): ListRow | undefined {
  const next = rows[position + 1];
  return isExpanded(row) !== false && next?.parent === row.id ? next : undefined;
}

/** An expanded side collapses first. */
function parentOf(rows: readonly ListRow[], row: ListRow): ListRow | undefined {
  if (row.kind === 'side' && isExpanded(row)) return undefined;
  return rows.find(({ id }) => id === row.parent);
}

import { isJob } from '../../entity/entity-kinds.js';
import type { GraphActions } from '../look/look.js';
import type { ListRow } from './list-rows.js';

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
      // An expanded side or group collapses first.
      return (row?.kind === 'side' || row?.kind === 'group') && row.isExpanded
        ? undefined
        : rows.find(({ id }) => id === row?.parent);
    default:
      return undefined;
  }
}

function firstChild(rows: readonly ListRow[], row: ListRow, position: number): ListRow | undefined {
  const next = rows[position + 1];
  return row.isExpanded !== false && next?.parent === row.id ? next : undefined;
}

/** Runs the action of a key on a row, except moves. Returns true if the key has one. */
export function actOnRow(actions: GraphActions, row: ListRow, key: string): boolean {
  const isEnter = key === 'Enter';
  switch (row.kind) {
    case 'side':
      return actOnSide(actions, row, key);
    case 'box':
      if (isEnter) actions.select({ kind: 'box', key: row.box.key });
      else if (key === 'p') actions.pin(row.box, null);
      else if (key === 'm') actions.show({ kind: 'columns', urn: row.box.urn });
      else if (key === 'x' && isJob(row.box.type)) actions.toggleJob(row.box.key);
      return ['Enter', 'p', 'm', 'x'].includes(key);
    case 'column':
      if (isEnter) actions.pin(row.box, row.column);
      return isEnter;
    case 'group':
      if (!isEnter && key !== arrowOf(row)) return false;
      actions.toggleGroup(row.group);
      return true;
  }
}

/** The arrow that expands or collapses a row. Undefined: none does. */
function arrowOf({ isExpanded }: ListRow): string | undefined {
  if (isExpanded === undefined) return undefined;
  return isExpanded ? 'ArrowLeft' : 'ArrowRight';
}

type SideRow = Extract<ListRow, { kind: 'side' }>;

function actOnSide(actions: GraphActions, { box, direction }: SideRow, key: string): boolean {
  const { isOpen, error } = box.sides[direction];
  const opens = !isOpen || error !== null;
  if (key !== 'Enter' && key !== (opens ? 'ArrowRight' : 'ArrowLeft')) return false;
  if (opens) actions.open(box, direction, 1);
  else actions.close(box, direction);
  return true;
}

import { useCallback } from 'react';
import { useGraphActions } from '../page/graph-actions.js';
import type { ListRow } from './list-rows.js';

/** Returns what keys do to a row, besides moving. The result is true if the key did something. */
export function useRowAction(): (row: ListRow, key: string) => boolean {
  const actions = useGraphActions();
  return useCallback(
    (row, key) => {
      if (row.kind === 'side') {
        const side = row.box.sides[row.direction];
        const opens = !side.isOpen || side.error !== null;
        if (key === 'Enter' || (key === 'ArrowRight' && opens) || (key === 'ArrowLeft' && !opens)) {
          if (opens) actions.open(row.box, row.direction, 1);
          else actions.close(row.box, row.direction);
          return true;
        }
        return false;
      }
      if (key === 'p' && row.kind === 'box') actions.pin(row.box, null);
      else if (key === 'm' && row.kind === 'box') actions.showColumns(row.box);
      else if (key !== 'Enter') return false;
      else if (row.kind === 'box') actions.select({ kind: 'box', key: row.box.key });
      else if (row.kind === 'column') actions.pin(row.box, row.column);
      else actions.showGroup(row.group);
      return true;
    },
    [actions],
  );
}

import { useCallback } from 'react';
import { type GraphActions, useGraphActions } from '../look/graph-actions.js';
import type { ListRow } from './list-rows.js';

/** Returns what keys do to a row, besides moving. The result is true if the key did something. */
export function useRowAction(): (row: ListRow, key: string) => boolean {
  const actions = useGraphActions();
  return useCallback(
    (row, key) => {
      if (row.kind === 'side') return actOnSide(actions, row, key);
      if (row.kind === 'box') return actOnBox(actions, row, key);
      if (key !== 'Enter') return false;
      if (row.kind === 'column') actions.pin(row.box, row.column);
      else actions.showGroup(row.group);
      return true;
    },
    [actions],
  );
}

type RowOf<Kind extends ListRow['kind']> = Extract<ListRow, { kind: Kind }>;

function actOnSide(actions: GraphActions, { box, direction }: RowOf<'side'>, key: string): boolean {
  const { isOpen, error } = box.sides[direction];
  const opens = !isOpen || error !== null;
  if (key !== 'Enter' && key !== (opens ? 'ArrowRight' : 'ArrowLeft')) return false;
  if (opens) actions.open(box, direction, 1);
  else actions.close(box, direction);
  return true;
}

function actOnBox(actions: GraphActions, { box }: RowOf<'box'>, key: string): boolean {
  if (key === 'Enter') actions.select({ kind: 'box', key: box.key });
  else if (key === 'p') actions.pin(box, null);
  else if (key === 'm') actions.showColumns(box);
  else return false;
  return true;
}

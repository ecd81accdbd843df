import type { RefObject } from 'react';
import type { Overlay } from '../look/graph-actions.js';
import { pinPath, select, toggleColumns } from '../model/change-view.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly change: ChangeView;
  readonly show: (overlay: Overlay) => void;
  /** The search field of the graph. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What the toolbar and the keys share. */
export interface Commands {
  readonly help: () => void;
  readonly toggleColumns: () => void;
  readonly clearPath: () => void;
  /** Runs the command of a key that means the same in the graph and in the list. */
  readonly onKey: (key: string) => boolean;
}

export function commandsOf({ change, show, input }: Sources): Commands {
  const commands = {
    help: () => show({ kind: 'help' }),
    toggleColumns: () => change(toggleColumns),
    clearPath: () => change((view) => pinPath(view, null)),
  };
  const keys: Readonly<Record<string, () => void>> = {
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
    '?': commands.help,
    c: commands.toggleColumns,
    // Closes the details. If there are none, clears the path.
    ['Escape']: () => change((view) => (view.selected ? select(view, null) : pinPath(view, null))),
  };
  const onKey = (key: string): boolean => {
    keys[key]?.();
    return keys[key] !== undefined;
  };
  return { ...commands, onKey };
}

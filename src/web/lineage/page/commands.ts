import type { RefObject } from 'react';
import type { Overlay } from '../look/look.js';
import { pinPath, toggleColumns } from '../model/change-view.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly change: ChangeView;
  readonly show: (overlay: Overlay) => void;
  /** The search field of the graph. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What the toolbar and the keys share. */
export type PageCommands = ReturnType<typeof commandsOf>;

export function commandsOf({ change, show, input }: Sources) {
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
    ['Escape']: () =>
      change((view) => (view.selected ? { ...view, selected: null } : pinPath(view, null))),
  };
  /** Runs the command of a key that means the same in the graph and in the list. */
  const onKey = (key: string): boolean => {
    keys[key]?.();
    return keys[key] !== undefined;
  };
  return { ...commands, onKey };
}

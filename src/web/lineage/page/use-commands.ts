import { type RefObject, useMemo } from 'react';
import { pinPath, select, toggleColumns } from '../model/change-view.js';
import type { Overlay } from './use-graph-actions.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly change: ChangeView;
  readonly show: (overlay: Overlay) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What the toolbar and the keys share. */
export interface Commands {
  readonly find: () => void;
  readonly help: () => void;
  readonly toggleColumns: () => void;
  /** Closes the details. If there are none, clears the path. */
  readonly back: () => void;
  readonly clearPath: () => void;
  /** Runs the command of a key that means the same in the graph and in the list. */
  readonly onKey: (key: string) => boolean;
}

export function useCommands({ change, show, input }: Sources): Commands {
  return useMemo(() => {
    const commands = {
      find: () => {
        input.current?.focus();
        input.current?.select();
      },
      help: () => show({ kind: 'help' }),
      toggleColumns: () => change(toggleColumns),
      back: () => change((view) => (view.selected ? select(view, null) : pinPath(view, null))),
      clearPath: () => change((view) => pinPath(view, null)),
    };
    const keys: Readonly<Record<string, () => void>> = {
      '/': commands.find,
      '?': commands.help,
      c: commands.toggleColumns,
      Escape: commands.back,
    };
    const onKey = (key: string): boolean => {
      keys[key]?.();
      return keys[key] !== undefined;
    };
    return { ...commands, onKey };
  }, [change, show, input]);
}

import { createContext, useContext } from 'react';
import type { Path } from '../model/graph.js';
import type { Selection } from '../model/view.js';

/** The thing in the graph that the keys act on. */
export type Active =
  | { readonly kind: 'box'; readonly urn: string }
  | { readonly kind: 'column'; readonly urn: string; readonly column: string }
  | { readonly kind: 'group'; readonly id: string };

/** The parts of the graph that stand out. */
export interface Look {
  /** The lit path. Null: nothing is lit, and nothing is dimmed. */
  readonly path: Path | null;
  /** Null while the keyboard is elsewhere. */
  readonly active: Active | null;
  readonly selected: Selection | null;
  /** Urns and `columnKey`s that the find text names. */
  readonly found: ReadonlySet<string>;
  /** The one of them at which the reader is. */
  readonly shown: string | null;
}

const NO_LOOK: Look = { path: null, active: null, selected: null, found: new Set(), shown: null };

const LookContext = createContext(NO_LOOK);

export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  return useContext(LookContext);
}

/** Tells if the find text names something. `now`: the reader is at this match. */
export function foundOf({ found, shown }: Look, key: string): 'no' | 'yes' | 'now' {
  if (!found.has(key)) return 'no';
  return shown === key ? 'now' : 'yes';
}

import { createContext, useContext } from 'react';
import type { Box, Direction, Group } from '../model/graph.js';
import type { Selection } from '../model/view.js';

/** The place of something on the screen, in CSS pixels of the window. */
export interface ScreenPlace {
  readonly x: number;
  readonly y: number;
}

/** What a reader can do to the graph. The object stays the same, so that boxes are not redrawn. */
export interface GraphActions {
  /** Draws the neighbours of a box, 1 to 3 hops far. */
  readonly open: (box: Box, direction: Direction, hops: number) => void;
  readonly close: (box: Box, direction: Direction) => void;
  /** Pins a column or, with null, a dataset. What is pinned already is cleared. */
  readonly pin: (box: Box, column: string | null) => void;
  readonly select: (selection: Selection | null) => void;
  /** Lights a path while the pointer or the keyboard is on its start. Null: none. */
  readonly hover: (start: { readonly urn: string; readonly column: string | null } | null) => void;
  readonly showColumns: (box: Box) => void;
  /** Lists all columns of a box, or no longer. */
  readonly toggleAllColumns: (box: Box) => void;
  readonly showGroup: (group: Group) => void;
  /** Offers to open 2 or 3 hops. */
  readonly showHops: (box: Box, direction: Direction, place: ScreenPlace) => void;
}

const nothing = (): void => undefined;

const NO_ACTIONS: GraphActions = {
  open: nothing,
  close: nothing,
  pin: nothing,
  select: nothing,
  hover: nothing,
  showColumns: nothing,
  toggleAllColumns: nothing,
  showGroup: nothing,
  showHops: nothing,
};

const ActionsContext = createContext<GraphActions>(NO_ACTIONS);

export const ActionsProvider: typeof ActionsContext.Provider = ActionsContext.Provider;

export function useGraphActions(): GraphActions {
  return useContext(ActionsContext);
}

import { createContext, useContext } from 'react';
import type { Direction } from '../../entity/entity.js';
import type { GraphBox, Group, Path } from '../model/graph.js';
import type { Selection } from '../model/lineage-address.js';

/** The thing in the graph that the keys act on. */
export type Active =
  | { readonly kind: 'box'; readonly urn: string }
  | { readonly kind: 'column'; readonly urn: string; readonly column: string }
  | { readonly kind: 'group'; readonly id: string };

/** The id of the box or group that the keys act on, or whose column they act on. */
export function idOf(active: Active): string {
  return active.kind === 'group' ? active.id : active.urn;
}

/** The parts of the graph that stand out. */
export interface Look {
  /** The lit path. Null: nothing is lit, and nothing is dimmed. */
  readonly path: Path | null;
  /** Null while the keyboard is elsewhere. */
  readonly active: Active | null;
  readonly selected: Selection | null;
  /** Urns and `columnKey`s that the find text names. */
  readonly found: ReadonlySet<string>;
  /** The match at which the reader is. */
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

/** The part that is open over the graph. */
export type Overlay =
  | { readonly kind: 'columns'; readonly urn: string }
  | { readonly kind: 'group'; readonly group: Group }
  | HopsOverlay
  | { readonly kind: 'help' };

/** The menu that opens a side of a box by several hops, at a place in CSS pixels of the window. */
export interface HopsOverlay {
  readonly kind: 'hops';
  readonly box: GraphBox;
  readonly direction: Direction;
  readonly x: number;
  readonly y: number;
}

/** The actions of a reader on the graph. The object stays the same, so that boxes are not redrawn. */
export interface GraphActions {
  /** Draws the neighbors of a box, 1 to 3 hops far. */
  readonly open: (box: GraphBox, direction: Direction, hops: number) => void;
  readonly close: (box: GraphBox, direction: Direction) => void;
  /** Pins a column or, with null, a dataset. Clears the pin if it is already there. */
  readonly pin: (box: GraphBox, column: string | null) => void;
  readonly select: (selection: Selection | null) => void;
  /** Lights a path while the pointer or the keyboard is on its start. Null: none. */
  readonly hover: (start: { readonly urn: string; readonly column: string | null } | null) => void;
  /** Starts or stops to list all columns of a box. */
  readonly toggleAllColumns: (box: GraphBox) => void;
  /** Draws a job as a link instead of a box, or the other way around. */
  readonly toggleJob: (key: string) => void;
  /** Draws all members of a group in its place, or folds them. A large group opens as a list. */
  readonly toggleGroup: (group: Group) => void;
  /** Draws members of a group. */
  readonly addMembers: (group: Group, urns: readonly string[]) => void;
  /** Puts a box back into its group. */
  readonly removeMember: (box: GraphBox) => void;
  readonly show: (overlay: Overlay | null) => void;
}

const ActionsContext = createContext<GraphActions | null>(null);

export const ActionsProvider = ActionsContext.Provider;

export function useGraphActions(): GraphActions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('the component is outside of a graph');
  return actions;
}

import { type RefObject, useCallback, useRef, useState } from 'react';
import { useViewport, type ViewportControl } from '../boxes/use-viewport.js';
import type { GraphActions } from '../look/graph-actions.js';
import type { Active } from '../look/look.js';
import type { Match } from '../model/find-in-graph.js';
import type { LineageView } from '../model/view.js';
import type { Lineage } from '../read/use-lineage.js';
import { type Commands, useCommands } from './use-commands.js';
import { type Overlay, useActions } from './use-graph-actions.js';
import { useHover } from './use-hover.js';
import type { ChangeView } from './use-lineage-view.js';
import { type LookNow, useLookNow } from './use-look-now.js';
import { useMode } from './use-mode.js';
import { type UsePlaces, usePlaces } from './use-places.js';

/** The view that the page works on, and how it changes. */
export interface WorkSources {
  readonly lineage: Lineage;
  readonly view: LineageView;
  readonly change: ChangeView;
}

/** The text that the reader looks for in the graph. */
export interface Finding {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Shows a match. Null: none. */
  readonly show: (match: Match | null) => void;
}

export interface Work extends LookNow {
  readonly mode: LineageView['mode'];
  readonly setMode: (mode: LineageView['mode']) => void;
  /** Changes the view. Boxes keep their places from then on. */
  readonly change: ChangeView;
  readonly places: UsePlaces;
  readonly viewport: ViewportControl;
  readonly actions: GraphActions;
  readonly commands: Commands;
  readonly finding: Finding;
  readonly overlay: Overlay | null;
  readonly setOverlay: (overlay: Overlay | null) => void;
  readonly setActive: (active: Active | null) => void;
}

/** Holds what the page knows besides the address and the catalog. */
export function useWork({ lineage, view, change: changeView }: WorkSources): Work {
  const { graph, isFetching } = lineage;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [active, setActive] = useState<Active | null>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { hovered, hover } = useHover();
  const { mode, onChoose } = useMode(view);
  const viewport = useViewport();
  const places = usePlaces(graph, !isFetching);
  const { actOn, hold, placed } = places;
  const change = useCallback<ChangeView>(
    (next, options) => {
      hold();
      changeView(next, options);
    },
    [hold, changeView],
  );
  const look = useLookNow({ graph, view, hovered, active, find: text, shown });
  const actions = useActions({ lineage, change, hover, actOn, show: setOverlay });
  const commands = useCommands({ change, show: setOverlay, input });
  const setMode = (next: LineageView['mode']): void => {
    onChoose();
    change((before) => ({ ...before, mode: next }));
  };
  const show = (match: Match | null): void => {
    setShown(match?.key ?? null);
    const place = match && placed?.places.get(match.urn);
    if (place && mode === 'graph') viewport.reveal([place]);
  };
  const finding = { input, text, setText, show };
  const state = { overlay, setOverlay, setActive };
  return { ...look, ...state, mode, setMode, change, places, viewport, actions, commands, finding };
}

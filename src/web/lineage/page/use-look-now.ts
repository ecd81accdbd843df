import { useMemo } from 'react';
import type { Active, Look } from '../look/look.js';
import { findInGraph, type Match } from '../model/find-in-graph.js';
import type { Box, Graph, Path } from '../model/graph.js';
import { pathOf } from '../model/path.js';
import type { LineageView } from '../model/view.js';

interface Sources {
  readonly graph: Graph;
  readonly view: LineageView;
  readonly hovered: Path['start'] | null;
  readonly active: Active | null;
  readonly find: string;
  /** The match at which the reader is. */
  readonly shown: string | null;
}

/** The look of the graph now, and its causes. */
export interface LookNow {
  readonly look: Look;
  /** The pinned path. Null: nothing is pinned, or its box is not drawn. */
  readonly pinned: Path | null;
  /** The path of the column under the pointer or the keyboard. A pin keeps it from being lit. */
  readonly hovered: Path | null;
  readonly matches: readonly Match[];
}

/** Computes the look: the pinned path is lit, or else the hovered one, and the matches of the find text. */
export function useLookNow({ graph, view, hovered: start, active, find, shown }: Sources): LookNow {
  const { pin, selected } = view;
  const pinned = useMemo(() => {
    const box = pin && pinnedBox(graph, pin.key);
    return pin && box ? pathOf(graph, { urn: box.urn, column: pin.column }) : null;
  }, [graph, pin]);
  const hovered = useMemo(() => (start ? pathOf(graph, start) : null), [graph, start]);
  const matches = useMemo(() => findInGraph(graph, find), [graph, find]);
  const found = useMemo(() => new Set(matches.map(({ key }) => key)), [matches]);
  const path = pinned ?? hovered;
  const look = useMemo(
    () => ({ path, active, selected, found, shown }),
    [path, active, selected, found, shown],
  );
  return { look, pinned, hovered, matches };
}

function pinnedBox({ boxes }: Graph, key: string | null): Box | undefined {
  return boxes.find((box) => (key === null ? box.isHome : box.key === key));
}

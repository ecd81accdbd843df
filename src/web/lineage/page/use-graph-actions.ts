import { useMemo, useRef } from 'react';
import { closeSide, pinPath, select } from '../model/change-view.js';
import type { Box, Direction, Group } from '../model/graph.js';
import type { Pin } from '../model/view.js';
import type { Lineage } from '../read/use-lineage.js';
import type { GraphActions } from './graph-actions.js';
import type { HopsRequest } from './hops-menu.js';
import { useHops } from './use-hops.js';
import type { ChangeView } from './use-lineage-view.js';

/** What is open over the graph. */
export type Overlay =
  | { readonly kind: 'columns'; readonly urn: string }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'hops'; readonly request: HopsRequest }
  | { readonly kind: 'help' };

interface Sources {
  readonly lineage: Lineage;
  readonly change: ChangeView;
  readonly hover: GraphActions['hover'];
  /** Names the box that the reader acts on. */
  readonly actOn: (id: string) => void;
  readonly show: (overlay: Overlay) => void;
}

/** The actions of the graph. The object stays the same while the graph changes. */
export function useActions(sources: Sources): GraphActions {
  const now = useRef(sources);
  now.current = sources;
  const openHops = useHops(sources.lineage.graph, sources.change);
  const hops = useRef(openHops);
  hops.current = openHops;
  return useMemo(
    () => ({
      open: (box, direction, count) => {
        const { actOn, lineage } = now.current;
        actOn(box.urn);
        if (box.sides[direction].error !== null) lineage.retrySide(box.urn, direction);
        else hops.current(box, direction, count);
      },
      close: (box, direction) => {
        const { actOn, change, lineage } = now.current;
        actOn(box.urn);
        change((view) => closeSide(view, lineage.graph, box, direction));
      },
      pin: (box, column) => {
        now.current.actOn(box.urn);
        now.current.change((view) => pinPath(view, toggled(view.pin, pinOf(box, column))));
      },
      select: (selection) => now.current.change((view) => select(view, selection)),
      hover: (start) => now.current.hover(start),
      showColumns: ({ urn }) => now.current.show({ kind: 'columns', urn }),
      showGroup: (group: Group) => now.current.show({ kind: 'group', group }),
      showHops: (box: Box, direction: Direction, place) =>
        now.current.show({ kind: 'hops', request: { box, direction, place } }),
    }),
    [],
  );
}

/** How an address names a pin. The home dataset needs no key for a column. */
function pinOf({ key, isHome }: Box, column: string | null): Pin {
  return { key: isHome && column !== null ? null : key, column };
}

function toggled(before: Pin | null, after: Pin): Pin | null {
  return before?.key === after.key && before.column === after.column ? null : after;
}

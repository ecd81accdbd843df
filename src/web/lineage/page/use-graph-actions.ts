import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { HopsRequest } from '../dialogs/hops-menu.js';
import type { GraphActions } from '../look/graph-actions.js';
import {
  closeSide,
  openSide,
  pinPath,
  select,
  toggleAllColumns,
  withOpenings,
} from '../model/change-view.js';
import type { Box, Direction, Group } from '../model/graph.js';
import { readLineageView } from '../model/lineage-address.js';
import type { Pin } from '../model/view.js';
import { openHops } from '../read/open-hops.js';
import type { Lineage } from '../read/use-lineage.js';
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
  const client = useQueryClient();
  return useMemo(
    () => ({
      open: (box, direction, count) => {
        const { actOn, change, lineage } = now.current;
        actOn(box.urn);
        const { error } = box.sides[direction];
        if (error !== null) return lineage.retrySide(box.urn, direction);
        if (count === 1) return change((view) => openSide(view, box, direction));
        void openFar(client, now.current, { box, direction, count });
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
      toggleAllColumns: ({ urn, key }) => {
        now.current.actOn(urn);
        now.current.change((view) => toggleAllColumns(view, key));
      },
      showGroup: (group: Group) => now.current.show({ kind: 'group', group }),
      showHops: (box: Box, direction: Direction, place) =>
        now.current.show({ kind: 'hops', request: { box, direction, place } }),
    }),
    [client],
  );
}

/** How an address names a pin. The home dataset needs no key for a column. */
function pinOf({ key, isHome }: Box, column: string | null): Pin {
  return { key: isHome && column !== null ? null : key, column };
}

function toggled(before: Pin | null, after: Pin): Pin | null {
  return before?.key === after.key && before.column === after.column ? null : after;
}

interface Far {
  readonly box: Box;
  readonly direction: Direction;
  readonly count: number;
}

/** Opens several hops, which is one change of the address. If one cannot be read, opens the first. */
async function openFar(
  client: QueryClient,
  { change, lineage }: Sources,
  { box, direction, count }: Far,
): Promise<void> {
  const view = readLineageView(window.location.search);
  const hops = { home: lineage.graph.home, urn: box.urn, direction, hops: count };
  const { open } = await openHops(client, view, hops).catch(() => view);
  change((before) => withOpenings(openSide(before, box, direction), open));
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { GraphActions, Overlay } from '../look/look.js';
import {
  addMembers,
  closeSide,
  openSide,
  pinPath,
  removeMember,
  toggleAllColumns,
  toggleGroup,
  toggleJob,
  withOpenings,
} from '../model/change-view.js';
import type { GraphBox } from '../model/graph.js';
import { keyOf } from '../model/key-of.js';
import { type Pin, readLineageView } from '../model/lineage-address.js';
import { opensInPlace } from '../model/neighbor-groups.js';
import { openHops } from '../read/open-hops.js';
import type { Lineage } from '../read/use-lineage.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly lineage: Lineage;
  readonly change: ChangeView;
  readonly hover: GraphActions['hover'];
  /** Names the box that the reader acts on. */
  readonly actOn: (urn: string) => void;
  readonly show: (overlay: Overlay | null) => void;
}

/** The actions of the graph. The object stays the same while the graph changes. */
export function useActions(sources: Sources): GraphActions {
  const now = useRef(sources);
  now.current = sources;
  const client = useQueryClient();
  return useMemo(() => graphActions(() => now.current, client), [client]);
}

function graphActions(now: () => Sources, client: QueryClient): GraphActions {
  /** Changes the view around a box, which keeps its place. */
  const changeAt = (urn: string, change: Parameters<ChangeView>[0]): void => {
    now().actOn(urn);
    now().change(change);
  };
  return {
    open: (box, direction, hops) => {
      const { actOn, change, lineage } = now();
      const { urn } = box;
      if (box.sides[direction].error !== null) {
        actOn(urn);
        return lineage.retrySide(urn, direction);
      }
      if (hops === 1) return changeAt(urn, (view) => openSide(view, box, direction));
      actOn(urn);
      // Reads several hops for one change of the address. If it cannot read one, it opens one hop.
      const before = readLineageView(window.location.search);
      void openHops(client, before, { ...lineage.start, urn, direction, hops })
        .catch(() => before)
        .then(({ open }) => change((view) => withOpenings(openSide(view, box, direction), open)));
    },
    close: (box, direction) =>
      changeAt(box.urn, (view) => closeSide(view, now().lineage.graph, box, direction)),
    pin: (box, column) =>
      changeAt(box.urn, (view) => pinPath(view, toggled(view.pin, pinOf(box, column)))),
    select: (selection) => now().change((view) => ({ ...view, selected: selection })),
    hover: (start) => now().hover(start),
    toggleAllColumns: ({ urn, key }) => changeAt(urn, (view) => toggleAllColumns(view, key)),
    toggleJob: (key) => now().change((view) => toggleJob(view, key)),
    toggleGroup: (group) => {
      if (!group.isOpen && !opensInPlace(group)) return now().show({ kind: 'group', group });
      changeAt(group.id, (view) => toggleGroup(view, now().lineage.graph, group));
    },
    addMembers: ({ boxes: [first = ''] }, urns) =>
      changeAt(first, (view) => addMembers(view, urns.map(keyOf))),
    removeMember: (box) => now().change((view) => removeMember(view, now().lineage.graph, box)),
    show: (overlay) => now().show(overlay),
  };
}

/** Returns a pin as an address names it. The home dataset needs no key for a column. */
function pinOf({ key, isHome }: GraphBox, column: string | null): Pin {
  return { key: isHome && column !== null ? null : key, column };
}

function toggled(before: Pin | null, after: Pin): Pin | null {
  return before?.key === after.key && before.column === after.column ? null : after;
}

import { getViewportForBounds, useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback, useMemo } from 'react';
import { type Bounds, placeBounds, unionOf } from '../canvas/curve.js';
import type { Placed, Places } from '../layout/placed.js';
import { isReduced, MOTION_MS } from './motion.js';

export const MIN_ZOOM = 0.05;
export const MAX_ZOOM = 2;
/** The room around what is shown, in CSS pixels of the window. */
const MARGIN = 48;
const STEP = 1.25;

export interface ViewportControl {
  /** Shows all boxes, at 100 % or smaller. */
  readonly show: (places: Places) => void;
  readonly zoomTo: (zoom: number) => void;
  readonly zoomBy: (direction: 1 | -1) => void;
  /** Moves boxes into view without a change of the zoom, or else the one next to the middle. */
  readonly reveal: (places: readonly Placed[]) => void;
}

/** Moves the view of the graph. Movements take 150 ms, or none if the reader wants less motion. */
export function useViewport(): ViewportControl {
  const flow = useReactFlow();
  const store = useStoreApi();
  const show = useCallback(
    (places: Places) => {
      const { width, height } = store.getState();
      const all = unionOf([...places.values()].map(placeBounds));
      if (all === undefined || width === 0) return;
      const { left: x, top: y, right, bottom } = all;
      const bounds = { x, y, width: right - x, height: bottom - y };
      const viewport = getViewportForBounds(bounds, width, height, MIN_ZOOM, 1, 0.06);
      void flow.setViewport(viewport);
    },
    [flow, store],
  );
  const zoomTo = useCallback((zoom: number) => void flow.zoomTo(zoom, motion()), [flow]);
  const zoomBy = useCallback(
    // A movement would give the next press a zoom on its way.
    (direction: 1 | -1) => void flow.zoomTo(flow.getZoom() * STEP ** direction),
    [flow],
  );
  const reveal = useCallback<ViewportControl['reveal']>(
    (places) => {
      const { transform, width: room, height: rise } = store.getState();
      const [left, top, zoom] = transform;
      const shown = boundsToShow(places, {
        x: (room / 2 - left) / zoom,
        y: (rise / 2 - top) / zoom,
        width: (room - 2 * MARGIN) / zoom,
        height: (rise - 2 * MARGIN) / zoom,
      });
      if (shown === undefined) return;
      const dx = shiftInto(shown.left * zoom + left, shown.right * zoom + left, room);
      const dy = shiftInto(shown.top * zoom + top, shown.bottom * zoom + top, rise);
      if (dx !== 0 || dy !== 0)
        void flow.setViewport({ x: left + dx, y: top + dy, zoom }, motion());
    },
    [flow, store],
  );
  return useMemo(() => ({ show, zoomTo, zoomBy, reveal }), [show, zoomTo, zoomBy, reveal]);
}

/** The bounds of all boxes if the room holds them, or else of the one next to its middle. */
function boundsToShow(
  places: readonly Placed[],
  { x, y, width, height }: Omit<Placed, 'id'>,
): Bounds | undefined {
  const all = unionOf(places.map(placeBounds));
  if (all && all.right - all.left <= width && all.bottom - all.top <= height) return all;
  const apart = (one: Placed): number =>
    Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y);
  const [nearest] = places.toSorted((one, other) => apart(one) - apart(other));
  return nearest && placeBounds(nearest);
}

/** How far an interval has to move to lie in a room. A longer one shows its start. */
function shiftInto(start: number, end: number, room: number): number {
  if (start >= 0 && end <= room) return 0;
  const isLong = end - start > room - 2 * MARGIN;
  return start < 0 || isLong ? MARGIN - start : room - MARGIN - end;
}

function motion(): { readonly duration: number } {
  return { duration: isReduced() ? 0 : MOTION_MS };
}

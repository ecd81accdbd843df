import { type ReactFlowInstance, useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import {
  type Bounds,
  FAR_ZOOM,
  isNear,
  MIN_ZOOM,
  type Placed,
  type Places,
  placeBounds,
  type StageSize,
  shownBounds,
  unionOf,
} from '../layout/placed.js';

export const MAX_ZOOM = 2;
/** Milliseconds that boxes take to their new places. */
export const MOTION_MS = 150;
/** The room around the shown boxes, in CSS pixels of the window. */
const MARGIN = 48;
const STEP = 1.25;
/** The zoom at which the small letters of a box have 11 pixels. */
const LEAST_READABLE = 11 / 12;

/** Moves the view of the graph. Movements take 150 ms, or none if the reader wants less motion. */
export function useViewport() {
  const flow = useReactFlow();
  const store = useStoreApi();
  return useMemo(() => viewportControl(flow, store), [flow, store]);
}

export type ViewportControl = ReturnType<typeof viewportControl>;

function viewportControl(flow: ReactFlowInstance, store: ReturnType<typeof useStoreApi>) {
  return {
    /**
     * Shows all boxes, at 100 % or smaller, or as many around home as stay legible. Returns the
     * number of those outside.
     */
    show: (places: Places, home: string): number => {
      const { width, height } = store.getState();
      const all = [...places.values()].map(placeBounds);
      const bounds = unionOf(all);
      if (bounds === undefined || width === 0) return 0;
      const view = viewOf(bounds, places.get(home), { width, height });
      void flow.setViewport(view);
      const shown = shownBounds(view, { width, height });
      return all.filter((one) => !isNear(one, shown, 0)).length;
    },
    /** Comes close enough to a block to read the names of its boxes. */
    approach: (place: Placed): void => {
      const { width, height } = store.getState();
      const view = viewOf(placeBounds(place), undefined, { width, height }, FAR_ZOOM);
      void flow.setViewport(view, motion());
    },
    /** Moves parts into the middle, large enough to be read. The last ones if not all fit. */
    center: (parts: readonly Bounds[]): void => {
      const { width, height } = store.getState();
      const tails = parts.map((_, at) => unionOf(parts.slice(at)));
      const fitting = tails.find(
        (one) =>
          one &&
          (one.right - one.left) * LEAST_READABLE <= width &&
          (one.bottom - one.top) * LEAST_READABLE <= height,
      );
      const bounds = fitting ?? parts.at(-1);
      if (bounds === undefined || width === 0) return;
      void flow.setViewport(viewOf(bounds, undefined, { width, height }, LEAST_READABLE));
    },
    zoomTo: (zoom: number): void => void flow.zoomTo(zoom, motion()),
    // With a movement, the next press would start from an unfinished zoom.
    zoomBy: (direction: 1 | -1): void => void flow.zoomTo(flow.getZoom() * STEP ** direction),
    /** Moves boxes, or at least the box nearest the middle, into view without a zoom. */
    reveal: (places: readonly Placed[]): void => {
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
  };
}

/** The view of the bounds, or of the part around a place if the zoom would be too small. */
function viewOf(
  { left, top, right, bottom }: Bounds,
  middle: Placed | undefined,
  { width, height }: StageSize,
  least: number = MIN_ZOOM,
) {
  const fits = (room: number, length: number): number => (room * 0.88) / Math.max(1, length);
  const zoom = Math.max(least, Math.min(1, fits(width, right - left), fits(height, bottom - top)));
  const around = middle && placeBounds(middle);
  const offset = (room: number, [start, end]: Span, [from, to]: Span): number => {
    const length = (end - start) * zoom;
    if (length <= room) return (room - length) / 2 - start * zoom;
    const wanted = room / 2 - ((from + to) / 2) * zoom;
    return Math.min(MARGIN - start * zoom, Math.max(room - MARGIN - end * zoom, wanted));
  };
  const { left: from = left, right: to = left, top: high = top, bottom: low = top } = around ?? {};
  return {
    x: offset(width, [left, right], [from, to]),
    y: offset(height, [top, bottom], [high, low]),
    zoom,
  };
}

type Span = readonly [start: number, end: number];

/** The bounds of all boxes if they fit into the room, else of the box nearest its middle. */
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

/** The shift that brings an interval into a room. A longer interval shows its start. */
function shiftInto(start: number, end: number, room: number): number {
  if (start >= 0 && end <= room) return 0;
  const isLong = end - start > room - 2 * MARGIN;
  return start < 0 || isLong ? MARGIN - start : room - MARGIN - end;
}

/** True if the reader asks the system for less motion. */
export function isReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function motion(): { readonly duration: number } {
  return { duration: isReduced() ? 0 : MOTION_MS };
}

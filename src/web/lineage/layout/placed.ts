import { HEAD_HEIGHT } from '../../../report/drawing/look/box-head.js';
import type { Point } from '../../../report/html/svg/curve.js';
import type { Graph } from '../model/graph.js';

/** Sizes of the graph in CSS pixels at zoom 1. Boxes, canvas, hit tests and export share them. */
export const BOX_WIDTH = 240;
export const HEADER_HEIGHT: number = HEAD_HEIGHT;
export const COLUMN_HEIGHT = 24;
export const LAYER_GAP = 120;
export const BOX_GAP = 24;
/** A job is smaller than its inputs and outputs, and in the middle of its layer. */
export const JOB_WIDTH = 190;
export const JOB_HEIGHT = 68;
/** The height of a folded group, and of the heading of an open one. It has the width of a box. */
export const GROUP_HEIGHT = 48;
/** The distance between the parts of an open group. */
export const MEMBER_GAP = 16;
/** The maximum number of columns that a box lists. The others share the row "+14 more". */
export const ROW_LIMIT = 40;
/** The distance between the left sides of boxes in adjacent layers. */
export const LAYER_PITCH: number = BOX_WIDTH + LAYER_GAP;

/** Below this zoom, boxes show names only, and column lines merge into lines of datasets. */
export const FAR_ZOOM = 0.55;
/** Below this zoom, names have no room in boxes, so that blocks stand for boxes of one schema. */
export const BLOCK_ZOOM = 0.35;
/** The names of blocks have room down to this zoom. */
export const MIN_ZOOM = 0.25;

/** The place of a box or a group. The origin is its upper left corner. */
export interface Placed extends Point {
  /** The urn of a box, or the id of a group. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The places of all boxes and groups, by id. */
export type Places = ReadonlyMap<string, Placed>;

/** The graph that the page draws, with its places. */
export interface PlacedGraph {
  readonly graph: Graph;
  readonly places: Places;
  /** Counts the layouts of the whole graph. The view fits the graph after each layout. */
  readonly layouts: number;
}

/** A box or a group that needs a place. */
export interface Item {
  readonly id: string;
  /** Hops from the home dataset. Negative: upstream. */
  readonly layer: number;
  readonly width: number;
  readonly height: number;
}

/** The left side of an item in a layer. Small items are in the middle. */
export function layerX(layer: number, width: number): number {
  return layer * LAYER_PITCH + (BOX_WIDTH - width) / 2;
}

/** The layer of a place. */
export function layerAt({ x }: Point): number {
  return Math.floor(x / LAYER_PITCH);
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle that holds others. Undefined if there are none. */
export function unionOf([first, ...others]: readonly Bounds[]): Bounds | undefined {
  return (
    first &&
    others.reduce(
      (sum, one) => ({
        left: Math.min(sum.left, one.left),
        top: Math.min(sum.top, one.top),
        right: Math.max(sum.right, one.right),
        bottom: Math.max(sum.bottom, one.bottom),
      }),
      first,
    )
  );
}

/** The rectangle of a box or of a group. */
export function placeBounds({ x, y, width, height }: Placed): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The size of the stage in CSS pixels of the screen. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The part of the graph that a view shows. */
export function shownBounds(
  { x, y, zoom }: Point & { readonly zoom: number },
  { width, height }: StageSize,
): Bounds {
  return {
    left: -x / zoom,
    top: -y / zoom,
    right: (width - x) / zoom,
    bottom: (height - y) / zoom,
  };
}

/** True if two rectangles touch, or come closer than a distance. */
export function isNear(a: Bounds, b: Bounds, distance: number): boolean {
  return (
    a.left <= b.right + distance &&
    b.left <= a.right + distance &&
    a.top <= b.bottom + distance &&
    b.top <= a.bottom + distance
  );
}

import { layoutAll } from './layout-all.js';
import type { Connection, Item, Placed } from './placed.js';

/** What the page sends to the worker, once. */
export interface LayoutRequest {
  readonly items: readonly Item[];
  readonly connections: readonly Connection[];
}

/** What the worker answers. */
export type LayoutAnswer =
  | { readonly ok: true; readonly placed: readonly Placed[] }
  | { readonly ok: false; readonly message: string };

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => postMessage(answer(data)));

function answer({ items, connections }: LayoutRequest): LayoutAnswer {
  try {
    return { ok: true, placed: [...layoutAll(items, connections).values()] };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

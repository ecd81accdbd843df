import type { Ends } from '../model/neighbors.js';
import { layoutAll } from './layout-all.js';
import type { Item, Places } from './placed.js';

/** The only message of the page to the worker. */
export interface LayoutRequest {
  readonly items: readonly Item[];
  readonly connections: readonly Ends[];
}

// An error of the layout is an error of the worker.
addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const answer: Places = layoutAll(data.items, data.connections);
  postMessage(answer);
});

import type { Ends } from '../model/neighbours.js';
import { layoutAll } from './layout-all.js';
import type { Item, Placed } from './placed.js';

/** What the page sends to the worker, once. */
export interface LayoutRequest {
  readonly items: readonly Item[];
  readonly connections: readonly Ends[];
}

/** What the worker answers. An error of the layout is an error of the worker. */
export type LayoutAnswer = readonly Placed[];

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const answer: LayoutAnswer = [...layoutAll(data.items, data.connections).values()];
  postMessage(answer);
});

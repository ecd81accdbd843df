import type { Ends } from '../model/neighbours.js';
import { layoutAll } from './layout-all.js';
import type { Item, Placed } from './placed.js';

/** The only message of the page to the worker. */
export interface LayoutRequest {
  readonly items: readonly Item[];
  readonly connections: readonly Ends[];
}

/** The answer of the worker. An error of the layout is an error of the worker. */
export type LayoutAnswer = readonly Placed[];

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const answer: LayoutAnswer = [...layoutAll(data.items, data.connections).values()];
  postMessage(answer);
});

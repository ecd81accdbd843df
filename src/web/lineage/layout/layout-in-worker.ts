import type { LayoutAnswer, LayoutRequest } from './layout-worker.js';
import type { Connection, Item, Places } from './placed.js';

/**
 * Finds places for all items in a worker of its own, so that the page stays responsive. Rejects
 * with the reason of the signal after an abort, and with an error if the layout fails.
 */
export async function layoutInWorker(
  items: readonly Item[],
  connections: readonly Connection[],
  signal: AbortSignal,
): Promise<Places> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  const end = new AbortController();
  const answer = new Promise<Places>((resolve, reject) => {
    const options = { signal: end.signal };
    const fail = (message: string) => reject(new Error(`the layout failed: ${message}`));
    signal.addEventListener('abort', () => reject(signal.reason), options);
    worker.addEventListener('error', ({ message }) => fail(message || 'its worker did not start'));
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => {
      if (data.ok) resolve(new Map(data.placed.map((one) => [one.id, one])));
      else fail(data.message);
    });
  });
  const request: LayoutRequest = { items, connections };
  worker.postMessage(request);
  try {
    return await answer;
  } finally {
    end.abort();
    worker.terminate();
  }
}

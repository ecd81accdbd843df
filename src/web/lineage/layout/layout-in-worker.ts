import type { LayoutRequest } from './layout-worker.js';
import type { Places } from './placed.js';

/**
 * Finds places for all items in a worker of its own, so that the page stays responsive. Rejects
 * with the reason of the signal after an abort, and with an error if the layout fails.
 */
export async function layoutInWorker(request: LayoutRequest, signal: AbortSignal): Promise<Places> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  const end = new AbortController();
  const answer = new Promise<Places>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: end.signal });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the layout failed: ${message || 'its worker did not start'}`)),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<Places>) => resolve(data));
  });
  worker.postMessage(request);
  try {
    return await answer;
  } finally {
    end.abort();
    worker.terminate();
  }
}

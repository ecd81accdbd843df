import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkerAnswer, WorkerRequest } from './plan-worker.js';
import type { Showing } from './show-document.js';

/** What the page shows. The document lives in the memory of the page alone. */
type Opened = Showing | 'none' | 'reading';

/**
 * Opens documents in a worker, so that the page stays responsive. The worker starts with the page:
 * opening a document sends no request at all.
 */
export function useOpened() {
  const [opened, setOpened] = useState<Opened>('none');
  const worker = useRef<Worker>(null);
  const latest = useRef(0);
  useEffect(() => {
    worker.current = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      // A document that was opened later replaces this one.
      if (data.id === latest.current) setOpened(data.showing);
    });
    return () => worker.current?.terminate();
  }, []);
  const open = useCallback((source: Blob) => {
    latest.current += 1;
    setOpened('reading');
    const request: WorkerRequest = { id: latest.current, source };
    worker.current?.postMessage(request);
  }, []);
  /** Forgets the document, or stops reading it. */
  const close = useCallback(() => {
    latest.current += 1;
    setOpened('none');
  }, []);
  return { opened, open, close };
}

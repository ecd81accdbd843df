import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenProblem } from './opened-document.js';
import type { WorkerAnswer, WorkerRequest } from './plan-worker.js';
import type { ShownDocument } from './show-document.js';

/** What the page shows. The document lives in the memory of the page alone. */
export type Opened =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'shown'; readonly shown: ShownDocument }
  | { readonly state: 'failed'; readonly problem: OpenProblem };

export interface UseOpened {
  readonly opened: Opened;
  readonly open: (source: Blob) => void;
  /** Forgets the document, or stops reading it. */
  readonly close: () => void;
}

/**
 * Opens documents in a worker, so that the page stays responsive. The worker starts with the page:
 * opening a document sends no request at all.
 */
export function useOpened(): UseOpened {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  const worker = useRef<Worker>(null);
  const latest = useRef(0);
  useEffect(() => {
    worker.current = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
    worker.current.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      // A document that was opened later replaces this one.
      if (data.id !== latest.current) return;
      const { showing } = data;
      setOpened(
        showing.ok
          ? { state: 'shown', shown: showing.shown }
          : { state: 'failed', problem: showing.problem },
      );
    });
    return () => worker.current?.terminate();
  }, []);
  const open = useCallback((source: Blob) => {
    latest.current += 1;
    setOpened({ state: 'reading' });
    const request: WorkerRequest = { id: latest.current, source };
    worker.current?.postMessage(request);
  }, []);
  const close = useCallback(() => {
    latest.current += 1;
    setOpened({ state: 'none' });
  }, []);
  return { opened, open, close };
}

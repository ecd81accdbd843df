import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isServedDocument, refusal, send } from '../api/send.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import { Waiting } from '../ui/waiting.js';
import { DocumentArticle } from './document-article.js';
import { DropArea } from './drop-area.js';
import type { OpenProblem } from './open-document.js';
import styles from './plan-page.module.css';
import type { WorkerAnswer, WorkerRequest } from './plan-worker.js';
import type { Showing } from './show-document.js';

/**
 * Shows a document of Headwater on the lineage of the catalog. The document stays in the browser.
 * A command that opens the page serves the document, and the address says so.
 */
export function PlanPage(): ReactNode {
  const { opened, open, close } = useOpened();
  const served = useServedDocument(open);
  const openOther = useCallback(
    (source: Blob) => {
      // The row of one document means nothing in another.
      if (opened !== 'none' && window.location.search !== '')
        navigate(window.location.pathname, { replace: true });
      open(source);
    },
    [open, opened],
  );
  const answer = typeof opened === 'string' ? undefined : opened;
  const shown = answer?.ok ? answer.shown : undefined;
  return (
    <>
      <div className={styles.top}>
        <PageHeading title={shown?.view.title ?? 'Open a plan'} />
        {shown && <Button onClick={close}>Close the document</Button>}
      </div>
      {served.isEnabled && (
        <QueryState
          query={served}
          queryKey={DOCUMENT_KEY}
          what="Reading the document"
          failure="The document could not be read. Check that the command still runs"
        />
      )}
      {opened === 'reading' && <Waiting what="Checking the document" onCancel={close} />}
      {answer?.ok === false && <Problem {...answer.problem} />}
      {shown && <DocumentArticle shown={shown} />}
      {shown && <h2>Another document</h2>}
      <DropArea onOpen={openOther} />
    </>
  );
}

function Problem({ title, place, next }: OpenProblem): ReactNode {
  return (
    <Notice tone="bad" title={title}>
      {place !== null && (
        <p>
          Place: <code>{place}</code>
        </p>
      )}
      <p>{next}</p>
    </Notice>
  );
}

/** Reads the document of the command that serves the page, if the address asks for it. */
function useServedDocument(open: (source: Blob) => void) {
  const query = useQuery({
    queryKey: DOCUMENT_KEY,
    enabled: isServedDocument(),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await send('/document.json', { signal });
      if (!response.ok) throw await refusal(response);
      return response.blob();
    },
  });
  useEffect(() => {
    if (query.data) open(query.data);
  }, [query.data, open]);
  return query;
}

const DOCUMENT_KEY = ['document'];

/** The content of the page. The document is only in the memory of the page. */
type Opened = Showing | 'none' | 'reading';

/**
 * Opens documents in a worker, so that the page stays responsive. The worker starts with the page:
 * opening a document sends no request at all.
 */
function useOpened() {
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

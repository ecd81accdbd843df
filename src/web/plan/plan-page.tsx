import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { Waiting } from '../ui/waiting.js';
import { DocumentArticle } from './document-article.js';
import { DropArea } from './drop-area.js';
import type { OpenProblem } from './open-document.js';
import styles from './plan-page.module.css';
import { useOpened } from './use-opened.js';

/** Shows a saved document of Headwater. The document never leaves the browser. */
export function PlanPage(): ReactNode {
  const { opened, open, close } = useOpened();
  const answer = typeof opened === 'string' ? undefined : opened;
  const shown = answer?.ok ? answer.shown : undefined;
  return (
    <>
      <div className={styles.top}>
        <PageHeading title={shown?.view.title ?? 'Open a plan'} />
        {shown && <Button onClick={close}>Close the document</Button>}
      </div>
      {opened === 'reading' && <Waiting what="Checking the document" onCancel={close} />}
      {answer?.ok === false && <Problem {...answer.problem} />}
      {shown && <DocumentArticle {...shown} />}
      {shown && <h2>Another document</h2>}
      <DropArea onOpen={open} />
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

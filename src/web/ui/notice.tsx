import type { ReactNode } from 'react';
import { Button } from './button.js';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'bad';
  readonly title: string;
  readonly children?: ReactNode;
}

/** A framed message. An error is announced at once, other messages when the reader is idle. */
export function Notice({ tone, title, children }: NoticeProps): ReactNode {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

interface FailureProps {
  /** The failure, for example "The tokens could not be read". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Says what failed and why, and offers to try again. */
export function Failure({ title, error, onRetry }: FailureProps): ReactNode {
  return (
    <Notice tone="bad" title={title}>
      <p>{messageOf(error)}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </Notice>
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

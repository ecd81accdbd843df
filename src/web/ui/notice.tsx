import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'good' | 'bad';
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

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './paging.module.css';

interface PagingProps {
  /** The name of the links, for a screen reader. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** The content after the number of the page. */
  readonly children?: ReactNode;
}

/** Links to the pages beside this one. A page past the end links to the last page. */
export function Paging({ label, page, pages, addressOf, children }: PagingProps): ReactNode {
  const previous = Math.min(page - 1, pages);
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={label} className={styles.paging}>
      {previous > 0 && <Link href={addressOf(previous)}>Previous</Link>}
      <span>
        Page {page} of {pages}
        {children}
      </span>
      {page < pages && <Link href={addressOf(page + 1)}>Next</Link>}
    </nav>
  );
}

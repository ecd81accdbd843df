import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePageKeys } from '../ui/use-page-keys.js';
import { Header } from './header.js';
import styles from './layout.module.css';

/** Where the key / leads. */
const SEARCH_FIELDS = '[role="combobox"], [type="search"]';

/**
 * The frame of every page. The key / leads to the search field of the page. After a change of the
 * page, its heading takes the focus, so that a screen reader reads it.
 */
export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.querySelector('h1')?.focus();
  }, [path]);
  usePageKeys((event) => {
    const field = main.current?.querySelector<HTMLInputElement>(SEARCH_FIELDS);
    if (event.key !== '/' || !field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Header } from './header.js';
import styles from './layout.module.css';

/**
 * The frame of every page. After a change of the page, its heading takes the focus, so that a
 * screen reader reads it.
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

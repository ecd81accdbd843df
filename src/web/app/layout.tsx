import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { logOut, useSession } from '../api/session.js';
import { messageOf } from '../ui/notice.js';
import { usePageKeys } from '../ui/use-page-keys.js';
import styles from './layout.module.css';
import { chooseTheme, readTheme, themes } from './theme.js';

/** The fields that the key / leads to. */
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

const PAGES = [
  { href: '/', text: 'Search' },
  { href: '/plan', text: 'Plan' },
  { href: '/settings/tokens', text: 'Settings' },
] as const;

function Header(): ReactNode {
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="22" height="22" />
        Headwater
      </Link>
      <nav aria-label="Pages" className={styles.nav}>
        {PAGES.map(({ href, text }) => (
          <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <ThemeSwitch />
      {path !== '/login' && <UserMenu />}
    </header>
  );
}

function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState(readTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const change = (): void => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <button type="button" className={styles.quiet} onClick={change} title={`Change to ${next}`}>
      Theme: {theme}
    </button>
  );
}

/** The caller, and the log-out where the catalog asks for credentials. */
function UserMenu(): ReactNode {
  const { data: session } = useSession();
  const client = useQueryClient();
  const { mutate: leave, error } = useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      client.clear();
      window.location.assign('/login');
    },
  });
  if (session === undefined) return null;
  if (!session.auth) return <span className={styles.user}>{session.username}</span>;
  return (
    <span className={styles.user}>
      <span role="alert">{error && messageOf(error)}</span>
      {session.username}
      <button type="button" className={styles.quiet} onClick={() => leave()}>
        Log out
      </button>
    </span>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { logOut, useSession } from '../api/session.js';
import { Palette } from '../search/palette.js';
import { forgetRecent, noteRecent, openedAt } from '../search/recent.js';
import { messageOf } from '../ui/notice.js';
import { usePageKeys } from '../ui/use-page-keys.js';
import styles from './layout.module.css';
import { chooseTheme, readTheme, themes } from './theme.js';

const SEARCH_FIELDS = '[role="combobox"], [type="search"]';

/**
 * The frame of every page. The key / leads to the search field of the page, and the keys Ctrl K and
 * s open the search of the catalog. After a change of the
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
  const [isSearching, setSearching] = useState(false);
  const canSearch = path !== '/login';
  useNotes();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || !canSearch) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setSearching(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [canSearch]);
  usePageKeys((event) => {
    if (event.key === 's' && canSearch) {
      event.preventDefault();
      setSearching(true);
      return;
    }
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
      <Header onSearch={() => setSearching(true)} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isSearching && <Palette onClose={() => setSearching(false)} />}
    </>
  );
}

/** Notes which entities the reader opens, for the search. */
function useNotes(): void {
  const [path] = useLocation();
  const search = useSearch();
  const { data: session } = useSession();
  useEffect(() => {
    const opened = openedAt(window.location.pathname, search);
    if (session && opened && path !== '/login') noteRecent(session.urn, opened);
  }, [path, search, session]);
}

/** The key that opens the search, as the keyboard of the reader names it. */
const SEARCH_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const PAGES = [
  { href: '/', text: 'Search' },
  { href: '/plan', text: 'Plan' },
  { href: '/settings/tokens', text: 'Settings' },
] as const;

function Header({ onSearch }: { readonly onSearch: () => void }): ReactNode {
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
      {path !== '/login' && (
        <button
          type="button"
          className={styles.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K S"
          onClick={onSearch}
        >
          Find<span className={styles.long}> a dataset or a column</span>
          <kbd className={styles.long}>{SEARCH_KEY}</kbd>
        </button>
      )}
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
      forgetRecent();
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

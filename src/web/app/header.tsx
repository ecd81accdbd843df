import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { logOut, useSession } from '../api/session.js';
import styles from './header.module.css';
import { chooseTheme, readTheme, themes } from './theme.js';

export function Header(): ReactNode {
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="22" height="22" />
        Headwater
      </Link>
      <nav aria-label="Pages" className={styles.nav}>
        <NavLink href="/" isCurrent={path === '/'}>
          Search
        </NavLink>
        <NavLink href="/plan" isCurrent={path === '/plan'}>
          Plan
        </NavLink>
        <NavLink href="/settings/tokens" isCurrent={path.startsWith('/settings')}>
          Settings
        </NavLink>
      </nav>
      <ThemeSwitch />
      {path !== '/login' && <UserMenu />}
    </header>
  );
}

interface NavLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: string;
}

function NavLink({ href, isCurrent, children }: NavLinkProps): ReactNode {
  return (
    <Link href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {children}
    </Link>
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

/** The caller, and the way out where the catalog asks for credentials. */
function UserMenu(): ReactNode {
  const { data: session } = useSession();
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  if (session === undefined) return null;
  if (!session.auth) return <span className={styles.user}>{session.username}</span>;
  const leave = async (): Promise<void> => {
    try {
      await logOut();
      client.clear();
      window.location.assign('/login');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <span className={styles.user}>
      <span role="alert">{failure}</span>
      {session.username}
      <button type="button" className={styles.quiet} onClick={() => void leave()}>
        Log out
      </button>
    </span>
  );
}

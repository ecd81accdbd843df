const HOME = '/';

/**
 * Returns the address to open after the log-in: a path of this origin, never the log-in itself.
 * Anything else in the address bar, such as `//other.host`, leads to the search.
 *
 * @param search the query string of the log-in page
 * @param origin the origin of the page
 */
export function nextAddress(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return HOME;
  // The parser drops tabs and resolves dots, so that only its result shows where a path leads.
  const url = new URL(next, origin);
  const isElsewhere = url.origin !== origin || url.pathname.startsWith('//');
  const isLogIn = /^\/login(?:\/|$)/.test(url.pathname);
  return isElsewhere || isLogIn ? HOME : url.pathname + url.search + url.hash;
}

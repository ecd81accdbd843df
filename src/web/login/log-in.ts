import { refusal, send } from '../api/send.js';

const HOME = '/';

export interface LogInForm {
  readonly username: string;
  readonly password: string;
}

/** The reason why the catalog refuses a log-in. */
export interface LogInRefusal {
  readonly message: string;
  /** Above 0 if further attempts are refused for a while. */
  readonly waitSeconds: number;
}

/**
 * Opens a session, or returns the reason why there is none. The browser keeps the session in a
 * cookie that no script can read.
 *
 * @throws ApiError if the catalog does not answer
 */
export async function logIn(form: LogInForm): Promise<LogInRefusal | undefined> {
  const response = await send('/logIn', { method: 'POST', body: form });
  if (response.ok) return undefined;
  const { message } = await refusal(response);
  const isTooOften = response.status === 429;
  return {
    message,
    waitSeconds: isTooOften ? retrySeconds(response.headers.get('Retry-After')) : 0,
  };
}

/** Seconds to wait if the catalog names none that can be read. */
const DEFAULT_WAIT = 60;

/** Reads the header `Retry-After`, which the catalog gives in seconds. */
export function retrySeconds(header: string | null): number {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : DEFAULT_WAIT;
}

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

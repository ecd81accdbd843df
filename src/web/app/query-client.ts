import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '../api/send.js';

/** Milliseconds for which an answer counts as current. */
const FRESH_MS = 30_000;

/** Creates the cache of answers, in memory. A caller without a session is sent to the log-in. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: requireLogIn }),
    mutationCache: new MutationCache({ onError: requireLogIn }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
    },
  });
}

/** Goes to the log-in after an answer that asks for one, and remembers the page. */
function requireLogIn(error: unknown): void {
  const { pathname, search } = window.location;
  if (!(error instanceof ApiError) || error.kind !== 'unauthenticated' || pathname === '/login')
    return;
  navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
}

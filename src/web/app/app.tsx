import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ApiError, isServedDocument } from '../api/send.js';
import { DatasetPage } from '../dataset/dataset-page.js';
import { LINEAGE_ROUTE, urnOfLineagePath } from '../entity/addresses.js';
import { LineagePage } from '../lineage/page/lineage-page.js';
import { homeQuery } from '../lineage/read/lineage-queries.js';
import { LoginPage } from '../login/login-page.js';
import { PlanPage } from '../plan/plan-page.js';
import { SearchPage } from '../search/search-page.js';
import { TokensPage } from '../tokens/tokens-page.js';
import { PageHeading } from '../ui/page-heading.js';
import { Layout } from './layout.js';

/** The pages by their addresses. */
export function App(): ReactNode {
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={client}>
      <Layout>
        <Switch>
          <Route path="/" component={SearchPage} />
          <Route path={LINEAGE_ROUTE} component={LineagePage} />
          <Route path="/dataset/*" component={DatasetPage} />
          <Route path="/plan" component={PlanPage} />
          <Route path="/settings/tokens" component={TokensPage} />
          <Route path="/login" component={LoginPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Layout>
    </QueryClientProvider>
  );
}

function NotFoundPage(): ReactNode {
  const [path] = useLocation();
  return (
    <>
      <PageHeading title="There is no such page" />
      <p>
        The catalog has no page at <code>{path}</code>. Continue with the{' '}
        <Link href="/">search</Link>.
      </p>
    </>
  );
}

/** Milliseconds for which an answer counts as current. */
const FRESH_MS = 30_000;

/**
 * Creates the cache of answers, in memory, and begins to read a graph before the page is drawn. A
 * caller without a session is sent to the log-in.
 */
function createClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: requireLogIn }),
    mutationCache: new MutationCache({ onError: requireLogIn }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
      // A catalog on this machine answers without a network.
      mutations: { networkMode: 'always' },
    },
  });
  const { pathname } = window.location;
  if (LINEAGE_ROUTE.test(pathname))
    void client.prefetchQuery(homeQuery(urnOfLineagePath(pathname)));
  return client;
}

/** Goes to the log-in after an answer that asks for one, and remembers the page. */
function requireLogIn(error: unknown): void {
  const { pathname, search } = window.location;
  const isAsked = error instanceof ApiError && error.kind === 'unauthenticated';
  if (!isAsked || pathname === '/login' || isServedDocument()) return;
  navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
}

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Route, Switch } from 'wouter';
import { LoginPage } from '../login/login-page.js';
import { SearchPage } from '../search/search-page.js';
import { TokensPage } from '../tokens/tokens-page.js';
import { Layout } from './layout.js';
import { NotFoundPage } from './not-found-page.js';
import { createQueryClient } from './query-client.js';

/** The pages by their addresses. */
export function App(): ReactNode {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Layout>
        <Switch>
          <Route path="/" component={SearchPage} />
          <Route path="/settings/tokens" component={TokensPage} />
          <Route path="/login" component={LoginPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Layout>
    </QueryClientProvider>
  );
}

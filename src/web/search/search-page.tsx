import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { isForbidden } from '../api/send.js';
import { useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Failure, Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import { Facets, Filters } from './filters.js';
import { loadExample } from './load-example.js';
import { Results } from './results.js';
import styles from './search.module.css';
import { isFiltered, readSearchView, type SearchView, searchPath } from './search-address.js';
import { SearchBox } from './search-box.js';
import { searchCatalog } from './search-catalog.js';

/** Finds entities and columns. The address holds the view. */
export function SearchPage(): ReactNode {
  const view = readSearchView(useSearch());
  const queryKey = ['search', view];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => searchCatalog(view, signal),
    placeholderData: keepPreviousData,
  });
  const show = (change: Partial<SearchView>): void =>
    navigate(searchPath({ ...view, page: 1, ...change }));
  const answer = query.data;
  const isEmpty = answer?.total === 0 && !query.isPlaceholderData && !isFiltered(view);
  return (
    <>
      <PageHeading title="Search" />
      <SearchBox q={view.q} onSearch={(q) => show({ q })} onOpen={(path) => navigate(path)} />
      <Filters view={view} onShow={show} />
      <QueryState query={query} queryKey={queryKey} what="Searching" failure="The search failed" />
      {isEmpty && <EmptyCatalog />}
      {answer && !isEmpty && !query.isError && (
        <div className={styles.columns}>
          <Facets view={view} answer={answer} onShow={show} />
          <Results view={view} answer={answer} isCurrent={!query.isPlaceholderData} />
        </div>
      )}
    </>
  );
}

/** The catalog has no entity at all: how to get some. */
function EmptyCatalog(): ReactNode {
  const client = useQueryClient();
  const { data: session } = useSession();
  const load = useMutation({
    mutationFn: () =>
      loadExample({ actor: session?.urn ?? 'urn:li:corpuser:unknown', time: Date.now() }),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <div className={styles.empty}>
      <h2>The catalog is empty</h2>
      <p>
        Point an ingestion at this address, or start the catalog with a file of proposals:{' '}
        <code>headwater serve --load FILE</code>
      </p>
      <Button
        look="primary"
        aria-disabled={load.isPending}
        onClick={() => !load.isPending && load.mutate()}
      >
        {load.isPending ? 'Loading the example …' : 'Load the jaffle-shop example'}
      </Button>
      <p className={styles.soft}>Eight small datasets with their lineage, on column level.</p>
      {load.isError && !isForbidden(load.error) && (
        <Failure
          title="The example could not be loaded"
          error={load.error}
          onRetry={() => load.mutate()}
        />
      )}
      {load.isError && isForbidden(load.error) && (
        <Notice tone="bad" title="You may not load the example.">
          <p>You need the privilege Create Entity or Edit Entity, granted by a policy.</p>
          <p>{load.error.message}</p>
        </Notice>
      )}
    </div>
  );
}

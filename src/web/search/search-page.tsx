import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import { EmptyCatalog } from './empty-catalog.js';
import { Facets, Filters } from './filters.js';
import { Results } from './results.js';
import styles from './search.module.css';
import { isFiltered, readSearchView, type SearchView, searchPath } from './search-address.js';
import { SearchBox } from './search-box.js';
import { searchDatasets } from './search-datasets.js';

/** Finds datasets. The address holds the view. */
export function SearchPage(): ReactNode {
  const view = readSearchView(useSearch());
  const queryKey = ['search', view];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => searchDatasets(view, signal),
    placeholderData: keepPreviousData,
  });
  const show = (change: Partial<SearchView>): void =>
    navigate(searchPath({ ...view, page: 1, ...change }));
  const answer = query.data;
  const isEmpty = answer?.total === 0 && !query.isPlaceholderData && !isFiltered(view);
  return (
    <>
      <PageHeading title="Datasets" />
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

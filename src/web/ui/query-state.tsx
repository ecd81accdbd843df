import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Failure } from './failure.js';
import { Notice } from './notice.js';
import { Waiting } from './waiting.js';

interface QueryStateProps {
  readonly query: UseQueryResult<unknown>;
  readonly queryKey: QueryKey;
  /** What the page waits for, for example "Reading the dataset". */
  readonly what: string;
  /** What failed, for example "The dataset could not be read". */
  readonly failure: string;
}

/** Shows that an answer is awaited, failed or was cancelled. Nothing once it is there. */
export function QueryState({ query, queryKey, what, failure }: QueryStateProps): ReactNode {
  const client = useQueryClient();
  const retry = (): void => void query.refetch();
  if (query.isFetching && (query.isPending || query.isPlaceholderData || query.isError))
    return <Waiting what={what} onCancel={() => void client.cancelQueries({ queryKey })} />;
  if (query.isError) return <Failure title={failure} error={query.error} onRetry={retry} />;
  if (!query.isPending && !query.isPlaceholderData) return null;
  return (
    <Notice tone="info" title={`${what} was cancelled.`}>
      <Button onClick={retry}>Retry</Button>
    </Notice>
  );
}

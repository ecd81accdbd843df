import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isForbidden } from '../api/send.js';
import { Button } from './button.js';
import { Failure, Notice } from './notice.js';
import { Waiting } from './waiting.js';

interface QueryStateProps {
  readonly query: UseQueryResult<unknown>;
  readonly queryKey: QueryKey;
  /** The work that the page waits for, for example "Reading the dataset". */
  readonly what: string;
  /** The failure, for example "The dataset could not be read". */
  readonly failure: string;
  /** The title for a caller without the privilege View Entity Page. */
  readonly forbidden?: string;
}

/** Shows that an answer is awaited, failed or was cancelled. Shows nothing after the answer. */
export function QueryState(props: QueryStateProps): ReactNode {
  const { query, queryKey, what, failure, forbidden } = props;
  const client = useQueryClient();
  const retry = (): void => void query.refetch();
  if (forbidden && isForbidden(query.error))
    return (
      <Notice tone="bad" title={forbidden}>
        <p>You need the privilege View Entity Page, granted by a policy.</p>
      </Notice>
    );
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

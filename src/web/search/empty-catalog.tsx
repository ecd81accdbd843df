import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isForbidden, refusal, send } from '../api/send.js';
import { useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { Failure, Notice } from '../ui/notice.js';
import { type ExampleStamp, stampExample } from './example-stamps.js';
import styles from './search.module.css';

/** The catalog has no dataset at all: how to get some. */
export function EmptyCatalog(): ReactNode {
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
        onClick={() => {
          if (!load.isPending) load.mutate();
        }}
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

/**
 * Stores the datasets of the jaffle-shop example with their lineage. Upstreams come before the
 * datasets that they feed.
 */
async function loadExample(stamp: ExampleStamp): Promise<void> {
  // A file of its own, since most catalogs are not empty.
  const { default: entities } = await import('./jaffle-shop.json');
  const body = stampExample(entities, stamp);
  const response = await send('/openapi/v3/entity/dataset?async=false', { method: 'POST', body });
  if (!response.ok) throw await refusal(response);
}

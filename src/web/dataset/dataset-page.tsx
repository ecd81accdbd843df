import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ApiError } from '../api/api-error.js';
import { urnOfPath } from '../entity/addresses.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import { Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import styles from './dataset.module.css';
import { DatasetView } from './dataset-view.js';
import { readDataset } from './read-dataset.js';

interface DatasetPageProps {
  /** Where the header links to the lineage graph. Nothing is shown without it. */
  readonly lineageLink?: ReactNode;
}

/** One dataset: its columns, its lineage and what else is stored of it. */
export function DatasetPage({ lineageLink }: DatasetPageProps): ReactNode {
  const urn = urnOfPath(usePathname());
  const queryKey = ['dataset', urn];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => readDataset(urn, signal) });
  const dataset = query.data;
  const names = entityNames(urn, dataset?.properties?.name);
  const isForbidden = query.error instanceof ApiError && query.error.kind === 'forbidden';
  return (
    <>
      <div className={styles.heading}>
        <PageHeading title={names.name} />
        {lineageLink}
      </div>
      <p className={styles.names}>
        <EntityPlace {...names} />
      </p>
      {isForbidden ? (
        <Notice tone="bad" title="You may not read this dataset.">
          <p>You need the privilege View Entity Page, granted by a policy.</p>
        </Notice>
      ) : (
        <QueryState
          query={query}
          queryKey={queryKey}
          what="Reading the dataset"
          failure="The dataset could not be read"
        />
      )}
      {query.isSuccess && !dataset?.exists && <Missing urn={urn} />}
      {dataset?.exists && <DatasetView key={urn} dataset={dataset} />}
    </>
  );
}

function Missing({ urn }: { readonly urn: string }): ReactNode {
  return (
    <div className={styles.ghost}>
      <h2>The catalog has no such dataset</h2>
      <p>
        Nothing is stored of <code>{urn}</code>. Check the address, or let an ingestion create the
        dataset. In a manifest, <code>create: true</code> creates it.
      </p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import {
  type DatasetView,
  datasetSearch,
  lineagePath,
  readDatasetView,
  urnOfPath,
} from '../entity/addresses.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import { type Link as EntityEdge, linksOf } from '../entity/links.js';
import { PlatformTile } from '../entity/platform-tile.js';
import { Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { QueryState } from '../ui/query-state.js';
import { Tabs } from '../ui/tabs.js';
import { columnRows } from './column-rows.js';
import { ColumnsTab } from './columns-tab.js';
import styles from './dataset.module.css';
import { downstreamEdges, upstreamEdges } from './edges.js';
import { LineageTab } from './lineage-tab.js';
import { OwnershipLines, Writer } from './ownership-lines.js';
import { PropertiesTab } from './properties-tab.js';
import { type Dataset, readAspects, readDataset } from './read-dataset.js';

/** One dataset: its columns, its lineage and its other stored aspects. */
export function DatasetPage(): ReactNode {
  const urn = urnOfPath(usePathname());
  const queryKey = ['dataset', urn];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => readDataset(urn, signal) });
  const dataset = query.data;
  const names = entityNames(urn, dataset?.properties?.name);
  return (
    <>
      <div className={styles.heading}>
        <PageHeading title={names.name} mark={<PlatformTile {...names} />} />
        <Link href={lineagePath(urn)}>Open lineage</Link>
      </div>
      <p className={styles.names}>
        <EntityPlace {...names} />
      </p>
      <QueryState
        query={query}
        queryKey={queryKey}
        what="Reading the dataset"
        failure="The dataset could not be read"
        forbidden="You may not read this dataset."
      />
      {query.isSuccess && !dataset?.exists && (
        <div className={styles.ghost}>
          <h2>The catalog has no such dataset</h2>
          <p>
            Nothing is stored of <code>{urn}</code>. Check the address, or let an ingestion create
            the dataset. In a manifest, <code>create: true</code> creates it.
          </p>
        </div>
      )}
      {dataset?.exists && <Content key={urn} dataset={dataset} />}
    </>
  );
}

/** A dataset that exists, in tabs. */
function Content({ dataset }: { readonly dataset: Dataset }): ReactNode {
  const view = readDatasetView(useSearch());
  const { urn } = dataset;
  const aspectsKey = ['dataset-aspects', urn];
  const aspects = useQuery({
    queryKey: aspectsKey,
    queryFn: ({ signal }) => readAspects(urn, signal),
  });
  const { lineage, rows, upstreams, downstreams } = useMemo(() => summarize(dataset), [dataset]);
  const show = (change: Partial<DatasetView>, replace = false): void =>
    navigate(window.location.pathname + datasetSearch({ ...view, ...change }), { replace });
  const written = aspects.data?.['upstreamLineage'];
  return (
    <>
      {lineage && <OwnershipLines urn={urn} lineage={lineage} />}
      {dataset.status?.removed && (
        <div className={styles.ghost}>
          <h2>This dataset is soft-deleted</h2>
          <p>Searches leave it out. What is stored of it is shown below.</p>
        </div>
      )}
      <Tabs
        label="Parts of the dataset"
        chosen={view.tab}
        onChoose={(tab) => show({ tab })}
        tabs={[
          ['columns', `Columns ${rows.length.toLocaleString('en')}`],
          ['lineage', `Lineage ${upstreams.total} up, ${downstreams.total} down`],
          ['properties', 'Properties'],
        ]}
      >
        {view.tab === 'columns' && (
          <ColumnsTab
            urn={urn}
            rows={rows}
            find={view.find}
            onFind={(find) => show({ find }, true)}
            isFeedsPartial={downstreams.total > downstreams.edges.length}
          />
        )}
        {view.tab === 'lineage' && <LineageTab {...{ urn, upstreams, downstreams }} />}
        {view.tab === 'properties' && <PropertiesTab {...{ dataset, aspects, aspectsKey }} />}
      </Tabs>
      {lineage && written && view.tab !== 'properties' && (
        <p className={styles.soft}>
          lineage <Writer aspect={written} />
        </p>
      )}
      {dataset.aspects === null && (
        <Notice tone="info" title="The stored lineage cannot be read.">
          <p>You need the privilege View Entity Page, granted by a policy.</p>
        </Notice>
      )}
    </>
  );
}

/** The links of jobs that write the dataset. They hold pairs of its columns. */
function jobLinks({ upstreams }: Dataset): readonly EntityEdge[] {
  return (upstreams?.relationships ?? []).flatMap(({ entity }) =>
    entity ? [...linksOf(entity).byEnd.values()] : [],
  );
}

/** The content of the tabs, computed once for an answer. */
function summarize(dataset: Dataset) {
  const { lineage, byEnd } = linksOf(dataset);
  const upstreams = upstreamEdges(dataset);
  const downstreams = downstreamEdges(dataset);
  const upstreamTotal = Math.max(upstreams.length, dataset.upstreams?.total ?? 0);
  return {
    lineage,
    upstreams: { edges: upstreams, total: upstreamTotal },
    downstreams: { edges: downstreams, total: dataset.downstreams?.total ?? 0 },
    rows: columnRows({
      urn: dataset.urn,
      columns: dataset.schemaMetadata?.fields ?? [],
      pairs: [...byEnd.values(), ...jobLinks(dataset)].flatMap(({ pairs }) => pairs),
      downstreamPairs: downstreams.flatMap(({ pairs }) => pairs),
    }),
  };
}

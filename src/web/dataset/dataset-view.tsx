import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { datasetSearch, readDatasetView, type DatasetView as View } from '../entity/addresses.js';
import { downstreamEdges, neighbourLineage, upstreamEdges } from '../entity/edges.js';
import { columnPairs, parseLineage } from '../entity/pairs.js';
import { Notice } from '../ui/notice.js';
import { Tabs } from '../ui/tabs.js';
import { columnRows } from './column-rows.js';
import { ColumnsTab } from './columns-tab.js';
import styles from './dataset.module.css';
import { LineageTab } from './lineage-tab.js';
import { LineageWriter, OwnershipLines } from './ownership-lines.js';
import { PropertiesTab } from './properties-tab.js';
import { type Dataset, readAspects } from './read-dataset.js';

/** A dataset that exists, in tabs. */
export function DatasetView({ dataset }: { readonly dataset: Dataset }): ReactNode {
  const view = readDatasetView(useSearch());
  const { urn } = dataset;
  const aspectsKey = ['dataset-aspects', urn];
  const aspects = useQuery({
    queryKey: aspectsKey,
    queryFn: ({ signal }) => readAspects(urn, signal),
  });
  const { lineage, rows, upstreams, downstreams } = useMemo(() => summarize(dataset), [dataset]);
  const show = (change: Partial<View>, replace = false): void =>
    navigate(window.location.pathname + datasetSearch({ ...view, ...change }), { replace });
  const upstreamTotal = Math.max(upstreams.length, dataset.upstreams?.total ?? 0);
  const downstreamTotal = dataset.downstreams?.total ?? 0;
  return (
    <>
      {lineage && <OwnershipLines urn={urn} lineage={lineage} />}
      {dataset.status?.removed && <SoftDeleted />}
      <Tabs
        label="Parts of the dataset"
        chosen={view.tab}
        onChoose={(tab) => show({ tab })}
        tabs={[
          { id: 'columns', label: `Columns ${rows.length.toLocaleString('en')}` },
          { id: 'lineage', label: `Lineage ${upstreamTotal} up, ${downstreamTotal} down` },
          { id: 'properties', label: 'Properties' },
        ]}
      >
        {view.tab === 'columns' && (
          <ColumnsTab
            urn={urn}
            rows={rows}
            find={view.find}
            onFind={(find) => show({ find }, true)}
            isFeedsPartial={downstreamTotal > downstreams.length}
          />
        )}
        {view.tab === 'lineage' && (
          <LineageTab
            urn={urn}
            upstreams={{ edges: upstreams, total: upstreamTotal }}
            downstreams={{ edges: downstreams, total: downstreamTotal }}
          />
        )}
        {view.tab === 'properties' && (
          <PropertiesTab dataset={dataset} aspects={aspects} aspectsKey={aspectsKey} />
        )}
      </Tabs>
      {lineage && view.tab !== 'properties' && (
        <LineageWriter aspect={aspects.data?.['upstreamLineage']} />
      )}
      {dataset.aspects === null && (
        <Notice tone="info" title="The stored lineage cannot be read.">
          <p>You need the privilege View Entity Page, granted by a policy.</p>
        </Notice>
      )}
    </>
  );
}

function SoftDeleted(): ReactNode {
  return (
    <div className={styles.ghost}>
      <h2>This dataset is soft-deleted</h2>
      <p>Searches leave it out. What is stored of it is shown below.</p>
    </div>
  );
}

/** What the tabs show, computed once for an answer. */
function summarize(dataset: Dataset) {
  const lineage = parseLineage(dataset.aspects?.[0]?.payload);
  const below = dataset.downstreams?.relationships ?? [];
  return {
    lineage,
    upstreams: upstreamEdges(dataset, lineage),
    downstreams: downstreamEdges(dataset),
    rows: columnRows({
      urn: dataset.urn,
      columns: dataset.schemaMetadata?.fields ?? [],
      pairs: columnPairs(lineage),
      downstreamPairs: below.flatMap(({ entity }) => columnPairs(neighbourLineage(entity))),
    }),
  };
}

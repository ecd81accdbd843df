import { ReactFlowProvider } from '@xyflow/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { kindOf } from '../../../model/kinds.js';
import { isDatasetUrn } from '../../../urn/entity-urn.js';
import { datasetPath, urnOfLineagePath } from '../../entity/addresses.js';
import { entityNames } from '../../entity/entity-names.js';
import { NoLineage } from '../../entity/no-lineage.js';
import { PlatformTile } from '../../entity/platform-tile.js';
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { PageHeading } from '../../ui/page-heading.js';
import { QueryState } from '../../ui/query-state.js';
import { toggleTime } from '../model/change-view.js';
import type { Home } from '../read/lineage-queries.js';
import { useLineage } from '../read/use-lineage.js';
import { useTime } from '../time/use-time.js';
import styles from './lineage.module.css';
import { LineageWork } from './lineage-work.js';
import { useLineageView } from './use-lineage-view.js';

/** The lineage of an entity, as a graph or as a list. */
export function LineagePage(): ReactNode {
  const urn = urnOfLineagePath(usePathname());
  return (
    <ReactFlowProvider key={urn}>
      <Page urn={urn} />
    </ReactFlowProvider>
  );
}

function Page({ urn }: { readonly urn: string }): ReactNode {
  const { view, change } = useLineageView();
  const live = useLineage(urn, view);
  const time = useTime(urn, view, live);
  const isFetching = live.isFetching || time.isFetching;
  const lineage = time.isOn ? { ...live, graph: time.graph, isFetching } : live;
  const { data: home } = lineage.homeQuery;
  const hasLineage = home !== undefined && home.up.total + home.down.total > 0;
  // An entity that lost all its lineage has a history.
  const hasWork = hasLineage || (time.isOn && isStored(home));
  const names = entityNames(urn, home?.entity?.properties?.name);
  return (
    <div data-wide={true} className={home ? styles.page : ''}>
      <div className={styles.heading}>
        <PageHeading title={`Lineage of ${names.name}`} mark={<PlatformTile {...names} />} />
        {isDatasetUrn(urn) && <Link href={datasetPath(urn)}>Back to the dataset</Link>}
        {isStored(home) && (
          <Button aria-pressed={time.isOn} onClick={() => change(toggleTime)}>
            History
          </Button>
        )}
      </div>
      {hasWork && <LineageWork {...{ lineage, view, change, time }} />}
      {home && !hasWork && <NothingToDraw urn={urn} home={home} />}
      {!home && (
        <QueryState
          query={lineage.homeQuery}
          queryKey={lineage.homeKey}
          what="Reading the lineage"
          failure="The lineage could not be read"
          forbidden="You may not read this lineage."
        />
      )}
    </div>
  );
}

function isStored(home: Home | undefined): boolean {
  return home !== undefined && home.entity !== null && home.entity.exists !== false;
}

interface NothingToDrawProps {
  readonly urn: string;
  readonly home: Home;
}

function NothingToDraw({ urn, home }: NothingToDrawProps): ReactNode {
  if (isStored(home)) return <NoLineage urn={urn} />;
  const { word } = kindOf(urn);
  return (
    <Notice tone="info" title={`The catalog has no such ${word}, and no lineage of it.`}>
      <p>
        Nothing is stored of <code>{urn}</code>. Check the address, or let an ingestion create the{' '}
        {word}.
      </p>
    </Notice>
  );
}

import { type ReactNode, useMemo } from 'react';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import { pluralize } from '../../report/words/pluralize.js';
import { When } from '../entity/edge-facts.js';
import { readOwnership, shareText } from '../entity/ownership.js';
import styles from './dataset.module.css';
import type { RestAspect } from './read-dataset.js';

interface OwnershipLinesProps {
  /** The dataset, which is the downstream. */
  readonly urn: string;
  readonly lineage: UpstreamLineage;
}

/** A line for each stack that owns a part of the lineage. */
export function OwnershipLines({ urn, lineage }: OwnershipLinesProps): ReactNode {
  const ownership = useMemo(() => readOwnership(urn, lineage), [urn, lineage]);
  const { shares, unreadable } = ownership;
  if (shares.length === 0 && unreadable === 0) return null;
  return (
    <ul className={styles.owners}>
      {shares.map((share) => (
        <li key={share.owner}>{shareText(share, ownership)}</li>
      ))}
      {unreadable > 0 && <li>{pluralize(unreadable, 'mark')} cannot be read</li>}
    </ul>
  );
}

/** The run id of writers that name no run. */
const NO_RUN = 'no-run-id-provided';

/** Says who wrote an aspect, when and in which run. */
export function Writer({ aspect }: { readonly aspect: RestAspect }): ReactNode {
  const { runId, lastObserved } = aspect.systemMetadata ?? {};
  const { actor, time } = aspect.auditStamp ?? {};
  return (
    <>
      written <When time={time ?? lastObserved} actor={actor} />
      {runId && runId !== NO_RUN && (
        <>
          , run <bdi>{runId}</bdi>
        </>
      )}
    </>
  );
}

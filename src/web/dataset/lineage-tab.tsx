import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.js';
import { TimeText } from '../ui/time-text.js';
import { urnName } from '../ui/times.js';
import { datasetNames, datasetPath } from './dataset-address.js';
import type { Edge, Stamp } from './edges.js';
import styles from './lineage-tab.module.css';
import { manifestSnippet } from './manifest-snippet.js';
import { ownerName, readOwners } from './ownership.js';
import type { ColumnPair } from './pairs.js';

interface Side {
  readonly edges: readonly Edge[];
  /** The number of neighbours, of which the answer may list a part. */
  readonly total: number;
}

interface LineageTabProps {
  readonly urn: string;
  readonly upstreams: Side;
  readonly downstreams: Side;
}

export function LineageTab({ urn, upstreams, downstreams }: LineageTabProps): ReactNode {
  if (upstreams.total + downstreams.total === 0) return <NoLineage urn={urn} />;
  return (
    <>
      <SideList title="Upstreams" side={upstreams} empty="No dataset feeds this one." />
      <SideList title="Downstreams" side={downstreams} empty="This dataset feeds no other." />
    </>
  );
}

function NoLineage({ urn }: { readonly urn: string }): ReactNode {
  return (
    <>
      <p>
        The catalog records no lineage of this dataset. Declare it in a manifest, then run{' '}
        <code>headwater plan</code>:
      </p>
      <section
        className={styles.snippet}
        aria-label="Manifest"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text
        tabIndex={0}
      >
        <pre>{manifestSnippet(urn)}</pre>
      </section>
    </>
  );
}

interface SideListProps {
  readonly title: string;
  readonly side: Side;
  readonly empty: string;
}

function SideList({ title, side: { edges, total }, empty }: SideListProps): ReactNode {
  return (
    <section>
      <h2>
        {title} ({total})
      </h2>
      {total === 0 && <p>{empty}</p>}
      <ul className={styles.list}>
        {edges.map((edge) => (
          <EdgeItem key={edge.urn} edge={edge} />
        ))}
      </ul>
      {total > edges.length && <p>{total - edges.length} more are not listed here.</p>}
    </section>
  );
}

const STATES = { present: '', missing: 'not in the catalog', removed: 'soft-deleted' } as const;

function EdgeItem({ edge }: { readonly edge: Edge }): ReactNode {
  const names = datasetNames(edge.urn, edge.displayName);
  const owners = readOwners(edge.mark);
  return (
    <li className={edge.state === 'present' ? '' : styles.ghost}>
      {edge.entityType === 'DATASET' ? (
        <Link href={datasetPath(edge.urn)} className={styles.name}>
          <bdi>{names.short}</bdi>
        </Link>
      ) : (
        <bdi className={styles.name}>{names.short}</bdi>
      )}
      <span className={styles.soft}>
        {names.platform && `${names.platform} · `}
        {names.platform && <bdi>{names.full}</bdi>}
        {names.env && ` · ${names.env}`}
        {edge.entityType !== 'DATASET' && edge.entityType}
        {STATES[edge.state] && ` · ${STATES[edge.state]}`}
      </span>
      <dl className={styles.facts}>
        <Fact name="Type">{edge.type ?? 'not recorded'}</Fact>
        <Fact name="Created">
          <StampText stamp={edge.created} />
        </Fact>
        <Fact name="Updated">
          <StampText stamp={edge.updated} />
        </Fact>
        {edge.query && <Fact name="Query">{edge.query}</Fact>}
        {owners === undefined && <Fact name="Owner">mark cannot be read</Fact>}
        {owners && owners.length > 0 && (
          <Fact name="Owner">{owners.map(({ owner }) => ownerName(owner)).join('; ')}</Fact>
        )}
      </dl>
      {edge.pairs.length > 0 && <Pairs pairs={edge.pairs} />}
    </li>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The user whom DataHub names for a record without a writer. */
const UNKNOWN = 'urn:li:corpuser:unknown';

function StampText({ stamp: { time, actor } }: { readonly stamp: Stamp }): ReactNode {
  if (!time) return <>not recorded</>;
  return (
    <>
      <TimeText time={time} />
      {actor && actor !== UNKNOWN && (
        <>
          {' by '}
          <bdi>{urnName(actor)}</bdi>
        </>
      )}
    </>
  );
}

const PAIRS_A_STEP = 100;

function Pairs({ pairs }: { readonly pairs: readonly ColumnPair[] }): ReactNode {
  const [shown, setShown] = useState(PAIRS_A_STEP);
  const rest = pairs.length - shown;
  return (
    <details className={styles.pairs}>
      <summary>{pairs.length === 1 ? '1 column pair' : `${pairs.length} column pairs`}</summary>
      <ul>
        {pairs.slice(0, shown).map((pair) => (
          <li key={`${pair.upstream.column} ${pair.downstream.column} ${pair.transform}`}>
            <bdi>{pair.upstream.column}</bdi> → <bdi>{pair.downstream.column}</bdi>
            {pair.transform && <code>{pair.transform}</code>}
            <span className={styles.soft}>
              {pair.confidence === undefined ? '' : `confidence ${round(pair.confidence)}`}
              {pair.query && ` · query ${pair.query}`}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + PAIRS_A_STEP)}>
          Show {Math.min(rest, PAIRS_A_STEP)} more of {rest}
        </Button>
      )}
    </details>
  );
}

/** A confidence is a float32 on the server, so 0.9 comes back as 0.8999999761581421. */
function round(confidence: number): number {
  return Number(confidence.toFixed(4));
}

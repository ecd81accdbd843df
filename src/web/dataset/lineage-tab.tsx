import type { ReactNode } from 'react';
import { EdgeFacts, Pairs } from '../entity/edge-facts.js';
import { stateOf, stateWords } from '../entity/entity.js';
import { kindWord } from '../entity/entity-kinds.js';
import { EntityLink } from '../entity/entity-link.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import styles from '../entity/lineage.module.css';
import { NoLineage } from '../entity/no-lineage.js';
import { Dashboards } from './dashboards.js';
import type { DatasetEdge } from './edges.js';

interface Side {
  readonly edges: readonly DatasetEdge[];
  /** The number of neighbors. The answer may list only a part of them. */
  readonly total: number;
}

interface LineageTabProps {
  readonly urn: string;
  readonly upstreams: Side;
  readonly downstreams: Side;
}

export function LineageTab({ urn, upstreams, downstreams }: LineageTabProps): ReactNode {
  if (upstreams.total + downstreams.total === 0) return <NoLineage urn={urn} />;
  const sides = [
    { title: 'Upstreams', ...upstreams, empty: 'Nothing feeds this dataset.' },
    { title: 'Downstreams', ...downstreams, empty: 'This dataset feeds nothing.' },
  ];
  return (
    <>
      <Dashboards urn={urn} />
      {sides.map(({ title, edges, total, empty }) => (
        <section key={title}>
          <h2>
            {title} ({total})
          </h2>
          {total === 0 && <p>{empty}</p>}
          <ul className={styles.list}>
            {edges.map((edge) => (
              <EdgeRow key={edge.urn} edge={edge} />
            ))}
          </ul>
          {total > edges.length && <p>{total - edges.length} more are not listed here.</p>}
        </section>
      ))}
    </>
  );
}

function EdgeRow({ edge }: { readonly edge: DatasetEdge }): ReactNode {
  const { urn, entity, pairs } = edge;
  const names = entityNames(urn, entity?.properties?.name);
  const type = entity?.type ?? 'DATASET';
  const state = stateWords[stateOf(entity)];
  return (
    <li className={state === '' ? '' : styles.ghost}>
      <EntityLink urn={urn} type={type} name={names.name} />
      <span className={styles.soft}>
        {type !== 'DATASET' && `${kindWord(type)} · `}
        <EntityPlace {...names} />
        {state && ` · ${state}`}
      </span>
      <EdgeFacts edge={edge} />
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pluralize } from '../../report/words/pluralize.js';
import { EntityLink } from '../entity/entity-link.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import styles from '../entity/lineage.module.css';
import { Button } from '../ui/button.js';
import { QueryState } from '../ui/query-state.js';
import { type Dependent, readDashboards } from './read-dashboards.js';

/** The dashboards that the list shows at first. */
const FIRST = 10;

/** The dashboards that depend on a dataset, over any number of steps. */
export function Dashboards({ urn }: { readonly urn: string }): ReactNode {
  const queryKey = ['dataset-dashboards', urn];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => readDashboards(urn, signal) });
  const [isUnfolded, setUnfolded] = useState(false);
  const { total = 0, listed = [] } = query.data ?? {};
  const shown = isUnfolded ? listed : listed.slice(0, FIRST);
  const rest = listed.length - shown.length;
  return (
    <section>
      <h2>Dashboards that depend on this dataset {query.data && `(${total})`}</h2>
      <QueryState
        query={query}
        queryKey={queryKey}
        what="Reading the dashboards"
        failure="The dashboards could not be read"
      />
      {query.data && total === 0 && <p>No dashboard depends on this dataset.</p>}
      <ul className={styles.short}>
        {shown.map((one) => (
          <DashboardRow key={one.entity.urn} dashboard={one} />
        ))}
      </ul>
      {rest > 0 && <Button onClick={() => setUnfolded(true)}>Show {rest} more</Button>}
      {total > listed.length && (
        <p>
          The list ends after the nearest {listed.length} of {pluralize(total, 'dashboard')}. The
          lineage graph leads to all.
        </p>
      )}
    </section>
  );
}

function DashboardRow({ dashboard }: { readonly dashboard: Dependent }): ReactNode {
  const { entity, steps } = dashboard;
  const names = entityNames(entity.urn, entity.properties?.name);
  return (
    <li>
      <EntityLink urn={entity.urn} type={entity.type} name={names.name} />
      <span className={styles.soft}>
        <EntityPlace {...names} /> · {pluralize(steps, 'step')}
      </span>
    </li>
  );
}

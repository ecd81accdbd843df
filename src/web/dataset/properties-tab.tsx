import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.js';
import { entityNames } from '../entity/entity-names.js';
import { Notice } from '../ui/notice.js';
import { QueryState } from '../ui/query-state.js';
import { Writer } from './ownership-lines.js';
import styles from './properties-tab.module.css';
import type { Dataset, StoredAspects } from './read-dataset.js';
import { namedLists } from './stored-facts.js';

interface PropertiesTabProps {
  readonly dataset: Dataset;
  readonly aspects: UseQueryResult<StoredAspects>;
  readonly aspectsKey: QueryKey;
}

export function PropertiesTab({ dataset, aspects, aspectsKey }: PropertiesTabProps): ReactNode {
  const { description, customProperties = [], externalUrl } = dataset.properties ?? {};
  return (
    <>
      <dl className={styles.facts}>
        <Row name="Description">{description || 'none'}</Row>
        <Row name="Platform">{entityNames(dataset.urn).platform}</Row>
        <Row name="Urn">
          <code>{dataset.urn}</code>
        </Row>
        {externalUrl && <Row name="Link">{externalUrl}</Row>}
        {namedLists(aspects.data ?? {}).map(({ name, values }) => (
          <Row key={name} name={name}>
            {values.join(', ')}
          </Row>
        ))}
      </dl>
      {customProperties.length > 0 && (
        <>
          <h2>Custom properties</h2>
          <dl className={styles.facts}>
            {customProperties.map(({ key, value }) => (
              <Row key={key} name={key}>
                {value}
              </Row>
            ))}
          </dl>
        </>
      )}
      <h2>Who wrote what</h2>
      <AspectState aspects={aspects} aspectsKey={aspectsKey} />
      {aspects.data && <AspectList aspects={aspects.data} />}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function AspectState({
  aspects,
  aspectsKey,
}: Pick<PropertiesTabProps, 'aspects' | 'aspectsKey'>): ReactNode {
  if (aspects.error instanceof ApiError && aspects.error.kind === 'forbidden')
    return (
      <Notice tone="bad" title="You may not read the stored aspects of this dataset.">
        <p>You need the privilege View Entity Page, granted by a policy.</p>
      </Notice>
    );
  return (
    <QueryState
      query={aspects}
      queryKey={aspectsKey}
      what="Reading the aspects"
      failure="The aspects could not be read"
    />
  );
}

/** The key is the urn itself, and nobody writes it. */
const KEY = 'datasetKey';

/** What people call an aspect. Others keep the name of DataHub. */
const NAMES: Readonly<Record<string, string>> = {
  upstreamLineage: 'lineage',
  schemaMetadata: 'schema',
  datasetProperties: 'properties',
};

function AspectList({ aspects }: { readonly aspects: StoredAspects }): ReactNode {
  return (
    <ul className={styles.aspects}>
      {Object.entries(aspects)
        .filter(([name]) => name !== KEY)
        .map(([name, aspect]) => (
          <li key={name}>
            <b>{NAMES[name] ?? name}</b> <Writer aspect={aspect} />
          </li>
        ))}
    </ul>
  );
}

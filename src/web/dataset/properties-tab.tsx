import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { entityNames, urnName } from '../entity/entity-names.js';
import { Fact } from '../ui/fact.js';
import { QueryState } from '../ui/query-state.js';
import { Writer } from './ownership-lines.js';
import styles from './properties-tab.module.css';
import type { Dataset, RestAspects } from './read-dataset.js';

interface PropertiesTabProps {
  readonly dataset: Dataset;
  readonly aspects: UseQueryResult<RestAspects>;
  readonly aspectsKey: QueryKey;
}

export function PropertiesTab({ dataset, aspects, aspectsKey }: PropertiesTabProps): ReactNode {
  const { description, customProperties = [], externalUrl } = dataset.properties ?? {};
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Description">{description || 'none'}</Fact>
        <Fact name="Platform">{entityNames(dataset.urn).platform}</Fact>
        <Fact name="Urn">
          <code>{dataset.urn}</code>
        </Fact>
        {externalUrl && <Fact name="Link">{externalUrl}</Fact>}
        {namedLists(aspects.data ?? {}).map(([name, values]) => (
          <Fact key={name} name={name}>
            {values}
          </Fact>
        ))}
      </dl>
      {customProperties.length > 0 && (
        <>
          <h2>Custom properties</h2>
          <dl className={styles.facts}>
            {customProperties.map(({ key, value }) => (
              <Fact key={key} name={key}>
                {value}
              </Fact>
            ))}
          </dl>
        </>
      )}
      <h2>Who wrote what</h2>
      <QueryState
        query={aspects}
        queryKey={aspectsKey}
        what="Reading the aspects"
        failure="The aspects could not be read"
        forbidden="You may not read the stored aspects of this dataset."
      />
      <ul className={styles.aspects}>
        {Object.entries(aspects.data ?? {})
          .filter(([name]) => name !== KEY)
          .map(([name, aspect]) => (
            <li key={name}>
              <b>{NAMES[name] ?? name}</b> <Writer aspect={aspect} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** The key is the urn itself, and nobody writes it. */
const KEY = 'datasetKey';

/** The everyday names of aspects. Other aspects keep the name of DataHub. */
const NAMES: Readonly<Record<string, string>> = {
  upstreamLineage: 'lineage',
  schemaMetadata: 'schema',
  datasetProperties: 'properties',
};

/** The aspects that hold urns, the list in each, and the member of a record that is the urn. */
const LISTS = [
  { name: 'Owners', aspect: 'ownership', list: 'owners', member: 'owner' },
  { name: 'Tags', aspect: 'globalTags', list: 'tags', member: 'tag' },
  { name: 'Glossary terms', aspect: 'glossaryTerms', list: 'terms', member: 'urn' },
  { name: 'Domains', aspect: 'domains', list: 'domains', member: undefined },
] as const;

/** Owners, tags, terms and domains, as far as there are any: the names and the values. */
function namedLists(aspects: RestAspects): readonly [string, string][] {
  return LISTS.flatMap(({ name, aspect, list, member }) => {
    const records = memberOf(aspects[aspect]?.value, list);
    if (!Array.isArray(records)) return [];
    const urns = records.map((one: unknown) => (member ? memberOf(one, member) : one));
    const values = urns.filter((urn) => typeof urn === 'string').map(urnName);
    return values.length > 0 ? [[name, values.join(', ')]] : [];
  });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

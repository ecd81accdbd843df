import { describe, test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import { readEntity } from './read-entity.js';

const a = dataset('shop.a');
const pii = urn('urn:li:tag:pii');
const term = urn('urn:li:glossaryTerm:Finance.Revenue');

describe('a dataset', () => {
  test('shows its siblings, sub-types, view and edits', async () => {
    const client = openGraphql();
    const fields = `siblings { isPrimary siblings { urn } } subTypes { typeNames } viewProperties { materialized logic formattedLogic language }
      editableProperties { name description } description externalUrl
      properties { name created createdActor lastModified { time actor } customProperties { key value associatedUrn } }`;
    const missing = await readEntity(client, a, 'Dataset', fields);
    client.put(a, 'siblings', { siblings: [dataset('b'), 'nonsense'], primary: true });
    client.put(a, 'subTypes', { typeNames: ['View'] });
    const view = { materialized: true, viewLogic: 'select 1', viewLanguage: 'SQL' };
    client.put(a, 'viewProperties', view);
    client.put(a, 'editableDatasetProperties', { description: 'edited' });
    const properties = {
      description: 'd',
      externalUrl: 'https://example.org',
      created: { time: 3, actor: jane },
      customProperties: { k: 'v' },
    };
    client.put(a, 'datasetProperties', properties);
    const shown = await readEntity(client, a, 'Dataset', fields);
    await expectJson(import.meta, 'a-dataset-shows-its-siblings-sub', { missing, shown });
  });

  test('shows earlier versions of its schema; 0 is the latest', async () => {
    const client = openGraphqlOver(['shop.a']);
    for (const fieldPath of ['first', 'second', 'third'])
      client.put(a, 'schemaMetadata', { fields: [{ fieldPath }] });
    const versions = '{ fields { fieldPath } }';
    const fields = `now: schemaMetadata ${versions} ${[0, 1, 2, 9].map((n) => `v${n}: schemaMetadata(version: ${n}) ${versions}`).join(' ')}`;
    const shown = await readEntity(client, a, 'Dataset', fields);
    await expectJson(import.meta, 'versions-of-a-schema', shown);
  });

  test('shows the tags and terms of its columns', async () => {
    const client = openGraphql();
    const globalTags = { tags: [{ tag: pii }] };
    const field = { fieldPath: 'x', jsonPath: 'x', isPartitioningKey: true, globalTags };
    client.put(a, 'schemaMetadata', {
      cluster: 'c',
      fields: [{ ...field, glossaryTerms: { terms: [{ urn: term }] } }, { fieldPath: 'y' }],
    });
    const fields =
      'schemaMetadata { cluster fields { fieldPath jsonPath isPartitioningKey tags { tags { tag { urn } } } glossaryTerms { terms { term { urn } } } } }';
    const shown = await readEntity(client, a, 'Dataset', fields);
    await expectJson(import.meta, 'a-dataset-shows-the-tags-and', shown);
  });
});

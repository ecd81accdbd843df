import { describe, expect, test } from 'vitest';
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
    const parts =
      'siblings subTypes viewProperties editableProperties properties description externalUrl';
    const nothing = Object.fromEntries(parts.split(' ').map((name) => [name, null]));
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual(nothing);
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
    await expectJson(import.meta, 'a-dataset-shows-its-siblings-sub', shown);
  });

  test('shows earlier versions of its schema; 0 is the latest', async () => {
    const client = openGraphqlOver(['shop.a']);
    for (const fieldPath of ['first', 'second', 'third'])
      client.put(a, 'schemaMetadata', { fields: [{ fieldPath }] });
    const versions = '{ fields { fieldPath } }';
    const fields = `now: schemaMetadata ${versions} ${[0, 1, 2, 9].map((n) => `v${n}: schemaMetadata(version: ${n}) ${versions}`).join(' ')}`;
    const [v1, v2, now] = ['first', 'second', 'third'].map((fieldPath) => ({
      fields: [{ fieldPath }],
    }));
    const expected = { now, v0: now, v1, v2, v9: null };
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual(expected);
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

import { describe, expect, test } from 'vitest';
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
    const nothing = {
      siblings: null,
      subTypes: null,
      viewProperties: null,
      editableProperties: null,
      properties: null,
    };
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual({
      ...nothing,
      description: null,
      externalUrl: null,
    });
    client.put(a, 'siblings', { siblings: [dataset('b'), 'nonsense'], primary: true });
    client.put(a, 'subTypes', { typeNames: ['View'] });
    client.put(a, 'viewProperties', {
      materialized: true,
      viewLogic: 'select 1',
      viewLanguage: 'SQL',
    });
    client.put(a, 'editableDatasetProperties', { description: 'edited' });
    const properties = {
      description: 'd',
      externalUrl: 'https://example.org',
      created: { time: 3, actor: jane },
      customProperties: { k: 'v' },
    };
    client.put(a, 'datasetProperties', properties);
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual({
      siblings: { isPrimary: true, siblings: [{ urn: dataset('b') }] },
      subTypes: { typeNames: ['View'] },
      viewProperties: {
        materialized: true,
        logic: 'select 1',
        formattedLogic: null,
        language: 'SQL',
      },
      editableProperties: { name: null, description: 'edited' },
      description: 'd',
      externalUrl: 'https://example.org',
      properties: {
        name: 'shop.a',
        created: 3,
        createdActor: jane,
        lastModified: { time: 0, actor: null },
        customProperties: [{ key: 'k', value: 'v', associatedUrn: a }],
      },
    });
  });

  test('shows earlier versions of its schema; 0 is the latest', async () => {
    const client = openGraphqlOver(['shop.a']);
    for (const fieldPath of ['first', 'second', 'third'])
      client.put(a, 'schemaMetadata', { fields: [{ fieldPath }] });
    const versions = '{ fields { fieldPath } }';
    const fields = `now: schemaMetadata ${versions} ${[0, 1, 2, 9].map((n) => `v${n}: schemaMetadata(version: ${n}) ${versions}`).join(' ')}`;
    const of = (fieldPath: string) => ({ fields: [{ fieldPath }] });
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual({
      now: of('third'),
      v0: of('third'),
      v1: of('first'),
      v2: of('second'),
      v9: null,
    });
  });

  test('shows the tags and terms of its columns', async () => {
    const client = openGraphql();
    const field = {
      fieldPath: 'x',
      jsonPath: 'x',
      isPartitioningKey: true,
      globalTags: { tags: [{ tag: pii }] },
    };
    client.put(a, 'schemaMetadata', {
      cluster: 'c',
      fields: [{ ...field, glossaryTerms: { terms: [{ urn: term }] } }, { fieldPath: 'y' }],
    });
    const fields =
      'schemaMetadata { cluster fields { fieldPath jsonPath isPartitioningKey tags { tags { tag { urn } } } glossaryTerms { terms { term { urn } } } } }';
    expect(await readEntity(client, a, 'Dataset', fields)).toEqual({
      schemaMetadata: {
        cluster: 'c',
        fields: [
          {
            fieldPath: 'x',
            jsonPath: 'x',
            isPartitioningKey: true,
            tags: { tags: [{ tag: { urn: pii } }] },
            glossaryTerms: { terms: [{ term: { urn: term } }] },
          },
          {
            fieldPath: 'y',
            jsonPath: null,
            isPartitioningKey: null,
            tags: null,
            glossaryTerms: null,
          },
        ],
      },
    });
  });
});

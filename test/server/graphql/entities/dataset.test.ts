import { describe, expect, test } from 'vitest';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { dataset } from '../../../support/server/urns.js';
import { openGraphql, openGraphqlOver } from '../graphql-client.js';
import { a, read } from './read-dataset.js';

describe('a dataset', () => {
  test('without any aspect is a stub that does not exist', async () => {
    const fields = `__typename urn type name origin platform { urn type name } exists privileges { canEditLineage }
      properties { name } status { removed } schemaMetadata { name } fineGrainedLineages { query } aspects { aspectName }`;
    expect(await read(openGraphql(), fields)).toEqual({
      __typename: 'Dataset',
      urn: a,
      type: 'DATASET',
      name: 'shop.a',
      origin: 'PROD',
      platform: { urn: 'urn:li:dataPlatform:hive', type: 'DATA_PLATFORM', name: 'hive' },
      exists: false,
      privileges: { canEditLineage: true },
      properties: null,
      status: null,
      schemaMetadata: null,
      fineGrainedLineages: null,
      aspects: [],
    });
  });

  test('shows properties and status', async () => {
    const client = openGraphqlOver(['shop.a']);
    const fields =
      'exists status { removed } properties { name qualifiedName origin description externalUrl customProperties { key value } }';
    client.put(a, 'datasetProperties', {
      description: 'all of it',
      customProperties: { team: 'x', empty: '' },
    });
    client.put(a, 'status', {});
    const properties = {
      name: 'shop.a',
      qualifiedName: null,
      origin: 'PROD',
      description: 'all of it',
      externalUrl: null,
    };
    const customProperties = [
      { key: 'team', value: 'x' },
      { key: 'empty', value: '' },
    ];
    expect(await read(client, fields)).toEqual({
      exists: true,
      status: { removed: false },
      properties: { ...properties, customProperties },
    });
    client.put(a, 'datasetProperties', { name: 'A', customProperties: 'odd' });
    client.put(a, 'status', { removed: true });
    expect(await read(client, fields)).toMatchObject({
      exists: true,
      status: { removed: true },
      properties: { name: 'A', customProperties: [] },
    });
  });

  test('shows its columns with any form of their type', async () => {
    const client = openGraphqlOver(['shop.a']);
    client.put(a, 'schemaMetadata', {
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 3,
      hash: 'h',
      primaryKeys: ['id'],
      fields: [
        {
          fieldPath: 'id',
          nativeDataType: 'int',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nullable: true,
          isPartOfKey: true,
        },
        {
          fieldPath: '[version=2.0].[type=x].r',
          type: { type: { 'com.linkedin.schema.RecordType': {} } },
          description: 'd',
          recursive: true,
        },
        { fieldPath: 'odd', type: { type: { 'com.linkedin.schema.NewType': {} } }, label: 'l' },
        { type: 'broken' },
      ],
    });
    const defaults = {
      label: null,
      nullable: false,
      description: null,
      nativeDataType: null,
      recursive: false,
      isPartOfKey: false,
    };
    const fields = 'fieldPath label nullable description type nativeDataType recursive isPartOfKey';
    expect(
      await read(
        client,
        `schemaMetadata { name platformUrn version hash primaryKeys fields { ${fields} } }`,
      ),
    ).toEqual({
      schemaMetadata: {
        name: 's',
        platformUrn: 'urn:li:dataPlatform:hive',
        version: 3,
        hash: 'h',
        primaryKeys: ['id'],
        fields: [
          {
            ...defaults,
            fieldPath: 'id',
            type: 'NUMBER',
            nativeDataType: 'int',
            nullable: true,
            isPartOfKey: true,
          },
          {
            ...defaults,
            fieldPath: '[version=2.0].[type=x].r',
            type: 'STRUCT',
            description: 'd',
            recursive: true,
          },
          { ...defaults, fieldPath: 'odd', type: 'NULL', label: 'l' },
          { ...defaults, fieldPath: '', type: 'NULL' },
        ],
      },
    });
    client.put(a, 'schemaMetadata', {});
    expect(
      await read(
        client,
        'schemaMetadata { name platformUrn version hash primaryKeys fields { fieldPath } }',
      ),
    ).toEqual({
      schemaMetadata: {
        name: '',
        platformUrn: '',
        version: 0,
        hash: '',
        primaryKeys: null,
        fields: [],
      },
    });
  });

  test('shows column lineage with the urns of the datasets, and leaves out ends that are not columns', async () => {
    const client = openGraphqlOver(['shop.a', 'b']);
    client.put(a, 'upstreamLineage', {
      ...derivedFrom('b'),
      fineGrainedLineages: [
        {
          ...mapping('shop.a#x', 'b#y', 'b#z'),
          transformOperation: 'SUM',
          query: 'urn:li:query:q',
          confidenceScore: 0.5,
        },
        {
          upstreamType: 'DATASET',
          upstreams: [dataset('b'), 'nonsense', 'urn:li:schemaField:odd'],
          downstreamType: 'FIELD',
        },
      ],
    });
    expect(
      await read(
        client,
        'fineGrainedLineages { query transformOperation upstreams { urn path } downstreams { urn path } }',
      ),
    ).toEqual({
      fineGrainedLineages: [
        {
          query: 'urn:li:query:q',
          transformOperation: 'SUM',
          upstreams: ['y', 'z'].map((path) => ({ urn: dataset('b'), path })),
          downstreams: [{ urn: a, path: 'x' }],
        },
        { query: null, transformOperation: null, upstreams: [], downstreams: null },
      ],
    });
  });

  test('returns all or the requested aspects as lossless JSON text', async () => {
    const client = openGraphqlOver(['shop.a']);
    const value = { ...derivedFrom('b'), somebodyElses: { é: [1, null] } };
    client.put(a, 'upstreamLineage', value);
    client.put(a, 'status', { removed: false });
    const asked = await read(
      client,
      'aspects(input: { aspectNames: ["upstreamLineage", "schemaMetadata", "status"] }) { aspectName payload }',
    );
    expect(asked).toEqual({
      aspects: [
        { aspectName: 'upstreamLineage', payload: JSON.stringify(value) },
        { aspectName: 'status', payload: '{"removed":false}' },
      ],
    });
    for (const question of ['aspects', 'aspects(input: null)', 'aspects(input: {})']) {
      const { aspects } = await read(client, `${question} { aspectName }`);
      expect(
        (aspects as readonly { readonly aspectName: string }[]).map((one) => one.aspectName).sort(),
      ).toEqual(['browsePathsV2', 'datasetKey', 'status', 'upstreamLineage']);
    }
  });
});

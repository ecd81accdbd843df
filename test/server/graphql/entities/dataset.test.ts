import { describe, expect, test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { dataset } from '../../../support/server/urns.js';
import { openGraphql, openGraphqlOver } from '../graphql-client.js';
import { a, read } from './read-dataset.js';

describe('a dataset', () => {
  test('without any aspect is a stub that does not exist', async () => {
    const fields = `__typename urn type name origin platform { urn type name } exists privileges { canEditLineage }
      properties { name } status { removed } schemaMetadata { name } fineGrainedLineages { query } aspects { aspectName }`;
    await expectJson(
      import.meta,
      'a-dataset-without-any-aspect-is',
      await read(openGraphql(), fields),
    );
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
    const fields = 'fieldPath label nullable description type nativeDataType recursive isPartOfKey';
    await expectJson(
      import.meta,
      'a-dataset-shows-its-columns-with',
      await read(
        client,
        `schemaMetadata { name platformUrn version hash primaryKeys fields { ${fields} } }`,
      ),
    );
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
    await expectJson(
      import.meta,
      'a-dataset-shows-column-lineage-with',
      await read(
        client,
        'fineGrainedLineages { query transformOperation upstreams { urn path } downstreams { urn path } }',
      ),
    );
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

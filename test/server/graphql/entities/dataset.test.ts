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
    const shown = await read(openGraphql(), fields);
    await expectJson(import.meta, 'a-dataset-without-any-aspect-is', shown);
  });

  test('shows properties and status', async () => {
    const client = openGraphqlOver(['shop.a']);
    const fields =
      'exists status { removed } properties { name qualifiedName origin description externalUrl customProperties { key value } }';
    const description = 'all of it';
    client.put(a, 'datasetProperties', { description, customProperties: { team: 'x', empty: '' } });
    client.put(a, 'status', {});
    const first = await read(client, fields);
    client.put(a, 'datasetProperties', { name: 'A', customProperties: 'odd' });
    client.put(a, 'status', { removed: true });
    await expectJson(import.meta, 'properties-and-status', [first, await read(client, fields)]);
  });

  test('shows its columns with any form of their type', async () => {
    const client = openGraphqlOver(['shop.a']);
    const platform = 'urn:li:dataPlatform:hive';
    const typed = (name: string) => ({
      type: { type: { [`com.linkedin.schema.${name}Type`]: {} } },
    });
    const id = { fieldPath: 'id', nativeDataType: 'int', nullable: true, isPartOfKey: true };
    const record = { fieldPath: '[version=2.0].[type=x].r', description: 'd', recursive: true };
    const columns = [
      { ...id, ...typed('Number') },
      { ...record, ...typed('Record') },
      { fieldPath: 'odd', ...typed('New'), label: 'l' },
      { type: 'broken' },
    ];
    const stored = { schemaName: 's', platform, version: 3, hash: 'h', primaryKeys: ['id'] };
    client.put(a, 'schemaMetadata', { ...stored, fields: columns });
    const fields = 'fieldPath label nullable description type nativeDataType recursive isPartOfKey';
    const asked = `schemaMetadata { name platformUrn version hash primaryKeys fields { ${fields} } }`;
    const shown = await read(client, asked);
    client.put(a, 'schemaMetadata', {});
    const empty = await read(client, asked);
    await expectJson(import.meta, 'a-dataset-shows-its-columns-with', { shown, empty });
  });

  test('shows column lineage with the urns of the datasets, and leaves out ends that are not columns', async () => {
    const client = openGraphqlOver(['shop.a', 'b']);
    const sum = { transformOperation: 'SUM', query: 'urn:li:query:q', confidenceScore: 0.5 };
    const odd = [dataset('b'), 'nonsense', 'urn:li:schemaField:odd'];
    client.put(a, 'upstreamLineage', {
      ...derivedFrom('b'),
      fineGrainedLineages: [
        { ...mapping('shop.a#x', 'b#y', 'b#z'), ...sum },
        { upstreamType: 'DATASET', upstreams: odd, downstreamType: 'FIELD' },
      ],
    });
    const fields =
      'fineGrainedLineages { query transformOperation upstreams { urn path } downstreams { urn path } }';
    const shown = await read(client, fields);
    await expectJson(import.meta, 'a-dataset-shows-column-lineage-with', shown);
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
      const names = (aspects as { aspectName: string }[]).map((one) => one.aspectName).sort();
      expect(names).toEqual(['browsePathsV2', 'datasetKey', 'status', 'upstreamLineage']);
    }
  });
});

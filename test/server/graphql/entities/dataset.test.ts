import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { derivedFrom, mapping } from '../../../support/server-lineage.js';
import { column, dataset, jane } from '../../../support/server-urns.js';
import { type Door, doorOnto, openDoor, urn } from '../graphql-door.js';

const a = dataset('shop.a');

describe('a dataset', () => {
  test('of which nothing was written is a stub that does not exist', async () => {
    const fields = `__typename urn type name origin platform { urn type name } exists privileges { canEditLineage }
      properties { name } status { removed } schemaMetadata { name } fineGrainedLineages { query } aspects { aspectName }`;
    expect(await read(openDoor(), fields)).toEqual({
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
    const door = doorOnto(['shop.a']);
    const fields =
      'exists status { removed } properties { name qualifiedName origin description externalUrl customProperties { key value } }';
    door.put(a, 'datasetProperties', { description: 'all of it', customProperties: { team: 'x', empty: '' } });
    door.put(a, 'status', {});
    const properties = { name: 'shop.a', qualifiedName: null, origin: 'PROD', description: 'all of it', externalUrl: null };
    const customProperties = [
      { key: 'team', value: 'x' },
      { key: 'empty', value: '' },
    ];
    expect(await read(door, fields)).toEqual({ exists: true, status: { removed: false }, properties: { ...properties, customProperties } });
    door.put(a, 'datasetProperties', { name: 'A', customProperties: 'odd' });
    door.put(a, 'status', { removed: true });
    expect(await read(door, fields)).toMatchObject({
      exists: true,
      status: { removed: true },
      properties: { name: 'A', customProperties: [] },
    });
  });

  test('shows its columns, whatever their type is wrapped in', async () => {
    const door = doorOnto(['shop.a']);
    door.put(a, 'schemaMetadata', {
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
    const defaults = { label: null, nullable: false, description: null, nativeDataType: null, recursive: false, isPartOfKey: false };
    const fields = 'fieldPath label nullable description type nativeDataType recursive isPartOfKey';
    expect(await read(door, `schemaMetadata { name platformUrn version hash primaryKeys fields { ${fields} } }`)).toEqual({
      schemaMetadata: {
        name: 's',
        platformUrn: 'urn:li:dataPlatform:hive',
        version: 3,
        hash: 'h',
        primaryKeys: ['id'],
        fields: [
          { ...defaults, fieldPath: 'id', type: 'NUMBER', nativeDataType: 'int', nullable: true, isPartOfKey: true },
          { ...defaults, fieldPath: '[version=2.0].[type=x].r', type: 'STRUCT', description: 'd', recursive: true },
          { ...defaults, fieldPath: 'odd', type: 'NULL', label: 'l' },
          { ...defaults, fieldPath: '', type: 'NULL' },
        ],
      },
    });
    door.put(a, 'schemaMetadata', {});
    expect(await read(door, 'schemaMetadata { name platformUrn version hash primaryKeys fields { fieldPath } }')).toEqual({
      schemaMetadata: { name: '', platformUrn: '', version: 0, hash: '', primaryKeys: null, fields: [] },
    });
  });

  test('shows column lineage with the urns of the datasets, and ends that are columns alone', async () => {
    const door = doorOnto(['shop.a', 'b']);
    door.put(a, 'upstreamLineage', {
      ...derivedFrom('b'),
      fineGrainedLineages: [
        { ...mapping('shop.a#x', 'b#y', 'b#z'), transformOperation: 'SUM', query: 'urn:li:query:q', confidenceScore: 0.5 },
        { upstreamType: 'DATASET', upstreams: [dataset('b'), 'nonsense', 'urn:li:schemaField:odd'], downstreamType: 'FIELD' },
      ],
    });
    expect(await read(door, 'fineGrainedLineages { query transformOperation upstreams { urn path } downstreams { urn path } }')).toEqual({
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

  test('gives its aspects as JSON text, lossless, those asked for or all', async () => {
    const door = doorOnto(['shop.a']);
    const value = { ...derivedFrom('b'), somebodyElses: { é: [1, null] } };
    door.put(a, 'upstreamLineage', value);
    door.put(a, 'status', { removed: false });
    const asked = await read(
      door,
      'aspects(input: { aspectNames: ["upstreamLineage", "schemaMetadata", "status"] }) { aspectName payload }',
    );
    expect(asked).toEqual({
      aspects: [
        { aspectName: 'upstreamLineage', payload: JSON.stringify(value) },
        { aspectName: 'status', payload: '{"removed":false}' },
      ],
    });
    for (const question of ['aspects', 'aspects(input: null)', 'aspects(input: {})']) {
      const { aspects } = await read(door, `${question} { aspectName }`);
      expect((aspects as readonly { readonly aspectName: string }[]).map((one) => one.aspectName).sort()).toEqual([
        'datasetKey',
        'status',
        'upstreamLineage',
      ]);
    }
  });
});

describe('lineage one hop away', () => {
  const fields = `start count total filtered relationships {
    type degree isManual createdOn updatedOn createdActor { urn } updatedActor { urn } entity { urn } paths { path { urn } } }`;

  test('shows each edge with its stamps, from both ends', async () => {
    const door = doorOnto(['shop.a', 'b']);
    const stamps = { created: { time: 3, actor: jane }, auditStamp: { time: 4, actor: 'nobody' } };
    const other = { dataset: dataset('ghost'), type: 'COPY', properties: { source: 'other' } };
    door.put(a, 'upstreamLineage', {
      upstreams: [other, { dataset: dataset('b'), type: 'VIEW', ...stamps, properties: { source: 'UI' } }],
    });
    const edge = {
      type: 'DownstreamOf',
      degree: 1,
      isManual: true,
      createdOn: 3,
      updatedOn: 4,
      createdActor: { urn: jane },
      updatedActor: null,
    };
    const page = { start: 0, count: 1, total: 1, filtered: 0 };
    const [here, there] = [{ urn: a }, { urn: dataset('b') }];
    expect(await read(door, `lineage(input: { direction: UPSTREAM }) { ${fields} }`)).toEqual({
      lineage: { ...page, total: 2, filtered: 1, relationships: [{ ...edge, entity: there, paths: [{ path: [here, there] }] }] },
    });
    expect(await ask(door, dataset('b'), `lineage(input: { direction: DOWNSTREAM }) { ${fields} }`)).toEqual({
      lineage: { ...page, relationships: [{ ...edge, entity: here, paths: [{ path: [there, here] }] }] },
    });
  });

  test('leaves soft-deleted and missing entities out, and counts them, unless asked for', async () => {
    const door = doorOnto(['shop.a <- b c']);
    door.put(dataset('b'), 'status', { removed: true });
    door.put(a, 'upstreamLineage', derivedFrom('b', 'c', 'ghost'));
    const short = 'count total filtered relationships { isManual createdOn entity { urn } }';
    expect(await read(door, `lineage(input: { direction: UPSTREAM }) { ${short} }`)).toEqual({
      lineage: { count: 1, total: 3, filtered: 2, relationships: [{ isManual: null, createdOn: null, entity: { urn: dataset('c') } }] },
    });
    expect(
      await read(door, `lineage(input: { direction: UPSTREAM, includeGhostEntities: true, start: 1, count: 1 }) { ${short} }`),
    ).toMatchObject({
      lineage: { count: 1, total: 3, filtered: 0, relationships: [{ entity: { urn: dataset('c') } }] },
    });
  });

  test('names the edges of jobs as DataHub does', async () => {
    const door = doorOnto(['shop.a', 'b']);
    const job = (id: string) => urn(`urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),${id})`);
    door.exist(job('1'), job('2'));
    door.put(job('1'), 'dataJobInputOutput', { inputDatasets: [dataset('b')], inputDatajobs: [job('2')], outputDatasets: [a] });
    const short = 'relationships { type entity { urn type } }';
    expect(await read(door, `lineage(input: { direction: UPSTREAM }) { ${short} }`)).toEqual({
      lineage: { relationships: [{ type: 'Produces', entity: { urn: job('1'), type: 'DATA_JOB' } }] },
    });
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM }) { ${short} } } } }`;
    expect(await door.ask(query, { urn: job('1') })).toEqual({
      entity: {
        lineage: {
          relationships: [
            { type: 'DownstreamOf', entity: { urn: job('2'), type: 'DATA_JOB' } },
            { type: 'Consumes', entity: { urn: dataset('b'), type: 'DATASET' } },
          ],
        },
      },
    });
  });
});

describe('reading by urn', () => {
  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('refuses malformed urns with the code of the dialect %s', async (dialect, code) => {
    const door = openDoor(dialect);
    const fields = ['dataset(urn: "nonsense") { urn }', 'entity(urn: "nonsense") { urn }', 'entityExists(urn: "nonsense")'];
    for (const field of [...fields, 'entities(urns: ["nonsense"]) { urn }', 'dataset(urn: "urn:li:tag:pii") { urn }']) {
      expect(await door.refusal(`{ ${field} }`)).toMatchObject({ extensions: { code, classification: 'DataFetchingException' } });
    }
  });

  test('keeps order and duplicates, and leaves slots of unknown types empty', async () => {
    const door = doorOnto(['shop.a']);
    const urns = [jane, a, 'urn:li:application:x', column('b', 'x,y'), a, 'urn:li:tag:pii', 'urn:li:dataset:odd'];
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { __typename urn type
      ... on CorpUser { username } ... on Dataset { exists } ... on SchemaFieldEntity { fieldPath parent { urn } } } }`;
    const there = { __typename: 'Dataset', urn: a, type: 'DATASET', exists: true };
    expect(await door.ask(query, { urns })).toEqual({
      entities: [
        { __typename: 'CorpUser', urn: jane, type: 'CORP_USER', username: 'jane' },
        there,
        null,
        { __typename: 'SchemaFieldEntity', urn: column('b', 'x,y'), type: 'SCHEMA_FIELD', fieldPath: 'x,y', parent: { urn: dataset('b') } },
        there,
        { __typename: 'Tag', urn: 'urn:li:tag:pii', type: 'TAG' },
        null,
      ],
    });
  });

  test('tells whether an entity exists; soft-deleted ones do', async () => {
    const door = doorOnto(['shop.a']);
    door.put(a, 'status', { removed: true });
    door.put(dataset('b'), 'upstreamLineage', derivedFrom('c'));
    const query = 'query ($a: String!, $b: String!) { a: entityExists(urn: $a) b: entityExists(urn: $b) }';
    expect(await door.ask(query, { a, b: dataset('b') })).toEqual({ a: true, b: false });
  });

  test('refuses one entity of a type that the schema does not have', async () => {
    const error = await openDoor('datahub').refusal('{ entity(urn: "urn:li:application:x") { urn } }');
    expect(error).toMatchObject({ message: expect.stringContaining('no such type'), extensions: { code: 400 } });
  });

  test.each(['urn:li:dataset:(a)', 'urn:li:schemaField:a', 'urn:li:schemaField:(a,b)'])('calls %s malformed, not unknown', async (text) => {
    for (const [dialect, code] of [
      ['spec', 400],
      ['datahub', 500],
    ] as const) {
      const error = await openDoor(dialect).refusal(`{ entity(urn: "${text}") { urn } }`);
      expect(error).toMatchObject({ message: expect.stringContaining('invalid urn: it '), extensions: { code } });
    }
  });
});

async function read(door: Door, fields: string): Promise<JsonObject> {
  return ask(door, a, fields);
}

async function ask(door: Door, of: string, fields: string): Promise<JsonObject> {
  const data = await door.ask(`query ($urn: String!) { dataset(urn: $urn) { ${fields} } }`, { urn: of });
  return data['dataset'] as JsonObject;
}

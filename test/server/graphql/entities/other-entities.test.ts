import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectGolden } from '../../../support/golden.js';
import { jane } from '../../../support/server/urns.js';
import { openGraphql, urn } from '../graphql-client.js';
import { readEntity } from './read-entity.js';

const flow = urn('urn:li:dataFlow:(airflow,nightly,prod)');
const pii = urn('urn:li:tag:pii');
const term = urn('urn:li:glossaryTerm:Finance.Revenue');
const sales = urn('urn:li:domain:sales');

/** An aspect of an entity, and the fields to read of it. */
const read: readonly (readonly [string, Urn, string, JsonObject, string])[] = [
  [
    'Tag',
    pii,
    'tagProperties',
    { description: 'd', colorHex: '#fff' },
    'name description properties { name description colorHex }',
  ],
  [
    'GlossaryTerm',
    term,
    'glossaryTermInfo',
    { definition: 'money' },
    'name hierarchicalName properties { name description definition termSource sourceRef }',
  ],
  [
    'GlossaryNode',
    urn('urn:li:glossaryNode:n'),
    'glossaryNodeInfo',
    { definition: 'd', name: 'N' },
    'properties { name description }',
  ],
  ['Domain', sales, 'domainProperties', { name: 'Sales' }, 'id properties { name description }'],
  [
    'DataProduct',
    urn('urn:li:dataProduct:p'),
    'dataProductProperties',
    { description: 'd' },
    'properties { name description externalUrl }',
  ],
  [
    'Document',
    urn('urn:li:document:d'),
    'documentInfo',
    { title: 'T' },
    'info { title } subType platform { urn }',
  ],
  [
    'CorpUser',
    jane,
    'corpUserInfo',
    { active: true, email: 'e', managerUrn: 'urn:li:corpuser:joe', departmentId: 4 },
    'username status properties { active displayName email departmentId manager { urn } }',
  ],
  [
    'CorpUser',
    jane,
    'corpUserStatus',
    { status: 'ACTIVE' },
    'status editableProperties { title teams }',
  ],
  [
    'CorpUser',
    jane,
    'corpUserEditableInfo',
    { title: 'x', teams: ['t'] },
    'editableProperties { title teams skills }',
  ],
  [
    'CorpGroup',
    urn('urn:li:corpGroup:g'),
    'corpGroupInfo',
    { displayName: 'G', email: 'e' },
    'name properties { displayName email slack } editableProperties { slack }',
  ],
  [
    'DataPlatform',
    urn('urn:li:dataPlatform:hive'),
    'dataPlatformInfo',
    { displayName: 'Hive', type: 'odd', logoUrl: 'l' },
    'name displayName properties { type displayName datasetNameDelimiter logoUrl }',
  ],
  [
    'DataPlatformInstance',
    urn('urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)'),
    'dataPlatformInstanceProperties',
    { name: 'EU' },
    'instanceId platform { name } properties { name description }',
  ],
  [
    'MLModel',
    urn('urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)'),
    'mlModelProperties',
    { description: 'd' },
    'name origin description platform { name } properties { description }',
  ],
  [
    'MLFeatureTable',
    urn('urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,t)'),
    'mlFeatureTableProperties',
    {},
    'name platform { name } properties { description }',
  ],
  [
    'MLPrimaryKey',
    urn('urn:li:mlPrimaryKey:(ns,k)'),
    'mlPrimaryKeyProperties',
    { description: 'd' },
    'name featureNamespace description',
  ],
];

test('entities show their aspects in their own fields', async () => {
  const told: Record<string, string> = {};
  for (const [type, of, aspect, value, fields] of read) {
    const client = openGraphql();
    client.put(of, aspect, value);
    told[`${type}: ${aspect} ${JSON.stringify(value)}`] = JSON.stringify(
      await readEntity(client, of, type, fields),
      null,
      2,
    );
  }
  await expectGolden(import.meta, 'other-entities', told);
});

test('a type with lineage in DataHub has the lineage field, even if the lineage is empty', async () => {
  const query =
    '{ entity(urn: "URN") { ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM }) { total } } } }';
  for (const of of [
    flow,
    urn('urn:li:assertion:x'),
    urn('urn:li:dataProcessInstance:x'),
    urn('urn:li:mlFeature:(ns,f)'),
  ]) {
    expect(await openGraphql().ask(query.replace('URN', of))).toEqual({
      entity: { lineage: { total: 0 } },
    });
  }
});

test.each([
  'urn:li:mlModel:(science,m,PROD)',
  'urn:li:mlModel:(urn:li:dataPlatform:s,m,NOWHERE)',
  'urn:li:dataPlatformInstance:(hive,eu)',
])('%s is not shown, since its key lacks required parts', async (text) => {
  const client = openGraphql();
  client.exist(urn(text));
  const types = ['MLMODEL', 'DATA_PLATFORM_INSTANCE'];
  const query =
    'query ($urns: [String!]!, $types: [EntityType!]) { entities(urns: $urns) { urn } searchAcrossEntities(input: { query: "*", types: $types }) { total } }';
  expect(await client.ask(query, { urns: [text], types })).toEqual({
    entities: [null],
    searchAcrossEntities: { total: 0 },
  });
});

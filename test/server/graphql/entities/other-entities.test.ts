import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { policedCatalog } from '../../../support/server/actors.js';
import { jane } from '../../../support/server/urns.js';
import { openGraphql, urn } from '../graphql-client.js';
import { readEntity } from './read-entity.js';

const flow = urn('urn:li:dataFlow:(airflow,nightly,prod)');
const pii = urn('urn:li:tag:pii');
const term = urn('urn:li:glossaryTerm:Finance.Revenue');
const sales = urn('urn:li:domain:sales');

test.each([
  [
    'Tag',
    pii,
    'tagProperties',
    { description: 'd', colorHex: '#fff' },
    'name description properties { name description colorHex }',
    {
      name: 'pii',
      description: 'd',
      properties: { name: 'pii', description: 'd', colorHex: '#fff' },
    },
  ],
  [
    'GlossaryTerm',
    term,
    'glossaryTermInfo',
    { definition: 'money' },
    'name hierarchicalName properties { name description definition termSource sourceRef }',
    {
      name: 'Revenue',
      hierarchicalName: 'Finance.Revenue',
      properties: {
        name: 'Revenue',
        description: 'money',
        definition: 'money',
        termSource: '',
        sourceRef: null,
      },
    },
  ],
  [
    'GlossaryNode',
    urn('urn:li:glossaryNode:n'),
    'glossaryNodeInfo',
    { definition: 'd', name: 'N' },
    'properties { name description }',
    {
      properties: { name: 'N', description: 'd' },
    },
  ],
  [
    'Domain',
    sales,
    'domainProperties',
    { name: 'Sales' },
    'id properties { name description }',
    {
      id: 'sales',
      properties: { name: 'Sales', description: null },
    },
  ],
  [
    'DataProduct',
    urn('urn:li:dataProduct:p'),
    'dataProductProperties',
    { description: 'd' },
    'properties { name description externalUrl }',
    {
      properties: { name: 'p', description: 'd', externalUrl: null },
    },
  ],
  [
    'Document',
    urn('urn:li:document:d'),
    'documentInfo',
    { title: 'T' },
    'info { title } subType platform { urn }',
    {
      info: { title: 'T' },
      subType: null,
      platform: { urn: 'urn:li:dataPlatform:datahub' },
    },
  ],
  [
    'CorpUser',
    jane,
    'corpUserInfo',
    { active: true, email: 'e', managerUrn: 'urn:li:corpuser:joe', departmentId: 4 },
    'username status properties { active displayName email departmentId manager { urn } }',
    {
      username: 'jane',
      status: null,
      properties: {
        active: true,
        displayName: null,
        email: 'e',
        departmentId: 4,
        manager: { urn: 'urn:li:corpuser:joe' },
      },
    },
  ],
  [
    'CorpUser',
    jane,
    'corpUserStatus',
    { status: 'ACTIVE' },
    'status editableProperties { title teams }',
    { status: 'ACTIVE', editableProperties: null },
  ],
  [
    'CorpUser',
    jane,
    'corpUserEditableInfo',
    { title: 'x', teams: ['t'] },
    'editableProperties { title teams skills }',
    {
      editableProperties: { title: 'x', teams: ['t'], skills: [] },
    },
  ],
  [
    'CorpGroup',
    urn('urn:li:corpGroup:g'),
    'corpGroupInfo',
    { displayName: 'G', email: 'e' },
    'name properties { displayName email slack } editableProperties { slack }',
    {
      name: 'g',
      properties: { displayName: 'G', email: 'e', slack: null },
      editableProperties: null,
    },
  ],
  [
    'DataPlatform',
    urn('urn:li:dataPlatform:hive'),
    'dataPlatformInfo',
    { displayName: 'Hive', type: 'odd', logoUrl: 'l' },
    'name displayName properties { type displayName datasetNameDelimiter logoUrl }',
    {
      name: 'hive',
      displayName: 'Hive',
      properties: { type: 'OTHERS', displayName: 'Hive', datasetNameDelimiter: '', logoUrl: 'l' },
    },
  ],
  [
    'DataPlatformInstance',
    urn('urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)'),
    'dataPlatformInstanceProperties',
    { name: 'EU' },
    'instanceId platform { name } properties { name description }',
    {
      instanceId: 'eu',
      platform: { name: 'hive' },
      properties: { name: 'EU', description: null },
    },
  ],
  [
    'MLModel',
    urn('urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)'),
    'mlModelProperties',
    { description: 'd' },
    'name origin description platform { name } properties { description }',
    {
      name: 'm',
      origin: 'PROD',
      description: 'd',
      platform: { name: 'science' },
      properties: { description: 'd' },
    },
  ],
  [
    'MLFeatureTable',
    urn('urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,t)'),
    'mlFeatureTableProperties',
    {},
    'name platform { name } properties { description }',
    {
      name: 't',
      platform: { name: 'feast' },
      properties: { description: null },
    },
  ],
  [
    'MLPrimaryKey',
    urn('urn:li:mlPrimaryKey:(ns,k)'),
    'mlPrimaryKeyProperties',
    { description: 'd' },
    'name featureNamespace description',
    {
      name: 'k',
      featureNamespace: 'ns',
      description: 'd',
    },
  ],
] as const)('a %s: %s %s', async (type, of, aspect, value, fields, expected) => {
  const client = openGraphql();
  client.put(of, aspect, value as JsonObject);
  expect(await readEntity(client, of, type, fields)).toEqual(expected);
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

test('only users who manage secrets see them among the aspects of an entity', async () => {
  const { admin, as } = await policedCatalog('spec');
  await as('jane').graphql('{ me { corpUser { urn } } }');
  const stored = [
    { urn: jane, corpUserCredentials: { value: { salt: 's', hashedPassword: 'h' } } },
  ];
  expect((await admin.post('/openapi/v3/entity/corpuser?async=false', stored)).status).toBe(200);
  const query =
    '{ entity(urn: "URN") { ... on CorpUser { aspects(input: { aspectNames: ["corpUserCredentials", "corpUserKey"] }) { aspectName } } } }';
  const names = async (actor: typeof admin) =>
    (await actor.graphql(query.replace('URN', jane))).body.data.entity.aspects.map(
      (one: JsonObject) => one['aspectName'],
    );
  expect(await names(as('jane'))).toEqual(['corpUserKey']);
  expect(await names(admin)).toEqual(['corpUserCredentials', 'corpUserKey']);
});

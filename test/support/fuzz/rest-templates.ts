import type { Json } from '../../../src/model/json.js';
import { PASSWORDS } from '../server/auth.js';
import { derivedFrom, mapping } from '../server/lineage.js';
import { addUpstream } from '../server/patches.js';
import { deriving, making, onOpenapi, onRestli, upsert } from '../server/proposals.js';
import { dataset } from '../server/urns.js';

/** A request that the catalog accepts, before it is changed. */
export interface Template {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

const a = dataset('fuzz.a');
const b = dataset('fuzz.b');
const V3 = '/openapi/v3/entity/dataset';
const lineage = {
  ...derivedFrom('fuzz.a'),
  fineGrainedLineages: [mapping('fuzz.b#x', 'fuzz.a#y')],
};
const schema = {
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  fields: [{ fieldPath: 'y', type: { type: {} } }],
};

/** Requests over REST: Rest.li, OpenAPI, and the pages for people. */
export const restTemplates: readonly Template[] = [
  { method: 'GET', path: `/entities/${encodeURIComponent(a)}?aspects=List(status)` },
  { method: 'POST', path: '/entities?action=exists', body: { urn: a, includeSoftDelete: false } },
  {
    method: 'POST',
    path: '/entities?action=ingest',
    body: {
      entity: {
        value: {
          'com.linkedin.metadata.snapshot.DatasetSnapshot': {
            urn: b,
            aspects: [{ 'com.linkedin.dataset.UpstreamLineage': derivedFrom('fuzz.a') }],
          },
        },
      },
      systemMetadata: { lastObserved: 1, runId: 'fuzz' },
    },
  },
  { method: 'GET', path: `/aspects/${encodeURIComponent(b)}?aspect=upstreamLineage&version=0` },
  {
    method: 'POST',
    path: '/aspects?action=ingestProposal',
    body: { proposal: onRestli(upsert(b, 'upstreamLineage', lineage)), async: 'false' },
  },
  {
    // Only the first one is accepted.
    method: 'POST',
    path: '/aspects?action=ingestProposal',
    body: {
      proposal: onRestli(upsert(a, 'embed', {}, { headers: { 'If-Version-Match': '-1' } })),
    },
  },
  {
    method: 'POST',
    path: '/aspects?action=ingestProposalBatch',
    body: { proposals: [...making('fuzz.c'), deriving('fuzz.c', 'fuzz.a')].map(onRestli) },
  },
  {
    method: 'GET',
    path: `${V3}/${encodeURIComponent(b)}?systemMetadata=true&aspects=upstreamLineage,status`,
  },
  {
    method: 'GET',
    path: `${V3}/${encodeURIComponent(b)}/upstreamLineage?version=1&systemMetadata=true`,
  },
  { method: 'HEAD', path: `${V3}/${encodeURIComponent(b)}/status` },
  {
    method: 'POST',
    path: `${V3}?async=false&systemMetadata=true`,
    body: [
      onOpenapi(upsert(b, 'upstreamLineage', lineage, { headers: { 'If-Version-Match': '1' } })),
    ],
  },
  {
    method: 'POST',
    path: `${V3}?async=true`,
    body: [
      onOpenapi(upsert(a, 'schemaMetadata', schema)),
      onOpenapi(upsert(a, 'datasetProfile', { timestampMillis: 1 })),
    ],
  },
  {
    method: 'POST',
    path: `${V3}/batchGet?systemMetadata=true`,
    body: [{ urn: b, upstreamLineage: { headers: { 'If-Version-Match': '1' } } }, { urn: a }],
  },
  {
    method: 'PATCH',
    path: `${V3}?async=false`,
    body: [
      {
        urn: b,
        upstreamLineage: {
          value: { patch: [addUpstream('fuzz.a')], arrayPrimaryKeys: { upstreams: ['dataset'] } },
        },
      },
    ],
  },
  {
    method: 'PATCH',
    path: `${V3}/${encodeURIComponent(b)}/upstreamLineage`,
    body: { patch: [addUpstream('fuzz.a')], forceGenericPatch: false },
  },
  {
    method: 'POST',
    path: '/openapi/v3/entity/dataHubPolicy',
    body: [{ urn: 'urn:li:dataHubPolicy:fuzz', dataHubPolicyInfo: { value: policyInfo() } }],
  },
  ...reads(),
  { method: 'POST', path: '/logIn', body: { username: 'datahub', password: PASSWORDS.datahub } },
  {
    method: 'POST',
    path: '/signUp',
    body: {
      userUrn: 'urn:li:corpuser:fuzz',
      email: 'a@b',
      fullName: 'x',
      password: 'fuzz fuzz',
      title: 'x',
      inviteToken: 'x',
    },
  },
  { method: 'POST', path: '/logOut' },
  { method: 'GET', path: '/config' },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/admin' },
];

/** Reads of many entities, of searches, and of relationships. */
function reads(): readonly Template[] {
  const quoted = encodeURIComponent(b);
  const criterion = { field: 'urn', values: [a, b], condition: 'EQUAL', negated: false };
  const restli = { or: [{ and: [criterion] }] };
  const openapi = { and: [{ criteria: [criterion] }] };
  const sort = { field: 'name', order: 'DESCENDING' };
  const page = { start: 0, count: 5 };
  return [
    {
      method: 'GET',
      path: `/entitiesV2/${quoted}?aspects=List(status,upstreamLineage)&alwaysIncludeKeyAspect=true`,
    },
    {
      method: 'GET',
      path: `/entitiesV2?ids=List(${encodeURIComponent(a)},${b})&aspects=List(status)`,
    },
    {
      method: 'POST',
      path: '/entities?action=search',
      body: { input: 'fuzz', entity: 'dataset', ...page, filter: restli, sort },
    },
    {
      method: 'POST',
      path: '/entities?action=filter',
      body: { entity: 'dataset', ...page, filter: { criteria: [criterion] } },
    },
    {
      method: 'POST',
      path: '/entities?action=searchAcrossEntities',
      body: { input: '*', entities: ['dataset', 'tag'], ...page },
    },
    { method: 'POST', path: '/entities?action=listUrns', body: { entity: 'dataset', ...page } },
    {
      method: 'POST',
      path: '/entities?action=batchGetTotalEntityCount',
      body: { entities: ['dataset', 'chart'] },
    },
    {
      method: 'POST',
      path: '/aspects?action=getCount',
      body: { aspect: 'status', urnLike: 'urn:li:dataset:%' },
    },
    {
      method: 'POST',
      path: '/aspects?action=getTimeseriesAspectValues',
      body: {
        urn: a,
        entity: 'dataset',
        aspect: 'datasetProfile',
        startTimeMillis: 0,
        endTimeMillis: 9,
        limit: 5,
        filter: restli,
      },
    },
    {
      method: 'GET',
      path: `/openapi/v3/entity/dataset?query=fuzz&count=1&aspects=status&sortOrder=DESCENDING&sliceId=0&sliceMax=2`,
    },
    {
      method: 'POST',
      path: '/openapi/v3/entity/scroll?count=1&systemMetadata=true&includeSoftDelete=true',
      body: { entities: ['dataset'], aspects: ['status'], filter: openapi, sortCriteria: [sort] },
    },
    {
      method: 'POST',
      path: '/openapi/v2/entity/batch/dataset',
      body: { urns: [a, b], aspectNames: ['status'], withSystemMetadata: true },
    },
    {
      method: 'GET',
      path: `/relationships?urn=${quoted}&types=List(DownstreamOf)&direction=OUTGOING&start=0&count=5`,
    },
    {
      method: 'POST',
      path: '/relationships?action=getLineage',
      body: { urn: b, direction: 'UPSTREAM', ...page, maxHops: 3 },
    },
    {
      method: 'GET',
      path: `/openapi/relationships/v1/?urn=${quoted}&direction=INCOMING&relationshipTypes=DownstreamOf&start=0&count=5`,
    },
    {
      method: 'POST',
      path: '/openapi/v3/relationship/scroll?relationshipTypes=DownstreamOf&sourceTypes=dataset&direction=OUTGOING&count=1',
      body: { sourceFilter: openapi, destinationFilter: openapi, edgeFilter: { and: [] } },
    },
    { method: 'GET', path: '/openapi/v3/relationship/DownstreamOf?count=1' },
    {
      method: 'GET',
      path: `/openapi/v3/relationship/dataset/${quoted}?direction=INCOMING&relationshipType[]=DownstreamOf`,
    },
    {
      method: 'POST',
      path: '/openapi/v3/lineage/scroll?direction=UPSTREAM&count=1',
      body: { urns: [b] },
    },
    {
      method: 'GET',
      path: `/openapi/v2/timeline/v1/${quoted}?categories=TAG,DOCUMENTATION&startTime=1&endTime=9`,
    },
    ...olderTemplates(),
  ];
}

/** Requests to versions 1 and 2 of OpenAPI, about a dataset that no lineage needs. */
function olderTemplates(): readonly Template[] {
  const d = dataset('fuzz.d');
  const quoted = encodeURIComponent(d);
  const events = '/openapi/v2/timeseries/dataset/datasetProfile';
  const v1 = '/openapi/entities/v1';
  return [
    {
      method: 'POST',
      path: '/openapi/v2/entity/dataset?async=false',
      body: [{ urn: d, aspects: { embed: { value: {}, systemMetadata: { runId: 'fuzz' } } } }],
    },
    { method: 'POST', path: `/openapi/v2/entity/dataset/${quoted}/embed`, body: { n: 1 } },
    { method: 'GET', path: `/openapi/v2/entity/dataset/${quoted}?aspects=status` },
    { method: 'GET', path: '/openapi/v2/entity/dataset?count=1&aspects=status' },
    { method: 'GET', path: `${events}?count=1&startTimeMillis=0&endTimeMillis=9` },
    {
      method: 'POST',
      path: `${v1}/?createIfNotExists=false`,
      body: [{ entityType: 'dataset', entityUrn: d, aspect: { __type: 'Status' } }],
    },
    { method: 'GET', path: `${v1}/latest?urns=${quoted}&aspectNames=status` },
    { method: 'DELETE', path: `${v1}/?urns=${quoted}&soft=true` },
  ];
}

function policyInfo(): Json {
  return {
    displayName: 'x',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_LINEAGE'],
    actors: { users: ['urn:li:corpuser:fuzz'] },
    resources: { filter: { criteria: [{ field: 'URN', values: [a], condition: 'EQUALS' }] } },
  };
}

import type { Json } from '../../../src/model/json.js';
import { column, dataset } from '../server/urns.js';

const a = dataset('fuzz.a');
const b = dataset('fuzz.b');

const filters = [
  {
    and: [
      { field: 'degree', condition: 'EQUAL', negated: false, values: ['1', '2', '3+'] },
      { field: 'platform', values: ['hive'] },
    ],
  },
];
const EDITOR = 'urn:li:dataHubRole:Editor';
const policyInput = {
  type: 'METADATA',
  name: 'x',
  state: 'ACTIVE',
  privileges: ['EDIT_LINEAGE'],
  actors: {
    users: ['urn:li:corpuser:fuzz'],
    resourceOwners: false,
    allUsers: false,
    allGroups: false,
  },
};

/** Each field of queries and mutations, with its document and variables. */
export const graphqlDocuments: readonly (readonly [query: string, variables: Json])[] = [
  [
    'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }',
    { input: { edgesToAdd: [{ downstreamUrn: b, upstreamUrn: a }], edgesToRemove: [] } },
  ],
  [
    'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { start count total facets { field } searchResults { degree degrees paths { path { urn } } entity { urn type } } } }',
    {
      input: {
        query: '*',
        urn: a,
        start: 0,
        count: 10,
        direction: 'DOWNSTREAM',
        orFilters: filters,
        searchFlags: { groupingSpec: { groupingCriteria: [] } },
      },
    },
  ],
  [
    'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { searchResults { entity { urn } } } }',
    { input: { urn: column('fuzz.a', 'y'), direction: 'DOWNSTREAM' } },
  ],
  [
    'query ($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) { nextScrollId total facets { field } searchResults { degree paths { path { urn } } truncatedChildren ignoredAsHop } } }',
    {
      input: {
        urn: a,
        direction: 'DOWNSTREAM',
        count: 5,
        scrollId: 'WzAsMSwidXJuOmxpOnRhZzphIl0',
        orFilters: filters,
        lineageFlags: {
          startTimeMillis: 0,
          endTimeMillis: 9,
          entitiesExploredPerHopLimit: 2,
          ignoreAsHops: [{ entityType: 'DATASET', platforms: ['urn:li:dataPlatform:hive'] }],
        },
      },
    },
  ],
  [
    'query ($urn: String!, $input: RelationshipsInput!) { entity(urn: $urn) { relationships(input: $input) { total relationships { type entity { urn } } } } }',
    {
      urn: b,
      input: {
        types: ['DownstreamOf'],
        direction: 'OUTGOING',
        start: 0,
        count: 5,
        includeSoftDelete: false,
      },
    },
  ],
  [
    'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total searchResults { entity { urn type } matchedFields { name value } } } }',
    {
      input: {
        types: ['DATASET'],
        query: 'fuzz',
        start: 0,
        count: 5,
        orFilters: filters,
        sortInput: { sortCriteria: [{ field: 'name', sortOrder: 'DESCENDING' }] },
      },
    },
  ],
  [
    'query ($input: SearchInput!) { search(input: $input) { total facets { field aggregations { value count entity { urn } } } searchResults { entity { urn } } } }',
    { input: { type: 'DATASET', query: 'fuzz', searchFlags: { maxAggValues: 3 } } },
  ],
  [
    'query ($input: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $input) { nextScrollId total searchResults { entity { urn } } } }',
    { input: { query: '*', count: 2, scrollId: 'eyJ2IjoxfQ==', orFilters: filters } },
  ],
  [
    'query ($urn: String!) { dataset(urn: $urn) { urn name exists status { removed } schemaMetadata { fields { fieldPath } } fineGrainedLineages { upstreams { path } } lineage(input: { direction: UPSTREAM, start: 0, count: 5 }) { total relationships { degree entity { urn } } } privileges { canEditLineage } } }',
    { urn: b },
  ],
  ['query ($urn: String!) { entity(urn: $urn) { urn type ... on Dataset { name } } }', { urn: b }],
  ['query ($urns: [String!]!) { entities(urns: $urns) { urn } }', { urns: [a, b] }],
  ['query ($urn: String!) { entityExists(urn: $urn) }', { urn: a }],
  [
    '{ me { corpUser { urn } platformPrivileges { manageTokens } } appConfig { appVersion } __schema { types { name } } }',
    {},
  ],
  [
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { metadata { id } } }',
    {
      input: {
        type: 'PERSONAL',
        actorUrn: 'urn:li:corpuser:fuzz',
        duration: 'ONE_HOUR',
        name: 'x',
      },
    },
  ],
  [
    'query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { total tokens { id } } }',
    {
      input: {
        start: 0,
        count: 5,
        filters: [{ field: 'ownerUrn', values: ['urn:li:corpuser:fuzz'] }],
      },
    },
  ],
  ['mutation ($id: String!) { revokeAccessToken(tokenId: $id) }', { id: 'c2VjcmV0' }],
  ['query ($token: String!) { getAccessTokenMetadata(token: $token) { id } }', { token: 'a.b.c' }],
  [
    'query ($input: ListPoliciesInput!) { listPolicies(input: $input) { total policies { urn resources { filter { criteria { field values { value entity { urn } } } } } actors { users resolvedUsers { urn } } } } }',
    { input: { start: 0, count: 5, query: 'x' } },
  ],
  [
    'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }',
    {
      input: {
        actorUrn: 'urn:li:corpuser:datahub',
        resourceSpec: { resourceType: 'DATASET', resourceUrn: a },
      },
    },
  ],
  ['mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }', { input: policyInput }],
  [
    'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }',
    { urn: 'urn:li:dataHubPolicy:fuzz', input: policyInput },
  ],
  [
    'query ($input: GetInviteTokenInput!) { getInviteToken(input: $input) { inviteToken } }',
    { input: { roleUrn: EDITOR } },
  ],
  [
    'mutation ($input: CreateInviteTokenInput!) { createInviteToken(input: $input) { inviteToken } }',
    { input: { roleUrn: EDITOR } },
  ],
  [
    'mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }',
    { input: { roleUrn: EDITOR, actors: ['urn:li:corpuser:fuzz'] } },
  ],
  [
    'mutation ($input: AcceptRoleInput!) { acceptRole(input: $input) }',
    { input: { inviteToken: 'x' } },
  ],
  ['mutation ($urn: String!) { deletePolicy(urn: $urn) }', { urn: 'urn:li:dataHubPolicy:fuzz' }],
];

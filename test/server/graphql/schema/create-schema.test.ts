import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../../src/server/dialect.js';
import { createSchema } from '../../../../src/server/graphql/schema/create-schema.js';
import { entityKinds } from '../../../../src/server/metamodel/entity-kinds.js';
import { POLICY_ARGUMENTS, POLICY_FIELDS } from './datahub-policy-types.js';

/**
 * Names and nullability as DataHub's schema files have them, for the types whose fields clients depend on. The table
 * is complete: a field offered that is not in it fails, since DataHub may not have it.
 */
const DATAHUB: Readonly<Record<string, string>> = {
  ...POLICY_FIELDS,
  'Query.dataset': 'Dataset',
  'Query.entity': 'Entity',
  'Query.entities': '[Entity]',
  'Query.entityExists': 'Boolean',
  'Query.searchAcrossLineage': 'SearchAcrossLineageResults',
  'Query.searchAcrossEntities': 'SearchResults',
  'Query.scrollAcrossEntities': 'ScrollResults',
  'Query.me': 'AuthenticatedUser',
  'Query.appConfig': 'AppConfig',
  'Mutation.updateLineage': 'Boolean',
  'UpdateLineageInput.edgesToAdd': '[LineageEdge]!',
  'UpdateLineageInput.edgesToRemove': '[LineageEdge]!',
  'LineageEdge.downstreamUrn': 'String!',
  'LineageEdge.upstreamUrn': 'String!',
  'SearchAcrossLineageInput.urn': 'String',
  'SearchAcrossLineageInput.direction': 'LineageDirection!',
  'SearchAcrossLineageInput.types': '[EntityType!]',
  'SearchAcrossLineageInput.query': 'String',
  'SearchAcrossLineageInput.start': 'Int',
  'SearchAcrossLineageInput.count': 'Int',
  'SearchAcrossLineageInput.filters': '[FacetFilterInput!]',
  'SearchAcrossLineageInput.orFilters': '[AndFilterInput!]',
  'SearchAcrossLineageInput.searchFlags': 'SearchFlags',
  'AndFilterInput.and': '[FacetFilterInput!]',
  'FacetFilterInput.field': 'String!',
  'FacetFilterInput.values': '[String!]',
  'FacetFilterInput.negated': 'Boolean',
  'FacetFilterInput.condition': 'FilterOperator',
  'SearchFlags.skipCache': 'Boolean',
  'SearchFlags.maxAggValues': 'Int',
  'SearchFlags.fulltext': 'Boolean',
  'SearchFlags.skipHighlighting': 'Boolean',
  'SearchFlags.skipAggregates': 'Boolean',
  'SearchFlags.getSuggestions': 'Boolean',
  'SearchFlags.groupingSpec': 'GroupingSpec',
  'SearchFlags.includeSoftDeleted': 'Boolean',
  'GroupingSpec.groupingCriteria': '[GroupingCriterion!]',
  'GroupingCriterion.baseEntityType': 'EntityType',
  'GroupingCriterion.groupingEntityType': 'EntityType!',
  'SearchAcrossLineageResults.start': 'Int!',
  'SearchAcrossLineageResults.count': 'Int!',
  'SearchAcrossLineageResults.total': 'Int!',
  'SearchAcrossLineageResults.searchResults': '[SearchAcrossLineageResult!]!',
  'SearchAcrossLineageResults.facets': '[FacetMetadata!]',
  'SearchAcrossLineageResults.isPartial': 'Boolean',
  'SearchAcrossLineageResult.entity': 'Entity!',
  'SearchAcrossLineageResult.matchedFields': '[MatchedField!]!',
  'SearchAcrossLineageResult.paths': '[EntityPath]',
  'SearchAcrossLineageResult.degree': 'Int!',
  'SearchAcrossLineageResult.degrees': '[Int!]',
  'SearchAcrossLineageResult.explored': 'Boolean!',
  'SearchAcrossLineageResult.truncatedChildren': 'Boolean!',
  'SearchAcrossLineageResult.ignoredAsHop': 'Boolean!',
  'EntityPath.path': '[Entity]!',
  'MatchedField.name': 'String!',
  'MatchedField.value': 'String!',
  'FacetMetadata.field': 'String!',
  'FacetMetadata.displayName': 'String',
  'FacetMetadata.aggregations': '[AggregationMetadata!]!',
  'AggregationMetadata.value': 'String!',
  'AggregationMetadata.count': 'Long!',
  'AggregationMetadata.displayName': 'String',
  'ScrollAcrossEntitiesInput.types': '[EntityType!]',
  'ScrollAcrossEntitiesInput.query': 'String!',
  'ScrollAcrossEntitiesInput.scrollId': 'String',
  'ScrollAcrossEntitiesInput.keepAlive': 'String',
  'ScrollAcrossEntitiesInput.count': 'Int',
  'ScrollAcrossEntitiesInput.orFilters': '[AndFilterInput!]',
  'ScrollAcrossEntitiesInput.searchFlags': 'SearchFlags',
  'ScrollResults.nextScrollId': 'String',
  'ScrollResults.count': 'Int!',
  'ScrollResults.total': 'Int!',
  'ScrollResults.searchResults': '[SearchResult!]!',
  'ScrollResults.facets': '[FacetMetadata!]',
  'SearchAcrossEntitiesInput.types': '[EntityType!]',
  'SearchAcrossEntitiesInput.query': 'String!',
  'SearchAcrossEntitiesInput.start': 'Int',
  'SearchAcrossEntitiesInput.count': 'Int',
  'SearchAcrossEntitiesInput.filters': '[FacetFilterInput!]',
  'SearchAcrossEntitiesInput.orFilters': '[AndFilterInput!]',
  'SearchAcrossEntitiesInput.searchFlags': 'SearchFlags',
  'SearchResults.start': 'Int!',
  'SearchResults.count': 'Int!',
  'SearchResults.total': 'Int!',
  'SearchResults.searchResults': '[SearchResult!]!',
  'SearchResults.facets': '[FacetMetadata!]',
  'SearchResult.entity': 'Entity!',
  'SearchResult.matchedFields': '[MatchedField!]!',
  'Entity.urn': 'String!',
  'Entity.type': 'EntityType!',
  'EntityWithRelationships.urn': 'String!',
  'EntityWithRelationships.type': 'EntityType!',
  'EntityWithRelationships.lineage': 'EntityLineageResult',
  'LineageInput.direction': 'LineageDirection!',
  'LineageInput.start': 'Int',
  'LineageInput.count': 'Int',
  'LineageInput.separateSiblings': 'Boolean',
  'LineageInput.includeGhostEntities': 'Boolean',
  'EntityLineageResult.start': 'Int',
  'EntityLineageResult.count': 'Int',
  'EntityLineageResult.total': 'Int',
  'EntityLineageResult.filtered': 'Int',
  'EntityLineageResult.relationships': '[LineageRelationship!]!',
  'LineageRelationship.type': 'String!',
  'LineageRelationship.entity': 'Entity',
  'LineageRelationship.degree': 'Int!',
  'LineageRelationship.createdOn': 'Long',
  'LineageRelationship.createdActor': 'Entity',
  'LineageRelationship.updatedOn': 'Long',
  'LineageRelationship.updatedActor': 'Entity',
  'LineageRelationship.isManual': 'Boolean',
  'LineageRelationship.paths': '[EntityPath]',
  'Dataset.urn': 'String!',
  'Dataset.type': 'EntityType!',
  'Dataset.platform': 'DataPlatform!',
  'Dataset.name': 'String!',
  'Dataset.origin': 'FabricType!',
  'Dataset.properties': 'DatasetProperties',
  'Dataset.status': 'Status',
  'Dataset.exists': 'Boolean',
  'Dataset.schemaMetadata': 'SchemaMetadata',
  'Dataset.fineGrainedLineages': '[FineGrainedLineage!]',
  'Dataset.lineage': 'EntityLineageResult',
  'Dataset.aspects': '[RawAspect!]',
  'Dataset.privileges': 'EntityPrivileges',
  'DatasetProperties.name': 'String!',
  'DatasetProperties.qualifiedName': 'String',
  'DatasetProperties.origin': 'FabricType!',
  'DatasetProperties.description': 'String',
  'DatasetProperties.customProperties': '[CustomPropertiesEntry!]',
  'DatasetProperties.externalUrl': 'String',
  'CustomPropertiesEntry.key': 'String!',
  'CustomPropertiesEntry.value': 'String',
  'Status.removed': 'Boolean!',
  'SchemaMetadata.name': 'String!',
  'SchemaMetadata.platformUrn': 'String!',
  'SchemaMetadata.version': 'Long!',
  'SchemaMetadata.hash': 'String!',
  'SchemaMetadata.fields': '[SchemaField!]!',
  'SchemaMetadata.primaryKeys': '[String!]',
  'SchemaField.fieldPath': 'String!',
  'SchemaField.label': 'String',
  'SchemaField.nullable': 'Boolean!',
  'SchemaField.description': 'String',
  'SchemaField.type': 'SchemaFieldDataType!',
  'SchemaField.nativeDataType': 'String',
  'SchemaField.recursive': 'Boolean!',
  'SchemaField.isPartOfKey': 'Boolean',
  'FineGrainedLineage.upstreams': '[SchemaFieldRef!]',
  'FineGrainedLineage.downstreams': '[SchemaFieldRef!]',
  'FineGrainedLineage.query': 'String',
  'FineGrainedLineage.transformOperation': 'String',
  'SchemaFieldRef.urn': 'String!',
  'SchemaFieldRef.path': 'String!',
  'AspectParams.aspectNames': '[String!]',
  'RawAspect.aspectName': 'String!',
  'RawAspect.payload': 'String',
  'AuthenticatedUser.corpUser': 'CorpUser!',
  'AuthenticatedUser.platformPrivileges': 'PlatformPrivileges!',
  'AppConfig.appVersion': 'String',
  'AppConfig.authConfig': 'AuthConfig!',
  'AppConfig.policiesConfig': 'PoliciesConfig!',
  'AppConfig.lineageConfig': 'LineageConfig!',
  'AuthConfig.tokenAuthEnabled': 'Boolean!',
  'PoliciesConfig.enabled': 'Boolean!',
  'LineageConfig.supportsImpactAnalysis': 'Boolean!',
  'CorpUser.username': 'String!',
  'Query.listAccessTokens': 'ListAccessTokenResult!',
  'Query.getAccessTokenMetadata': 'AccessTokenMetadata!',
  'Mutation.createAccessToken': 'AccessToken',
  'Mutation.revokeAccessToken': 'Boolean!',
  'CreateAccessTokenInput.type': 'AccessTokenType!',
  'CreateAccessTokenInput.actorUrn': 'String!',
  'CreateAccessTokenInput.duration': 'AccessTokenDuration!',
  'CreateAccessTokenInput.name': 'String!',
  'CreateAccessTokenInput.description': 'String',
  'ListAccessTokenInput.start': 'Int',
  'ListAccessTokenInput.count': 'Int',
  'ListAccessTokenInput.filters': '[FacetFilterInput!]',
  'ListAccessTokenResult.start': 'Int!',
  'ListAccessTokenResult.count': 'Int!',
  'ListAccessTokenResult.total': 'Int!',
  'ListAccessTokenResult.tokens': '[AccessTokenMetadata!]!',
  'AccessToken.accessToken': 'String!',
  'AccessToken.metadata': 'AccessTokenMetadata',
  'AccessTokenMetadata.urn': 'String!',
  'AccessTokenMetadata.type': 'EntityType!',
  'AccessTokenMetadata.id': 'String!',
  'AccessTokenMetadata.name': 'String!',
  'AccessTokenMetadata.description': 'String',
  'AccessTokenMetadata.actorUrn': 'String!',
  'AccessTokenMetadata.ownerUrn': 'String!',
  'AccessTokenMetadata.createdAt': 'Long!',
  'AccessTokenMetadata.expiresAt': 'Long',
  'DataPlatform.name': 'String!',
  'SchemaFieldEntity.fieldPath': 'String!',
  'SchemaFieldEntity.parent': 'Entity!',
  'DataJob.lineage': 'EntityLineageResult',
  'Chart.lineage': 'EntityLineageResult',
  'Dashboard.lineage': 'EntityLineageResult',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  ...POLICY_ARGUMENTS,
  'Query.dataset': '(urn: String!)',
  'Query.entity': '(urn: String!)',
  'Query.entities': '(urns: [String!]!)',
  'Query.entityExists': '(urn: String!)',
  'Query.searchAcrossLineage': '(input: SearchAcrossLineageInput!)',
  'Query.searchAcrossEntities': '(input: SearchAcrossEntitiesInput!)',
  'Query.scrollAcrossEntities': '(input: ScrollAcrossEntitiesInput!)',
  'Mutation.updateLineage': '(input: UpdateLineageInput!)',
  'Query.listAccessTokens': '(input: ListAccessTokenInput!)',
  'Query.getAccessTokenMetadata': '(token: String!)',
  'Mutation.createAccessToken': '(input: CreateAccessTokenInput!)',
  'Mutation.revokeAccessToken': '(tokenId: String!)',
  'EntityWithRelationships.lineage': '(input: LineageInput!)',
  'Dataset.lineage': '(input: LineageInput!)',
  'DataJob.lineage': '(input: LineageInput!)',
  'Chart.lineage': '(input: LineageInput!)',
  'Dashboard.lineage': '(input: LineageInput!)',
  'Dataset.aspects': '(input: AspectParams)',
};

test('what is offered, DataHub offers under the same name and with the same nullability', () => {
  expect(offered('datahub')).toEqual(DATAHUB);
  expect(offered('spec')).toEqual({ ...DATAHUB, 'SearchAcrossLineageResult.degree': 'String!' });
});

test('so do the arguments', () => {
  for (const dialect of dialects) {
    const found = fieldsOf(createSchema(dialect)).filter(([, , parameters]) => parameters !== '');
    expect(Object.fromEntries(found.map(([name, , parameters]) => [name, parameters]))).toEqual(ARGUMENTS);
  }
});

test('every entity type has its object type; tokens are shown by their own queries alone', () => {
  const schema = createSchema('spec');
  const entityType = schema.getType('EntityType');
  const kinds = [...entityKinds.map((one) => one.enumValue), 'ACCESS_TOKEN'];
  expect(isEnumType(entityType) && entityType.getValues().map(({ name }) => name)).toEqual(kinds);
  const entity = schema.getType('Entity');
  const implementations = isInterfaceType(entity) ? schema.getPossibleTypes(entity).map(({ name }) => name) : [];
  expect([...implementations].sort()).toEqual([...entityKinds.map((one) => one.typeName), 'AccessTokenMetadata'].sort());
});

test('every platform privilege is a boolean', () => {
  const privileges = fieldsOf(createSchema('spec')).filter(([name]) => name.startsWith('PlatformPrivileges.'));
  expect(privileges).toHaveLength(18);
  expect(new Set(privileges.map(([, type]) => type))).toEqual(new Set(['Boolean!']));
});

type Field = readonly [name: string, type: string, parameters: string];

function offered(dialect: Dialect): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fieldsOf(createSchema(dialect))
      .filter(([name]) => !name.startsWith('PlatformPrivileges.') && !isIdentityOfAnEntity(name))
      .map(([name, type]) => [name, type]),
  );
}

/** `urn` and `type` of an object type other than Dataset: the interface holds them to what it says itself. */
function isIdentityOfAnEntity(name: string): boolean {
  const [type, field = ''] = name.split('.');
  return ['urn', 'type'].includes(field) && type !== 'Dataset' && entityKinds.some((one) => one.typeName === type);
}

function fieldsOf(schema: GraphQLSchema): readonly Field[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.flatMap((type): Field[] => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, String(field.type), '']);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).map((field) => {
      const parameters = field.args.map((one) => `${one.name}: ${one.type}`).join(', ');
      return [`${type.name}.${field.name}`, String(field.type), parameters && `(${parameters})`];
    });
  });
}

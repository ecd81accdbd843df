import { type Urn, urnEntityType } from '../../urn/urn.js';
import entityAspects from './entity-aspects.json' with { type: 'json' };

/**
 * The aspects of each type of entities, without key aspects. Types and aspects are in alphabetical
 * order.
 *
 * Source: the annotations of the key aspects in DataHub's models, as its Python client has them.
 */
export const aspectsByEntityType: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(entityAspects),
);

/** All entity types of DataHub. */
export const entityTypes: readonly string[] = [...aspectsByEntityType.keys()];

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  entityTypes.map((type) => [type.toLowerCase(), type]),
);

/** Returns a type as urns spell it. As in DataHub's registry, letter case is ignored. */
export function canonicalEntityType(text: string): string | undefined {
  return BY_LOWER_CASE.get(text.toLowerCase());
}

/** One kind of entity, with its three names in DataHub. */
export interface EntityKind {
  /** The name in urns: `dataJob`. */
  readonly inUrn: string;
  /** The value of the enum `EntityType`: `DATA_JOB`. */
  readonly enumValue: string;
  /** The GraphQL object type: `DataJob`. */
  readonly typeName: string;
  /** True if a search without types includes it. */
  readonly searched: boolean;
}

/**
 * All kinds of entities. Source: `EntityType` in DataHub's `entity.graphql`, and
 * `SEARCHABLE_ENTITY_TYPES` of its `SearchUtils`.
 */
export const entityKinds: readonly EntityKind[] = [
  kind('dataset', 'DATASET', 'Dataset', true),
  kind('dataJob', 'DATA_JOB', 'DataJob', true),
  kind('dataFlow', 'DATA_FLOW', 'DataFlow', true),
  kind('chart', 'CHART', 'Chart', true),
  kind('dashboard', 'DASHBOARD', 'Dashboard', true),
  kind('notebook', 'NOTEBOOK', 'Notebook', true),
  kind('container', 'CONTAINER', 'Container', true),
  kind('domain', 'DOMAIN', 'Domain', true),
  kind('dataProduct', 'DATA_PRODUCT', 'DataProduct', true),
  kind('tag', 'TAG', 'Tag', true),
  kind('glossaryTerm', 'GLOSSARY_TERM', 'GlossaryTerm', true),
  kind('glossaryNode', 'GLOSSARY_NODE', 'GlossaryNode', true),
  kind('corpuser', 'CORP_USER', 'CorpUser', true),
  kind('corpGroup', 'CORP_GROUP', 'CorpGroup', true),
  kind('mlModel', 'MLMODEL', 'MLModel', true),
  kind('mlModelGroup', 'MLMODEL_GROUP', 'MLModelGroup', true),
  kind('mlFeature', 'MLFEATURE', 'MLFeature', true),
  kind('mlFeatureTable', 'MLFEATURE_TABLE', 'MLFeatureTable', true),
  kind('mlPrimaryKey', 'MLPRIMARY_KEY', 'MLPrimaryKey', true),
  kind('dataPlatform', 'DATA_PLATFORM', 'DataPlatform', false),
  kind('dataPlatformInstance', 'DATA_PLATFORM_INSTANCE', 'DataPlatformInstance', false),
  kind('dataProcessInstance', 'DATA_PROCESS_INSTANCE', 'DataProcessInstance', false),
  kind('schemaField', 'SCHEMA_FIELD', 'SchemaFieldEntity', false),
  kind('assertion', 'ASSERTION', 'Assertion', false),
  kind('query', 'QUERY', 'QueryEntity', false),
  kind('document', 'DOCUMENT', 'Document', true),
  kind('post', 'POST', 'Post', false),
  kind('erModelRelationship', 'ER_MODEL_RELATIONSHIP', 'ERModelRelationship', false),
  kind('dataHubExecutionRequest', 'EXECUTION_REQUEST', 'ExecutionRequest', false),
  kind('test', 'TEST', 'Test', false),
  kind('dataHubPolicy', 'DATAHUB_POLICY', 'DataHubPolicy', false),
  kind('dataHubRole', 'DATAHUB_ROLE', 'DataHubRole', false),
  kind('dataHubView', 'DATAHUB_VIEW', 'DataHubView', false),
  kind('ownershipType', 'CUSTOM_OWNERSHIP_TYPE', 'OwnershipTypeEntity', false),
  kind('dataHubConnection', 'DATAHUB_CONNECTION', 'DataHubConnection', false),
  kind('incident', 'INCIDENT', 'Incident', false),
  kind('role', 'ROLE', 'Role', false),
  kind('dataContract', 'DATA_CONTRACT', 'DataContract', false),
  kind('structuredProperty', 'STRUCTURED_PROPERTY', 'StructuredPropertyEntity', false),
  kind('form', 'FORM', 'Form', false),
  kind('dataType', 'DATA_TYPE', 'DataTypeEntity', false),
  kind('entityType', 'ENTITY_TYPE', 'EntityTypeEntity', false),
  kind('businessAttribute', 'BUSINESS_ATTRIBUTE', 'BusinessAttribute', false),
  kind('versionSet', 'VERSION_SET', 'VersionSet', false),
  kind('application', 'APPLICATION', 'Application', false),
  kind('dataHubPageTemplate', 'DATAHUB_PAGE_TEMPLATE', 'DataHubPageTemplate', false),
  kind('dataHubPageModule', 'DATAHUB_PAGE_MODULE', 'DataHubPageModule', false),
  kind('dataHubFile', 'DATAHUB_FILE', 'DataHubFile', false),
];

const byUrnType: ReadonlyMap<string, EntityKind> = new Map(
  entityKinds.map((one) => [one.inUrn, one]),
);

const byEnumValue: ReadonlyMap<string, EntityKind> = new Map(
  entityKinds.map((one) => [one.enumValue, one]),
);

/**
 * Finds the kind of the entity of an urn. Undefined for types that the GraphQL schema does not
 * have.
 */
export function findEntityKind(urn: Urn): EntityKind | undefined {
  return byUrnType.get(urnEntityType(urn));
}

/** Finds the kind of a value of the enum `EntityType`. */
export function findEntityKindByEnum(enumValue: string): EntityKind | undefined {
  return byEnumValue.get(enumValue);
}

function kind(inUrn: string, enumValue: string, typeName: string, searched: boolean): EntityKind {
  return { inUrn, enumValue, typeName, searched };
}

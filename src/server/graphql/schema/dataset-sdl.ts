import { datasetPrivilegeFields } from '../entities/dataset-privileges.js';

/**
 * The types of the members of a dataset: a subset of DataHub's `entity.graphql` and `auth.graphql`.
 */
export const datasetSdl: string = `
type DatasetProperties {
  "The display name. Default: the name in the urn."
  name: String!
  qualifiedName: String
  origin: FabricType!
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
  created: Long
  createdActor: String
  lastModified: AuditStamp!
}

type DatasetEditableProperties {
  description: String
  name: String
}

type ViewProperties {
  materialized: Boolean!
  logic: String!
  formattedLogic: String
  language: String!
}

type SchemaMetadata {
  name: String!
  platformUrn: String!
  version: Long!
  hash: String!
  cluster: String
  fields: [SchemaField!]!
  primaryKeys: [String!]
}

type SchemaField {
  fieldPath: String!
  jsonPath: String
  label: String
  nullable: Boolean!
  description: String
  type: SchemaFieldDataType!
  nativeDataType: String
  recursive: Boolean!
  isPartOfKey: Boolean
  isPartitioningKey: Boolean
  tags: GlobalTags
  glossaryTerms: GlossaryTerms
}

enum SchemaFieldDataType { BOOLEAN FIXED STRING BYTES NUMBER DATE TIME ENUM NULL MAP ARRAY UNION STRUCT }

type FineGrainedLineage {
  upstreams: [SchemaFieldRef!]
  downstreams: [SchemaFieldRef!]
  query: String
  transformOperation: String
}

type SchemaFieldRef {
  "The urn of the dataset, not of the column."
  urn: String!
  path: String!
}

type EntityPrivileges {
  ${Object.keys(datasetPrivilegeFields)
    .map((one) => `${one}: Boolean`)
    .join('\n  ')}
}
`;

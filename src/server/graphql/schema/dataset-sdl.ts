import { datasetPrivileges } from '../entities/dataset-privileges.js';

/** The dataset and what it holds: a subset of DataHub's `entity.graphql` and `auth.graphql`. */
export const datasetSdl: string = `
type Dataset implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  platform: DataPlatform!
  "The name as it stands in the urn."
  name: String!
  origin: FabricType! @deprecated(reason: "Use properties.origin")
  properties: DatasetProperties
  status: Status
  "Whether anything is stored of it. Soft-deleted datasets exist."
  exists: Boolean
  schemaMetadata: SchemaMetadata
  fineGrainedLineages: [FineGrainedLineage!]
  lineage(input: LineageInput!): EntityLineageResult
  "The stored aspects as JSON text; those that are not stored are left out."
  aspects(input: AspectParams): [RawAspect!]
  privileges: EntityPrivileges
}

type DatasetProperties {
  "The display name; that of the urn where none was given."
  name: String!
  qualifiedName: String
  origin: FabricType!
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
}

type CustomPropertiesEntry {
  key: String!
  value: String
}

type Status {
  "Soft-deleted."
  removed: Boolean!
}

type SchemaMetadata {
  name: String!
  platformUrn: String!
  version: Long!
  hash: String!
  fields: [SchemaField!]!
  primaryKeys: [String!]
}

type SchemaField {
  fieldPath: String!
  label: String
  nullable: Boolean!
  description: String
  type: SchemaFieldDataType!
  nativeDataType: String
  recursive: Boolean!
  isPartOfKey: Boolean
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

input AspectParams {
  "Absent: all that are stored."
  aspectNames: [String!]
}

type RawAspect {
  aspectName: String!
  payload: String
}

type EntityPrivileges {
  ${Object.keys(datasetPrivileges)
    .map((one) => `${one}: Boolean`)
    .join('\n  ')}
}
`;

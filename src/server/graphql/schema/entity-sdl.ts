import { fabricTypes } from '../../../urn/fabric-type.js';
import { entityKinds } from '../../metamodel/entity-kinds.js';
import { datasetSdl } from './dataset-sdl.js';

/** Entities of every kind, as far as lineage needs them: a subset of DataHub's `entity.graphql`. */
export const entitySdl: string = `
"Milliseconds since 1970, and counts; a JSON number."
scalar Long

enum EntityType { ${entityKinds.map((one) => one.enumValue).join(' ')} ACCESS_TOKEN }

enum FabricType { ${fabricTypes.join(' ')} }

interface Entity {
  urn: String!
  type: EntityType!
}

interface EntityWithRelationships implements Entity {
  urn: String!
  type: EntityType!
  "The entities one hop away."
  lineage(input: LineageInput!): EntityLineageResult
}

extend type Query {
  "The dataset of this urn, a stub where nothing was ever written of it: see exists."
  dataset(urn: String!): Dataset
  entity(urn: String!): Entity
  "In the order of the urns; null for urns of types that the schema does not have."
  entities(urns: [String!]!): [Entity]
  "Soft-deleted entities exist."
  entityExists(urn: String!): Boolean
}
${datasetSdl}
type CorpUser implements Entity {
  urn: String!
  type: EntityType!
  username: String!
}

type DataPlatform implements Entity {
  urn: String!
  type: EntityType!
  name: String!
}

"A column."
type SchemaFieldEntity implements Entity {
  urn: String!
  type: EntityType!
  fieldPath: String!
  parent: Entity!
}
${['DataJob', 'Chart', 'Dashboard'].map(lineageType).join('')}${plainTypes().join('')}`;

function lineageType(name: string): string {
  return `
type ${name} implements EntityWithRelationships & Entity {
  urn: String!
  type: EntityType!
  lineage(input: LineageInput!): EntityLineageResult
}
`;
}

function plainTypes(): readonly string[] {
  const own = new Set(['Dataset', 'CorpUser', 'DataPlatform', 'SchemaFieldEntity', 'DataJob', 'Chart', 'Dashboard']);
  return entityKinds
    .filter((one) => !own.has(one.typeName))
    .map((one) => `\ntype ${one.typeName} implements Entity { urn: String! type: EntityType! }\n`);
}

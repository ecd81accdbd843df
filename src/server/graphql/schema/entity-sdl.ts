import { fabricTypes } from '../../../urn/fabric-type.js';
import { entityKinds } from '../../metamodel/entity-kinds.js';
import { aspectSdl } from './aspect-sdl.js';
import { datasetSdl } from './dataset-sdl.js';
import { entityMembers, lineageTypes } from './entity-members.js';
import { propertiesSdl } from './properties-sdl.js';

/**
 * Entities of every kind, as far as lineage needs them: a subset of DataHub's `entity.graphql` and
 * `documents.graphql`.
 */
export const entitySdl: string = `
"A time in milliseconds since 1970, or a count, as a JSON number."
scalar Long

enum EntityType { ${entityKinds.map((one) => one.enumValue).join(' ')} ACCESS_TOKEN }

enum FabricType { ${fabricTypes.join(' ')} }

interface Entity {
  urn: String!
  type: EntityType!
  "The relationships in the graph, in one direction."
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
}

interface EntityWithRelationships implements Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  "The entities one hop away."
  lineage(input: LineageInput!): EntityLineageResult
}

extend type Query {
  "The dataset of this urn. If nothing is stored of it, a stub: see exists."
  dataset(urn: String!): Dataset
  entity(urn: String!): Entity
  "In the order of the urns; null for urns of types that the schema does not have."
  entities(urns: [String!]!): [Entity]
  "Soft-deleted entities exist."
  entityExists(urn: String!): Boolean
}
${aspectSdl}${propertiesSdl}${datasetSdl}${entityKinds.map((one) => objectType(one.typeName)).join('')}`;

function objectType(name: string): string {
  const hasLineage = lineageTypes.has(name);
  return `
type ${name} implements ${hasLineage ? 'EntityWithRelationships & ' : ''}Entity {
  urn: String!
  type: EntityType!
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  ${[...(hasLineage ? ['lineage(input: LineageInput!): EntityLineageResult'] : []), ...entityMembers(name)].join('\n  ')}
}
`;
}

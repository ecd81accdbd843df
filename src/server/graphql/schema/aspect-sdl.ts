import { ownershipTypes } from '../entities/associations.js';

/**
 * The types of aspects that entities of many types have: a subset of DataHub's `entity.graphql`.
 */
export const aspectSdl: string = `
type Status {
  "Soft-deleted."
  removed: Boolean!
}

"If no stamp is stored, the time is 0 and the actor is null."
type AuditStamp {
  time: Long!
  actor: String
}

type CustomPropertiesEntry {
  key: String!
  value: String
  "The entity of the property."
  associatedUrn: String!
}

type SubTypes {
  typeNames: [String!]
}

type Ownership {
  owners: [Owner!]
  lastModified: AuditStamp!
}

union OwnerType = CorpUser | CorpGroup

type Owner {
  owner: OwnerType!
  type: OwnershipType
  associatedUrn: String!
}

enum OwnershipType { ${ownershipTypes.join(' ')} }

type GlobalTags {
  tags: [TagAssociation!]
}

type TagAssociation {
  tag: Tag!
  associatedUrn: String!
}

type GlossaryTerms {
  terms: [GlossaryTermAssociation!]
}

type GlossaryTermAssociation {
  term: GlossaryTerm!
  actor: CorpUser
  associatedUrn: String!
}

"The first of an entity's domains."
type DomainAssociation {
  domain: Domain!
  associatedUrn: String!
}

type Deprecation {
  deprecated: Boolean!
  decommissionTime: Long
  note: String
  actor: String
  actorEntity: Entity
}

type ParentContainersResult {
  count: Int!
  containers: [Container!]!
}

type SiblingProperties {
  isPrimary: Boolean
  siblings: [Entity]
}

input AspectParams {
  "Absent: all that are stored."
  aspectNames: [String!]
}

type RawAspect {
  aspectName: String!
  payload: String
}
`;

import { accessLevels, chartTypes } from '../entities/asset-fields.js';
import { platformTypes } from '../entities/platform-fields.js';

/**
 * The types of `properties` and `editableProperties` of entities: a subset of DataHub's
 * `entity.graphql`.
 */
export const propertiesSdl: string = `
type DataJobProperties { ${common()} }

type DataFlowProperties { ${common()} project: String }

type ChartProperties { ${shown()} type: ChartType }

type DashboardProperties { ${shown()} }

type ContainerProperties { ${common()} qualifiedName: String }

type DataProductProperties { ${common()} }

${['DataJob', 'DataFlow', 'Chart', 'Dashboard', 'Container'].map((one) => `type ${one}EditableProperties { description: String }`).join('\n\n')}

type DataJobInputOutput {
  inputDatasets: [Dataset!] @deprecated(reason: "Use the relationship Consumes")
  outputDatasets: [Dataset!] @deprecated(reason: "Use the relationship Produces")
  inputDatajobs: [DataJob!] @deprecated(reason: "Use the relationship DownstreamOf")
  fineGrainedLineages: [FineGrainedLineage!]
}

enum ChartType { ${chartTypes.join(' ')} }

enum AccessLevel { ${accessLevels.join(' ')} }

type CorpUserProperties {
  active: Boolean!
  displayName: String
  email: String
  title: String
  manager: CorpUser
  departmentId: Long
  departmentName: String
  firstName: String
  lastName: String
  fullName: String
  countryCode: String
  customProperties: [CustomPropertiesEntry!]
}

type CorpUserEditableProperties {
  displayName: String
  title: String
  aboutMe: String
  teams: [String!]
  skills: [String!]
  pictureLink: String
  slack: String
  phone: String
  email: String
}

enum CorpUserStatus { ACTIVE }

type CorpGroupProperties { displayName: String description: String email: String slack: String }

type CorpGroupEditableProperties { description: String slack: String email: String pictureLink: String }

type TagProperties { name: String! description: String colorHex: String }

type GlossaryTermProperties {
  name: String!
  description: String
  definition: String! @deprecated(reason: "Use description")
  termSource: String!
  sourceRef: String
  sourceUrl: String
  customProperties: [CustomPropertiesEntry!]
  rawSchema: String
}

type GlossaryNodeProperties { name: String! description: String customProperties: [CustomPropertiesEntry!] }

type DomainProperties { name: String! description: String }

type DocumentInfo { title: String }

type DataPlatformProperties { type: PlatformType! displayName: String datasetNameDelimiter: String! logoUrl: String }

enum PlatformType { ${platformTypes.join(' ')} }

type DataPlatformInstanceProperties {
  name: String
  description: String
  customProperties: [CustomPropertiesEntry!]
  externalUrl: String
}

${['MLModel', 'MLModelGroup', 'MLFeature', 'MLFeatureTable', 'MLPrimaryKey'].map((one) => `type ${one}Properties { description: String }`).join('\n\n')}
`;

/** The members of most of them. The default name is that in the urn. */
function common(): string {
  return 'name: String! description: String externalUrl: String customProperties: [CustomPropertiesEntry!]';
}

function shown(): string {
  return `${common()} access: AccessLevel lastRefreshed: Long created: AuditStamp! lastModified: AuditStamp! deleted: AuditStamp`;
}

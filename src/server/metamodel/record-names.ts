import { keyAspectName } from './entity-keys.js';
import { entityTypes } from './entity-types.js';

/**
 * The record of each aspect, by package. Rest.li uses the name of the record
 * (`com.linkedin.dataset.UpstreamLineage`). All other interfaces use the name of the aspect
 * (`upstreamLineage`).
 *
 * A plain entry is a record whose aspect has the same name with the first letters in lower case. A
 * pair states both names. Source: DataHub's models (`@Aspect.name`) and entity registry.
 */
const RECORDS: Readonly<
  Record<string, readonly (string | readonly [record: string, aspect: string])[]>
> = {
  'access.token': ['DataHubAccessTokenInfo'],
  agent: [
    ['AIAgentDependencies', 'aiAgentDependencies'],
    ['AIAgentInfo', 'aiAgentInfo'],
  ],
  agentskill: ['AgentSkillInfo'],
  api: ['ApiProperties', 'ApiSignature', 'RestApiProperties'],
  application: ['ApplicationKey', 'ApplicationLineage', 'ApplicationProperties', 'Applications'],
  assertion: [
    'AssertionActions',
    'AssertionInfo',
    'AssertionNote',
    'AssertionRunEvent',
    'AssertionRunSummary',
  ],
  businessattribute: ['BusinessAttributeInfo', 'BusinessAttributeKey', 'BusinessAttributes'],
  chart: ['ChartInfo', 'ChartQuery', 'ChartUsageStatistics', 'EditableChartProperties'],
  common: [
    'Access',
    'AiContext',
    'Aliases',
    'BrowsePaths',
    'BrowsePathsV2',
    'Cost',
    'DataPlatformInstance',
    'DataTransformLogic',
    'Deprecation',
    'DisplayProperties',
    'Documentation',
    'Embed',
    'Forms',
    'GlobalTags',
    'GlossaryTerms',
    'IncidentsSummary',
    'InputFields',
    'InstitutionalMemory',
    'Operation',
    'Origin',
    'Ownership',
    'SemanticContent',
    'SemanticText',
    'Siblings',
    'Status',
    'SubTypes',
    'UpstreamMetrics',
    'VersionProperties',
  ],
  connection: ['DataHubConnectionDetails'],
  container: ['Container', 'ContainerProperties', 'EditableContainerProperties'],
  dashboard: ['DashboardInfo', 'DashboardUsageStatistics', 'EditableDashboardProperties'],
  datacontract: ['DataContractProperties', 'DataContractStatus'],
  datajob: [
    'DataFlowInfo',
    'DataJobInfo',
    'DataJobInputOutput',
    'EditableDataFlowProperties',
    'EditableDataJobProperties',
    'VersionInfo',
  ],
  'datajob.datahub': [
    ['DatahubIngestionCheckpoint', 'datahubIngestionCheckpoint'],
    ['DatahubIngestionRunSummary', 'datahubIngestionRunSummary'],
  ],
  dataplatform: ['DataPlatformInfo'],
  'dataplatform.slack': ['SlackUserInfo'],
  dataplatforminstance: ['DataPlatformInstanceProperties', 'IcebergWarehouseInfo'],
  dataprocess: [
    'DataProcessInfo',
    'DataProcessInstanceInput',
    'DataProcessInstanceOutput',
    'DataProcessInstanceProperties',
    'DataProcessInstanceRelationships',
    'DataProcessInstanceRunEvent',
  ],
  dataproduct: ['DataProductKey', 'DataProductProperties', 'DataProducts'],
  dataset: [
    'DatasetDeprecation',
    'DatasetProfile',
    'DatasetProperties',
    'DatasetUpstreamLineage',
    'DatasetUsageStatistics',
    'EditableDatasetProperties',
    'IcebergCatalogInfo',
    'PartitionsSummary',
    'SemanticModelProperties',
    'UpstreamLineage',
    'ViewProperties',
  ],
  datatype: ['DataTypeInfo', 'DataTypeKey'],
  domain: ['DomainProperties', 'Domains'],
  entitytype: ['EntityTypeInfo', 'EntityTypeKey'],
  ermodelrelation: [
    ['ERModelRelationshipProperties', 'erModelRelationshipProperties'],
    ['EditableERModelRelationshipProperties', 'editableERModelRelationshipProperties'],
  ],
  execution: [
    ['ExecutionRequestInput', 'dataHubExecutionRequestInput'],
    ['ExecutionRequestResult', 'dataHubExecutionRequestResult'],
    ['ExecutionRequestSignal', 'dataHubExecutionRequestSignal'],
  ],
  file: ['DataHubFileInfo'],
  form: ['DynamicFormAssignment', 'FormInfo'],
  glossary: ['GlossaryNodeInfo', 'GlossaryRelatedTerms', 'GlossaryTermInfo'],
  identity: [
    'CorpGroupEditableInfo',
    'CorpGroupInfo',
    'CorpUserCredentials',
    'CorpUserEditableInfo',
    'CorpUserInfo',
    'CorpUserSettings',
    'CorpUserStatus',
    'GroupMembership',
    'InviteToken',
    'NativeGroupMembership',
    'RoleMembership',
  ],
  incident: ['IncidentExternalLinks', 'IncidentInfo', 'IncidentNotes', 'IncidentSource'],
  ingestion: ['DataHubIngestionSourceInfo'],
  knowledge: ['DocumentInfo', 'DocumentSettings', 'DocumentUsageStatistics'],
  lifecycle: ['LifecycleStageTypeInfo'],
  logical: ['LogicalParent'],
  'metadata.search.features': ['StorageFeatures', 'UsageFeatures'],
  metric: ['MetricInfo', 'MetricRelationships', 'MetricUpstreams'],
  'ml.metadata': [
    'MLFeatureProperties',
    'MLFeatureTableProperties',
    'MLHyperParam',
    'MLMetric',
    'MLModelDeploymentProperties',
    'MLModelFactorPrompts',
    'MLModelGroupProperties',
    'MLModelProperties',
    'MLPrimaryKeyProperties',
    'MLTrainingRunProperties',
    'EditableMLFeatureProperties',
    'EditableMLFeatureTableProperties',
    'EditableMLModelGroupProperties',
    'EditableMLModelProperties',
    'EditableMLPrimaryKeyProperties',
    'IntendedUse',
    'SourceCode',
    ['CaveatsAndRecommendations', 'mlModelCaveatsAndRecommendations'],
    ['EthicalConsiderations', 'mlModelEthicalConsiderations'],
    ['EvaluationData', 'mlModelEvaluationData'],
    ['Metrics', 'mlModelMetrics'],
    ['QuantitativeAnalyses', 'mlModelQuantitativeAnalyses'],
    ['TrainingData', 'mlModelTrainingData'],
  ],
  module: ['DataHubPageModuleProperties'],
  mxe: ['SystemMetadata'],
  notebook: ['EditableNotebookProperties', 'NotebookContent', 'NotebookInfo'],
  ownership: ['OwnershipTypeInfo'],
  persona: ['DataHubPersonaInfo'],
  platformresource: ['PlatformResourceInfo', 'PlatformResourceKey'],
  policy: ['DataHubPolicyInfo', 'DataHubRoleInfo'],
  post: ['PostInfo'],
  query: ['QueryProperties', 'QuerySubjects', 'QueryUsageStatistics'],
  repository: ['RepositoryKey', 'RepositoryLineage', 'RepositoryProperties', 'RepositorySource'],
  retention: ['DataHubRetentionConfig'],
  role: ['Actors', 'RoleProperties'],
  schema: ['EditableSchemaMetadata', 'SchemaMetadata'],
  schemafield: [['SchemaFieldInfo', 'schemafieldInfo'], 'SchemaFieldAliases'],
  'search.template': ['SearchTemplateProperties'],
  secret: ['DataHubSecretValue'],
  semanticmodel: ['SemanticFieldAnnotation', 'SemanticModelInfo'],
  service: ['McpServerProperties', 'ServiceDefinition', 'ServiceKey', 'ServiceProperties'],
  'settings.asset': ['AssetSettings'],
  'settings.global': ['GlobalSettingsInfo'],
  step: ['DataHubStepStateProperties'],
  structured: [
    ['StructuredPropertyDefinition', 'propertyDefinition'],
    'StructuredProperties',
    'StructuredPropertyKey',
    'StructuredPropertySettings',
  ],
  tag: ['TagProperties'],
  template: ['DataHubPageTemplateProperties'],
  telemetry: ['TelemetryClientId'],
  test: ['TestInfo', 'TestResults'],
  upgrade: ['DataHubUpgradeRequest', 'DataHubUpgradeResult'],
  versionset: ['VersionSetProperties'],
  view: ['DataHubViewInfo'],
  'metadata.key': [
    ['ExecutionRequestKey', 'dataHubExecutionRequestKey'],
    ['ERModelRelationshipKey', 'erModelRelationshipKey'],
  ],
};

const KEY_PACKAGE = 'com.linkedin.metadata.key';

/** The package for the record of an unknown aspect. */
const UNKNOWN_PACKAGE = 'com.linkedin.unknown';

const PAIRS: readonly (readonly [record: string, aspect: string])[] = Object.entries(
  RECORDS,
).flatMap(([folder, entries]) =>
  entries.map((entry): readonly [string, string] => {
    const [record, aspect] = typeof entry === 'string' ? [entry, lowerFirst(entry)] : entry;
    return [`com.linkedin.${folder}.${record}`, aspect];
  }),
);

const ASPECT_BY_RECORD: ReadonlyMap<string, string> = new Map(PAIRS);
const RECORD_BY_ASPECT: ReadonlyMap<string, string> = new Map(
  PAIRS.map(([record, aspect]) => [aspect, record]),
);

const ASPECT_BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  [...RECORD_BY_ASPECT.keys(), ...entityTypes.map(keyAspectName)].map((aspect) => [
    aspect.toLowerCase(),
    aspect,
  ]),
);

/**
 * Returns the name of an aspect of DataHub as its models spell it. As in DataHub's registry, letter
 * case is ignored. Undefined for an aspect that DataHub does not have.
 */
export function canonicalAspectName(text: string): string | undefined {
  return ASPECT_BY_LOWER_CASE.get(text.toLowerCase());
}

/**
 * Returns `upstreamLineage` for `com.linkedin.dataset.UpstreamLineage`. For an unknown record,
 * derives the name from the record.
 */
export function toAspectName(record: string): string {
  return ASPECT_BY_RECORD.get(record) ?? lowerFirst(record.slice(record.lastIndexOf('.') + 1));
}

/**
 * Returns `com.linkedin.dataset.UpstreamLineage` for `upstreamLineage`. The inverse of {@link
 * toAspectName}.
 */
export function toRecordName(aspectName: string): string {
  return (
    RECORD_BY_ASPECT.get(aspectName) ??
    `${aspectName.endsWith('Key') ? KEY_PACKAGE : UNKNOWN_PACKAGE}.${upperFirst(aspectName)}`
  );
}

/**
 * Returns `mlModelKey` for `MLModelKey` and `dataHubPolicyKey` for `DataHubPolicyKey`. ML is the
 * only acronym that is converted as a whole.
 */
function lowerFirst(record: string): string {
  return record
    .replace(/^ML(?=[A-Z])/, 'ml')
    .replace(/^EditableML(?=[A-Z])/, 'editableMl')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function upperFirst(aspectName: string): string {
  return aspectName
    .replace(/^ml(?=[A-Z])/, 'ML')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const SNAPSHOT_PACKAGE = 'com.linkedin.metadata.snapshot.';

/**
 * Returns `com.linkedin.metadata.snapshot.DatasetSnapshot` for `dataset`. Source: DataHub's
 * `Snapshot` union.
 */
export function toSnapshotName(entityType: string): string {
  const name = entityType === 'corpuser' ? 'corpUser' : entityType.replace(/^ml(?=[A-Z])/, 'ML');
  return `${SNAPSHOT_PACKAGE}${name.charAt(0).toUpperCase()}${name.slice(1)}Snapshot`;
}

/** Returns true if a record is a snapshot of an entity. The urn inside it states the type. */
export function isSnapshotName(record: string): boolean {
  return record.startsWith(SNAPSHOT_PACKAGE) && record.endsWith('Snapshot');
}

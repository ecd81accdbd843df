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
  assertion: ['AssertionActions', 'AssertionInfo', 'AssertionRunEvent'],
  businessattribute: ['BusinessAttributeInfo', 'BusinessAttributes'],
  chart: ['ChartInfo', 'ChartQuery', 'ChartUsageStatistics', 'EditableChartProperties'],
  common: [
    'Access',
    'BrowsePaths',
    'BrowsePathsV2',
    'Cost',
    'DataPlatformInstance',
    'Deprecation',
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
    'Siblings',
    'Status',
    'SubTypes',
    'VersionInfo',
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
  ],
  'datajob.datahub': [
    ['DatahubIngestionCheckpoint', 'datahubIngestionCheckpoint'],
    ['DatahubIngestionRunSummary', 'datahubIngestionRunSummary'],
  ],
  dataplatform: ['DataPlatformInfo'],
  dataplatforminstance: ['DataPlatformInstanceProperties'],
  dataprocess: [
    'DataProcessInfo',
    'DataProcessInstanceInput',
    'DataProcessInstanceOutput',
    'DataProcessInstanceProperties',
    'DataProcessInstanceRelationships',
    'DataProcessInstanceRunEvent',
  ],
  dataproduct: ['DataProductProperties'],
  dataset: [
    'DatasetDeprecation',
    'DatasetProfile',
    'DatasetProperties',
    'DatasetUpstreamLineage',
    'DatasetUsageStatistics',
    'EditableDatasetProperties',
    'PartitionsSummary',
    'UpstreamLineage',
    'ViewProperties',
  ],
  domain: ['DomainProperties', 'Domains'],
  execution: [
    ['ExecutionRequestInput', 'dataHubExecutionRequestInput'],
    ['ExecutionRequestResult', 'dataHubExecutionRequestResult'],
    ['ExecutionRequestSignal', 'dataHubExecutionRequestSignal'],
  ],
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
  incident: ['IncidentInfo'],
  ingestion: ['DataHubIngestionSourceInfo'],
  'ml.metadata': [
    'MLFeatureProperties',
    'MLFeatureTableProperties',
    'MLModelDeploymentProperties',
    'MLModelFactorPrompts',
    'MLModelGroupProperties',
    'MLModelProperties',
    'MLPrimaryKeyProperties',
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
  notebook: ['EditableNotebookProperties', 'NotebookContent', 'NotebookInfo'],
  ownership: ['OwnershipTypeInfo'],
  platformresource: ['PlatformResourceInfo'],
  policy: ['DataHubPolicyInfo', 'DataHubRoleInfo'],
  post: ['PostInfo'],
  query: ['QueryProperties', 'QuerySubjects', 'QueryUsageStatistics'],
  retention: ['DataHubRetentionConfig'],
  role: ['Actors', 'RoleProperties'],
  schema: ['EditableSchemaMetadata', 'SchemaMetadata'],
  schemafield: [['SchemaFieldInfo', 'schemafieldInfo'], 'SchemaFieldAliases'],
  secret: ['DataHubSecretValue'],
  'settings.global': ['GlobalSettingsInfo'],
  step: ['DataHubStepStateProperties'],
  structured: [['StructuredPropertyDefinition', 'propertyDefinition'], 'StructuredProperties'],
  tag: ['TagProperties'],
  telemetry: ['TelemetryClientId'],
  test: ['TestInfo', 'TestResults'],
  upgrade: ['DataHubUpgradeRequest', 'DataHubUpgradeResult'],
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

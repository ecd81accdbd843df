/**
 * A field of an aspect that names the other end of a relationship. In its path, `*` is each item of
 * a list.
 */
export interface RelationshipField {
  readonly type: string;
  readonly path: readonly string[];
}

/**
 * Lists the fields of an aspect that state relationships. The source of each is the entity of the
 * aspect.
 *
 * Source: the `@Relationship` annotations in DataHub's models of assets, people, tags, terms and
 * domains. `string` in a path is a member of a union as Rest.li writes it.
 */
export function relationshipFields(aspectName: string): readonly RelationshipField[] {
  return FIELDS.get(aspectName) ?? [];
}

/** Lists the aspects that have such fields. */
export function aspectsWithRelationships(): readonly string[] {
  return [...FIELDS.keys()];
}

const ROWS: readonly (readonly [aspect: string, path: string, type: string])[] = [
  ['access', 'roles/*/urn', 'AssociatedWith'],
  ['actors', 'users/*/user', 'Has'],
  ['actors', 'groups/*/group', 'Has'],
  ['applications', 'applications/*', 'AssociatedWith'],
  ['assertionInfo', 'datasetAssertion/dataset', 'Asserts'],
  ['assertionInfo', 'datasetAssertion/fields/*', 'Asserts'],
  ['assertionInfo', 'freshnessAssertion/entity', 'Asserts'],
  ['assertionInfo', 'volumeAssertion/entity', 'Asserts'],
  ['assertionInfo', 'sqlAssertion/entity', 'Asserts'],
  ['assertionInfo', 'fieldAssertion/entity', 'Asserts'],
  ['assertionInfo', 'schemaAssertion/entity', 'Asserts'],
  ['assertionInfo', 'customAssertion/entity', 'Asserts'],
  ['assertionInfo', 'customAssertion/field', 'Asserts'],
  ['businessAttributes', 'businessAttribute/businessAttributeUrn', 'BusinessAttributeOf'],
  ['chartInfo', 'inputs/*', 'Consumes'],
  ['chartInfo', 'inputs/*/string', 'Consumes'],
  ['chartInfo', 'inputEdges/*/destinationUrn', 'Consumes'],
  ['container', 'container', 'IsPartOf'],
  ['corpGroupInfo', 'admins/*', 'OwnedBy'],
  ['corpGroupInfo', 'members/*', 'IsPartOf'],
  ['corpGroupInfo', 'groups/*', 'IsPartOf'],
  ['corpUserEditableInfo', 'platforms/*', 'IsUserOf'],
  ['corpUserInfo', 'managerUrn', 'ReportsTo'],
  ['dashboardInfo', 'charts/*', 'Contains'],
  ['dashboardInfo', 'chartEdges/*/destinationUrn', 'Contains'],
  ['dashboardInfo', 'datasets/*', 'Consumes'],
  ['dashboardInfo', 'datasetEdges/*/destinationUrn', 'Consumes'],
  ['dashboardInfo', 'dashboards/*/destinationUrn', 'DashboardContainsDashboard'],
  ['dataContractProperties', 'entity', 'ContractFor'],
  ['dataContractProperties', 'schema/*/assertion', 'IncludesSchemaAssertion'],
  ['dataContractProperties', 'freshness/*/assertion', 'IncludesFreshnessAssertion'],
  ['dataContractProperties', 'dataQuality/*/assertion', 'IncludesDataQualityAssertion'],
  ['dataHubPolicyInfo', 'actors/roles/*', 'IsAssociatedWithRole'],
  ['dataJobInputOutput', 'inputDatasets/*', 'Consumes'],
  ['dataJobInputOutput', 'inputDatasetEdges/*/destinationUrn', 'Consumes'],
  ['dataJobInputOutput', 'outputDatasets/*', 'Produces'],
  ['dataJobInputOutput', 'outputDatasetEdges/*/destinationUrn', 'Produces'],
  ['dataJobInputOutput', 'inputDatajobs/*', 'DownstreamOf'],
  ['dataJobInputOutput', 'inputDatajobEdges/*/destinationUrn', 'DownstreamOf'],
  ['dataJobInputOutput', 'inputDatasetFields/*', 'Consumes'],
  ['dataJobInputOutput', 'outputDatasetFields/*', 'Produces'],
  ['dataJobKey', 'flow', 'IsPartOf'],
  ['dataProcessInfo', 'inputs/*', 'Consumes'],
  ['dataProcessInfo', 'outputs/*', 'Consumes'],
  ['dataProcessInstanceInput', 'inputs/*', 'Consumes'],
  ['dataProcessInstanceInput', 'inputEdges/*/destinationUrn', 'DataProcessInstanceConsumes'],
  ['dataProcessInstanceOutput', 'outputs/*', 'Produces'],
  ['dataProcessInstanceOutput', 'outputEdges/*/destinationUrn', 'DataProcessInstanceProduces'],
  ['dataProcessInstanceRelationships', 'parentTemplate', 'InstanceOf'],
  ['dataProcessInstanceRelationships', 'parentInstance', 'ChildOf'],
  ['dataProcessInstanceRelationships', 'upstreamInstances/*', 'UpstreamOf'],
  ['dataProductProperties', 'assets/*/destinationUrn', 'DataProductContains'],
  ['domainProperties', 'parentDomain', 'IsPartOf'],
  ['domains', 'domains/*', 'AssociatedWith'],
  [
    'editableSchemaMetadata',
    'editableSchemaFieldInfo/*/globalTags/tags/*/tag',
    'EditableSchemaFieldTaggedWith',
  ],
  [
    'editableSchemaMetadata',
    'editableSchemaFieldInfo/*/glossaryTerms/terms/*/urn',
    'EditableSchemaFieldWithGlossaryTerm',
  ],
  ['erModelRelationshipProperties', 'source', 'ermodelrelationA'],
  ['erModelRelationshipProperties', 'destination', 'ermodelrelationB'],
  ['globalTags', 'tags/*/tag', 'TaggedWith'],
  ['glossaryNodeInfo', 'parentNode', 'IsPartOf'],
  ['glossaryRelatedTerms', 'isRelatedTerms/*', 'IsA'],
  ['glossaryRelatedTerms', 'hasRelatedTerms/*', 'HasA'],
  ['glossaryRelatedTerms', 'values/*', 'HasValue'],
  ['glossaryRelatedTerms', 'relatedTerms/*', 'IsRelatedTo'],
  ['glossaryTermInfo', 'parentNode', 'IsPartOf'],
  ['glossaryTerms', 'terms/*/urn', 'TermedWith'],
  ['groupMembership', 'groups/*', 'IsMemberOfGroup'],
  ['incidentInfo', 'entities/*', 'IncidentOn'],
  ['inputFields', 'fields/*/schemaFieldUrn', 'consumesField'],
  ['logicalParent', 'parent/destinationUrn', 'PhysicalInstanceOf'],
  ['mlFeatureProperties', 'sources/*', 'DerivedFrom'],
  ['mlFeatureTableKey', 'platform', 'SourcePlatform'],
  ['mlFeatureTableProperties', 'mlFeatures/*', 'Contains'],
  ['mlFeatureTableProperties', 'mlPrimaryKeys/*', 'KeyedBy'],
  ['mlModelGroupProperties', 'trainingJobs/*', 'TrainedBy'],
  ['mlModelGroupProperties', 'downstreamJobs/*', 'UsedBy'],
  ['mlModelProperties', 'trainingJobs/*', 'TrainedBy'],
  ['mlModelProperties', 'downstreamJobs/*', 'UsedBy'],
  ['mlModelProperties', 'mlFeatures/*', 'Consumes'],
  ['mlModelProperties', 'deployments/*', 'DeployedTo'],
  ['mlModelProperties', 'groups/*', 'MemberOf'],
  ['mlPrimaryKeyProperties', 'sources/*', 'DerivedFrom'],
  ['nativeGroupMembership', 'nativeGroups/*', 'IsMemberOfNativeGroup'],
  ['ownership', 'owners/*/owner', 'OwnedBy'],
  ['ownership', 'owners/*/typeUrn', 'ownershipType'],
  ['postInfo', 'target', 'PostTarget'],
  ['propertyDefinition', 'entityTypes/*', 'StructuredPropertyOf'],
  ['roleMembership', 'roles/*', 'IsMemberOfRole'],
  ['schemaMetadata', 'fields/*/globalTags/tags/*/tag', 'SchemaFieldTaggedWith'],
  ['schemaMetadata', 'fields/*/glossaryTerms/terms/*/urn', 'SchemaFieldWithGlossaryTerm'],
  ['schemaMetadata', 'foreignKeys/*/foreignFields/*', 'ForeignKeyTo'],
  ['schemaMetadata', 'foreignKeys/*/foreignDataset', 'ForeignKeyToDataset'],
  ['siblings', 'siblings/*', 'SiblingOf'],
  ['testResults', 'failing/*/test', 'IsFailing'],
  ['testResults', 'passing/*/test', 'IsPassing'],
  ['upstreamLineage', 'upstreams/*/dataset', 'DownstreamOf'],
  ['upstreamLineage', 'fineGrainedLineages/*/upstreams/*', 'DownstreamOf'],
  ['versionProperties', 'versionSet', 'VersionOf'],
];

const FIELDS: ReadonlyMap<string, readonly RelationshipField[]> = byAspect();

function byAspect(): ReadonlyMap<string, readonly RelationshipField[]> {
  const fields = new Map<string, RelationshipField[]>();
  for (const [aspect, path, type] of ROWS) {
    const field = { type, path: path.split('/') };
    const others = fields.get(aspect);
    if (others) others.push(field);
    else fields.set(aspect, [field]);
  }
  return fields;
}

/** Members that several entity types share, each under one name. */
const SHARED = {
  platform: 'platform: DataPlatform!',
  status: 'status: Status',
  exists:
    '"True if anything is stored of the entity. Soft-deleted entities exist." exists: Boolean',
  ownership: 'ownership: Ownership',
  tags: 'tags: GlobalTags',
  terms: 'glossaryTerms: GlossaryTerms',
  domain: 'domain: DomainAssociation',
  deprecation: 'deprecation: Deprecation',
  subTypes: 'subTypes: SubTypes',
  instance:
    '"Null for an entity with a platform and no instance." dataPlatformInstance: DataPlatformInstance',
  container: 'container: Container',
  parents: '"The nearest first." parentContainers: ParentContainersResult',
  aspects:
    '"The stored aspects as JSON text. Aspects that are not stored are left out." aspects(input: AspectParams): [RawAspect!]',
} as const;

type SharedMember = keyof typeof SHARED;

/** Members of nearly all types that hold data. */
const ASSET: readonly SharedMember[] = [
  'status',
  'exists',
  'ownership',
  'tags',
  'terms',
  'domain',
  'deprecation',
  'instance',
  'aspects',
];
const PLACED: readonly SharedMember[] = ['platform', 'container', 'parents', 'subTypes'];

/** The object types with lineage: those that implement `EntityWithRelationships` in DataHub. */
export const lineageTypes: ReadonlySet<string> = new Set([
  'Dataset',
  'DataJob',
  'DataFlow',
  'Chart',
  'Dashboard',
  'DataProcessInstance',
  'Assertion',
  'MLModel',
  'MLModelGroup',
  'MLFeature',
  'MLFeatureTable',
  'MLPrimaryKey',
]);

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  Dataset: [
    ...shared(...ASSET, ...PLACED),
    '"The name in the urn." name: String!',
    'origin: FabricType! @deprecated(reason: "Use properties.origin")',
    'properties: DatasetProperties',
    'editableProperties: DatasetEditableProperties',
    'description: String @deprecated(reason: "Use properties.description")',
    'externalUrl: String @deprecated(reason: "Use properties.externalUrl")',
    '"Version 0, the default, is the latest; 1 is the first." schemaMetadata(version: Long): SchemaMetadata',
    'viewProperties: ViewProperties',
    'siblings: SiblingProperties',
    'fineGrainedLineages: [FineGrainedLineage!]',
    'privileges: EntityPrivileges',
  ],
  DataJob: [
    ...shared(...ASSET, 'subTypes'),
    'jobId: String!',
    'dataFlow: DataFlow',
    'properties: DataJobProperties',
    'editableProperties: DataJobEditableProperties',
    'inputOutput: DataJobInputOutput',
  ],
  DataFlow: [
    ...shared(...ASSET, 'platform'),
    'orchestrator: String!',
    'flowId: String!',
    'cluster: String!',
    'properties: DataFlowProperties',
    'editableProperties: DataFlowEditableProperties',
  ],
  Chart: [
    ...shared(...ASSET, ...PLACED),
    'tool: String!',
    'chartId: String!',
    'properties: ChartProperties',
    'editableProperties: ChartEditableProperties',
  ],
  Dashboard: [
    ...shared(...ASSET, ...PLACED),
    'tool: String!',
    'dashboardId: String!',
    'properties: DashboardProperties',
    'editableProperties: DashboardEditableProperties',
  ],
  Container: [
    ...shared(...ASSET, ...PLACED),
    'properties: ContainerProperties',
    'editableProperties: ContainerEditableProperties',
  ],
  SchemaFieldEntity: ['fieldPath: String!', 'parent: Entity!'],
  CorpUser: [
    ...shared('tags', 'exists', 'aspects'),
    'username: String!',
    'properties: CorpUserProperties',
    'editableProperties: CorpUserEditableProperties',
    'status: CorpUserStatus',
  ],
  CorpGroup: [
    ...shared('ownership', 'exists', 'aspects'),
    'name: String!',
    'properties: CorpGroupProperties',
    'editableProperties: CorpGroupEditableProperties',
  ],
  Tag: [
    ...shared('ownership', 'aspects'),
    'name: String!',
    'properties: TagProperties',
    'description: String',
  ],
  GlossaryTerm: [
    ...shared('ownership', 'domain', 'deprecation', 'exists', 'aspects'),
    'name: String!',
    'hierarchicalName: String!',
    'properties: GlossaryTermProperties',
  ],
  GlossaryNode: [...shared('ownership', 'exists', 'aspects'), 'properties: GlossaryNodeProperties'],
  Domain: [...shared('ownership', 'aspects'), 'id: String!', 'properties: DomainProperties'],
  DataProduct: [
    ...shared('ownership', 'terms', 'domain', 'tags', 'aspects'),
    'properties: DataProductProperties',
  ],
  Document: [
    ...shared('platform', 'ownership', 'tags', 'terms', 'domain', 'exists', 'instance', 'aspects'),
    'info: DocumentInfo',
    '"The first of its sub-types." subType: String',
  ],
  DataPlatform: ['name: String!', 'displayName: String', 'properties: DataPlatformProperties'],
  DataPlatformInstance: [
    ...shared('platform', 'ownership', 'tags', 'deprecation', 'status'),
    'instanceId: String!',
    'properties: DataPlatformInstanceProperties',
  ],
  MLModel: [...shared(...ASSET, 'platform'), ...named('MLModelProperties'), 'origin: FabricType!'],
  MLModelGroup: [
    ...shared(...ASSET, 'platform'),
    ...named('MLModelGroupProperties'),
    'origin: FabricType!',
  ],
  MLFeature: [...shared(...ASSET), ...named('MLFeatureProperties'), 'featureNamespace: String!'],
  MLFeatureTable: [...shared(...ASSET, 'platform'), ...named('MLFeatureTableProperties')],
  MLPrimaryKey: [
    ...shared(...ASSET),
    ...named('MLPrimaryKeyProperties'),
    'featureNamespace: String!',
  ],
};

/**
 * Returns the members of the object type of an entity, except `urn`, `type` and `lineage`, as one
 * line of SDL each.
 */
export function entityMembers(typeName: string): readonly string[] {
  return MEMBERS[typeName] ?? [];
}

function shared(...names: readonly SharedMember[]): readonly string[] {
  return names.map((name) => SHARED[name]);
}

function named(properties: string): readonly string[] {
  return ['name: String!', 'description: String', `properties: ${properties}`];
}

// Generated from the .graphql files of this folder by `npm run generate:graphql`. Do not edit.

export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type EntireFieldWrapper<T> = T | Promise<T> | ((args: never) => T | Promise<T>);
/** All built-in and custom scalars, mapped to their actual values */
export interface Scalars {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time in milliseconds since 1970, or a count, as a JSON number. */
  Long: { input: number; output: number; }
}

export interface AuthenticatedUser {
  readonly corpUser: EntireFieldWrapper<CorpUser>;
  readonly platformPrivileges: EntireFieldWrapper<PlatformPrivileges>;
}

export interface PlatformPrivileges {
  readonly viewAnalytics: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly managePolicies: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageIdentities: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly generatePersonalAccessTokens: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly createDomains: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageDomains: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageIngestion: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageSecrets: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageTokens: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly viewTests: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageTests: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageGlossaries: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageUserCredentials: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly createTags: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageTags: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageGlobalViews: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageOwnershipTypes: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageGlobalAnnouncements: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageDocuments: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly viewManageTags: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageGlobalSettings: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly createBusinessAttributes: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageBusinessAttributes: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageStructuredProperties: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly viewStructuredPropertiesPage: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageApplications: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageFeatures: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageHomePageTemplates: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly manageServiceAccounts: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

export interface AppConfig {
  readonly appVersion?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly authConfig: EntireFieldWrapper<AuthConfig>;
  readonly policiesConfig: EntireFieldWrapper<PoliciesConfig>;
  readonly lineageConfig: EntireFieldWrapper<LineageConfig>;
  readonly telemetryConfig: EntireFieldWrapper<TelemetryConfig>;
}

export interface AuthConfig {
  readonly tokenAuthEnabled: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

export interface PoliciesConfig {
  readonly enabled: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly platformPrivileges: EntireFieldWrapper<ReadonlyArray<Privilege>>;
  readonly resourcePrivileges: EntireFieldWrapper<ReadonlyArray<ResourcePrivileges>>;
}

export interface Privilege {
  readonly type: EntireFieldWrapper<Scalars['String']['output']>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface ResourcePrivileges {
  /** The type in policies, or all. */
  readonly resourceType: EntireFieldWrapper<Scalars['String']['output']>;
  readonly resourceTypeDisplayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly entityType?: EntireFieldWrapper<Maybe<EntityType>>;
  readonly privileges: EntireFieldWrapper<ReadonlyArray<Privilege>>;
}

export interface LineageConfig {
  readonly supportsImpactAnalysis: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

/** The catalog sends no telemetry. */
export interface TelemetryConfig {
  readonly enableThirdPartyLogging?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
}

export interface Status {
  /** Soft-deleted. */
  readonly removed: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

/** If no stamp is stored, the time is 0 and the actor is null. */
export interface AuditStamp {
  readonly time: EntireFieldWrapper<Scalars['Long']['output']>;
  readonly actor?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface CustomPropertiesEntry {
  readonly key: EntireFieldWrapper<Scalars['String']['output']>;
  readonly value?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** The entity of the property. */
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface SubTypes {
  readonly typeNames?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
}

export interface Ownership {
  readonly owners?: EntireFieldWrapper<Maybe<ReadonlyArray<Owner>>>;
  readonly lastModified: EntireFieldWrapper<AuditStamp>;
}

export type OwnerType = CorpUser | CorpGroup;

export interface Owner {
  readonly owner: EntireFieldWrapper<OwnerType>;
  /** @deprecated Field no longer supported */
  readonly type?: EntireFieldWrapper<Maybe<OwnershipType>>;
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

export const OwnershipType = {
  TECHNICAL_OWNER: 'TECHNICAL_OWNER',
  BUSINESS_OWNER: 'BUSINESS_OWNER',
  DATA_STEWARD: 'DATA_STEWARD',
  NONE: 'NONE',
  CUSTOM: 'CUSTOM',
  DATAOWNER: 'DATAOWNER',
  DEVELOPER: 'DEVELOPER',
  DELEGATE: 'DELEGATE',
  PRODUCER: 'PRODUCER',
  STAKEHOLDER: 'STAKEHOLDER',
  CONSUMER: 'CONSUMER'
} as const;

export type OwnershipType = typeof OwnershipType[keyof typeof OwnershipType];
export interface GlobalTags {
  readonly tags?: EntireFieldWrapper<Maybe<ReadonlyArray<TagAssociation>>>;
}

export interface TagAssociation {
  readonly tag: EntireFieldWrapper<Tag>;
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface GlossaryTerms {
  readonly terms?: EntireFieldWrapper<Maybe<ReadonlyArray<GlossaryTermAssociation>>>;
}

export interface GlossaryTermAssociation {
  readonly term: EntireFieldWrapper<GlossaryTerm>;
  readonly actor?: EntireFieldWrapper<Maybe<CorpUser>>;
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

/** The first of an entity's domains. */
export interface DomainAssociation {
  readonly domain: EntireFieldWrapper<Domain>;
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface Deprecation {
  readonly deprecated: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly decommissionTime?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly note?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly actor?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly actorEntity?: EntireFieldWrapper<Maybe<Entity>>;
}

export interface ParentContainersResult {
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly containers: EntireFieldWrapper<ReadonlyArray<Container>>;
}

export interface SiblingProperties {
  readonly isPrimary?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly siblings?: EntireFieldWrapper<Maybe<ReadonlyArray<Maybe<Entity>>>>;
}

export interface AspectParams {
  /** Absent: all that are stored. */
  readonly aspectNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly autoRenderOnly?: InputMaybe<Scalars['Boolean']['input']>;
}

export interface RawAspect {
  readonly aspectName: EntireFieldWrapper<Scalars['String']['output']>;
  readonly payload?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DataJob extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly subTypes?: EntireFieldWrapper<Maybe<SubTypes>>;
  readonly jobId: EntireFieldWrapper<Scalars['String']['output']>;
  readonly dataFlow?: EntireFieldWrapper<Maybe<DataFlow>>;
  readonly properties?: EntireFieldWrapper<Maybe<DataJobProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<DataJobEditableProperties>>;
  readonly inputOutput?: EntireFieldWrapper<Maybe<DataJobInputOutput>>;
}


export interface DataJobRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DataJobLineageArgs {
  input: LineageInput;
}


export interface DataJobAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface DataFlow extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly orchestrator: EntireFieldWrapper<Scalars['String']['output']>;
  readonly flowId: EntireFieldWrapper<Scalars['String']['output']>;
  readonly cluster: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<DataFlowProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<DataFlowEditableProperties>>;
}


export interface DataFlowRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DataFlowLineageArgs {
  input: LineageInput;
}


export interface DataFlowAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface Chart extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly container?: EntireFieldWrapper<Maybe<Container>>;
  /** The nearest first. */
  readonly parentContainers?: EntireFieldWrapper<Maybe<ParentContainersResult>>;
  readonly subTypes?: EntireFieldWrapper<Maybe<SubTypes>>;
  readonly tool: EntireFieldWrapper<Scalars['String']['output']>;
  readonly chartId: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<ChartProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<ChartEditableProperties>>;
}


export interface ChartRelationshipsArgs {
  input: RelationshipsInput;
}


export interface ChartLineageArgs {
  input: LineageInput;
}


export interface ChartAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface Dashboard extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly container?: EntireFieldWrapper<Maybe<Container>>;
  /** The nearest first. */
  readonly parentContainers?: EntireFieldWrapper<Maybe<ParentContainersResult>>;
  readonly subTypes?: EntireFieldWrapper<Maybe<SubTypes>>;
  readonly tool: EntireFieldWrapper<Scalars['String']['output']>;
  readonly dashboardId: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<DashboardProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<DashboardEditableProperties>>;
}


export interface DashboardRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DashboardLineageArgs {
  input: LineageInput;
}


export interface DashboardAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface Notebook extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
}


export interface NotebookRelationshipsArgs {
  input: RelationshipsInput;
}

export interface Container extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly container?: EntireFieldWrapper<Maybe<Container>>;
  /** The nearest first. */
  readonly parentContainers?: EntireFieldWrapper<Maybe<ParentContainersResult>>;
  readonly subTypes?: EntireFieldWrapper<Maybe<SubTypes>>;
  readonly properties?: EntireFieldWrapper<Maybe<ContainerProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<ContainerEditableProperties>>;
}


export interface ContainerRelationshipsArgs {
  input: RelationshipsInput;
}


export interface ContainerAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface DatasetProperties {
  /** The display name. Default: the name in the urn. */
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly qualifiedName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly origin: EntireFieldWrapper<FabricType>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly created?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly createdActor?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly lastModified: EntireFieldWrapper<AuditStamp>;
}

export interface DatasetEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly name?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface ViewProperties {
  readonly materialized: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly logic: EntireFieldWrapper<Scalars['String']['output']>;
  readonly formattedLogic?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly language: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface SchemaMetadata {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly platformUrn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly version: EntireFieldWrapper<Scalars['Long']['output']>;
  readonly hash: EntireFieldWrapper<Scalars['String']['output']>;
  readonly cluster?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly fields: EntireFieldWrapper<ReadonlyArray<SchemaField>>;
  readonly primaryKeys?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
}

export interface SchemaField {
  readonly fieldPath: EntireFieldWrapper<Scalars['String']['output']>;
  readonly jsonPath?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly label?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly nullable: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly type: EntireFieldWrapper<SchemaFieldDataType>;
  readonly nativeDataType?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly recursive: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly isPartOfKey?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly isPartitioningKey?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
}

export const SchemaFieldDataType = {
  BOOLEAN: 'BOOLEAN',
  FIXED: 'FIXED',
  STRING: 'STRING',
  BYTES: 'BYTES',
  NUMBER: 'NUMBER',
  DATE: 'DATE',
  TIME: 'TIME',
  ENUM: 'ENUM',
  NULL: 'NULL',
  MAP: 'MAP',
  ARRAY: 'ARRAY',
  UNION: 'UNION',
  STRUCT: 'STRUCT'
} as const;

export type SchemaFieldDataType = typeof SchemaFieldDataType[keyof typeof SchemaFieldDataType];
export interface FineGrainedLineage {
  readonly upstreams?: EntireFieldWrapper<Maybe<ReadonlyArray<SchemaFieldRef>>>;
  readonly downstreams?: EntireFieldWrapper<Maybe<ReadonlyArray<SchemaFieldRef>>>;
  readonly query?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly transformOperation?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface SchemaFieldRef {
  /** The urn of the dataset, not of the column. */
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly path: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface EntityPrivileges {
  readonly canEditLineage?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditEmbed?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditQueries?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditProperties?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditTags?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditGlossaryTerms?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditDescription?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditLinks?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditDomains?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditDataProducts?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditOwners?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditIncidents?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditAssertions?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditDeprecation?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditSchemaFieldTags?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditSchemaFieldGlossaryTerms?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canEditSchemaFieldDescription?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canViewDatasetUsage?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canViewDatasetProfile?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly canViewDatasetOperations?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
}

export interface Dataset extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly container?: EntireFieldWrapper<Maybe<Container>>;
  /** The nearest first. */
  readonly parentContainers?: EntireFieldWrapper<Maybe<ParentContainersResult>>;
  readonly subTypes?: EntireFieldWrapper<Maybe<SubTypes>>;
  /** The name in the urn. */
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  /** @deprecated Use properties.origin */
  readonly origin: EntireFieldWrapper<FabricType>;
  readonly properties?: EntireFieldWrapper<Maybe<DatasetProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<DatasetEditableProperties>>;
  /** @deprecated Use properties.description */
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** @deprecated Use properties.externalUrl */
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Version 0, the default, is the latest; 1 is the first. */
  readonly schemaMetadata?: EntireFieldWrapper<Maybe<SchemaMetadata>>;
  readonly viewProperties?: EntireFieldWrapper<Maybe<ViewProperties>>;
  readonly siblings?: EntireFieldWrapper<Maybe<SiblingProperties>>;
  readonly fineGrainedLineages?: EntireFieldWrapper<Maybe<ReadonlyArray<FineGrainedLineage>>>;
  readonly privileges?: EntireFieldWrapper<Maybe<EntityPrivileges>>;
}


export interface DatasetRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DatasetLineageArgs {
  input: LineageInput;
}


export interface DatasetAspectsArgs {
  input?: InputMaybe<AspectParams>;
}


export interface DatasetSchemaMetadataArgs {
  version?: InputMaybe<Scalars['Long']['input']>;
}

export interface AddLinkInput {
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly settings?: InputMaybe<LinkSettingsInput>;
}

export interface AddOwnerInput {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownerEntityType: OwnerEntityType;
  readonly type?: InputMaybe<OwnershipType>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface AddOwnersInput {
  readonly owners: ReadonlyArray<OwnerInput>;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface AddTagsInput {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface AddTermsInput {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface BatchAddOwnersInput {
  readonly owners: ReadonlyArray<OwnerInput>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
}

export interface BatchAddTagsInput {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<ResourceRefInput>;
}

export interface BatchAddTermsInput {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
}

export interface BatchRemoveOwnersInput {
  readonly ownerUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
}

export interface BatchRemoveTagsInput {
  readonly tagUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
}

export interface BatchRemoveTermsInput {
  readonly termUrns: ReadonlyArray<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
}

export interface BatchSetDomainInput {
  readonly domainUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<ResourceRefInput>;
}

export interface BatchUpdateDeprecationInput {
  readonly deprecated: Scalars['Boolean']['input'];
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly resources: ReadonlyArray<InputMaybe<ResourceRefInput>>;
  readonly replacement?: InputMaybe<Scalars['String']['input']>;
}

export interface CreateDomainInput {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly parentDomain?: InputMaybe<Scalars['String']['input']>;
  readonly owners?: InputMaybe<ReadonlyArray<OwnerInput>>;
}

export interface CreateGlossaryEntityInput {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly parentNode?: InputMaybe<Scalars['String']['input']>;
}

export interface CreateTagInput {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
}

export interface DescriptionUpdateInput {
  readonly description: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface LinkSettingsInput {
  readonly showInAssetPreview?: InputMaybe<Scalars['Boolean']['input']>;
}

export const OwnerEntityType = {
  CORP_USER: 'CORP_USER',
  CORP_GROUP: 'CORP_GROUP'
} as const;

export type OwnerEntityType = typeof OwnerEntityType[keyof typeof OwnerEntityType];
export interface OwnerInput {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownerEntityType: OwnerEntityType;
  readonly type?: InputMaybe<OwnershipType>;
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
}

export interface PropertyValueInput {
  readonly stringValue?: InputMaybe<Scalars['String']['input']>;
  readonly numberValue?: InputMaybe<Scalars['Float']['input']>;
}

export interface RemoveLinkInput {
  readonly linkUrl: Scalars['String']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface RemoveOwnerInput {
  readonly ownerUrn: Scalars['String']['input'];
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface RemoveStructuredPropertiesInput {
  readonly assetUrn: Scalars['String']['input'];
  readonly structuredPropertyUrns: ReadonlyArray<Scalars['String']['input']>;
}

export interface ResourceRefInput {
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface StructuredProperties {
  readonly properties?: EntireFieldWrapper<Maybe<ReadonlyArray<StructuredPropertiesEntry>>>;
}

export interface StructuredPropertyInputParams {
  readonly structuredPropertyUrn: Scalars['String']['input'];
  readonly values: ReadonlyArray<PropertyValueInput>;
}

export const SubResourceType = {
  DATASET_FIELD: 'DATASET_FIELD'
} as const;

export type SubResourceType = typeof SubResourceType[keyof typeof SubResourceType];
export interface TagAssociationInput {
  readonly tagUrn: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface TermAssociationInput {
  readonly termUrn: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
}

export interface UpdateDeprecationInput {
  readonly urn: Scalars['String']['input'];
  readonly subResourceType?: InputMaybe<SubResourceType>;
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
  readonly deprecated: Scalars['Boolean']['input'];
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly replacement?: InputMaybe<Scalars['String']['input']>;
}

export interface UpdateLinkInput {
  readonly currentUrl: Scalars['String']['input'];
  readonly currentLabel: Scalars['String']['input'];
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly settings?: InputMaybe<LinkSettingsInput>;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface UpsertLinkInput {
  readonly linkUrl: Scalars['String']['input'];
  readonly label: Scalars['String']['input'];
  readonly resourceUrn: Scalars['String']['input'];
  readonly settings?: InputMaybe<LinkSettingsInput>;
}

export interface UpsertStructuredPropertiesInput {
  readonly assetUrn: Scalars['String']['input'];
  readonly structuredPropertyInputParams: ReadonlyArray<StructuredPropertyInputParams>;
}

export interface StructuredPropertiesEntry {
  readonly associatedUrn: EntireFieldWrapper<Scalars['String']['output']>;
}

export const EntityType = {
  DATASET: 'DATASET',
  DATA_JOB: 'DATA_JOB',
  DATA_FLOW: 'DATA_FLOW',
  CHART: 'CHART',
  DASHBOARD: 'DASHBOARD',
  NOTEBOOK: 'NOTEBOOK',
  CONTAINER: 'CONTAINER',
  DOMAIN: 'DOMAIN',
  DATA_PRODUCT: 'DATA_PRODUCT',
  TAG: 'TAG',
  GLOSSARY_TERM: 'GLOSSARY_TERM',
  GLOSSARY_NODE: 'GLOSSARY_NODE',
  CORP_USER: 'CORP_USER',
  CORP_GROUP: 'CORP_GROUP',
  MLMODEL: 'MLMODEL',
  MLMODEL_GROUP: 'MLMODEL_GROUP',
  MLFEATURE: 'MLFEATURE',
  MLFEATURE_TABLE: 'MLFEATURE_TABLE',
  MLPRIMARY_KEY: 'MLPRIMARY_KEY',
  DATA_PLATFORM: 'DATA_PLATFORM',
  DATA_PLATFORM_INSTANCE: 'DATA_PLATFORM_INSTANCE',
  DATA_PROCESS_INSTANCE: 'DATA_PROCESS_INSTANCE',
  SCHEMA_FIELD: 'SCHEMA_FIELD',
  ASSERTION: 'ASSERTION',
  QUERY: 'QUERY',
  DOCUMENT: 'DOCUMENT',
  POST: 'POST',
  DATAHUB_ROLE: 'DATAHUB_ROLE',
  ACCESS_TOKEN: 'ACCESS_TOKEN',
  ER_MODEL_RELATIONSHIP: 'ER_MODEL_RELATIONSHIP',
  INGESTION_SOURCE: 'INGESTION_SOURCE',
  EXECUTION_REQUEST: 'EXECUTION_REQUEST',
  TEST: 'TEST',
  DATAHUB_POLICY: 'DATAHUB_POLICY',
  DATAHUB_VIEW: 'DATAHUB_VIEW',
  CUSTOM_OWNERSHIP_TYPE: 'CUSTOM_OWNERSHIP_TYPE',
  DATAHUB_CONNECTION: 'DATAHUB_CONNECTION',
  INCIDENT: 'INCIDENT',
  ROLE: 'ROLE',
  DATA_CONTRACT: 'DATA_CONTRACT',
  STRUCTURED_PROPERTY: 'STRUCTURED_PROPERTY',
  FORM: 'FORM',
  DATA_TYPE: 'DATA_TYPE',
  ENTITY_TYPE: 'ENTITY_TYPE',
  RESTRICTED: 'RESTRICTED',
  OTHER: 'OTHER',
  BUSINESS_ATTRIBUTE: 'BUSINESS_ATTRIBUTE',
  VERSION_SET: 'VERSION_SET',
  APPLICATION: 'APPLICATION',
  DATAHUB_PAGE_TEMPLATE: 'DATAHUB_PAGE_TEMPLATE',
  DATAHUB_PAGE_MODULE: 'DATAHUB_PAGE_MODULE',
  DATAHUB_FILE: 'DATAHUB_FILE'
} as const;

export type EntityType = typeof EntityType[keyof typeof EntityType];
export const FabricType = {
  DEV: 'DEV',
  TEST: 'TEST',
  QA: 'QA',
  UAT: 'UAT',
  EI: 'EI',
  PRE: 'PRE',
  STG: 'STG',
  NON_PROD: 'NON_PROD',
  PROD: 'PROD',
  CORP: 'CORP',
  RVW: 'RVW',
  PRD: 'PRD',
  TST: 'TST',
  SIT: 'SIT',
  SBX: 'SBX',
  SANDBOX: 'SANDBOX'
} as const;

export type FabricType = typeof FabricType[keyof typeof FabricType];
export interface Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  /** The relationships in the graph, in one direction. */
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
}


export interface EntityRelationshipsArgs {
  input: RelationshipsInput;
}

export interface EntityWithRelationships {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  /** The entities one hop away. */
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
}


export interface EntityWithRelationshipsRelationshipsArgs {
  input: RelationshipsInput;
}


export interface EntityWithRelationshipsLineageArgs {
  input: LineageInput;
}

export interface ListUsersInput {
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 20. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
}

export interface ListUsersResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  /** The page size that was applied, not the number of users. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly users: EntireFieldWrapper<ReadonlyArray<CorpUser>>;
}

export interface ListGroupsInput {
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 20. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
}

export interface ListGroupsResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly groups: EntireFieldWrapper<ReadonlyArray<CorpGroup>>;
}

export interface ListRolesInput {
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 20. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
}

export interface ListRolesResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly roles: EntireFieldWrapper<ReadonlyArray<DataHubRole>>;
}

export interface DataHubRole extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description: EntireFieldWrapper<Scalars['String']['output']>;
}


export interface DataHubRoleRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DataHubRoleAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface CreateGroupInput {
  /** The name in the urn. Absent: a random one. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
}

export interface AddGroupMembersInput {
  readonly groupUrn: Scalars['String']['input'];
  readonly userUrns: ReadonlyArray<Scalars['String']['input']>;
}

export interface RemoveGroupMembersInput {
  readonly groupUrn: Scalars['String']['input'];
  readonly userUrns: ReadonlyArray<Scalars['String']['input']>;
}

export interface UpdateNameInput {
  readonly name: Scalars['String']['input'];
  readonly urn: Scalars['String']['input'];
}

export interface CorpUserInfo {
  readonly active: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly title?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly manager?: EntireFieldWrapper<Maybe<CorpUser>>;
  readonly departmentId?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly departmentName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly firstName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly lastName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly fullName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly countryCode?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
}

export interface CorpUserEditableInfo {
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly title?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly aboutMe?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly teams?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly skills?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly pictureLink?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface CorpGroupInfo {
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** @deprecated Field no longer supported */
  readonly admins?: EntireFieldWrapper<Maybe<ReadonlyArray<CorpUser>>>;
  /** @deprecated Field no longer supported */
  readonly members?: EntireFieldWrapper<Maybe<ReadonlyArray<CorpUser>>>;
  /** @deprecated Field no longer supported */
  readonly groups?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
}

export const OriginType = {
  NATIVE: 'NATIVE',
  EXTERNAL: 'EXTERNAL',
  UNKNOWN: 'UNKNOWN'
} as const;

export type OriginType = typeof OriginType[keyof typeof OriginType];
export interface Origin {
  readonly type: EntireFieldWrapper<OriginType>;
  readonly externalType?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface CreateServiceAccountInput {
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
}

export interface ListServiceAccountsInput {
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 20. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
}

export interface ListServiceAccountsResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly serviceAccounts: EntireFieldWrapper<ReadonlyArray<ServiceAccount>>;
}

/** The account of a program, stored as a user whose name begins with service_. */
export interface ServiceAccount extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly createdBy?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly createdAt?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly updatedAt?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
}


/** The account of a program, stored as a user whose name begins with service_. */
export interface ServiceAccountRelationshipsArgs {
  input: RelationshipsInput;
}

export interface DebugAccessResult {
  readonly roles: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly groups: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly groupsWithRoles: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly rolesViaGroups: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly allRoles: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  /** Urns of the active policies about the user, with those about some resources alone. */
  readonly policies: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly privileges: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
}

export interface SearchAcrossLineageInput {
  /** Required, though nullable. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly direction: LineageDirection;
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Default: * */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 10. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Ignored if orFilters is given.
   * @deprecated Use orFilters
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** @deprecated Use lineageFlags */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** @deprecated Use lineageFlags */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly lineageFlags?: InputMaybe<LineageFlags>;
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly sortInput?: InputMaybe<SearchSortInput>;
}

export interface ScrollAcrossLineageInput {
  /** Required, though nullable. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
  readonly direction: LineageDirection;
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** Default: * */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Absent for the first page. Then nextScrollId of the previous page. */
  readonly scrollId?: InputMaybe<Scalars['String']['input']>;
  /** Has no effect: a scroll never expires. */
  readonly keepAlive?: InputMaybe<Scalars['String']['input']>;
  /** Default: 10. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** @deprecated Use lineageFlags */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** @deprecated Use lineageFlags */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  readonly lineageFlags?: InputMaybe<LineageFlags>;
}

export interface LineageFlags {
  /** Maximum number of neighbours to visit from an entity. With it, or with ignoreAsHops, a search goes 20 hops at most. */
  readonly entitiesExploredPerHopLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Only edges created or updated since this time, edges without a time, and manual edges. */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Default: now. Without a start it has no effect. */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Entities that are passed through without counting as a hop. */
  readonly ignoreAsHops?: InputMaybe<ReadonlyArray<EntityTypeToPlatforms>>;
}

export interface EntityTypeToPlatforms {
  readonly entityType: EntityType;
  /** Urns. Default: all. */
  readonly platforms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
}

export interface ScrollAcrossLineageResults {
  /** Null at the end. */
  readonly nextScrollId?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** The page size that was applied, not the number of results. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly searchResults: EntireFieldWrapper<ReadonlyArray<SearchAcrossLineageResult>>;
  readonly facets?: EntireFieldWrapper<Maybe<ReadonlyArray<FacetMetadata>>>;
  readonly isPartial?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
}

export interface SearchAcrossLineageResults {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  /** The page size that was applied, not the number of results. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly searchResults: EntireFieldWrapper<ReadonlyArray<SearchAcrossLineageResult>>;
  readonly facets?: EntireFieldWrapper<Maybe<ReadonlyArray<FacetMetadata>>>;
  readonly isPartial?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
}

export interface SearchAcrossLineageResult {
  readonly entity: EntireFieldWrapper<Entity>;
  readonly matchedFields: EntireFieldWrapper<ReadonlyArray<MatchedField>>;
  /** Shortest paths, both ends included: at most 100, and fewer or none after the paths of the whole answer have 50,000 nodes. */
  readonly paths?: EntireFieldWrapper<Maybe<ReadonlyArray<Maybe<EntityPath>>>>;
  /** Hops on a shortest path. */
  readonly degree: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly degrees?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['Int']['output']>>>;
  readonly explored: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly truncatedChildren: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly ignoredAsHop: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

export const LineageDirection = {
  UPSTREAM: 'UPSTREAM',
  DOWNSTREAM: 'DOWNSTREAM'
} as const;

export type LineageDirection = typeof LineageDirection[keyof typeof LineageDirection];
export interface UpdateLineageInput {
  readonly edgesToAdd: ReadonlyArray<InputMaybe<LineageEdge>>;
  readonly edgesToRemove: ReadonlyArray<InputMaybe<LineageEdge>>;
}

export interface LineageEdge {
  readonly downstreamUrn: Scalars['String']['input'];
  readonly upstreamUrn: Scalars['String']['input'];
}

export interface LineageInput {
  readonly direction: LineageDirection;
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Siblings are never merged here. */
  readonly separateSiblings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only edges created or updated since this time, edges without a time, and manual edges. */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Default: now. Without a start it has no effect. */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** True to list entities that are soft-deleted or do not exist. */
  readonly includeGhostEntities?: InputMaybe<Scalars['Boolean']['input']>;
}

export interface RelationshipsInput {
  /** The names of relationships, such as DownstreamOf. Empty: all. */
  readonly types: ReadonlyArray<Scalars['String']['input']>;
  readonly direction: RelationshipDirection;
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 100. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** True to list entities that are soft-deleted. */
  readonly includeSoftDelete?: InputMaybe<Scalars['Boolean']['input']>;
}

/** OUTGOING is from the entity, INCOMING is to it. */
export const RelationshipDirection = {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING'
} as const;

export type RelationshipDirection = typeof RelationshipDirection[keyof typeof RelationshipDirection];
export interface EntityRelationshipsResult {
  readonly start?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  /** Number of relationships on this page. */
  readonly count?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  readonly total?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  readonly relationships: EntireFieldWrapper<ReadonlyArray<EntityRelationship>>;
}

export interface EntityRelationship {
  readonly type: EntireFieldWrapper<Scalars['String']['output']>;
  readonly direction: EntireFieldWrapper<RelationshipDirection>;
  /** Null for entities of types that the schema does not have. */
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
}

export interface EntityLineageResult {
  readonly start?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  readonly count?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  readonly total?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  /** Number of entities left out of the page because they are soft-deleted or do not exist. */
  readonly filtered?: EntireFieldWrapper<Maybe<Scalars['Int']['output']>>;
  readonly relationships: EntireFieldWrapper<ReadonlyArray<LineageRelationship>>;
}

export interface LineageRelationship {
  readonly type: EntireFieldWrapper<Scalars['String']['output']>;
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
  readonly degree: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly createdOn?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly createdActor?: EntireFieldWrapper<Maybe<Entity>>;
  readonly updatedOn?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly updatedActor?: EntireFieldWrapper<Maybe<Entity>>;
  readonly isManual?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly paths?: EntireFieldWrapper<Maybe<ReadonlyArray<Maybe<EntityPath>>>>;
}

export interface EntityPath {
  readonly path: EntireFieldWrapper<ReadonlyArray<Maybe<Entity>>>;
}

export interface MLModel extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<MLModelProperties>>;
  readonly origin: EntireFieldWrapper<FabricType>;
}


export interface MLModelRelationshipsArgs {
  input: RelationshipsInput;
}


export interface MLModelLineageArgs {
  input: LineageInput;
}


export interface MLModelAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface MLModelGroup extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<MLModelGroupProperties>>;
  readonly origin: EntireFieldWrapper<FabricType>;
}


export interface MLModelGroupRelationshipsArgs {
  input: RelationshipsInput;
}


export interface MLModelGroupLineageArgs {
  input: LineageInput;
}


export interface MLModelGroupAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface MLFeature extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<MLFeatureProperties>>;
  readonly featureNamespace: EntireFieldWrapper<Scalars['String']['output']>;
}


export interface MLFeatureRelationshipsArgs {
  input: RelationshipsInput;
}


export interface MLFeatureLineageArgs {
  input: LineageInput;
}


export interface MLFeatureAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface MLFeatureTable extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<MLFeatureTableProperties>>;
}


export interface MLFeatureTableRelationshipsArgs {
  input: RelationshipsInput;
}


export interface MLFeatureTableLineageArgs {
  input: LineageInput;
}


export interface MLFeatureTableAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface MLPrimaryKey extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<MLPrimaryKeyProperties>>;
  readonly featureNamespace: EntireFieldWrapper<Scalars['String']['output']>;
}


export interface MLPrimaryKeyRelationshipsArgs {
  input: RelationshipsInput;
}


export interface MLPrimaryKeyLineageArgs {
  input: LineageInput;
}


export interface MLPrimaryKeyAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface DataProcessInstance extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
}


export interface DataProcessInstanceRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DataProcessInstanceLineageArgs {
  input: LineageInput;
}

export interface SchemaFieldEntity extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly fieldPath: EntireFieldWrapper<Scalars['String']['output']>;
  readonly parent: EntireFieldWrapper<Entity>;
}


export interface SchemaFieldEntityRelationshipsArgs {
  input: RelationshipsInput;
}

export interface Assertion extends EntityWithRelationships, Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly lineage?: EntireFieldWrapper<Maybe<EntityLineageResult>>;
}


export interface AssertionRelationshipsArgs {
  input: RelationshipsInput;
}


export interface AssertionLineageArgs {
  input: LineageInput;
}

export interface QueryEntity extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
}


export interface QueryEntityRelationshipsArgs {
  input: RelationshipsInput;
}

export interface Document extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Null for an entity with a platform and no instance. */
  readonly dataPlatformInstance?: EntireFieldWrapper<Maybe<DataPlatformInstance>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly info?: EntireFieldWrapper<Maybe<DocumentInfo>>;
  /** The first of its sub-types. */
  readonly subType?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}


export interface DocumentRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DocumentAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface Post extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
}


export interface PostRelationshipsArgs {
  input: RelationshipsInput;
}

export interface CorpUser extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly username: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<CorpUserProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<CorpUserEditableProperties>>;
  readonly status?: EntireFieldWrapper<Maybe<CorpUserStatus>>;
  /** @deprecated Field no longer supported */
  readonly info?: EntireFieldWrapper<Maybe<CorpUserInfo>>;
  /** @deprecated Field no longer supported */
  readonly editableInfo?: EntireFieldWrapper<Maybe<CorpUserEditableInfo>>;
  /** @deprecated Field no longer supported */
  readonly globalTags?: EntireFieldWrapper<Maybe<GlobalTags>>;
}


export interface CorpUserRelationshipsArgs {
  input: RelationshipsInput;
}


export interface CorpUserAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface CorpGroup extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<CorpGroupProperties>>;
  readonly editableProperties?: EntireFieldWrapper<Maybe<CorpGroupEditableProperties>>;
  readonly origin?: EntireFieldWrapper<Maybe<Origin>>;
  /** @deprecated Field no longer supported */
  readonly info?: EntireFieldWrapper<Maybe<CorpGroupInfo>>;
}


export interface CorpGroupRelationshipsArgs {
  input: RelationshipsInput;
}


export interface CorpGroupAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface DataPlatform extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly properties?: EntireFieldWrapper<Maybe<DataPlatformProperties>>;
}


export interface DataPlatformRelationshipsArgs {
  input: RelationshipsInput;
}

export interface DataPlatformInstance extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly platform: EntireFieldWrapper<DataPlatform>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  readonly status?: EntireFieldWrapper<Maybe<Status>>;
  readonly instanceId: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<DataPlatformInstanceProperties>>;
}


export interface DataPlatformInstanceRelationshipsArgs {
  input: RelationshipsInput;
}

export const PolicyType = {
  METADATA: 'METADATA',
  PLATFORM: 'PLATFORM'
} as const;

export type PolicyType = typeof PolicyType[keyof typeof PolicyType];
/** Drafts grant nothing. */
export const PolicyState = {
  ACTIVE: 'ACTIVE',
  DRAFT: 'DRAFT',
  INACTIVE: 'INACTIVE'
} as const;

export type PolicyState = typeof PolicyState[keyof typeof PolicyState];
export const PolicyMatchCondition = {
  EQUALS: 'EQUALS',
  STARTS_WITH: 'STARTS_WITH',
  NOT_EQUALS: 'NOT_EQUALS'
} as const;

export type PolicyMatchCondition = typeof PolicyMatchCondition[keyof typeof PolicyMatchCondition];
export interface PolicyUpdateInput {
  readonly type: PolicyType;
  readonly name: Scalars['String']['input'];
  readonly state: PolicyState;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly resources?: InputMaybe<ResourceFilterInput>;
  readonly privileges: ReadonlyArray<Scalars['String']['input']>;
  readonly actors: ActorFilterInput;
}

export interface ResourceFilterInput {
  /** Deprecated: use filter. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Deprecated: use filter. */
  readonly resources?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Deprecated: use a filter without criteria. */
  readonly allResources?: InputMaybe<Scalars['Boolean']['input']>;
  readonly filter?: InputMaybe<PolicyMatchFilterInput>;
  /** The parts of a resource, such as tags, that the privileges are limited to. */
  readonly privilegeConstraints?: InputMaybe<PolicyMatchFilterInput>;
}

export interface PolicyMatchFilterInput {
  readonly criteria?: InputMaybe<ReadonlyArray<PolicyMatchCriterionInput>>;
}

export interface PolicyMatchCriterionInput {
  readonly field: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
  readonly condition: PolicyMatchCondition;
}

export interface ActorFilterInput {
  readonly users?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly groups?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceOwners: Scalars['Boolean']['input'];
  readonly resourceOwnersTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly allUsers: Scalars['Boolean']['input'];
  readonly allGroups: Scalars['Boolean']['input'];
}

export interface ListPoliciesInput {
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 20. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Words in the name or the description. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Filters on the fields urn, displayName, description, type, state, editable and privileges. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
}

export interface ListPoliciesResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  /** The page size that was applied, not the number of policies. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly policies: EntireFieldWrapper<ReadonlyArray<Policy>>;
}

export interface Policy {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<PolicyType>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly state: EntireFieldWrapper<PolicyState>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly resources?: EntireFieldWrapper<Maybe<ResourceFilter>>;
  readonly privileges: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
  readonly actors: EntireFieldWrapper<ActorFilter>;
  readonly editable: EntireFieldWrapper<Scalars['Boolean']['output']>;
}

export interface ResourceFilter {
  /** @deprecated Field no longer supported */
  readonly type?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** @deprecated Field no longer supported */
  readonly resources?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  /** @deprecated Field no longer supported */
  readonly allResources?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly filter?: EntireFieldWrapper<Maybe<PolicyMatchFilter>>;
  readonly privilegeConstraints?: EntireFieldWrapper<Maybe<PolicyMatchFilter>>;
}

export interface PolicyMatchFilter {
  readonly criteria?: EntireFieldWrapper<Maybe<ReadonlyArray<PolicyMatchCriterion>>>;
}

export interface PolicyMatchCriterion {
  readonly field: EntireFieldWrapper<Scalars['String']['output']>;
  readonly values: EntireFieldWrapper<ReadonlyArray<PolicyMatchCriterionValue>>;
  readonly condition: EntireFieldWrapper<PolicyMatchCondition>;
}

export interface PolicyMatchCriterionValue {
  readonly value: EntireFieldWrapper<Scalars['String']['output']>;
  /** For values that are urns. */
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
}

export interface ActorFilter {
  readonly users?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly groups?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly roles?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly resourceOwners: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly resourceOwnersTypes?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly allUsers: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly allGroups: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly resolvedUsers?: EntireFieldWrapper<Maybe<ReadonlyArray<CorpUser>>>;
  readonly resolvedGroups?: EntireFieldWrapper<Maybe<ReadonlyArray<CorpGroup>>>;
}

export interface GetGrantedPrivilegesInput {
  readonly actorUrn: Scalars['String']['input'];
  /** Absent: the privileges on the platform. */
  readonly resourceSpec?: InputMaybe<ResourceSpec>;
  readonly includeEvaluationDetails?: InputMaybe<Scalars['Boolean']['input']>;
}

export interface ResourceSpec {
  readonly resourceType: EntityType;
  readonly resourceUrn: Scalars['String']['input'];
}

export interface Privileges {
  readonly privileges: EntireFieldWrapper<ReadonlyArray<Scalars['String']['output']>>;
}

export interface DataJobProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
}

export interface DataFlowProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly project?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface ChartProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly access?: EntireFieldWrapper<Maybe<AccessLevel>>;
  readonly lastRefreshed?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly created: EntireFieldWrapper<AuditStamp>;
  readonly lastModified: EntireFieldWrapper<AuditStamp>;
  readonly deleted?: EntireFieldWrapper<Maybe<AuditStamp>>;
  readonly type?: EntireFieldWrapper<Maybe<ChartType>>;
}

export interface DashboardProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly access?: EntireFieldWrapper<Maybe<AccessLevel>>;
  readonly lastRefreshed?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly created: EntireFieldWrapper<AuditStamp>;
  readonly lastModified: EntireFieldWrapper<AuditStamp>;
  readonly deleted?: EntireFieldWrapper<Maybe<AuditStamp>>;
}

export interface ContainerProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly qualifiedName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DataProductProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
}

export interface DataJobEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DataFlowEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface ChartEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DashboardEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface ContainerEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DataJobInputOutput {
  /** @deprecated Use the relationship Consumes */
  readonly inputDatasets?: EntireFieldWrapper<Maybe<ReadonlyArray<Dataset>>>;
  /** @deprecated Use the relationship Produces */
  readonly outputDatasets?: EntireFieldWrapper<Maybe<ReadonlyArray<Dataset>>>;
  /** @deprecated Use the relationship DownstreamOf */
  readonly inputDatajobs?: EntireFieldWrapper<Maybe<ReadonlyArray<DataJob>>>;
  readonly fineGrainedLineages?: EntireFieldWrapper<Maybe<ReadonlyArray<FineGrainedLineage>>>;
}

export const ChartType = {
  BAR: 'BAR',
  PIE: 'PIE',
  SCATTER: 'SCATTER',
  TABLE: 'TABLE',
  TEXT: 'TEXT',
  LINE: 'LINE',
  AREA: 'AREA',
  HISTOGRAM: 'HISTOGRAM',
  BOX_PLOT: 'BOX_PLOT',
  WORD_CLOUD: 'WORD_CLOUD',
  COHORT: 'COHORT'
} as const;

export type ChartType = typeof ChartType[keyof typeof ChartType];
export const AccessLevel = {
  PUBLIC: 'PUBLIC',
  PRIVATE: 'PRIVATE'
} as const;

export type AccessLevel = typeof AccessLevel[keyof typeof AccessLevel];
export interface CorpUserProperties {
  readonly active: EntireFieldWrapper<Scalars['Boolean']['output']>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly title?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly manager?: EntireFieldWrapper<Maybe<CorpUser>>;
  readonly departmentId?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
  readonly departmentName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly firstName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly lastName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly fullName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly countryCode?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
}

export interface CorpUserEditableProperties {
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly title?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly aboutMe?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly teams?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly skills?: EntireFieldWrapper<Maybe<ReadonlyArray<Scalars['String']['output']>>>;
  readonly pictureLink?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly slack?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly phone?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export const CorpUserStatus = {
  ACTIVE: 'ACTIVE',
  SUSPENDED: 'SUSPENDED'
} as const;

export type CorpUserStatus = typeof CorpUserStatus[keyof typeof CorpUserStatus];
export interface CorpGroupProperties {
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly slack?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface CorpGroupEditableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly slack?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly email?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly pictureLink?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface TagProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly colorHex?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface GlossaryTermProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** @deprecated Use description */
  readonly definition: EntireFieldWrapper<Scalars['String']['output']>;
  readonly termSource: EntireFieldWrapper<Scalars['String']['output']>;
  readonly sourceRef?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly sourceUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly rawSchema?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface GlossaryNodeProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
}

export interface DomainProperties {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DocumentInfo {
  readonly title?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface DataPlatformProperties {
  readonly type: EntireFieldWrapper<PlatformType>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly datasetNameDelimiter: EntireFieldWrapper<Scalars['String']['output']>;
  readonly logoUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export const PlatformType = {
  FILE_SYSTEM: 'FILE_SYSTEM',
  KEY_VALUE_STORE: 'KEY_VALUE_STORE',
  MESSAGE_BROKER: 'MESSAGE_BROKER',
  OBJECT_STORE: 'OBJECT_STORE',
  OLAP_DATASTORE: 'OLAP_DATASTORE',
  QUERY_ENGINE: 'QUERY_ENGINE',
  RELATIONAL_DB: 'RELATIONAL_DB',
  SEARCH_ENGINE: 'SEARCH_ENGINE',
  OTHERS: 'OTHERS'
} as const;

export type PlatformType = typeof PlatformType[keyof typeof PlatformType];
export interface DataPlatformInstanceProperties {
  readonly name?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly customProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<CustomPropertiesEntry>>>;
  readonly externalUrl?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface MLModelProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface MLModelGroupProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface MLFeatureProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface MLFeatureTableProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface MLPrimaryKeyProperties {
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export interface InviteToken {
  readonly inviteToken: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface GetInviteTokenInput {
  /** Absent: for no role. */
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
}

export interface CreateInviteTokenInput {
  /** Absent: for no role. */
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
}

export interface BatchAssignRoleInput {
  /** Absent: removes the roles. */
  readonly roleUrn?: InputMaybe<Scalars['String']['input']>;
  /** Urns of users and groups. Those that do not exist are skipped. */
  readonly actors: ReadonlyArray<Scalars['String']['input']>;
}

export interface AcceptRoleInput {
  readonly inviteToken: Scalars['String']['input'];
}

export interface Query {
  readonly me?: EntireFieldWrapper<Maybe<AuthenticatedUser>>;
  readonly appConfig?: EntireFieldWrapper<Maybe<AppConfig>>;
  /** The dataset of this urn. If nothing is stored of it, a stub: see exists. */
  readonly dataset?: EntireFieldWrapper<Maybe<Dataset>>;
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
  /** In the order of the urns; null for urns of types that the schema does not have. */
  readonly entities?: EntireFieldWrapper<Maybe<ReadonlyArray<Maybe<Entity>>>>;
  /** Soft-deleted entities exist. */
  readonly entityExists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly corpUser?: EntireFieldWrapper<Maybe<CorpUser>>;
  readonly corpGroup?: EntireFieldWrapper<Maybe<CorpGroup>>;
  /** People. Service accounts are not among them. */
  readonly listUsers?: EntireFieldWrapper<Maybe<ListUsersResult>>;
  readonly listGroups?: EntireFieldWrapper<Maybe<ListGroupsResult>>;
  readonly listRoles?: EntireFieldWrapper<Maybe<ListRolesResult>>;
  /** Requires the privilege to manage service accounts. */
  readonly listServiceAccounts: EntireFieldWrapper<ListServiceAccountsResult>;
  /** Null for an urn that is no service account. Requires the privilege to manage service accounts. */
  readonly getServiceAccount?: EntireFieldWrapper<Maybe<ServiceAccount>>;
  /** Groups, roles, policies and privileges of a user. Requires the privilege to manage users and groups. */
  readonly debugAccess: EntireFieldWrapper<DebugAccessResult>;
  /** The entities that lineage reaches from one entity, over any number of hops. */
  readonly searchAcrossLineage?: EntireFieldWrapper<Maybe<SearchAcrossLineageResults>>;
  /** The same search, page by page. Columns are always shown as their datasets. */
  readonly scrollAcrossLineage?: EntireFieldWrapper<Maybe<ScrollAcrossLineageResults>>;
  /** Newest first. Requires the privilege to manage policies, like all changes of policies. */
  readonly listPolicies?: EntireFieldWrapper<Maybe<ListPoliciesResult>>;
  /** The privileges of the caller. Other actors are refused. */
  readonly getGrantedPrivileges?: EntireFieldWrapper<Maybe<Privileges>>;
  /** The token that a new user needs at /signUp. It stays the same until it is renewed. Requires the privilege to manage policies. */
  readonly getInviteToken?: EntireFieldWrapper<Maybe<InviteToken>>;
  /** Searches one type. */
  readonly search?: EntireFieldWrapper<Maybe<SearchResults>>;
  readonly searchAcrossEntities?: EntireFieldWrapper<Maybe<SearchResults>>;
  readonly scrollAcrossEntities?: EntireFieldWrapper<Maybe<ScrollResults>>;
  /** Requires Manage All Access Tokens, or the filter ownerUrn with the caller's own urn. */
  readonly listAccessTokens: EntireFieldWrapper<ListAccessTokenResult>;
  /** The record of a token, by its text. Requires Manage All Access Tokens. */
  readonly getAccessTokenMetadata: EntireFieldWrapper<AccessTokenMetadata>;
  /** Creates a token like createAccessToken, without a name of its own. */
  readonly getAccessToken?: EntireFieldWrapper<Maybe<AccessToken>>;
}


export interface QueryDatasetArgs {
  urn: Scalars['String']['input'];
}


export interface QueryEntityArgs {
  urn: Scalars['String']['input'];
}


export interface QueryEntitiesArgs {
  urns: ReadonlyArray<Scalars['String']['input']>;
  checkForExistence?: InputMaybe<Scalars['Boolean']['input']>;
}


export interface QueryEntityExistsArgs {
  urn: Scalars['String']['input'];
}


export interface QueryCorpUserArgs {
  urn: Scalars['String']['input'];
}


export interface QueryCorpGroupArgs {
  urn: Scalars['String']['input'];
}


export interface QueryListUsersArgs {
  input: ListUsersInput;
}


export interface QueryListGroupsArgs {
  input: ListGroupsInput;
}


export interface QueryListRolesArgs {
  input: ListRolesInput;
}


export interface QueryListServiceAccountsArgs {
  input: ListServiceAccountsInput;
}


export interface QueryGetServiceAccountArgs {
  urn: Scalars['String']['input'];
}


export interface QueryDebugAccessArgs {
  userUrn: Scalars['String']['input'];
}


export interface QuerySearchAcrossLineageArgs {
  input: SearchAcrossLineageInput;
}


export interface QueryScrollAcrossLineageArgs {
  input: ScrollAcrossLineageInput;
}


export interface QueryListPoliciesArgs {
  input: ListPoliciesInput;
}


export interface QueryGetGrantedPrivilegesArgs {
  input: GetGrantedPrivilegesInput;
}


export interface QueryGetInviteTokenArgs {
  input: GetInviteTokenInput;
}


export interface QuerySearchArgs {
  input: SearchInput;
}


export interface QuerySearchAcrossEntitiesArgs {
  input: SearchAcrossEntitiesInput;
}


export interface QueryScrollAcrossEntitiesArgs {
  input: ScrollAcrossEntitiesInput;
}


export interface QueryListAccessTokensArgs {
  input: ListAccessTokenInput;
}


export interface QueryGetAccessTokenMetadataArgs {
  token: Scalars['String']['input'];
}


export interface QueryGetAccessTokenArgs {
  input: GetAccessTokenInput;
}

export interface Mutation {
  /** Returns the urn of the new tag. Requires the privilege to create tags. */
  readonly createTag?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly addTag?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly addTags?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchAddTags?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly removeTag?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchRemoveTags?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Returns the urn of the new term. Requires the privilege to manage glossaries. */
  readonly createGlossaryTerm?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Returns the urn of the new group of terms. Requires the privilege to manage glossaries. */
  readonly createGlossaryNode?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly addTerm?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly addTerms?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchAddTerms?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly removeTerm?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchRemoveTerms?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly addOwner?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly addOwners?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchAddOwners?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly removeOwner?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchRemoveOwners?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Returns the urn of the new domain. Requires the privilege to create domains. */
  readonly createDomain?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly setDomain?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchSetDomain?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Removes all domains of an entity. */
  readonly unsetDomain?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly updateDeprecation?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly batchUpdateDeprecation?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly addLink?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly updateLink?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly upsertLink?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  readonly removeLink?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Changes the description of an entity or a column. */
  readonly updateDescription?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Replaces the values of these properties, and keeps the others. */
  readonly upsertStructuredProperties: EntireFieldWrapper<StructuredProperties>;
  readonly removeStructuredProperties: EntireFieldWrapper<StructuredProperties>;
  /** Deletes a user for good, with all credentials. Requires the privilege to manage users and groups. */
  readonly removeUser?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** A suspended user is refused at the next request. Requires the privilege to manage users and groups. */
  readonly updateUserStatus?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Returns the urn of the new group. Requires the privilege to manage users and groups. */
  readonly createGroup?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Deletes a group for good, and its members leave it. Requires the privilege to manage users and groups. */
  readonly removeGroup?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Requires the privilege to edit the members of the group, or to manage users and groups. */
  readonly addGroupMembers?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Requires the privilege to edit the members of the group, or to manage users and groups. */
  readonly removeGroupMembers?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Changes the display name of a group. Requires the privilege to manage users and groups. */
  readonly updateName?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Creates the account of a program. It has no password. Requires the privilege to manage service accounts. */
  readonly createServiceAccount: EntireFieldWrapper<ServiceAccount>;
  /** Deletes a service account for good, with its tokens. Requires the privilege to manage service accounts. */
  readonly deleteServiceAccount: EntireFieldWrapper<Scalars['Boolean']['output']>;
  /** Adds and removes edges. An edge in both lists is removed. Not atomic across downstreams. */
  readonly updateLineage?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Returns the urn of the new policy. */
  readonly createPolicy?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Replaces the whole policy. The input cannot name roles, so its roles are removed. */
  readonly updatePolicy?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly deletePolicy?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** Renews an invite token. Requires the privilege to manage policies. */
  readonly createInviteToken?: EntireFieldWrapper<Maybe<InviteToken>>;
  /** Gives users and groups one role, which replaces their roles. Requires the privilege to manage policies. */
  readonly batchAssignRole?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Gives the caller the role of an invite token. */
  readonly acceptRole?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** Only this answer contains the text of the token. */
  readonly createAccessToken?: EntireFieldWrapper<Maybe<AccessToken>>;
  /** Takes the id of the token, not its text. */
  readonly revokeAccessToken: EntireFieldWrapper<Scalars['Boolean']['output']>;
}


export interface MutationCreateTagArgs {
  input: CreateTagInput;
}


export interface MutationAddTagArgs {
  input: TagAssociationInput;
}


export interface MutationAddTagsArgs {
  input: AddTagsInput;
}


export interface MutationBatchAddTagsArgs {
  input: BatchAddTagsInput;
}


export interface MutationRemoveTagArgs {
  input: TagAssociationInput;
}


export interface MutationBatchRemoveTagsArgs {
  input: BatchRemoveTagsInput;
}


export interface MutationCreateGlossaryTermArgs {
  input: CreateGlossaryEntityInput;
}


export interface MutationCreateGlossaryNodeArgs {
  input: CreateGlossaryEntityInput;
}


export interface MutationAddTermArgs {
  input: TermAssociationInput;
}


export interface MutationAddTermsArgs {
  input: AddTermsInput;
}


export interface MutationBatchAddTermsArgs {
  input: BatchAddTermsInput;
}


export interface MutationRemoveTermArgs {
  input: TermAssociationInput;
}


export interface MutationBatchRemoveTermsArgs {
  input: BatchRemoveTermsInput;
}


export interface MutationAddOwnerArgs {
  input: AddOwnerInput;
}


export interface MutationAddOwnersArgs {
  input: AddOwnersInput;
}


export interface MutationBatchAddOwnersArgs {
  input: BatchAddOwnersInput;
}


export interface MutationRemoveOwnerArgs {
  input: RemoveOwnerInput;
}


export interface MutationBatchRemoveOwnersArgs {
  input: BatchRemoveOwnersInput;
}


export interface MutationCreateDomainArgs {
  input: CreateDomainInput;
}


export interface MutationSetDomainArgs {
  entityUrn: Scalars['String']['input'];
  domainUrn: Scalars['String']['input'];
}


export interface MutationBatchSetDomainArgs {
  input: BatchSetDomainInput;
}


export interface MutationUnsetDomainArgs {
  entityUrn: Scalars['String']['input'];
}


export interface MutationUpdateDeprecationArgs {
  input: UpdateDeprecationInput;
}


export interface MutationBatchUpdateDeprecationArgs {
  input: BatchUpdateDeprecationInput;
}


export interface MutationAddLinkArgs {
  input: AddLinkInput;
}


export interface MutationUpdateLinkArgs {
  input: UpdateLinkInput;
}


export interface MutationUpsertLinkArgs {
  input: UpsertLinkInput;
}


export interface MutationRemoveLinkArgs {
  input: RemoveLinkInput;
}


export interface MutationUpdateDescriptionArgs {
  input: DescriptionUpdateInput;
}


export interface MutationUpsertStructuredPropertiesArgs {
  input: UpsertStructuredPropertiesInput;
}


export interface MutationRemoveStructuredPropertiesArgs {
  input: RemoveStructuredPropertiesInput;
}


export interface MutationRemoveUserArgs {
  urn: Scalars['String']['input'];
}


export interface MutationUpdateUserStatusArgs {
  urn: Scalars['String']['input'];
  status: CorpUserStatus;
}


export interface MutationCreateGroupArgs {
  input: CreateGroupInput;
}


export interface MutationRemoveGroupArgs {
  urn: Scalars['String']['input'];
}


export interface MutationAddGroupMembersArgs {
  input: AddGroupMembersInput;
}


export interface MutationRemoveGroupMembersArgs {
  input: RemoveGroupMembersInput;
}


export interface MutationUpdateNameArgs {
  input: UpdateNameInput;
}


export interface MutationCreateServiceAccountArgs {
  input: CreateServiceAccountInput;
}


export interface MutationDeleteServiceAccountArgs {
  urn: Scalars['String']['input'];
}


export interface MutationUpdateLineageArgs {
  input: UpdateLineageInput;
}


export interface MutationCreatePolicyArgs {
  input: PolicyUpdateInput;
}


export interface MutationUpdatePolicyArgs {
  urn: Scalars['String']['input'];
  input: PolicyUpdateInput;
}


export interface MutationDeletePolicyArgs {
  urn: Scalars['String']['input'];
}


export interface MutationCreateInviteTokenArgs {
  input: CreateInviteTokenInput;
}


export interface MutationBatchAssignRoleArgs {
  input: BatchAssignRoleInput;
}


export interface MutationAcceptRoleArgs {
  input: AcceptRoleInput;
}


export interface MutationCreateAccessTokenArgs {
  input: CreateAccessTokenInput;
}


export interface MutationRevokeAccessTokenArgs {
  tokenId: Scalars['String']['input'];
}

export interface SearchInput {
  readonly type: EntityType;
  readonly query: Scalars['String']['input'];
  /** Default: 0. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Default: 10. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Ignored if orFilters is given.
   * @deprecated Use orFilters
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
}

export interface SearchAcrossEntitiesInput {
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query: Scalars['String']['input'];
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Ignored if orFilters is given.
   * @deprecated Use orFilters
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Views are not supported. Only null is accepted. */
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  /** Default: best match first. */
  readonly sortInput?: InputMaybe<SearchSortInput>;
}

export interface SearchSortInput {
  /** @deprecated Use sortCriteria */
  readonly sortCriterion?: InputMaybe<SortCriterion>;
  readonly sortCriteria?: InputMaybe<ReadonlyArray<SortCriterion>>;
}

export interface SortCriterion {
  readonly field: Scalars['String']['input'];
  readonly sortOrder: SortOrder;
}

export const SortOrder = {
  ASCENDING: 'ASCENDING',
  DESCENDING: 'DESCENDING'
} as const;

export type SortOrder = typeof SortOrder[keyof typeof SortOrder];
export interface ScrollAcrossEntitiesInput {
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  readonly query: Scalars['String']['input'];
  readonly scrollId?: InputMaybe<Scalars['String']['input']>;
  /** Has no effect: a scroll never expires. */
  readonly keepAlive?: InputMaybe<Scalars['String']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Views are not supported. Only null is accepted. */
  readonly viewUrn?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  /** Default: best match first. */
  readonly sortInput?: InputMaybe<SearchSortInput>;
}

export interface AndFilterInput {
  readonly and?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
}

export interface FacetFilterInput {
  readonly field: Scalars['String']['input'];
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly negated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Default: EQUAL. */
  readonly condition?: InputMaybe<FilterOperator>;
}

export const FilterOperator = {
  CONTAIN: 'CONTAIN',
  EQUAL: 'EQUAL',
  IEQUAL: 'IEQUAL',
  IN: 'IN',
  EXISTS: 'EXISTS',
  GREATER_THAN: 'GREATER_THAN',
  GREATER_THAN_OR_EQUAL_TO: 'GREATER_THAN_OR_EQUAL_TO',
  LESS_THAN: 'LESS_THAN',
  LESS_THAN_OR_EQUAL_TO: 'LESS_THAN_OR_EQUAL_TO',
  START_WITH: 'START_WITH',
  END_WITH: 'END_WITH',
  DESCENDANTS_INCL: 'DESCENDANTS_INCL',
  ANCESTORS_INCL: 'ANCESTORS_INCL',
  RELATED_INCL: 'RELATED_INCL'
} as const;

export type FilterOperator = typeof FilterOperator[keyof typeof FilterOperator];
/** Flags without a description have no effect: nothing is cached, restricted or explained here. */
export interface SearchFlags {
  readonly skipCache?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of values that a facet lists. Default: 20. */
  readonly maxAggValues?: InputMaybe<Scalars['Int']['input']>;
  readonly fulltext?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to leave out matchedFields. */
  readonly skipHighlighting?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to list in facets only the values that were filtered by. */
  readonly skipAggregates?: InputMaybe<Scalars['Boolean']['input']>;
  readonly getSuggestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** For lineage searches. */
  readonly groupingSpec?: InputMaybe<GroupingSpec>;
  /** Default: false, unless a filter names the field removed. */
  readonly includeSoftDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  readonly includeRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  readonly customHighlightingFields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly includeStructuredPropertyFacets?: InputMaybe<Scalars['Boolean']['input']>;
  readonly filterNonLatestVersions?: InputMaybe<Scalars['Boolean']['input']>;
  readonly includeExplain?: InputMaybe<Scalars['Boolean']['input']>;
  readonly searchType?: InputMaybe<Scalars['String']['input']>;
  readonly minScore?: InputMaybe<Scalars['Float']['input']>;
  readonly includeHiddenLifecycleStages?: InputMaybe<Scalars['Boolean']['input']>;
}

export interface GroupingSpec {
  readonly groupingCriteria?: InputMaybe<ReadonlyArray<GroupingCriterion>>;
}

export interface GroupingCriterion {
  readonly baseEntityType?: InputMaybe<EntityType>;
  readonly groupingEntityType: EntityType;
}

export interface SearchResults {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  /** The page size that was applied, not the number of results. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly searchResults: EntireFieldWrapper<ReadonlyArray<SearchResult>>;
  readonly facets?: EntireFieldWrapper<Maybe<ReadonlyArray<FacetMetadata>>>;
}

export interface ScrollResults {
  /** Null at the end. */
  readonly nextScrollId?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** The page size that was applied, not the number of results. */
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly searchResults: EntireFieldWrapper<ReadonlyArray<SearchResult>>;
  readonly facets?: EntireFieldWrapper<Maybe<ReadonlyArray<FacetMetadata>>>;
}

export interface SearchResult {
  readonly entity: EntireFieldWrapper<Entity>;
  readonly matchedFields: EntireFieldWrapper<ReadonlyArray<MatchedField>>;
  /** Always empty. */
  readonly extraProperties?: EntireFieldWrapper<Maybe<ReadonlyArray<ExtraProperty>>>;
}

export interface ExtraProperty {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly value: EntireFieldWrapper<Scalars['String']['output']>;
}

export interface MatchedField {
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly value: EntireFieldWrapper<Scalars['String']['output']>;
  /** For values that are urns. */
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
}

export interface FacetMetadata {
  readonly field: EntireFieldWrapper<Scalars['String']['output']>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  readonly aggregations: EntireFieldWrapper<ReadonlyArray<AggregationMetadata>>;
}

export interface AggregationMetadata {
  readonly value: EntireFieldWrapper<Scalars['String']['output']>;
  readonly count: EntireFieldWrapper<Scalars['Long']['output']>;
  /** For values that are urns. */
  readonly entity?: EntireFieldWrapper<Maybe<Entity>>;
  readonly displayName?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}

export const AccessTokenType = {
  PERSONAL: 'PERSONAL',
  /** The token of a service account. Requires the privilege to manage service accounts. */
  SERVICE_ACCOUNT: 'SERVICE_ACCOUNT'
} as const;

export type AccessTokenType = typeof AccessTokenType[keyof typeof AccessTokenType];
export const AccessTokenDuration = {
  ONE_HOUR: 'ONE_HOUR',
  ONE_DAY: 'ONE_DAY',
  ONE_WEEK: 'ONE_WEEK',
  ONE_MONTH: 'ONE_MONTH',
  THREE_MONTHS: 'THREE_MONTHS',
  SIX_MONTHS: 'SIX_MONTHS',
  ONE_YEAR: 'ONE_YEAR',
  NO_EXPIRY: 'NO_EXPIRY'
} as const;

export type AccessTokenDuration = typeof AccessTokenDuration[keyof typeof AccessTokenDuration];
export interface CreateAccessTokenInput {
  readonly type: AccessTokenType;
  /** The user whom the token represents. */
  readonly actorUrn: Scalars['String']['input'];
  readonly duration: AccessTokenDuration;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
}

export interface GetAccessTokenInput {
  readonly type: AccessTokenType;
  readonly actorUrn: Scalars['String']['input'];
  readonly duration: AccessTokenDuration;
}

export interface ListAccessTokenInput {
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
}

export interface AccessToken {
  readonly accessToken: EntireFieldWrapper<Scalars['String']['output']>;
  readonly metadata?: EntireFieldWrapper<Maybe<AccessTokenMetadata>>;
}

export interface AccessTokenMetadata extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  /** Always null: tokens are not in the graph. */
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly id: EntireFieldWrapper<Scalars['String']['output']>;
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
  /** The user whom the token represents. */
  readonly actorUrn: EntireFieldWrapper<Scalars['String']['output']>;
  /** The user who created it. */
  readonly ownerUrn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly owner?: EntireFieldWrapper<Maybe<CorpUser>>;
  readonly createdAt: EntireFieldWrapper<Scalars['Long']['output']>;
  /** Null for a token that does not expire. */
  readonly expiresAt?: EntireFieldWrapper<Maybe<Scalars['Long']['output']>>;
}


export interface AccessTokenMetadataRelationshipsArgs {
  input: RelationshipsInput;
}

export interface ListAccessTokenResult {
  readonly start: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly total: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly tokens: EntireFieldWrapper<ReadonlyArray<AccessTokenMetadata>>;
}

export interface Domain extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly id: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<DomainProperties>>;
  /** The domains around it, nearest first. */
  readonly parentDomains?: EntireFieldWrapper<Maybe<ParentDomainsResult>>;
}


export interface DomainRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DomainAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface DataProduct extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly glossaryTerms?: EntireFieldWrapper<Maybe<GlossaryTerms>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly tags?: EntireFieldWrapper<Maybe<GlobalTags>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly properties?: EntireFieldWrapper<Maybe<DataProductProperties>>;
}


export interface DataProductRelationshipsArgs {
  input: RelationshipsInput;
}


export interface DataProductAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface Tag extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  /** @deprecated Field no longer supported */
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<TagProperties>>;
  /** @deprecated Field no longer supported */
  readonly description?: EntireFieldWrapper<Maybe<Scalars['String']['output']>>;
}


export interface TagRelationshipsArgs {
  input: RelationshipsInput;
}


export interface TagAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface GlossaryTerm extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  readonly domain?: EntireFieldWrapper<Maybe<DomainAssociation>>;
  readonly deprecation?: EntireFieldWrapper<Maybe<Deprecation>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  /** @deprecated Field no longer supported */
  readonly name: EntireFieldWrapper<Scalars['String']['output']>;
  readonly hierarchicalName: EntireFieldWrapper<Scalars['String']['output']>;
  readonly properties?: EntireFieldWrapper<Maybe<GlossaryTermProperties>>;
  /** The nodes around it, nearest first. */
  readonly parentNodes?: EntireFieldWrapper<Maybe<ParentNodesResult>>;
}


export interface GlossaryTermRelationshipsArgs {
  input: RelationshipsInput;
}


export interface GlossaryTermAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface GlossaryNode extends Entity {
  readonly urn: EntireFieldWrapper<Scalars['String']['output']>;
  readonly type: EntireFieldWrapper<EntityType>;
  readonly relationships?: EntireFieldWrapper<Maybe<EntityRelationshipsResult>>;
  readonly ownership?: EntireFieldWrapper<Maybe<Ownership>>;
  /** True if anything is stored of the entity. Soft-deleted entities exist. */
  readonly exists?: EntireFieldWrapper<Maybe<Scalars['Boolean']['output']>>;
  /** The stored aspects as JSON text. Aspects that are not stored are left out. */
  readonly aspects?: EntireFieldWrapper<Maybe<ReadonlyArray<RawAspect>>>;
  readonly properties?: EntireFieldWrapper<Maybe<GlossaryNodeProperties>>;
  /** The nodes around it, nearest first. */
  readonly parentNodes?: EntireFieldWrapper<Maybe<ParentNodesResult>>;
}


export interface GlossaryNodeRelationshipsArgs {
  input: RelationshipsInput;
}


export interface GlossaryNodeAspectsArgs {
  input?: InputMaybe<AspectParams>;
}

export interface ParentDomainsResult {
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly domains: EntireFieldWrapper<ReadonlyArray<Entity>>;
}

export interface ParentNodesResult {
  readonly count: EntireFieldWrapper<Scalars['Int']['output']>;
  readonly nodes: EntireFieldWrapper<ReadonlyArray<GlossaryNode>>;
}

/** The arguments of the fields of Query and Mutation that have some. */
export interface RootArguments {
  readonly dataset: QueryDatasetArgs;
  readonly entity: QueryEntityArgs;
  readonly entities: QueryEntitiesArgs;
  readonly entityExists: QueryEntityExistsArgs;
  readonly corpUser: QueryCorpUserArgs;
  readonly corpGroup: QueryCorpGroupArgs;
  readonly listUsers: QueryListUsersArgs;
  readonly listGroups: QueryListGroupsArgs;
  readonly listRoles: QueryListRolesArgs;
  readonly listServiceAccounts: QueryListServiceAccountsArgs;
  readonly getServiceAccount: QueryGetServiceAccountArgs;
  readonly debugAccess: QueryDebugAccessArgs;
  readonly searchAcrossLineage: QuerySearchAcrossLineageArgs;
  readonly scrollAcrossLineage: QueryScrollAcrossLineageArgs;
  readonly listPolicies: QueryListPoliciesArgs;
  readonly getGrantedPrivileges: QueryGetGrantedPrivilegesArgs;
  readonly getInviteToken: QueryGetInviteTokenArgs;
  readonly search: QuerySearchArgs;
  readonly searchAcrossEntities: QuerySearchAcrossEntitiesArgs;
  readonly scrollAcrossEntities: QueryScrollAcrossEntitiesArgs;
  readonly listAccessTokens: QueryListAccessTokensArgs;
  readonly getAccessTokenMetadata: QueryGetAccessTokenMetadataArgs;
  readonly getAccessToken: QueryGetAccessTokenArgs;
  readonly createTag: MutationCreateTagArgs;
  readonly addTag: MutationAddTagArgs;
  readonly addTags: MutationAddTagsArgs;
  readonly batchAddTags: MutationBatchAddTagsArgs;
  readonly removeTag: MutationRemoveTagArgs;
  readonly batchRemoveTags: MutationBatchRemoveTagsArgs;
  readonly createGlossaryTerm: MutationCreateGlossaryTermArgs;
  readonly createGlossaryNode: MutationCreateGlossaryNodeArgs;
  readonly addTerm: MutationAddTermArgs;
  readonly addTerms: MutationAddTermsArgs;
  readonly batchAddTerms: MutationBatchAddTermsArgs;
  readonly removeTerm: MutationRemoveTermArgs;
  readonly batchRemoveTerms: MutationBatchRemoveTermsArgs;
  readonly addOwner: MutationAddOwnerArgs;
  readonly addOwners: MutationAddOwnersArgs;
  readonly batchAddOwners: MutationBatchAddOwnersArgs;
  readonly removeOwner: MutationRemoveOwnerArgs;
  readonly batchRemoveOwners: MutationBatchRemoveOwnersArgs;
  readonly createDomain: MutationCreateDomainArgs;
  readonly setDomain: MutationSetDomainArgs;
  readonly batchSetDomain: MutationBatchSetDomainArgs;
  readonly unsetDomain: MutationUnsetDomainArgs;
  readonly updateDeprecation: MutationUpdateDeprecationArgs;
  readonly batchUpdateDeprecation: MutationBatchUpdateDeprecationArgs;
  readonly addLink: MutationAddLinkArgs;
  readonly updateLink: MutationUpdateLinkArgs;
  readonly upsertLink: MutationUpsertLinkArgs;
  readonly removeLink: MutationRemoveLinkArgs;
  readonly updateDescription: MutationUpdateDescriptionArgs;
  readonly upsertStructuredProperties: MutationUpsertStructuredPropertiesArgs;
  readonly removeStructuredProperties: MutationRemoveStructuredPropertiesArgs;
  readonly removeUser: MutationRemoveUserArgs;
  readonly updateUserStatus: MutationUpdateUserStatusArgs;
  readonly createGroup: MutationCreateGroupArgs;
  readonly removeGroup: MutationRemoveGroupArgs;
  readonly addGroupMembers: MutationAddGroupMembersArgs;
  readonly removeGroupMembers: MutationRemoveGroupMembersArgs;
  readonly updateName: MutationUpdateNameArgs;
  readonly createServiceAccount: MutationCreateServiceAccountArgs;
  readonly deleteServiceAccount: MutationDeleteServiceAccountArgs;
  readonly updateLineage: MutationUpdateLineageArgs;
  readonly createPolicy: MutationCreatePolicyArgs;
  readonly updatePolicy: MutationUpdatePolicyArgs;
  readonly deletePolicy: MutationDeletePolicyArgs;
  readonly createInviteToken: MutationCreateInviteTokenArgs;
  readonly batchAssignRole: MutationBatchAssignRoleArgs;
  readonly acceptRole: MutationAcceptRoleArgs;
  readonly createAccessToken: MutationCreateAccessTokenArgs;
  readonly revokeAccessToken: MutationRevokeAccessTokenArgs;
}

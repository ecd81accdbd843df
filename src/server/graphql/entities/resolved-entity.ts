import type { Urn } from '../../../urn/urn.js';
import type * as schema from '../schema/generated-types.js';

/**
 * The object from which GraphQL resolves the fields of an entity. Members that cost a read are
 * functions, so that only selected fields are read. Each selection reads anew: the object is cached
 * for a request and may outlive a write of the same request.
 */
export interface ResolvedEntity extends schema.Entity {
  readonly __typename: string;
  readonly urn: Urn;
}

/** The types of the schema by the entity types in urns, of the entities with fields of their own. */
export interface EntityTypes {
  readonly dataset: schema.Dataset;
  readonly dataJob: schema.DataJob;
  readonly dataFlow: schema.DataFlow;
  readonly chart: schema.Chart;
  readonly dashboard: schema.Dashboard;
  readonly container: schema.Container;
  readonly schemaField: schema.SchemaFieldEntity;
  readonly corpuser: schema.CorpUser;
  readonly corpGroup: schema.CorpGroup;
  readonly tag: schema.Tag;
  readonly glossaryTerm: schema.GlossaryTerm;
  readonly glossaryNode: schema.GlossaryNode;
  readonly domain: schema.Domain;
  readonly dataProduct: schema.DataProduct;
  readonly document: schema.Document;
  readonly dataPlatform: schema.DataPlatform;
  readonly dataPlatformInstance: schema.DataPlatformInstance;
  readonly mlModel: schema.MLModel;
  readonly mlModelGroup: schema.MLModelGroup;
  readonly mlFeature: schema.MLFeature;
  readonly mlFeatureTable: schema.MLFeatureTable;
  readonly mlPrimaryKey: schema.MLPrimaryKey;
  readonly dataHubRole: schema.DataHubRole;
}

/** An entity of a known type, or of any type. */
export type EntityOf<Type extends keyof EntityTypes = never> = ResolvedEntity &
  ([Type] extends [never] ? unknown : EntityTypes[Type]);

/** The schema's type `Health`, which is not among the generated types. */
export interface Health {
  readonly type: 'INCIDENTS' | 'ASSERTIONS' | 'TESTS';
  readonly status: 'PASS' | 'FAIL';
  /** Milliseconds since 1970. */
  readonly reportedAt?: number | null;
  readonly message?: string;
  readonly causes?: readonly string[];
  readonly activeIncidentHealthDetails?: object;
}

/** The schema's input `RelatedDocumentsInput`, which is not among the generated types. */
export interface RelatedDocumentsInput {
  readonly start?: number | null;
  /** Default 100. */
  readonly count?: number | null;
  readonly parentDocuments?: readonly string[] | null;
  readonly rootOnly?: boolean | null;
  readonly types?: readonly string[] | null;
  readonly domains?: readonly string[] | null;
  readonly sourceType?: string | null;
}

/** The fields that an entity of any type can have. The schema decides which types offer which. */
export type SharedFields = Pick<
  schema.Dataset,
  | 'lineage'
  | 'relationships'
  | 'status'
  | 'exists'
  | 'ownership'
  | 'tags'
  | 'glossaryTerms'
  | 'domain'
  | 'deprecation'
  | 'siblings'
  | 'subTypes'
  | 'container'
  | 'parentContainers'
  | 'dataPlatformInstance'
  | 'aspects'
> & {
  readonly health: () => readonly Health[];
  readonly relatedDocuments: (args: { readonly input: RelatedDocumentsInput }) => Promise<object>;
};

/** The fields that only entities of this type have. */
export type OwnFields<Type extends keyof EntityTypes> = Omit<
  EntityTypes[Type],
  keyof SharedFields | 'urn' | 'type'
>;

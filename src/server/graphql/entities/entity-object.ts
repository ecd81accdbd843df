import { decodeFieldPath, isUrn, type Urn, urnEntityType } from '../../../urn/urn.js';
import { findEntityKind } from '../../metamodel/entity-types.js';
import { isNameable } from '../../search/is-nameable.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityType } from '../schema/generated-types.js';
import {
  chartFields,
  containerFields,
  dashboardFields,
  dataFlowFields,
  dataJobFields,
} from './asset-fields.js';
import { datasetFields } from './dataset-fields.js';
import { type EntitySource, entitySource, nonNull, withOrigin } from './entity-source.js';
import { featureFields, featureTableFields, modelFields } from './ml-fields.js';
import { corpGroupFields, corpUserFields, roleFields } from './people-fields.js';
import { dataPlatformFields, dataPlatformInstanceFields } from './platform-fields.js';
import type { EntityOf, EntityTypes, OwnFields, ResolvedEntity } from './resolved-entity.js';
import { sharedFields } from './shared-fields.js';
import {
  dataProductFields,
  documentFields,
  domainFields,
  glossaryNodeFields,
  glossaryTermFields,
  tagFields,
} from './vocabulary-fields.js';

/**
 * Resolves the entity of an urn. If nothing is stored of it, the entity is a stub made from the
 * urn, as in DataHub. Undefined for urns of types that the schema lacks, and for keys that do not
 * fit the type.
 *
 * @throws RequestLimitExceeded
 */
export function entityObject(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const { entities, entityBudget } = scope;
  entityBudget.spend();
  // The paths of one answer name the same few entities thousands of times.
  if (!entities.has(urn)) entities.set(urn, makeEntity(urn, scope));
  return entities.get(urn);
}

/**
 * Resolves the entity of an urn, as an entity of one type. Undefined for urns of other types, and
 * for keys that do not fit the type.
 *
 * @throws RequestLimitExceeded
 */
export function entityOfType<Type extends keyof EntityTypes>(
  urn: Urn,
  type: Type,
  scope: RequestScope,
): EntityOf<Type> | undefined {
  if (urnEntityType(urn) !== type) return undefined;
  return entityObject(urn, scope) as EntityOf<Type> | undefined;
}

/** Resolves the entity of a text, as {@link entityOfType}. Null if the text is no urn of the type. */
export function entityOfText<Type extends keyof EntityTypes>(
  text: string,
  type: Type,
  scope: RequestScope,
): EntityOf<Type> | null {
  return (isUrn(text) ? entityOfType(text, type, scope) : null) ?? null;
}

function makeEntity(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const kind = findEntityKind(urn);
  if (!kind || !isNameable(urn)) return undefined;
  const source = entitySource(urn, scope, entityObject);
  const entity = {
    __typename: kind.typeName,
    urn,
    // A test holds the kinds and the enum together.
    type: kind.enumValue as EntityType,
    ...sharedFields(source),
    ...ownFieldsByType.get(kind.inUrn)?.(source),
  };
  return withOrigin(entity, { source });
}

const OWN_FIELDS: {
  readonly [Type in keyof EntityTypes]: (source: EntitySource) => OwnFields<Type>;
} = {
  dataset: datasetFields,
  dataJob: dataJobFields,
  dataFlow: dataFlowFields,
  chart: chartFields,
  dashboard: dashboardFields,
  container: containerFields,
  schemaField: columnFields,
  corpuser: corpUserFields,
  corpGroup: corpGroupFields,
  tag: tagFields,
  glossaryTerm: glossaryTermFields,
  glossaryNode: glossaryNodeFields,
  domain: domainFields,
  dataProduct: dataProductFields,
  document: documentFields,
  dataPlatform: dataPlatformFields,
  dataPlatformInstance: dataPlatformInstanceFields,
  mlModel: modelFields('mlModelProperties'),
  mlModelGroup: modelFields('mlModelGroupProperties'),
  mlFeature: featureFields('mlFeatureProperties'),
  mlFeatureTable: featureTableFields,
  mlPrimaryKey: featureFields('mlPrimaryKeyProperties'),
  dataHubRole: roleFields,
};

const ownFieldsByType: ReadonlyMap<string, (source: EntitySource) => object> = new Map(
  Object.entries(OWN_FIELDS),
);

function columnFields({ key, entity }: EntitySource): OwnFields<'schemaField'> {
  const [parent = '', path = ''] = key;
  return { fieldPath: decodeFieldPath(path), parent: () => nonNull(entity(parent)) };
}

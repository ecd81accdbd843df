import { decodeReserved } from '../../../urn/reserved-characters.js';
import type { Urn } from '../../../urn/urn.js';
import { kindOf } from '../../metamodel/entity-kinds.js';
import { isNameable } from '../../search/is-nameable.js';
import { lineageField } from '../lineage/entity-lineage.js';
import { relationshipsField } from '../lineage/entity-relationships.js';
import type { RequestScope } from '../request-scope.js';
import { chartFields, containerFields, dashboardFields, dataFlowFields, dataJobFields } from './asset-fields.js';
import { datasetFields } from './dataset-fields.js';
import { type EntitySource, entitySource, type Fields } from './entity-source.js';
import { featureFields, featureTableFields, modelFields } from './ml-fields.js';
import { corpGroupFields, corpUserFields } from './people-fields.js';
import { dataPlatformFields, dataPlatformInstanceFields } from './platform-fields.js';
import type { ResolvedEntity } from './resolved-entity.js';
import { sharedFields } from './shared-fields.js';
import { dataProductFields, documentFields, domainFields, glossaryNodeFields, glossaryTermFields, tagFields } from './vocabulary-fields.js';

/**
 * The entity of an urn, whether or not anything is stored of it: DataHub makes up a stub from the urn as well.
 *
 * Nothing for urns that the schema has no type for, or whose key does not fit their type.
 *
 * @throws Exhausted
 */
export function entityObject(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const { entities, entityBudget } = scope;
  entityBudget.spend();
  // The paths of one answer name the same few entities thousands of times.
  if (!entities.has(urn)) entities.set(urn, makeEntity(urn, scope));
  return entities.get(urn);
}

function makeEntity(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const kind = kindOf(urn);
  if (!kind || !isNameable(urn)) return undefined;
  const source = entitySource(urn, scope, entityObject);
  return {
    __typename: kind.typeName,
    urn,
    type: kind.enumValue,
    lineage: lineageField(urn, scope, entityObject),
    relationships: relationshipsField(urn, scope, entityObject),
    ...sharedFields(source),
    ...OWN_FIELDS.get(kind.inUrn)?.(source),
  };
}

const OWN_FIELDS: ReadonlyMap<string, (source: EntitySource) => Fields> = new Map([
  ['dataset', datasetFields],
  ['dataJob', dataJobFields],
  ['dataFlow', dataFlowFields],
  ['chart', chartFields],
  ['dashboard', dashboardFields],
  ['container', containerFields],
  ['schemaField', columnFields],
  ['corpuser', corpUserFields],
  ['corpGroup', corpGroupFields],
  ['tag', tagFields],
  ['glossaryTerm', glossaryTermFields],
  ['glossaryNode', glossaryNodeFields],
  ['domain', domainFields],
  ['dataProduct', dataProductFields],
  ['document', documentFields],
  ['dataPlatform', dataPlatformFields],
  ['dataPlatformInstance', dataPlatformInstanceFields],
  ['mlModel', modelFields('mlModelProperties')],
  ['mlModelGroup', modelFields('mlModelGroupProperties')],
  ['mlFeature', featureFields('mlFeatureProperties')],
  ['mlFeatureTable', featureTableFields],
  ['mlPrimaryKey', featureFields('mlPrimaryKeyProperties')],
]);

function columnFields({ key, entity }: EntitySource): Fields {
  const [parent = '', path = ''] = key;
  return { fieldPath: decodeReserved(path), parent: () => entity(parent) };
}

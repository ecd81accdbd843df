import { decodeReserved } from '../../../urn/reserved-characters.js';
import type { Urn } from '../../../urn/urn.js';
import { findEntityKind } from '../../metamodel/entity-kinds.js';
import { isNameable } from '../../search/is-nameable.js';
import { lineageField } from '../lineage/lineage-field.js';
import { relationshipsField } from '../lineage/relationships-field.js';
import type { RequestScope } from '../request-scope.js';
import {
  chartFields,
  containerFields,
  dashboardFields,
  dataFlowFields,
  dataJobFields,
} from './asset-fields.js';
import { datasetFields } from './dataset-fields.js';
import { type EntitySource, entitySource, type Fields } from './entity-source.js';
import { featureFields, featureTableFields, modelFields } from './ml-fields.js';
import { corpGroupFields, corpUserFields } from './people-fields.js';
import { dataPlatformFields, dataPlatformInstanceFields } from './platform-fields.js';
import type { ResolvedEntity } from './resolved-entity.js';
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

function makeEntity(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const kind = findEntityKind(urn);
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

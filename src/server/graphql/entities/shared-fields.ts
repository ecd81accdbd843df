import type { JsonObject } from '../../../model/json.js';
import { readableStore } from '../../policy/readable-store.js';
import { textsAt } from '../../shared/json-accessors.js';
import { stringifyTyped } from '../../shared/stringify-typed.js';
import type { Search } from '../../turns/in-turn.js';
import { lineageField, relationshipsField } from '../lineage/neighbour-fields.js';
import type {
  DatasetAspectsArgs,
  ParentContainersResult,
  RawAspect,
} from '../schema/generated-types.js';
import { relatedDocuments } from '../search/related-documents.js';
import {
  deprecation,
  domainAssociation,
  globalTags,
  glossaryTerms,
  ownership,
  siblings,
} from './associations.js';
import { entityHealth } from './entity-health.js';
import { ancestors, type EntitySource } from './entity-source.js';
import type { SharedFields } from './resolved-entity.js';

/**
 * The fields that an entity of any type can have.
 *
 * Source: the mappers of DataHub's entity types, which all read these aspects alike.
 */
export function sharedFields(source: EntitySource): SharedFields {
  const { urn, scope, map, entity } = source;
  const aspectField =
    <T>(aspectName: string, make: (aspect: JsonObject, from: EntitySource) => T) =>
    () =>
      map(aspectName, (value) => make(value, source));
  return {
    lineage: lineageField(source),
    relationships: relationshipsField(source),
    status: aspectField('status', (value) => ({ removed: value['removed'] === true })),
    exists: () => scope.store.exists(urn),
    ownership: aspectField('ownership', ownership),
    tags: aspectField('globalTags', globalTags),
    glossaryTerms: aspectField('glossaryTerms', glossaryTerms),
    domain: aspectField('domains', domainAssociation),
    deprecation: aspectField('deprecation', deprecation),
    siblings: aspectField('siblings', siblings),
    subTypes: aspectField('subTypes', (value) => ({ typeNames: textsAt(value, 'typeNames') })),
    container: aspectField('container', (value) => entity(value['container'], 'container')),
    parentContainers: () => parentContainers(source),
    // Without an instance the aspect names the platform alone, and DataHub shows nothing.
    dataPlatformInstance: aspectField('dataPlatformInstance', (value) =>
      entity(value['instance'], 'dataPlatformInstance'),
    ),
    aspects: (args: DatasetAspectsArgs) => source.list(rawAspects(source, args)),
    health: () => entityHealth(source),
    relatedDocuments: ({ input }) => relatedDocuments(input, source),
  };
}

function parentContainers(source: EntitySource): ParentContainersResult {
  const containers = ancestors(source, [['container', 'container']], 'container');
  return { count: containers.length, containers };
}

/**
 * The requested aspects that are stored, in the requested order, as JSON text. Other fields of the
 * schema lose details.
 */
function* rawAspects(
  { urn, scope }: EntitySource,
  { input }: DatasetAspectsArgs,
): Search<RawAspect> {
  const store = readableStore(scope, scope.store);
  const stored = store.readAspects([urn], input?.aspectNames ?? undefined).get(urn) ?? [];
  for (const aspect of stored) {
    yield undefined;
    yield { aspectName: aspect.name, payload: stringifyTyped(aspect.value) };
  }
}

import type { JsonObject } from '../../../model/json.js';
import { readableStore } from '../../policy/readable-store.js';
import { textAt, textsAt } from '../../shared/json-accessors.js';
import {
  deprecation,
  domainAssociation,
  globalTags,
  glossaryTerms,
  ownership,
  siblings,
} from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';
import { rawAspects } from './raw-aspects.js';
import type { ResolvedEntity } from './resolved-entity.js';

/**
 * The fields that an entity of any type can have. The schema decides which types offer which.
 *
 * Source: the mappers of DataHub's entity types, which all read these aspects alike.
 */
export function sharedFields(source: EntitySource): Fields {
  const { urn, scope, map, entity } = source;
  const aspectField =
    (aspectName: string, make: (aspect: JsonObject, from: EntitySource) => unknown) => () =>
      map(aspectName, (value) => make(value, source));
  return {
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
    aspects: rawAspects(urn, readableStore(scope, scope.store)),
  };
}

/**
 * The containers around an entity, nearest first. Each is listed once, since containers can form a
 * cycle.
 */
function parentContainers({ urn, scope, entity }: EntitySource): unknown {
  const containers = new Map<string, ResolvedEntity>();
  for (let inner = urn; ; ) {
    const stored = scope.store.readAspect(inner, 'container');
    const outer = stored && entity(textAt(stored.value, 'container'), 'container');
    if (!outer || outer.urn === urn || containers.has(outer.urn)) break;
    containers.set(outer.urn, outer);
    inner = outer.urn;
  }
  return { count: containers.size, containers: [...containers.values()] };
}

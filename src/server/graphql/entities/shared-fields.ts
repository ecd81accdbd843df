import type { JsonObject } from '../../../model/json.js';
import { textAt, textsAt } from '../../opaque-json.js';
import { asSeenBy } from '../../policy/authorize-reads.js';
import { deprecation, domainAssociation, globalTags, glossaryTerms, ownership, siblings } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';
import { rawAspects } from './raw-aspects.js';
import type { ResolvedEntity } from './resolved-entity.js';

/**
 * What an entity of any type may have; which types offer which of it, the schema says.
 *
 * Source: the mappers of DataHub's entity types, which all read these aspects in the same way.
 */
export function sharedFields(source: EntitySource): Fields {
  const { urn, scope, map, entity } = source;
  const of = (aspectName: string, make: (aspect: JsonObject, from: EntitySource) => unknown) => () =>
    map(aspectName, (value) => make(value, source));
  return {
    status: of('status', (value) => ({ removed: value['removed'] === true })),
    exists: () => scope.store.exists(urn),
    ownership: of('ownership', ownership),
    tags: of('globalTags', globalTags),
    glossaryTerms: of('glossaryTerms', glossaryTerms),
    domain: of('domains', domainAssociation),
    deprecation: of('deprecation', deprecation),
    siblings: of('siblings', siblings),
    subTypes: of('subTypes', (value) => ({ typeNames: textsAt(value, 'typeNames') })),
    container: of('container', (value) => entity(value['container'], 'container')),
    parentContainers: () => parentContainers(source),
    // Without an instance the aspect names the platform alone, and DataHub shows nothing for it.
    dataPlatformInstance: of('dataPlatformInstance', (value) => entity(value['instance'], 'dataPlatformInstance')),
    aspects: rawAspects(urn, asSeenBy(scope, scope.store)),
  };
}

/** The containers around an entity, the nearest first. Nobody keeps them from forming a circle, so each is listed once. */
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

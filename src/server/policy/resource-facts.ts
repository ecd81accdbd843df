import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { objectsAt, textAt, textsAt } from '../opaque-json.js';
import type { AspectStore } from '../store/aspect-store.js';
import { groupsOf } from './actor-facts.js';
import type { Owner, ResourceFacts } from './grants.js';
import type { ResourceField } from './policy.js';

/**
 * What policies may ask of one entity, read when the first of them does; of an entity that does not exist, its type and
 * urn are known. For one question: a later one may find something else stored.
 */
export function resourceFacts(urn: Urn, store: AspectStore): ResourceFacts {
  const values = new Map<ResourceField, ReadonlySet<string>>();
  let owners: readonly Owner[] | undefined;
  return {
    valuesOf: (field) => {
      const found = values.get(field) ?? new Set(FIELDS[field](urn, store));
      values.set(field, found);
      return found;
    },
    owners: () => {
      owners ??= ownersOf(urn, store);
      return owners;
    },
  };
}

/** A whole type of entities has no more than its name. Source: DataHub's resolvers of an empty urn. */
export function typeFacts(entityType: string): ResourceFacts {
  return {
    valuesOf: (field) => (field === 'TYPE' ? new Set([entityType]) : undefined),
    owners: () => [],
  };
}

type FieldValues = (urn: Urn, store: AspectStore) => readonly string[];

/** Source: the classes below `fieldresolverprovider` in DataHub's `auth-impl`. */
const FIELDS: Readonly<Record<ResourceField, FieldValues>> = {
  TYPE: (urn) => [entityTypeOf(urn)],
  URN: (urn) => [urn],
  OWNER: (urn, store) => ownersOf(urn, store).map(({ owner }) => owner),
  DOMAIN: domains,
  TAG: (urn, store) => objectsAt(aspect(urn, 'globalTags', store), 'tags').flatMap((tag) => present(textAt(tag, 'tag'))),
  CONTAINER: containers,
  GROUP_MEMBERSHIP: (urn, store) => [...groupsOf(urn, store)],
  DATA_PLATFORM_INSTANCE: platformInstance,
};

/** An entity's domains and all above them; a domain is in itself. */
function domains(urn: Urn, store: AspectStore): readonly string[] {
  const own = entityTypeOf(urn) === 'domain' ? [urn] : textsAt(aspect(urn, 'domains', store), 'domains');
  return withAncestors(own, (domain) => textAt(aspect(domain, 'domainProperties', store), 'parentDomain'));
}

/** The containers that an entity is in; a container is in itself. */
function containers(urn: Urn, store: AspectStore): readonly string[] {
  const parent = (one: Urn) => textAt(aspect(one, 'container', store), 'container');
  return withAncestors(entityTypeOf(urn) === 'container' ? [urn] : present(parent(urn)), parent);
}

function platformInstance(urn: Urn, store: AspectStore): readonly string[] {
  if (entityTypeOf(urn) === 'dataPlatformInstance') return [urn];
  return present(textAt(aspect(urn, 'dataPlatformInstance', store), 'instance'));
}

/** Nobody keeps parents from forming a circle, so each is gone to once. */
function withAncestors(start: readonly string[], parentOf: (urn: Urn) => string | null): readonly string[] {
  const found = new Set<string>(start);
  for (const one of found) {
    const parent = isUrn(one) ? parentOf(one) : null;
    if (parent !== null) found.add(parent);
  }
  return [...found];
}

function ownersOf(urn: Urn, store: AspectStore): readonly Owner[] {
  return objectsAt(aspect(urn, 'ownership', store), 'owners').flatMap((record) => {
    const owner = textAt(record, 'owner');
    return owner === null ? [] : [{ owner, ownershipType: textAt(record, 'typeUrn') }];
  });
}

function aspect(urn: Urn, name: string, store: AspectStore): JsonObject {
  return store.readAspect(urn, name)?.value ?? {};
}

function present(text: string | null): readonly string[] {
  return text === null ? [] : [text];
}

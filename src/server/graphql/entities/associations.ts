import type { JsonObject } from '../../../model/json.js';
import { numberAt, objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import type { Search } from '../../turns/in-turn.js';
import {
  type Deprecation,
  type DomainAssociation,
  type GlobalTags,
  type GlossaryTermAssociation,
  type GlossaryTerms,
  type Owner,
  type Ownership,
  OwnershipType,
  type SiblingProperties,
  type TagAssociation,
} from '../schema/generated-types.js';
import { type EntitySource, withOrigin } from './entity-source.js';
import { auditStamp, enumValue } from './properties.js';
import type { EntityOf } from './resolved-entity.js';

/** `Ownership` from the aspect of that name. Owners are users and groups. Others are left out. */
export function ownership(aspect: JsonObject, source: EntitySource): Ownership {
  return {
    owners: () => source.list(owners(aspect, source)),
    lastModified: auditStamp(objectAt(aspect, 'lastModified')),
  };
}

function* owners(aspect: JsonObject, source: EntitySource): Search<Owner> {
  const { urn, entity } = source;
  for (const record of objectsAt(aspect, 'owners')) {
    const owner = entity(record['owner'], 'corpuser', 'corpGroup');
    const type = enumValue(OwnershipType, record['type']);
    yield owner
      ? withOrigin({ owner, type, associatedUrn: urn }, { source, value: record })
      : undefined;
  }
}

/** `GlobalTags` from the aspect of that name, of an entity or of a field of its schema. */
export function globalTags(aspect: JsonObject, source: EntitySource): GlobalTags {
  return { tags: () => source.list(tags(aspect, source)) };
}

function* tags(aspect: JsonObject, source: EntitySource): Search<TagAssociation> {
  const { urn, entity } = source;
  for (const record of objectsAt(aspect, 'tags')) {
    const tag = entity(record['tag'], 'tag');
    yield tag ? withOrigin({ tag, associatedUrn: urn }, { source, value: record }) : undefined;
  }
}

/** `GlossaryTerms` from the aspect of that name, of an entity or of a field of its schema. */
export function glossaryTerms(aspect: JsonObject, source: EntitySource): GlossaryTerms {
  return { terms: () => source.list(terms(aspect, source)) };
}

function* terms(aspect: JsonObject, source: EntitySource): Search<GlossaryTermAssociation> {
  const { urn, entity } = source;
  for (const record of objectsAt(aspect, 'terms')) {
    const term = entity(record['urn'], 'glossaryTerm');
    const actor = () => entity(record['actor'], 'corpuser');
    yield term
      ? withOrigin({ term, actor, associatedUrn: urn }, { source, value: record })
      : undefined;
  }
}

/** `DomainAssociation`: the first of the domains, as in DataHub. */
export function domainAssociation(
  aspect: JsonObject,
  { urn, entity }: EntitySource,
): DomainAssociation | null {
  const domain = entity(textsAt(aspect, 'domains')[0], 'domain');
  return domain && { domain, associatedUrn: urn };
}

/** `SiblingProperties`, without siblings that cannot be shown. */
export function siblings(aspect: JsonObject, source: EntitySource): SiblingProperties {
  return {
    isPrimary: aspect['primary'] === true,
    siblings: () => source.list(siblingEntities(aspect, source)),
  };
}

function* siblingEntities(aspect: JsonObject, { entity }: EntitySource): Search<EntityOf> {
  for (const one of textsAt(aspect, 'siblings')) yield entity(one) ?? undefined;
}

export function deprecation(aspect: JsonObject, { entity }: EntitySource): Deprecation {
  return {
    deprecated: aspect['deprecated'] === true,
    decommissionTime: numberAt(aspect, 'decommissionTime'),
    note: textAt(aspect, 'note'),
    actor: textAt(aspect, 'actor'),
    actorEntity: () => entity(aspect['actor']),
  };
}

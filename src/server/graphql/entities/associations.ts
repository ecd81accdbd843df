import type { JsonObject } from '../../../model/json.js';
import { objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { auditStamp } from './audit-stamp.js';
import type { EntitySource } from './entity-source.js';

/** The values of DataHub's enum `OwnershipType`. */
export const ownershipTypes = [
  'TECHNICAL_OWNER',
  'BUSINESS_OWNER',
  'DATA_STEWARD',
  'NONE',
  'CUSTOM',
  'DATAOWNER',
  'DEVELOPER',
  'DELEGATE',
  'PRODUCER',
  'STAKEHOLDER',
  'CONSUMER',
] as const;

/** `Ownership` from the aspect of that name. Owners are users and groups. Others are left out. */
export function ownership(aspect: JsonObject, { urn, entity }: EntitySource): unknown {
  const owners = objectsAt(aspect, 'owners').map((record) => ({
    owner: entity(record['owner'], 'corpuser', 'corpGroup'),
    type: ownershipTypes.find((one) => one === record['type']) ?? null,
    associatedUrn: urn,
  }));
  return {
    owners: owners.filter(({ owner }) => owner !== null),
    lastModified: auditStamp(objectAt(aspect, 'lastModified')),
  };
}

/** `GlobalTags` from the aspect of that name, of an entity or of a field of its schema. */
export function globalTags(aspect: JsonObject, { urn, entity }: EntitySource): unknown {
  const tags = objectsAt(aspect, 'tags').map((record) => ({
    tag: entity(record['tag'], 'tag'),
    associatedUrn: urn,
  }));
  return { tags: tags.filter(({ tag }) => tag !== null) };
}

/** `GlossaryTerms` from the aspect of that name, of an entity or of a field of its schema. */
export function glossaryTerms(aspect: JsonObject, { urn, entity }: EntitySource): unknown {
  const terms = objectsAt(aspect, 'terms').map((record) => ({
    term: entity(record['urn'], 'glossaryTerm'),
    actor: () => entity(record['actor'], 'corpuser'),
    associatedUrn: urn,
  }));
  return { terms: terms.filter(({ term }) => term !== null) };
}

/** `DomainAssociation`: the first of the domains, as in DataHub. */
export function domainAssociation(aspect: JsonObject, { urn, entity }: EntitySource): unknown {
  const domain = entity(textsAt(aspect, 'domains')[0], 'domain');
  return domain && { domain, associatedUrn: urn };
}

/** `SiblingProperties`, without siblings that cannot be shown. */
export function siblings(aspect: JsonObject, { entity }: EntitySource): unknown {
  return {
    isPrimary: aspect['primary'] === true,
    siblings: () => textsAt(aspect, 'siblings').flatMap((one) => entity(one) ?? []),
  };
}

export function deprecation(aspect: JsonObject, { entity }: EntitySource): unknown {
  const time = aspect['decommissionTime'];
  return {
    deprecated: aspect['deprecated'] === true,
    decommissionTime: typeof time === 'number' ? time : null,
    note: textAt(aspect, 'note'),
    actor: textAt(aspect, 'actor'),
    actorEntity: () => entity(aspect['actor']),
  };
}

/** `CustomPropertiesEntry`, in the stored order. */
export function customProperties(
  aspect: JsonObject,
  { urn }: Pick<EntitySource, 'urn'>,
): readonly unknown[] {
  return Object.entries(objectAt(aspect, 'customProperties')).map(([key, value]) => ({
    key,
    value,
    associatedUrn: urn,
  }));
}

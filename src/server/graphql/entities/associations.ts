import type { JsonObject } from '../../../model/json.js';
import { numberAt, objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import {
  type Deprecation,
  type DomainAssociation,
  type GlobalTags,
  type GlossaryTerms,
  type Ownership,
  OwnershipType,
  type SiblingProperties,
} from '../schema/generated-types.js';
import type { EntitySource } from './entity-source.js';
import { auditStamp, enumValue } from './properties.js';

/** `Ownership` from the aspect of that name. Owners are users and groups. Others are left out. */
export function ownership(aspect: JsonObject, { urn, entity }: EntitySource): Ownership {
  const owners = objectsAt(aspect, 'owners').flatMap((record) => {
    const owner = entity(record['owner'], 'corpuser', 'corpGroup');
    return owner
      ? [{ owner, type: enumValue(OwnershipType, record['type']), associatedUrn: urn }]
      : [];
  });
  return { owners, lastModified: auditStamp(objectAt(aspect, 'lastModified')) };
}

/** `GlobalTags` from the aspect of that name, of an entity or of a field of its schema. */
export function globalTags(aspect: JsonObject, { urn, entity }: EntitySource): GlobalTags {
  const tags = objectsAt(aspect, 'tags').flatMap((record) => {
    const tag = entity(record['tag'], 'tag');
    return tag ? [{ tag, associatedUrn: urn }] : [];
  });
  return { tags };
}

/** `GlossaryTerms` from the aspect of that name, of an entity or of a field of its schema. */
export function glossaryTerms(aspect: JsonObject, { urn, entity }: EntitySource): GlossaryTerms {
  const terms = objectsAt(aspect, 'terms').flatMap((record) => {
    const term = entity(record['urn'], 'glossaryTerm');
    const actor = () => entity(record['actor'], 'corpuser');
    return term ? [{ term, actor, associatedUrn: urn }] : [];
  });
  return { terms };
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
export function siblings(aspect: JsonObject, { entity }: EntitySource): SiblingProperties {
  return {
    isPrimary: aspect['primary'] === true,
    siblings: () => textsAt(aspect, 'siblings').flatMap((one) => entity(one) ?? []),
  };
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

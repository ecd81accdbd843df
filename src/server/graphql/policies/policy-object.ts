import type { JsonObject } from '../../../model/json.js';
import { isUrn } from '../../../urn/urn.js';
import { urnEntityType } from '../../metamodel/key-aspects.js';
import type { StoredPolicy } from '../../policy/stored-policies.js';
import { objectAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { entityObject } from '../entities/entity-object.js';
import type { RequestScope } from '../request-scope.js';

/** Converts a stored policy to its GraphQL object. Source: DataHub's `PolicyInfoPolicyMapper`. */
export function policyObject({ urn, info }: StoredPolicy, scope: RequestScope): unknown {
  return {
    urn,
    type: info['type'],
    name: info['displayName'],
    state: info['state'],
    description: textAt(info, 'description'),
    resources: info['resources'] ? resourceFilter(objectAt(info, 'resources'), scope) : null,
    privileges: textsAt(info, 'privileges'),
    actors: actorFilter(objectAt(info, 'actors'), scope),
    editable: info['editable'] !== false,
  };
}

function resourceFilter(filter: JsonObject, scope: RequestScope): unknown {
  return {
    type: textAt(filter, 'type'),
    resources: textsOrNull(filter, 'resources'),
    allResources: filter['allResources'] === true,
    filter: filter['filter']
      ? {
          criteria: objectsAt(objectAt(filter, 'filter'), 'criteria').map((one) =>
            criterion(one, scope),
          ),
        }
      : null,
  };
}

function criterion(one: JsonObject, scope: RequestScope): unknown {
  return {
    field: textAt(one, 'field'),
    values: textsAt(one, 'values').map((value) => ({
      value,
      entity: () => (isUrn(value) ? entityObject(value, scope) : null),
    })),
    condition: textAt(one, 'condition') ?? 'EQUALS',
  };
}

function actorFilter(filter: JsonObject, scope: RequestScope): unknown {
  const resolved = (name: string, type: string) => () =>
    textsAt(filter, name).flatMap((urn) =>
      isUrn(urn) && urnEntityType(urn) === type ? [entityObject(urn, scope)] : [],
    );
  return {
    users: textsOrNull(filter, 'users'),
    groups: textsOrNull(filter, 'groups'),
    roles: textsOrNull(filter, 'roles'),
    resourceOwners: filter['resourceOwners'] === true,
    resourceOwnersTypes: textsOrNull(filter, 'resourceOwnersTypes'),
    allUsers: filter['allUsers'] === true,
    allGroups: filter['allGroups'] === true,
    resolvedUsers: resolved('users', 'corpuser'),
    resolvedGroups: resolved('groups', 'corpGroup'),
  };
}

function textsOrNull(object: JsonObject, name: string): readonly string[] | null {
  return Array.isArray(object[name]) ? textsAt(object, name) : null;
}

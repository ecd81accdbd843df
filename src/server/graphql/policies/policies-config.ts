import { type EntityKind, entityKinds } from '../../metamodel/entity-types.js';
import {
  adminPrivileges,
  editPrivileges,
  ownerPrivileges,
  platformPrivileges,
  sensitivePrivileges,
  viewPrivileges,
} from '../../policy/privileges.js';
import type {
  EntityType,
  PoliciesConfig,
  Privilege,
  ResourcePrivileges,
} from '../schema/generated-types.js';

/**
 * The field `appConfig.policiesConfig`: the privileges that a policy can grant. Every type that a
 * search finds has the privileges of all types here. DataHub shows fewer privileges for some types.
 */
export function policiesConfig(enabled: boolean): PoliciesConfig {
  return {
    enabled,
    platformPrivileges: () => platformPrivileges.map(toPrivilege),
    resourcePrivileges: () => [
      { ...ALL_TYPES, privileges: ofResources() },
      ...entityKinds.filter(({ searched }) => searched).map(ofKind),
    ],
  };
}

const ALL_TYPES = {
  resourceType: 'all',
  resourceTypeDisplayName: 'All Resource Types',
  entityType: null,
} as const;

function ofKind({ inUrn, typeName, enumValue }: EntityKind): ResourcePrivileges {
  return {
    resourceType: inUrn,
    resourceTypeDisplayName: `${typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}s`,
    entityType: enumValue as EntityType,
    privileges: ofResources(),
  };
}

function ofResources(): readonly Privilege[] {
  const lists = [
    viewPrivileges,
    sensitivePrivileges,
    editPrivileges,
    ownerPrivileges,
    adminPrivileges,
  ];
  return lists.flat().map(toPrivilege);
}

/** `MANAGE_USERS_AND_GROUPS` is displayed as "Manage Users And Groups". */
function toPrivilege(type: string): Privilege {
  const words = type.replace(/_PRIVILEGE$/, '').split('_');
  const displayName = words.map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`);
  return { type, displayName: displayName.join(' '), description: null };
}

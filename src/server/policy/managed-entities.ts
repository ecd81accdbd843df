import type { Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';

/**
 * What a write takes whose aspect decides what users may do, whatever the dialect and the door: a privilege of the
 * platform, since the right to edit an entity would be the right to give oneself more. Nothing for other aspects.
 *
 * Any one of the privileges is enough.
 */
export function managePrivileges(urn: Urn, aspectName: string, change: ManagedChange): readonly string[] | undefined {
  return ASPECTS.get(aspectName) ?? TYPES.get(entityTypeOf(urn))?.[change];
}

/** What is done to an entity. */
export type ManagedChange = 'CREATE' | 'UPDATE' | 'DELETE';

/** What it takes to see an aspect that holds a secret, beside the right to see its entity. */
export function secretPrivilege(aspectName: string): string | undefined {
  return SECRETS.get(aspectName);
}

/**
 * Aspects that take more than their entity does. Source: what DataHub's GraphQL asks for to assign roles, add members
 * and reset passwords; its REST doors ask for the right to update users alone.
 */
const ASPECTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['roleMembership', ['MANAGE_POLICIES']],
  ['groupMembership', ['MANAGE_USERS_AND_GROUPS']],
  ['nativeGroupMembership', ['MANAGE_USERS_AND_GROUPS']],
  ['corpUserCredentials', ['MANAGE_USER_CREDENTIALS']],
]);

const SECRETS: ReadonlyMap<string, string> = new Map([
  ['corpUserCredentials', 'MANAGE_USER_CREDENTIALS'],
  ['dataHubSecretValue', 'MANAGE_SECRETS'],
]);

type TypePrivileges = Readonly<Record<ManagedChange, readonly string[]>>;

const IDENTITIES: TypePrivileges = {
  CREATE: ['CREATE_USERS_AND_GROUPS', 'MANAGE_USERS_AND_GROUPS'],
  UPDATE: ['UPDATE_USERS_AND_GROUPS', 'MANAGE_USERS_AND_GROUPS'],
  DELETE: ['MANAGE_USERS_AND_GROUPS'],
};

/** Source: `API_ENTITY_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`. Its tokens are not here: nobody writes those by hand. */
const TYPES: ReadonlyMap<string, TypePrivileges> = new Map([
  ['dataHubPolicy', always('MANAGE_POLICIES')],
  ['dataHubRole', always('MANAGE_POLICIES')],
  ['corpuser', IDENTITIES],
  ['corpGroup', IDENTITIES],
  ['dataHubSecret', always('MANAGE_SECRETS')],
  ['dataHubIngestionSource', always('MANAGE_INGESTION')],
]);

function always(privilege: string): TypePrivileges {
  return { CREATE: [privilege], UPDATE: [privilege], DELETE: [privilege] };
}

import { type Urn, urnEntityType } from '../../urn/urn.js';

/**
 * Returns the privileges for a change of an aspect that decides the rights of users. One of them is
 * enough. Undefined for other aspects.
 *
 * The privileges are on the platform, in each dialect and on each channel: otherwise the right to
 * edit an entity would let users extend their own rights.
 */
export function managePrivileges(
  urn: Urn,
  aspectName: string,
  change: ManagedChange,
): readonly string[] | undefined {
  return (
    PRIVILEGES_BY_ASPECT.get(aspectName) ?? PRIVILEGES_BY_TYPE.get(urnEntityType(urn))?.[change]
  );
}

/** The kind of change to an entity. */
export type ManagedChange = 'CREATE' | 'UPDATE' | 'DELETE';

/**
 * The privilege that a read or a patch of each aspect needs in addition to the right to its entity.
 * These aspects can hold secrets: passwords, encrypted settings of connections and of single
 * sign-on, recipes of ingestion and the output of their runs, and headers of requests. DataHub's
 * GraphQL requires the same privileges for the same data.
 */
export const secretAspects: ReadonlyMap<string, string> = new Map([
  ['corpUserCredentials', 'MANAGE_USER_CREDENTIALS'],
  ['dataHubConnectionDetails', 'MANAGE_CONNECTIONS'],
  ['dataHubExecutionRequestInput', 'MANAGE_INGESTION'],
  ['dataHubExecutionRequestResult', 'MANAGE_INGESTION'],
  ['dataHubIngestionSourceInfo', 'MANAGE_INGESTION'],
  ['dataHubSecretValue', 'MANAGE_SECRETS'],
  ['globalSettingsInfo', 'MANAGE_GLOBAL_SETTINGS'],
  ['inviteToken', 'MANAGE_POLICIES'],
  ['mcpServerProperties', 'MANAGE_CONNECTIONS'],
]);

/**
 * Aspects that require more than their entity does. Source: the privileges for assigning roles,
 * adding members and resetting passwords in DataHub's GraphQL. Its REST interfaces require the
 * right to update users alone.
 */
const PRIVILEGES_BY_ASPECT: ReadonlyMap<string, readonly string[]> = new Map([
  ['roleMembership', ['MANAGE_POLICIES']],
  ['groupMembership', ['MANAGE_USERS_AND_GROUPS']],
  ['nativeGroupMembership', ['MANAGE_USERS_AND_GROUPS']],
  ['corpUserCredentials', ['MANAGE_USER_CREDENTIALS']],
]);

type TypePrivileges = Readonly<Record<ManagedChange, readonly string[]>>;

const IDENTITIES: TypePrivileges = {
  CREATE: ['CREATE_USERS_AND_GROUPS', 'MANAGE_USERS_AND_GROUPS'],
  UPDATE: ['UPDATE_USERS_AND_GROUPS', 'MANAGE_USERS_AND_GROUPS'],
  DELETE: ['MANAGE_USERS_AND_GROUPS'],
};

/**
 * Source: `API_ENTITY_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`. Tokens are not listed here,
 * since clients cannot write them.
 */
const PRIVILEGES_BY_TYPE: ReadonlyMap<string, TypePrivileges> = new Map([
  ['dataHubPolicy', forEveryChange('MANAGE_POLICIES')],
  ['dataHubRole', forEveryChange('MANAGE_POLICIES')],
  ['corpuser', IDENTITIES],
  ['corpGroup', IDENTITIES],
  ['dataHubSecret', forEveryChange('MANAGE_SECRETS')],
  ['dataHubIngestionSource', forEveryChange('MANAGE_INGESTION')],
]);

function forEveryChange(privilege: string): TypePrivileges {
  return { CREATE: [privilege], UPDATE: [privilege], DELETE: [privilege] };
}
